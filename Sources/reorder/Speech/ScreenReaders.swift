internal import Glibc

/// The screen readers of this machine that would speak over us.
enum ScreenReaders {
  /// What their processes are called. BRLTTY is not among them: it shows braille and leaves speech to
  /// others.
  private static let names: Set<String> = [
    "orca", "fenrir", "yasr", "tdsr", "espeakup", "speechd-up", "emacspeak",
  ]

  /// Whether one of them runs as this user, or as root for the console.
  ///
  /// - Complexity: O(*p*) for *p* processes.
  static func areRunning() -> Bool {
    guard let folder = opendir("/proc") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if Int(name) != nil, isReader(process: name) { return true }
    }
    return false
  }

  private static func isReader(process: String) -> Bool {
    var status = stat()
    guard stat("/proc/\(process)", &status) == 0,
      status.st_uid == getuid() || status.st_uid == 0,
      let file = fopen("/proc/\(process)/comm", "r")
    else { return false }
    defer { fclose(file) }
    // The kernel keeps 15 bytes of a name and a NUL.
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = fread(&bytes, 1, bytes.count, file)
    return names.contains(
      String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
