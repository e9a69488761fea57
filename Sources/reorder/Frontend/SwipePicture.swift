internal import ReorderWording
internal import SwipeMenus

/// One row at one moment, to be drawn.
struct SwipeFrame {
  /// The event after which it is so.
  var caption: String
  var label: String
  var direction: LayoutDirection
  /// How far the row is from its closed place, positive rightwards.
  var offset: Double
  /// What is uncovered, from the outside in.
  var actions: [Button] = []

  struct Button {
    var title: String
    var isDestructive: Bool
  }
}

/// Frames as a picture (SVG), one below the other.
///
/// Nothing is told by colour alone: a destructive button has a double frame.
struct SwipePicture {
  let width: Double
  var frames: [SwipeFrame] = []

  private static let rowHeight = 56.0
  /// A row, the line of text above it, and a gap.
  private static let frameHeight = 92.0
  private static let margin = 16.0

  var svg: String {
    let (wide, high) = (
      width + 2 * Self.margin, Double(frames.count) * Self.frameHeight + Self.margin
    )
    let drawn = frames.enumerated().map { index, frame in
      let top = Double(index) * Self.frameHeight + Self.margin
      return "<g transform=\"translate(\(Self.margin) \(top))\">\n\(drawing(of: frame))</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(wide)" height="\(high)" \
      viewBox="0 0 \(wide) \(high)" font-family="sans-serif" font-size="16">
      <clipPath id="row"><rect y="20" width="\(width)" height="\(Self.rowHeight)"/></clipPath>
      <rect width="100%" height="100%" fill="#fff"/>

      """ + drawn.joined() + "</svg>\n"
  }

  private func drawing(of frame: SwipeFrame) -> String {
    let isRightToLeft = frame.direction == .rightToLeft
    let start = frame.offset + (isRightToLeft ? width - 16 : 16)
    return """
      <text x="0" y="12" font-size="12" fill="#333" direction="ltr">\
      \(Self.text(frame.caption))</text>
      <g clip-path="url(#row)">
      \(buttons(of: frame))\
      <rect x="\(frame.offset)" y="20" width="\(width)" height="\(Self.rowHeight)" fill="#eee"/>
      <text x="\(start)" y="53" direction="\(isRightToLeft ? "rtl" : "ltr")">\
      \(Self.text(frame.label))</text>
      </g>
      <rect y="20" width="\(width)" height="\(Self.rowHeight)" fill="none" stroke="#333"/>

      """
  }

  /// The buttons share what is uncovered; the first is at the outside.
  private func buttons(of frame: SwipeFrame) -> String {
    guard !frame.actions.isEmpty else { return "" }
    let share = abs(frame.offset) / Double(frame.actions.count)
    return frame.actions.enumerated().map { index, button in
      let left = frame.offset > 0 ? Double(index) * share : width - Double(index + 1) * share
      let inner =
        button.isDestructive && share > 8
        ? "<rect x=\"\(left + 4)\" y=\"24\" width=\"\(share - 8)\" height=\"48\" fill=\"none\" "
          + "stroke=\"#fff\"/>\n" : ""
      return """
        <rect x="\(left)" y="20" width="\(share)" height="\(Self.rowHeight)" \
        fill="\(button.isDestructive ? "#a00" : "#05a")" stroke="#fff"/>
        \(inner)<text x="\(left + share / 2)" y="53" font-size="14" fill="#fff" \
        text-anchor="middle">\(Self.text(button.title))</text>

        """
    }.joined()
  }

  /// Text as XML has it.
  private static func text(_ raw: String) -> String {
    raw.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }
}
