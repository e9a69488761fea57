public import Foundation

/// A folder that is removed with the value that owns it. Its path is short, because the path of a
/// socket must fit into 107 bytes.
public final class TemporaryFolder: Sendable {
  /// The path, without a slash at its end.
  public let path: String

  public init() throws {
    path = "/tmp/ro-" + UUID().uuidString.prefix(8).lowercased()
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a folder inside, with private access.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  /// Writes a file inside.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// Reads a file inside; what is not there is empty, what is not UTF-8 is repaired.
  public func text(of name: String) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// The bytes of a file inside; what is not there is empty.
  public func bytes(of name: String) -> Data {
    (try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name))) ?? Data()
  }
}
