import Foundation
import TestSupport
import Testing

@testable import AnnouncingSpeech

/// A file of lines where not all can be written.
@Suite struct `A file of lines` {
  @Test func `holds no piece of a line for which there is no room, and goes on when there is`()
    async
  {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let folder = try TemporaryFolder()
      let file = try #require(LineFile(Array((folder.path + "/lines").utf8)))
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      limit.rlim_cur = 100
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let line = String(repeating: "a", count: 59)
      file.append(line)
      file.append(line)
      #expect(folder.text(of: "lines") == line + "\n")
      limit.rlim_cur = limit.rlim_max
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      file.append("b")
      #expect(folder.text(of: "lines") == line + "\nb\n")
    }
  }

  @Test func `ends a piece that cannot be taken back before the next line`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(LineFile(Array(path.utf8)) == nil, "nobody reads, and nobody waits for that")
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try #require(LineFile(Array(path.utf8)))
    // More than a pipe holds.
    file.append(String(repeating: "a", count: 1_000_000))
    file.append("lost")
    var bytes = [UInt8](repeating: 0, count: 2_000_000)
    let count = read(reader, &bytes, bytes.count)
    #expect(count > 0 && bytes[..<count].allSatisfy { $0 == UInt8(ascii: "a") })
    file.append("b")
    #expect(String(decoding: bytes[..<read(reader, &bytes, bytes.count)], as: UTF8.self) == "\nb\n")
    file.append("c")
    #expect(String(decoding: bytes[..<read(reader, &bytes, bytes.count)], as: UTF8.self) == "c\n")
  }
}
