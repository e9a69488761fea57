/// The title of a button in lines and in letters of a size that fit its width.
///
///     SwipeLabel("Mark as unread", width: 74).lines     // ["Mark as", "unread"]
///
/// Widths are estimated, since a picture is drawn where no fonts are known: a letter is 0.6 as wide as
/// it is high.
struct SwipeLabel {
  private(set) var lines: [String]
  /// The size of the letters in points.
  private(set) var size: Double

  private static let usualSize = 14.0
  private static let smallestSize = 9.0
  private static let mostLines = 3

  /// - Parameters:
  ///   - title: The title.
  ///   - width: The width of the button in points. One that is hardly uncovered is laid out as if it
  ///     were wider, and cut off.
  init(_ title: String, width: Double) {
    let room = max(width, 60) - 12
    let words = title.split(separator: " ").map(String.init)
    let longest = words.map(\.count).max() ?? 0
    let fitting = room / Self.width(of: longest, size: 1)
    size = max(Self.smallestSize, min(Self.usualSize, fitting.rounded(.down)))
    lines = []
    for word in words {
      if let last = lines.last, Self.width(of: last.count + 1 + word.count, size: size) <= room {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    if lines.count > Self.mostLines {
      lines = lines.prefix(Self.mostLines - 1) + [lines[Self.mostLines - 1] + "…"]
    }
  }

  /// The label of a row, cut so that it fits a width in points.
  static func cut(_ label: String, to width: Double) -> String {
    let most = max(1, Int(width / Self.width(of: 1, size: 16)))
    if label.count <= most { return label }
    let head = label.prefix(most - 1)
    return head[...(head.lastIndex { $0 != " " } ?? head.startIndex)] + "…"
  }

  private static func width(of count: Int, size: Double) -> Double {
    Double(count) * size * 0.6
  }
}
