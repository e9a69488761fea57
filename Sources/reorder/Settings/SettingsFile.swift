internal import Glibc
internal import ReorderDocuments

/// The settings of a person: lines of `key = value`.
///
///     # Hebrew names are read by this voice.
///     voice.he = Hebrew
///     rate = 30          # a comment may stand behind a blank, too
///
/// Blanks around names and values, blank lines, a byte-order mark and carriage returns make no
/// difference. Where a name comes twice, the last line counts; a name without a value is not set.
enum SettingsFile {
  /// One line that sets something.
  struct Line: Equatable {
    let number: Int
    let key: String
    let value: String
  }

  /// Nobody writes as many settings as that. What is longer is another file by mistake.
  static let longest = 1 << 16

  /// Where the settings are: `$XDG_CONFIG_HOME/reorder/config`, or `~/.config/reorder/config`.
  /// A variable that holds no absolute path does not count (XDG Base Directory Specification).
  static func path(in environment: [String: String]) -> String? {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let config = folder("XDG_CONFIG_HOME") ?? folder("HOME").map { $0 + "/.config" }
    return config.map { $0 + "/reorder/config" }
  }

  /// Reads a file.
  ///
  /// - Parameter path: The file. That there is none is nothing wrong.
  /// - Returns: Its lines, and what is wrong in it. Neither a folder nor a pipe, nor something of
  ///   any size, holds the program up.
  static func read(_ path: String) -> (lines: [Line], faults: [SettingFault]) {
    do throws(SettingFault) {
      guard let bytes = try bytes(of: path) else { return ([], []) }
      return parse(bytes, path: path)
    } catch {
      return ([], [error])
    }
  }

  /// Takes bytes apart into lines.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func parse(
    _ bytes: [UInt8], path: String
  ) -> (lines: [Line], faults: [SettingFault]) {
    if bytes.contains(0) { return ([], [SettingFault(.notText, in: .file(path, line: nil))]) }
    var lines: [Line] = []
    var faults: [SettingFault] = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let raw = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in raw.enumerated() {
      let place = SettingFault.Place.file(path, line: index + 1)
      guard let line = String(validating: line, as: UTF8.self) else {
        faults.append(SettingFault(.notText, in: place))
        continue
      }
      let content = trimmed(withoutComment(line))
      if content.isEmpty { continue }
      guard let equals = content.firstIndex(of: "="), equals > content.startIndex else {
        faults.append(SettingFault(.noValue(String(content)), in: place))
        continue
      }
      lines.append(
        Line(
          number: index + 1, key: String(trimmed(content[..<equals])),
          value: String(trimmed(content[content.index(after: equals)...]))))
    }
    return (lines, faults)
  }

  /// A line up to the `#` that begins it, or that stands behind a blank.
  private static func withoutComment(_ line: String) -> Substring {
    var before: Character = " "
    for index in line.indices {
      if line[index] == "#", before.isWhitespace { return line[..<index] }
      before = line[index]
    }
    return line[...]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }

  /// The bytes of a file, or `nil` where it is not there.
  private static func bytes(of path: String) throws(SettingFault) -> [UInt8]? {
    func fault(_ kind: FileError.Kind, code: Int32 = 0) -> SettingFault {
      SettingFault(
        .file(FileError(kind, path: path, code: code)), in: .file(path, line: nil))
    }
    // Opening a pipe that nobody writes to would wait for somebody.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw fault(.open, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fault(.read, code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw fault(.isDirectory) }
    if status.st_mode & S_IFMT != S_IFREG { throw fault(.notRegular) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= longest {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw fault(.read, code: errno)
      }
    }
    throw SettingFault(.tooLong, in: .file(path, line: nil))
  }
}
