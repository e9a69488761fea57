internal import Glibc

/// Where a program may leave things between two runs.
public enum StateFolder {
  /// `$XDG_STATE_HOME/reorder`, or `~/.local/state/reorder`. It is made where it is not there.
  /// A variable that holds no absolute path does not count (XDG Base Directory Specification).
  public static func path() -> String? {
    let state = variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + "/.local/state" }
    guard let state else { return nil }
    let folder = state + "/reorder"
    for (index, byte) in zip(folder.utf8.indices, folder.utf8)
    where byte == UInt8(ascii: "/") && index > folder.startIndex {
      mkdir(String(folder[..<index]), 0o700)
    }
    mkdir(folder, 0o700)
    return folder
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let path = String(cString: value)
    return path.hasPrefix("/") ? path : nil
  }
}
