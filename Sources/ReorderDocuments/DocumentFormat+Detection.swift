extension DocumentFormat {
  /// The format of a document, from its name and its content.
  ///
  /// 1. A file called `git-rebase-todo` is a rebase list.
  /// 2. A name that ends in `.md` or `.markdown` is Markdown.
  /// 3. An object with the member `sections` is a board. So is text in a `.json` file that begins
  ///    like an object and is none, so that a person hears what is wrong with it.
  /// 4. All else is lines.
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
