#if SpeechDispatcher
  internal import AnnouncingSpeech
  internal import CSpeechDispatcher
  internal import Glibc

  /// The one owner of a connection of libspeechd.
  ///
  /// Commands go through `spd_send_data`, which gives the server's answer as it is. The library's
  /// own functions for them, `spd_say` among them, end the whole program with `exit` when an
  /// answer is malformed, hang for ever in the call after an empty text, and repeat settings that
  /// have not changed.
  ///
  /// `@unchecked Sendable`: the library takes a lock for each `spd_send_data`, the pointer never
  /// changes after `init`, and ``close()`` is called once, when no other call is running.
  final class SpeechConnection: @unchecked Sendable {
    private let handle: UnsafeMutablePointer<SPDConnection>
    private let route: SpeechEventRouter.Route
    private var isClosed = false

    /// Connects with `spd_open2`, in the threaded mode: the other one knows no events, and ends the
    /// program when the server dies.
    ///
    /// Signals are blocked on this thread already, and so they are on the reader thread.
    ///
    /// - Parameters:
    ///   - address: The server; it should have answered just now.
    ///   - events: Told what happens to messages, on the reader thread.
    /// - Throws: Why there is no connection.
    init(
      to address: SpeechServerAddress, events: @escaping @Sendable (SpeechEvent) -> Void
    ) throws(SpeechState.Reason) {
      guard let handle = Self.open(address) else { throw .noServer(address: address.text) }
      do throws(SpeechState.Reason) {
        // What spd_get_client_id asks.
        let reply = try Self.send("HISTORY GET CLIENT_ID", to: handle)
        guard let client = reply.number else { throw .lost }
        self.handle = handle
        // Nothing was said yet, so no event is missed.
        let (route, callback) = SpeechEventRouter.connect(client: client, to: events)
        self.route = route
        handle.pointee.callback_begin = callback
        handle.pointee.callback_end = callback
        handle.pointee.callback_cancel = callback
      } catch {
        Self.close(handle)
        throw error
      }
    }

    deinit { close() }

    /// Sends a command, or the text of a message, and waits for the answer (`spd_send_data`).
    ///
    /// - Parameter line: One line without its end, and without anything that could end it.
    /// - Returns: The answer.
    /// - Throws: `lost`, when the connection is no more, or what came is no answer.
    func send(_ line: String) throws(SpeechState.Reason) -> SSIPReply {
      try Self.send(line, to: handle)
    }

    /// Ends the connection and the library's reader thread (`spd_close`). May wait for the server.
    func close() {
      guard !isClosed else { return }
      isClosed = true
      SpeechEventRouter.disconnect(route)
      Self.close(handle)
    }

    /// `spd_close` cancels the reader thread wherever it is, which could be in the middle of an event.
    /// Once the server has hung up, it rests until that.
    private static func close(_ handle: UnsafeMutablePointer<SPDConnection>) {
      _ = try? send("QUIT", to: handle)
      usleep(2_000)
      spd_close(handle)
    }

    private static func send(
      _ line: String, to handle: UnsafeMutablePointer<SPDConnection>
    ) throws(SpeechState.Reason) -> SSIPReply {
      guard let answer = spd_send_data(handle, line + "\r\n", SPD_WAIT_REPLY) else { throw .lost }
      defer { free(answer) }
      guard let reply = SSIPReply(String(cString: answer)) else { throw .lost }
      return reply
    }

    private static func open(
      _ address: SpeechServerAddress
    ) -> UnsafeMutablePointer<SPDConnection>? {
      // The address holds pointers that are not constant in C; they need copies of their own.
      var place = SPDConnectionAddress()
      defer {
        free(place.unix_socket_name)
        free(place.inet_socket_host)
      }
      switch address.socket {
      case .unix(let path):
        place.method = SPD_METHOD_UNIX_SOCKET
        place.unix_socket_name = strdup(path)
      case .inet(let host, let port):
        place.method = SPD_METHOD_INET_SOCKET
        place.inet_socket_host = strdup(host)
        place.inet_socket_port = Int32(port)
      case .invalid: return nil
      }
      // Without a place for its error text the function crashes where there is no server. Starting
      // a server is not left to it either: it would wait for the command without a limit.
      var error: UnsafeMutablePointer<CChar>?
      let handle = spd_open2("reorder", "main", nil, SPD_MODE_THREADED, &place, 0, &error)
      free(error)
      return handle
    }
  }
#endif
