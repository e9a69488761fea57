internal import Glibc

/// Where a program may leave things between two runs.
public enum StateFolder {
  /// `$XDG_STATE_HOME/reorder`, or `~/.local/state/reorder`. It is made where it is not there.
  /// A variable that holds no absolute path does not count (XDG Base Directory Specification).
  public static func path() -> FilePath? {
    let state = variable("XDG_STATE_HOME") ?? variable("HOME")?.appending(".local/state")
    guard let folder = state?.appending("reorder") else { return nil }
    for (index, byte) in folder.bytes.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(FilePath(bytes: Array(folder.bytes[..<index])).cString, 0o700)
    }
    mkdir(folder.cString, 0o700)
    return folder
  }

  private static func variable(_ name: String) -> FilePath? {
    guard let value = getenv(name) else { return nil }
    let path = FilePath(value)
    return path.bytes.first == UInt8(ascii: "/") ? path : nil
  }
}
