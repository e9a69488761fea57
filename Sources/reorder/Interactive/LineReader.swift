internal import Glibc

/// Lines from a file descriptor, one at a time, as soon as they are there.
struct LineReader {
  private let descriptor: Int32
  private var waiting: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end, or `nil` at the end of the input. Bytes that are not UTF-8 come
  /// out as U+FFFD.
  mutating func next() -> String? {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = waiting[..<end]
        waiting = waiting[(end + 1)...]
        return String(
          decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
      if isAtEnd {
        guard !waiting.isEmpty else { return nil }
        defer { waiting = [] }
        return String(decoding: waiting, as: UTF8.self)
      }
      readMore()
    }
  }

  private mutating func readMore() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      waiting = ArraySlice(waiting + chunk[..<count])
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
