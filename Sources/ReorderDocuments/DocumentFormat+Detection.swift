extension DocumentFormat {
  /// The format of a document, from its name and its content.
  ///
  /// The ending of the name decides where it says something: `.md` and `.markdown` are Markdown.
  /// `git-rebase-todo` is a rebase list. An object with the member `sections` is a board, whatever its name is. All else is lines.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes, if they begin like an object; else O(1).
  static func detected(in bytes: [UInt8], name: String?) -> DocumentFormat {
    let name = name?.lowercased() ?? ""
    if name == "git-rebase-todo" || name.hasSuffix("/git-rebase-todo") { return .gitRebase }
    if name.hasSuffix(".md") || name.hasSuffix(".markdown") { return .markdown }
    let start = ByteOrderMark.length(in: bytes)
    guard let first = bytes[start...].first(where: { !$0.isJSONSpace }), first == UInt8(ascii: "{")
    else { return .lines }
    guard let tape = try? JSONTape(bytes) else { return name.hasSuffix(".json") ? .board : .lines }
    return tape.member("sections", of: tape.root) == nil ? .lines : .board
  }
}
