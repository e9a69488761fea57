/// How a document is read.
///
///     var options = ReadingOptions()
///     options.format = .lines
///     options.sections = true
public struct ReadingOptions: Hashable, Sendable {
  /// The format, or nil for the one that name and content speak for.
  public var format: DocumentFormat?
  /// `lines`: records end in a NUL byte and may hold line breaks.
  public var nulSeparated = false
  /// `lines`: titles that end in a colon, or else blank lines, make sections.
  public var sections = false
  /// `lines`: comment lines directly above a line go with it.
  public var attachComments = false

  public init(format: DocumentFormat? = nil) { self.format = format }
}
