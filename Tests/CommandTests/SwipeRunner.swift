import Foundation
import TestSupport

/// Runs the command that was built, for the tests of `reorder swipe`.
struct SwipeRunner {
  let folder: TemporaryFolder

  init(_ board: String) throws {
    folder = try TemporaryFolder()
    try folder.write(board, to: "board.json")
  }

  struct Result: Equatable {
    var lines: [String]
    var errors: String
    var status: Int32
  }

  /// Runs `reorder` in English, unless the arguments say otherwise.
  func run(_ arguments: [String], speechServer: String? = nil) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("reorder")
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8", "HOME": folder.path]
    if let speechServer {
      process.environment?["SPEECHD_ADDRESS"] = "unix_socket:" + speechServer
    }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(
      lines: text.split(separator: "\n").map(String.init), errors: complaint,
      status: process.terminationStatus)
  }
}
