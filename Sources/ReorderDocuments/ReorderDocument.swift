public import Reordering

/// A document as a list of sections with items, over the bytes it was read from.
///
///     let document = try ReorderDocument(bytes: bytes, name: "list.txt", options: .init())
///     document.sections[0].items.map(document.label(of:))   // ["Eggs", "Milk"]
///
/// It keeps the bytes and where its items are in them. A new order is written by moving slices of
/// those bytes; see ``bytes(ordered:)``.
public struct ReorderDocument: Sendable {
  /// The format it was read in.
  public let format: DocumentFormat
  /// The source, untouched.
  public let bytes: [UInt8]
  /// The sections in document order.
  public internal(set) var sections: [Section]
  /// What the format found, and how it writes.
  var body: any DocumentBody
  /// Where an item is among all items in document order; behind them those made by duplicating.
  var slots: [String: Int]
  /// Which item each one was made of that was made by duplicating.
  var originals: [String: String] = [:]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - name: The name of its file, where it has one. It helps to find the format.
  ///   - options: The format, if it is known, and how to read it.
  /// - Throws: What makes the bytes no document of that format. Lines always are one, and so is
  ///   Markdown up to ``MarkdownReader/limit`` bytes.
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  public init(bytes: [UInt8], name: String?, options: ReadingOptions) throws(DocumentError) {
    format = options.format ?? .detected(in: bytes, name: name)
    let outline: DocumentOutline
    switch format {
    case .lines: outline = LinesReader(bytes: bytes, options: options).outline()
    case .markdown: outline = try MarkdownReader(bytes: bytes).outline()
    case .gitRebase: outline = RebaseReader(bytes: bytes).outline()
    case .board: outline = try BoardReader(bytes: bytes).outline()
    }
    self.bytes = bytes
    body = outline.body
    sections = outline.sections
    slots = try outline.slots()
  }
}

extension ReorderDocument {
  /// An ordered run of items with an identity and maybe a title.
  public struct Section: Hashable, Sendable {
    public var id: String
    public var title: String?
    public var language: String?
    public var acceptance: Acceptance
    /// The identities of its items, in order.
    public var items: [String]
  }

  /// The way a text runs.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case ltr, rtl
  }
}
