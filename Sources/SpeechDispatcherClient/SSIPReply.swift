#if SpeechDispatcher
  /// An answer of the server: lines of a three-digit code and data, as SSIP has them.
  ///
  ///     225-17\r\n
  ///     225 OK MESSAGE QUEUED\r\n
  struct SSIPReply: Equatable {
    /// The code of the last line.
    var code: Int
    /// The data of the lines before it.
    var data: [String]

    /// - Returns: `nil` if it is not an answer of a speech server.
    ///
    /// - Complexity: O(*n*), byte by byte: a list of voices has ten thousand lines.
    init?(_ text: String) {
      let lines = text.utf8.split { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
      guard let last = lines.last, last.dropFirst(3).first == UInt8(ascii: " "),
        let code = Self.code(of: last)
      else { return nil }
      let start = last.prefix(3)
      for line in lines.dropLast() {
        let isSame = line.starts(with: start) && line.dropFirst(3).first == UInt8(ascii: "-")
        guard isSame else { return nil }
      }
      self.code = code
      data = lines.dropLast().map { String(Substring($0.dropFirst(4))) }
    }

    /// Whether the server did what it was asked (codes of the 200s).
    var isOK: Bool { (200..<300).contains(code) }

    /// The number that the reply brings, such as that of a message.
    var number: Int? { data.first.flatMap { Int($0) } }

    private static func code(of line: Substring.UTF8View) -> Int? {
      let digits = line.prefix(3)
      let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return isNumber && digits.count == 3 ? Int(Substring(digits)) : nil
    }
  }
#endif
