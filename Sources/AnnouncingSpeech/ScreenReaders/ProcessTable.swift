#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The processes of a machine, read from a file system like Linux's `/proc` (proc(5)). Where there is
/// none, there are no processes.
struct ProcessTable {
  /// Where it is; `/proc`, except in tests.
  let root: String

  /// One process, as far as its files could be read.
  struct Entry {
    let number: Int
    /// The name that the kernel has for it, at most 15 bytes.
    let name: String
    let parent: Int
    /// The terminal that controls it, as a device number; 0 for none.
    let terminal: Int

    /// Whether its terminal is a console of Linux itself: `/dev/tty1` to `/dev/tty63` have the major
    /// number 4 (Linux, admin-guide/devices.txt).
    var isOnLinuxConsole: Bool {
      (terminal >> 8) & 0xFFF == 4 && (1...63).contains(terminal & 0xFF)
    }
  }

  /// The numbers of all processes.
  var numbers: [Int] {
    guard let folder = opendir(root) else { return [] }
    defer { closedir(folder) }
    var numbers: [Int] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int(name) { numbers.append(number) }
    }
    return numbers.sorted()
  }

  /// The process of a number, or `self`; `nil` where it is gone.
  func entry(_ number: String) -> Entry? {
    // NUMBER (NAME) STATE PARENT GROUP SESSION TERMINAL …, and a name may hold anything.
    let stat = text("\(number)/stat")
    guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close
    else { return nil }
    let fields = stat[stat.index(after: close)...].split(separator: " ")
    guard let own = Int(stat[..<open].filter { $0 != " " }), fields.count >= 5,
      let parent = Int(fields[1]), let terminal = Int(fields[4])
    else { return nil }
    return Entry(
      number: own, name: String(stat[stat.index(after: open)..<close]), parent: parent,
      terminal: terminal)
  }

  /// The name of a process. Cheaper than all of it.
  func name(_ number: Int) -> String { String(text("\(number)/comm").prefix { $0 != "\n" }) }

  /// The command line.
  func arguments(_ number: Int) -> [String] {
    text("\(number)/cmdline").split(separator: "\0", omittingEmptySubsequences: true)
      .map(String.init)
  }

  /// The user that a process runs as, or `nil` where it does not say.
  func user(_ number: String) -> Int? {
    let line = text("\(number)/status").split(separator: "\n").first { $0.hasPrefix("Uid:") }
    return line.flatMap { Int($0.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "") }
  }

  /// The variables that a process was started with; none where they may not be read.
  func environment(_ number: Int) -> [String: String] {
    var variables: [String: String] = [:]
    for entry in text("\(number)/environ").split(separator: "\0") {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }

  private func text(_ name: String) -> String { SystemText.read(root + "/" + name) }
}

/// Small files of the kernel.
enum SystemText {
  /// The variables of a process may be long, but the kernel has a limit, and so has this.
  private static let longest = 1 << 20

  /// The text of a file, empty where it cannot be read.
  static func read(_ path: String) -> String {
    guard let file = fopen(path, "re") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < longest {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
