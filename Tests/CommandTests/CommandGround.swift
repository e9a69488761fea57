import Foundation
import Glibc
import TestSupport

/// A place of its own in which the built command runs: a temporary folder that is its current
/// folder and its home, and an environment made from scratch, without the speech server or the
/// terminal of whoever runs the tests.
final class CommandGround: Sendable {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a document and returns its name.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    try folder.write(text, to: name)
    return name
  }

  /// Writes a document of any bytes and returns its name.
  @discardableResult
  func file(_ name: String, bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return name
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  func text(_ name: String) -> String { folder.text(of: name) }

  /// The names of all files in the folder but those that the ground itself made.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix("run-") }.sorted()
  }

  /// The environment of a run.
  ///
  /// - Parameter changes: Variables to set, or with `nil` to leave out.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables: [String: String] = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/run-state", "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin", "TERM": "dumb",
      "SPEECHD_ADDRESS": "unix_socket:" + folder.path + "/run-no-speech",
    ]
    for (name, value) in changes { variables[name] = value }
    return variables
  }
}
