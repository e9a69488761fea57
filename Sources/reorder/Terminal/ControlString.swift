/// A string of ECMA-48, 5.6: what a terminal sends on its own, as when a program has asked it for its
/// colours or its name. What stands in it are no keys.
///
///     1B 5D  31 31 3B 72 67 62 …  1B 5C     OSC 11;rgb:… ST
///
/// It begins with DCS (`ESC P`), SOS (`ESC X`), OSC (`ESC ]`), PM (`ESC ^`) or APC (`ESC _`), and ends
/// with ST (`ESC \`). Xterm also ends one with BEL. CAN and SUB give it up. So does any other
/// control character but 08 to 0D, which is then a key: Ctrl-C always comes through.
enum ControlString {
  private static let introducers = Array("PX]^_".utf8)
  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A

  /// Whether bytes begin with one.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[0] == escape && introducers.contains(bytes[1])
  }

  /// Whether there is nothing but the beginning, which a person can have typed with Alt.
  static func isOnlyBegun(_ bytes: [UInt8]) -> Bool { bytes.count == 2 && begins(bytes) }

  /// Whether bytes are a string from its beginning to its end.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    begins(bytes) && length(in: bytes) == bytes.count
  }

  /// How many bytes the string at the start takes, or `nil` where its end has not come yet.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  static func length(in bytes: [UInt8]) -> Int? {
    for index in bytes.indices.dropFirst(2) {
      switch bytes[index] {
      case bell, cancel, substitute: return index + 1
      case escape:
        guard index + 1 < bytes.count else { return nil }
        return bytes[index + 1] == UInt8(ascii: "\\") ? index + 2 : index
      case 0x08...0x0D, 0x20...: continue
      default: return index
      }
    }
    return nil
  }
}
