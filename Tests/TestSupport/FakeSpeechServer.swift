internal import AnnouncingSpeech
internal import Foundation

/// A speech server that only pretends: it speaks SSIP on a Unix socket, records every byte with
/// its time, and can be told to misbehave. Threads of its own serve it.
///
///     let server = try FakeSpeechServer()
///     server.react { line, _ in line == "SPEAK" ? .nothing : .usual }
public final class FakeSpeechServer: Sendable {
  /// What the server does with a line.
  public enum Reaction: Hashable, Sendable {
    /// What a speech server does.
    case usual
    /// The same, later.
    case late(Duration)
    /// Nothing at all.
    case nothing
    /// These bytes, whatever they are.
    case raw(String)
    /// The connection is closed.
    case close
    /// What a speech server does, and then the connection is closed.
    case usualThenClose
  }

  /// Bytes that arrived together.
  public struct Received: Sendable {
    public var time: ContinuousClock.Instant
    /// Counts connections from 1.
    public var connection: Int
    public var bytes: [UInt8]
  }

  /// A line that arrived.
  public struct Line: Hashable, Sendable {
    public var connection: Int
    public var text: String
    /// Whether it was the text of a message and no command.
    public var isText: Bool
  }

  private struct State {
    var react: @Sendable (_ line: String, _ connection: Int) -> Reaction = { _, _ in .usual }
    var reportsEvents = true
    var reportsEnds = true
    var received: [Received] = []
    var lines: [Line] = []
    var sockets: Set<Int32> = []
    var connections = 0
    var messages = 0
    var isOver = false
  }

  private let folder: TemporaryFolder
  private let listener: Int32
  private let state = Monitor(State())

  public init() throws {
    folder = try TemporaryFolder()
    listener = try listenOnUnixSocket(folder.path + "/sock")
    let listener = listener
    Thread.detachNewThread { [weak self] in
      while true {
        let socket = acceptConnection(listener)
        guard socket >= 0 else { break }
        guard let self, self.serve(socket) else {
          close(socket)
          break
        }
      }
      // Only here: its number may belong to another server as soon as it is closed.
      close(listener)
    }
  }

