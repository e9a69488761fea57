#if SpeechDispatcher
  internal import AnnouncingSpeech
  internal import Glibc

  /// Finds out whether a speech server answers, on a connection of its own and with a limit.
  ///
  /// libspeechd waits for ever when it opens a connection to a server that does not answer, and
  /// each such try would leave a thread behind. And it ends the program when what listens there is
  /// something else. So this comes first: say goodbye, and see whether the answer is that of SSIP.
  enum ServerGreeting {
    /// - Parameters:
    ///   - address: Where to look.
    ///   - limit: The longest time to wait for the answer.
    /// - Throws: Why there is no speech server that answers.
    static func check(
      _ address: SpeechServerAddress, within limit: Duration
    ) throws(SpeechState.Reason) {
      let end = ContinuousClock.now + limit
      let socket = try connect(to: address, within: limit)
      defer { close(socket) }
      let farewell = Array("QUIT\r\n".utf8)
      try wait(for: Int16(POLLOUT), on: socket, until: end)
      // A connection that was refused later than at once shows here.
      guard Glibc.send(socket, farewell, farewell.count, Int32(MSG_NOSIGNAL)) > 0 else {
        throw .noServer(address: address.text)
      }
      var answer: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 256)
      while !answer.contains(UInt8(ascii: "\n")), answer.count < buffer.count {
        try wait(for: Int16(POLLIN), on: socket, until: end)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw .lost }
        answer += buffer[..<count]
      }
      guard let reply = SSIPReply(String(decoding: answer, as: UTF8.self)), reply.isOK else {
        throw .lost
      }
    }

    /// Waits until a socket can be read or written.
    static func wait(
      for events: Int16, on socket: Int32, until end: ContinuousClock.Instant
    ) throws(SpeechState.Reason) {
      var watched = pollfd(fd: socket, events: events, revents: 0)
      repeat {
        let rest = max(.zero, end - ContinuousClock.now)
        let status = poll(&watched, 1, Int32((rest / .milliseconds(1)).rounded(.up)))
        if status > 0 { return }
        if status < 0, errno != EINTR { throw .lost }
      } while ContinuousClock.now < end
      throw .notAnswering
    }

    /// A socket that is connected, or is about to be; it never blocks.
    static func connect(
      to address: SpeechServerAddress, within limit: Duration
    ) throws(SpeechState.Reason) -> Int32 {
      switch address.socket {
      case .unix(let path):
        guard path.utf8.count <= SpeechServerAddress.longestPath else { break }
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
        let socket = withUnsafePointer(to: &name) { name in
          name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(AF_UNIX, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
        // The queue of a server that does not accept is full.
        if socket == nil, errno == EAGAIN { throw .notAnswering }
        if let socket { return socket }
      case .inet(let host, let port):
        guard var name = try resolve(host, port: port, within: limit) else { break }
        let socket = withUnsafePointer(to: &name) { name in
          name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(AF_INET, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        if let socket { return socket }
      case .invalid: break
      }
      throw .noServer(address: address.text)
    }

    /// The address of a host, or `nil` where it has none.
    ///
    /// `getaddrinfo` has no limit, and where no name server answers it takes very long. So it runs
    /// on a thread of its own, which is left behind then.
    private static func resolve(
      _ host: String, port: UInt16, within limit: Duration
    ) throws(SpeechState.Reason) -> sockaddr_in? {
      // Nothing yet, or the addresses.
      let answer = Monitor<[sockaddr_in]?>(nil)
      let started = WorkerThread.start {
        let found = addresses(of: host, port: port)
        answer.change { $0 = found }
      }
      guard started else { return nil }
      let clock = SystemSpeechClock()
      let found = answer.wait(clock) { answer in
        answer == nil && clock.now < limit ? .wait(until: limit) : .found(answer)
      }
      guard let found else { throw .notAnswering }
      return found.first
    }

    /// The first address of a host, or none. libspeechd knows only version 4 of the protocol.
    private static func addresses(of host: String, port: UInt16) -> [sockaddr_in] {
      var hints = addrinfo()
      hints.ai_family = AF_INET
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else { return [] }
      defer { freeaddrinfo(found) }
      return found.pointee.ai_addr.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        [$0.pointee]
      }
    }

    private static func connect(
      _ family: Int32, _ name: UnsafePointer<sockaddr>, _ length: socklen_t
    ) -> Int32? {
      let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
      let socket = Glibc.socket(family, type, 0)
      guard socket >= 0 else { return nil }
      if Glibc.connect(socket, name, length) == 0 || errno == EINPROGRESS { return socket }
      let reason = errno
      close(socket)
      errno = reason
      return nil
    }
  }
#endif
