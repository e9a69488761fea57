/// What ends a line.
enum LineRule {
  /// LF, with the CR before it. A CR alone is content.
  case newline
  /// LF, CR LF or CR, as CommonMark has it.
  case commonMark
  /// NUL.
  case nul
}

extension LineRule {
  /// The lines of `bytes` from `start` on.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  func lines(of bytes: [UInt8], from start: Int) -> [SourceLine] {
    var lines: [SourceLine] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = start
      var index = start
      while index < bytes.count {
        let length = terminatorLength(at: index, in: bytes)
        guard length > 0 else {
          index += 1
          continue
        }
        lines.append(SourceLine(start: start, contentEnd: index, end: index + length))
        index += length
        start = index
      }
      if start < bytes.count {
        lines.append(SourceLine(start: start, contentEnd: bytes.count, end: bytes.count))
      }
    }
    return lines
  }

  /// The length of the terminator that begins at `index`, or 0.
  @inline(__always)
  private func terminatorLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch (self, bytes[index]) {
    case (.nul, 0), (.newline, 0x0A), (.commonMark, 0x0A): return 1
    case (.newline, 0x0D):
      return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 0
    case (.commonMark, 0x0D):
      return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    default: return 0
    }
  }

  /// What ends the first line of a text; in a text of one line what ends lines usually.
  ///
  /// - Complexity: O(*n*) where *n* is the length of that line.
  func firstTerminator(in bytes: [UInt8]) -> [UInt8] {
    for index in bytes.indices {
      let length = bytes.withUnsafeBufferPointer { terminatorLength(at: index, in: $0) }
      if length > 0 { return Array(bytes[index..<index + length]) }
    }
    return [self == .nul ? 0 : 0x0A]
  }

  /// A slice that ends as a line does, with the terminator of a text where it has none.
  ///
  /// - Complexity: O(*n*) where *n* is the length of the slice and of the first line of the text.
  func terminated(_ slice: [UInt8], like bytes: [UInt8]) -> [UInt8] {
    terminatorLength(endOf: slice) > 0 ? slice : slice + firstTerminator(in: bytes)
  }

  /// The length of the terminator at the end of some bytes, or 0.
  func terminatorLength(endOf bytes: some BidirectionalCollection<UInt8>) -> Int {
    guard let last = bytes.last else { return 0 }
    switch (self, last) {
    case (.nul, 0), (.commonMark, 0x0D): return 1
    case (.newline, 0x0A), (.commonMark, 0x0A): return bytes.dropLast().last == 0x0D ? 2 : 1
    default: return 0
    }
  }
}