  deinit {
    state.change { state in
      state.isOver = true
      for socket in state.sockets { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    }
    _ = shutdown(listener, Int32(SHUT_RDWR))
  }

  /// The socket to speak to.
  public var socketPath: String { folder.path + "/sock" }

  /// Decides what is done with each line from now on; the text of a message ends with the line `.`.
  public func react(
    _ reaction: @escaping @Sendable (_ line: String, _ connection: Int) -> Reaction
  ) {
    state.change { $0.react = reaction }
  }

  /// Whether begin and end of a message are reported as soon as it has arrived. With `false` it
  /// "sounds" until it is cancelled.
  public func reportEvents(_ isReporting: Bool) {
    state.change { $0.reportsEvents = isReporting }
  }

  /// Whether the end of a message is reported behind its beginning. With `false` it "begins" and
  /// "sounds" until it is cancelled, as on a machine without sound.
  public func reportEnds(_ isReporting: Bool) {
    state.change { $0.reportsEnds = isReporting }
  }

  /// Everything that arrived.
  public var received: [Received] { state.change { $0.received } }

  /// All bytes of one connection.
  public func bytes(of connection: Int) -> [UInt8] {
    received.filter { $0.connection == connection }.flatMap(\.bytes)
  }

  /// Everything that arrived, line by line.
  public var lines: [Line] { state.change { $0.lines } }

  /// The texts of all messages, a line each. A dot at the start of a line is doubled on the way
  /// (SSIP, "SPEAK").
  public var texts: [String] {
    lines.filter(\.isText).map { $0.text.hasPrefix("..") ? String($0.text.dropFirst()) : $0.text }
  }

  /// How many connections there were.
  public var connections: Int { state.change { $0.connections } }

  /// Closes every connection, as a server that dies does.
  public func dropConnections() {
    state.change { state in
      for socket in state.sockets { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }
}

// MARK: - Serving

extension FakeSpeechServer {
  /// Starts a thread for a connection.
  private func serve(_ socket: Int32) -> Bool {
    let number = state.change { state -> Int? in
      guard !state.isOver else { return nil }
      state.connections += 1
      state.sockets.insert(socket)
      return state.connections
    }
    guard let number else { return false }
    Thread.detachNewThread { [weak self] in
      var session = Session(connection: number)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0, let self,
          self.take(Array(buffer[..<count]), from: socket, in: &session)
        else { break }
      }
      self?.state.change { _ = $0.sockets.remove(socket) }
      close(socket)
    }
    return true
  }

  private struct Session {
    var connection: Int
    var rest: [UInt8] = []
    var isTakingText = false
    var sounding: [Int] = []
  }

  private func take(_ bytes: [UInt8], from socket: Int32, in session: inout Session) -> Bool {
    let connection = session.connection
    state.change { state in
      state.received.append(Received(time: .now, connection: connection, bytes: bytes))
    }
    session.rest += bytes
    while let end = session.rest.firstIndex(of: UInt8(ascii: "\n")) {
      var line = String(decoding: session.rest[..<end], as: UTF8.self)
      session.rest.removeSubrange(...end)
      if line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
      let isText = session.isTakingText && line != "."
      let react = state.change { state in
        state.lines.append(Line(connection: connection, text: line, isText: isText))
        return state.react
      }
      if isText { continue }
      let reaction = react(line, connection)
      switch reaction {
      case .nothing: continue
      case .close: return false
      case .raw(let text):
        answer(text, to: socket)
        continue
      case .late(let time): pause(time)
      case .usual, .usualThenClose: break
      }
      answer(usualAnswer(to: line, in: &session), to: socket)
      if reaction == .usualThenClose || line == "QUIT" { return false }
    }
    return true
  }

  private func usualAnswer(to line: String, in session: inout Session) -> String {
    func event(_ code: Int, _ name: String, _ message: Int) -> String {
      "\(code)-\(message)\r\n\(code)-\(session.connection)\r\n\(code) \(name)\r\n"
    }
    let isSound = line.hasPrefix("CHAR ") || line.hasPrefix("SOUND_ICON ")
    if isSound || (session.isTakingText && line == ".") {
      session.isTakingText = false
      let (message, begins, ends) = state.change { state in
        state.messages += 1
        return (state.messages, state.reportsEvents, state.reportsEvents && state.reportsEnds)
      }
      let events =
        (begins ? event(701, "BEGIN", message) : "") + (ends ? event(702, "END", message) : "")
      if !ends { session.sounding.append(message) }
      return "225-\(message)\r\n225 OK MESSAGE QUEUED\r\n" + events
    }
    // Clients write commands as they like; libspeechd's `spd_say` sends "speak".
    switch line.uppercased() {
    case "SPEAK":
      session.isTakingText = true
      return "230 OK RECEIVING DATA\r\n"
    case "CANCEL SELF":
      defer { session.sounding = [] }
      return "210 OK CANCELED\r\n"
        + session.sounding.map { event(703, "CANCELED", $0) }.joined()
    case "HISTORY GET CLIENT_ID":
      return "245-\(session.connection)\r\n245 OK CLIENT ID SENT\r\n"
    case "LIST OUTPUT_MODULES":
      return "250-espeak-ng\r\n250-other\r\n250 OK MODULE LIST SENT\r\n"
    case "GET OUTPUT_MODULE": return "251-espeak-ng\r\n251 OK GET RETURNED\r\n"
    case "LIST SYNTHESIS_VOICES":
      return "249-English\ten\tnone\r\n249-English+deep\ten\tdeep\r\n"
        + "249-Carmit\the-IL\tnone\r\n249-Tatar\ttt\tnone\r\n249 OK VOICE LIST SENT\r\n"
    case "GET RATE": return "251-0\r\n251 OK GET RETURNED\r\n"
    case "QUIT": return "231 HAPPY HACKING\r\n"
    case let command where command.hasPrefix("SET SELF "): return "200 OK\r\n"
    default: return "500 ERR INVALID COMMAND\r\n"
    }
  }

  private func answer(_ text: String, to socket: Int32) {
    let bytes = Array(text.utf8)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
