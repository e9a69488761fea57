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
    var isEnabled = true
  }
}

/// Frames as a picture (SVG), one below the other.
///
/// Nothing is told by colour alone: a destructive button has a double frame, one that cannot be
/// tapped a dashed one. What does not fit is cut off at the edge of its row or button, as on a screen.
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
      <rect width="100%" height="100%" fill="#fff"/>

      """ + drawn.joined() + "</svg>\n"
  }

  private func drawing(of frame: SwipeFrame) -> String {
    let isRightToLeft = frame.direction == .rightToLeft
    return """
      <text x="0" y="12" font-size="12" fill="#333" direction="ltr">\
      \(Self.text(frame.caption))</text>
      <svg y="20" width="\(width)" height="\(Self.rowHeight)">
      \(buttons(of: frame))\
      <svg x="\(frame.offset)" width="\(width)" height="\(Self.rowHeight)">
      <rect width="100%" height="100%" fill="#eee"/>
      <text x="\(isRightToLeft ? width - 16 : 16)" y="33" \
      direction="\(isRightToLeft ? "rtl" : "ltr")">\
      \(Self.text(SwipeLabel.cut(frame.label, to: width - 32)))</text>
      </svg>
      </svg>
      <rect y="20" width="\(width)" height="\(Self.rowHeight)" fill="none" stroke="#333"/>

      """
  }

  /// The buttons share what is uncovered; the first is at the outside.
  private func buttons(of frame: SwipeFrame) -> String {
    let share = abs(frame.offset) / Double(max(frame.actions.count, 1))
    return frame.actions.enumerated().map { index, button in
      let left = frame.offset > 0 ? Double(index) * share : width - Double(index + 1) * share
      return """
        <svg x="\(left)" width="\(share)" height="\(Self.rowHeight)">
        <rect width="100%" height="100%" fill="\(button.fill)" stroke="#fff"/>
        \(button.frame(share))\(titleLines(of: button, share))</svg>

        """
    }.joined()
  }

  /// The title in the middle of its button, in lines and letters that fit.
  private func titleLines(of button: SwipeFrame.Button, _ share: Double) -> String {
    let title = SwipeLabel(button.title, width: share)
    let top = Self.rowHeight / 2 - title.size * 1.2 * Double(title.lines.count) / 2
    return title.lines.enumerated().map { index, line in
      let y = (top + title.size * (1.2 * Double(index) + 0.95)).rounded()
      return "<text x=\"\(share / 2)\" y=\"\(y)\" font-size=\"\(title.size)\" fill=\"#fff\" "
        + "text-anchor=\"middle\">\(Self.text(line))</text>\n"
    }.joined()
  }

  /// Text as XML has it, scalar by scalar: a mark behind a `<` does not make it another character.
  private static func text(_ raw: String) -> String {
    var escaped = ""
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // XML 1.0 does not allow these two.
      case "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension SwipeFrame.Button {
  /// Dark enough for white letters: 7 to 1 and more.
  fileprivate var fill: String { isEnabled ? isDestructive ? "#a00" : "#04a" : "#555" }

  fileprivate func frame(_ share: Double) -> String {
    guard isDestructive || !isEnabled, share > 8 else { return "" }
    return "<rect x=\"4\" y=\"4\" width=\"\(share - 8)\" height=\"48\" fill=\"none\" "
      + "stroke=\"#fff\"\(isEnabled ? "" : " stroke-dasharray=\"3 3\"")/>\n"
  }
}
