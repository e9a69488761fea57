/// What stands between `---` or `+++` lines at the very start of some Markdown texts, and is none.
enum FrontMatter {
  /// The number of lines of the front matter of a text, or 0.
  ///
  /// YAML is between `---` and `---` or `...`, TOML between `+++` and `+++`. A blank line after the
  /// first one, or no closing line, means that it is none.
  static func length(in lines: [SourceLine], of bytes: [UInt8]) -> Int {
    func content(_ line: SourceLine) -> String {
      String(decoding: bytes[line.content], as: UTF8.self).trimmedEnd
    }
    guard lines.count > 1, let first = lines.first.map(content), ["---", "+++"].contains(first),
      !Text.isBlank(bytes[lines[1].content])
    else { return 0 }
    let closing = first == "---" ? ["---", "..."] : ["+++"]
    let end = lines.dropFirst().firstIndex { closing.contains(content($0)) }
    return end.map { $0 + 1 } ?? 0
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    guard let last = lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(self[...last])
  }
}
