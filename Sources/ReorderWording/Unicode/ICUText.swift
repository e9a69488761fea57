internal import CUnicode

/// Calling ICU's functions that fill a buffer.
enum ICUText {
  /// The text that a function writes as UTF-16, or `nil` when it failed or there is none.
  ///
  /// ICU answers with the length the text has, also when the buffer is too short; then the call is
  /// made again with room for all of it.
  static func utf16(
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) -> String? {
    var capacity = 128
    for _ in 0..<2 {
      var status = ICU_U_ZERO_ERROR
      var needed = 0
      let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
        buffer.initialize(repeating: 0)
        guard let start = buffer.baseAddress else { return "" }
        needed = Int(fill(start, Int32(buffer.count), &status))
        guard needed >= 0, needed <= buffer.count else { return "" }
        return String(decoding: UnsafeBufferPointer(start: start, count: needed), as: UTF16.self)
      }
      if status <= ICU_U_ZERO_ERROR { return text }
      guard status == ICU_U_BUFFER_OVERFLOW_ERROR else { return nil }
      capacity = needed + 1
    }
    return nil
  }

  /// The text that a function writes as ASCII, or `nil` when it failed.
  ///
  /// The locale functions write nothing longer than 157 bytes.
  static func ascii(
    _ fill: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) -> String? {
    var status = ICU_U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { return nil }
      let length = Int(fill(start, Int32(buffer.count), &status))
      guard status <= ICU_U_ZERO_ERROR, length <= buffer.count else { return nil }
      return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
