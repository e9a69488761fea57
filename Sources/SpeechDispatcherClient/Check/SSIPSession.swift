#if SpeechDispatcher
  internal import AnnouncingSpeech
  internal import Glibc

  /// A conversation with a server over a socket of its own, in which no answer is waited for longer
  /// than a limit.
  ///
  /// It only asks: for speech there is ``SpeechDispatcherAnnouncer``. libspeechd has no limits.
  final class SSIPSession {
    private let socket: Int32
    private let limit: Duration
    /// What was read, of which `taken` bytes were given out.
    private var waiting: [UInt8] = []
    private var taken = 0
    /// The voices of a server are half a megabyte; what goes on much longer is no answer.
    private static let longestReply = 1 << 22

    /// Connects.
    init(
      to address: SpeechServerAddress, within limit: Duration
    ) throws(SpeechState.Reason) {
      self.limit = limit
      socket = try ServerGreeting.connect(to: address, within: limit)
      _ = try send("SET SELF CLIENT_NAME user:reorder:check")
    }

    deinit { Glibc.close(socket) }

    /// Sends a command and waits for the answer.
    ///
    /// - Parameters:
    ///   - line: One line without its end, and without anything that could end it.
    ///   - limit: The longest time to wait, where it is not the usual one.
    /// - Returns: The answer.
    /// - Throws: Why there is none.
    func send(
      _ line: String, within limit: Duration? = nil
    ) throws(SpeechState.Reason) -> SSIPReply {
      let end = ContinuousClock.now + (limit ?? self.limit)
      let bytes = Array((line + "\r\n").utf8)
      try ServerGreeting.wait(for: Int16(POLLOUT), on: socket, until: end)
      guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
        throw .lost
      }
      var reply: [UInt8] = []
      repeat {
        let line = try nextLine(until: end)
        reply += line
        // A hyphen behind the code says that another line follows, a blank that none does.
        guard line.count >= 4, reply.count <= Self.longestReply,
          [UInt8(ascii: "-"), UInt8(ascii: " ")].contains(line[3])
        else { throw .lost }
        if line[3] == UInt8(ascii: " ") { break }
      } while true
      guard let answer = SSIPReply(String(decoding: reply, as: UTF8.self)) else { throw .lost }
      return answer
    }

    /// Says goodbye. The socket is closed with the session.
    func quit() { _ = try? send("QUIT") }

    /// The next line, with its end.
    private func nextLine(until end: ContinuousClock.Instant) throws(SpeechState.Reason) -> [UInt8]
    {
      var searched = taken
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        if let newline = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { taken = newline + 1 }
          return Array(waiting[taken...newline])
        }
        waiting.removeFirst(taken)
        taken = 0
        searched = waiting.count
        guard searched <= Self.longestReply else { throw .lost }
        try ServerGreeting.wait(for: Int16(POLLIN), on: socket, until: end)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw .lost }
        waiting += buffer[..<count]
      }
    }
  }
#endif
