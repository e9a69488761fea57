/// A block at the outermost level of a Markdown text. Lines count from 0.
struct MarkdownBlock: Sendable {
  enum Kind: Hashable, Sendable {
    case heading(level: Int, title: String)
    case list
    case paragraph
    case code
    case html
    case rule
    case quote
  }

  var kind: Kind
  /// Its first line, and the line after its last one.
  var lines: Range<Int>
  /// The items, where it is a list.
  var items: [Item] = []

  /// An item of a list, with all that is inside it.
  struct Item: Sendable {
    /// Its lines, without blank ones at its end.
    var lines: Range<Int>
    /// The text of its first line.
    var label: LabelText
    var state: ItemState?
    /// What it is made of.
    var structure: UInt64 = 0
  }
}
