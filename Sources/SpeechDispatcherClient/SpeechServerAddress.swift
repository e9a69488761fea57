#if SpeechDispatcher
  internal import Glibc

  /// Where a speech server listens.
  ///
  ///     SpeechServerAddress(environment: ["SPEECHD_ADDRESS": "inet_socket:localhost:6560"])
  public struct SpeechServerAddress: Hashable, Sendable {
    /// What kind of socket it is, and which.
    public enum Socket: Hashable, Sendable {
      case unix(path: String)
      case inet(host: String, port: UInt16)
      /// An address that was given and that means nothing.
      case invalid(String)
    }

    /// The socket.
    public var socket: Socket
    /// Whether the address was chosen by the person, and not by default. A server at a chosen
    /// address is never started by us: it may be on another machine, or meant to be absent.
    public var isChosen: Bool
    /// The variable of the environment that it comes from, where it comes from one.
    public var variable: String?

    /// A socket that the person, or a test, has chosen.
    public init(_ socket: Socket) {
      self.socket = socket
      isChosen = true
    }

    /// The server that this process is to use.
    ///
    /// The rules are those of libspeechd's `spd_get_default_address`: `SPEECHD_ADDRESS` as
    /// `unix_socket[:PATH]` or `inet_socket[:HOST[:PORT]]`, else the socket of this user.
    ///
    /// - Parameter environment: The variables, or `nil` for those of this process.
    public init(environment: [String: String]? = nil) {
      func variable(_ name: String) -> String? {
        let value = environment.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
        return value.flatMap { $0.isEmpty ? nil : $0 }
      }
      let runtime =
        variable("XDG_RUNTIME_DIR") ?? variable("XDG_CACHE_HOME")
        ?? (variable("HOME") ?? "") + "/.cache"
      let names = ["SPEECHD_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "HOME"]
      self.variable = names.first { variable($0) != nil }
      let ownSocket = Socket.unix(path: runtime + "/speech-dispatcher/speechd.sock")
      let chosen = variable("SPEECHD_ADDRESS")
      isChosen = chosen != nil
      socket = chosen.map { Self.parse($0, default: ownSocket) } ?? ownSocket
    }

    private static func parse(_ address: String, default ownSocket: Socket) -> Socket {
      let fields = address.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      switch (fields[0], fields.count) {
      case ("unix_socket", 1): return ownSocket
      case ("unix_socket", _):
        return .unix(path: String(address.dropFirst("unix_socket:".count)))
      case ("inet_socket", _):
        let host = fields.count > 1 ? String(fields[1]) : "127.0.0.1"
        let port = fields.count > 2 ? UInt16(fields[2]) : defaultPort
        return port.map { .inet(host: host, port: $0) } ?? .invalid(address)
      default: return .invalid(address)
      }
    }

    /// The port that is assigned to speech-dispatcher.
    static let defaultPort: UInt16 = 6560

    /// A socket's path must fit into the system's `sockaddr_un`, with a closing NUL.
    static let longestPath = 107

    /// As a person would write it: a path, or `host:port`.
    public var text: String {
      switch socket {
      case .unix(let path): path
      case .inet(let host, let port): "\(host):\(port)"
      case .invalid(let text): text
      }
    }
  }
#endif
