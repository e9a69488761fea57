internal import Glibc

/// Lines from a file descriptor, one at a time, as soon as they are there.
struct LineReader {
  private let descriptor: Int32
  private let signals: SignalPipe?
  private let take: ([Int32]) -> Void
  /// What was read, of which `taken` bytes were given out and `searched` have no line end.
  private var bytes: [UInt8] = []
  private var taken = 0
  private var searched = 0
  private var isAtEnd = false

  /// - Parameters:
  ///   - descriptor: Where lines come from.
  ///   - signals: Signals that are looked for while a line is waited for.
  ///   - take: Takes them.
  init(
    _ descriptor: Int32, signals: SignalPipe? = nil, take: @escaping ([Int32]) -> Void = { _ in }
  ) {
    self.descriptor = descriptor
    self.signals = signals
    self.take = take
  }

  /// The next line without its end, or `nil` at the end of the input. Bytes that are not UTF-8 come
  /// out as U+FFFD.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes, however it arrives.
  mutating func next() -> String? {
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(upTo: end, skipping: 1)
      }
      searched = bytes.count
      if isAtEnd {
        return taken < bytes.count ? line(upTo: bytes.count, skipping: 0) : nil
      }
      readMore()
    }
  }

  private mutating func line(upTo end: Int, skipping count: Int) -> String {
    let line = bytes[taken..<end]
    taken = end + count
    searched = taken
    return String(
      decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Waits until there is something to read, and takes the signals that come before it.
  private func waitForInput() {
    guard let signals else { return }
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waiting, 2, -1)
      if waiting[1].revents != 0 { take(signals.take()) }
      if waiting[0].revents != 0 { return }
    }
  }

  private mutating func readMore() {
    bytes.removeFirst(taken)
    searched -= taken
    taken = 0
    waitForInput()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count < 0, errno == EAGAIN {
      // Another program has told the terminal or the pipe not to wait; so it is waited for here.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, -1)
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
