internal import Foundation

/// A Unix socket could not be made.
struct SocketFailure: Error {
  var path: String
  var code: Int32
}

/// Listens on a Unix socket.
func listenOnUnixSocket(_ path: String) throws -> Int32 {
  let listener = makeSocket()
  let status = withName(path) { bind(listener, $0, $1) }
  guard listener >= 0, status == 0, listen(listener, 64) == 0 else {
    throw SocketFailure(path: path, code: errno)
  }
  return listener
}

/// Makes a Unix socket at which nobody listens any more, as a server that has died leaves one.
public func leaveUnixSocket(_ path: String) throws { close(try listenOnUnixSocket(path)) }

/// Whether somebody listens on a Unix socket.
func canConnect(to path: String) -> Bool {
  let socket = makeSocket()
  defer { close(socket) }
  return withName(path) { connect(socket, $0, $1) } == 0
}

private func makeSocket() -> Int32 {
  socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
}

/// Calls a function of the system with the name of a Unix socket.
private func withName(
  _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
  var name = sockaddr_un()
  name.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
  return withUnsafePointer(to: &name) { name in
    name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
}

/// Waits for a connection.
func acceptConnection(_ listener: Int32) -> Int32 {
  let socket = accept(listener, nil, nil)
  if socket >= 0 { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
  return socket
}
