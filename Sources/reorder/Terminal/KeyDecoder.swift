/// Keys out of the bytes of a terminal.
///
/// An escape sequence is taken whole, however slowly its bytes arrive, so that no part of it is ever
/// taken for a key. A lone Escape is one after a pause; where the rest of a sequence still comes
/// after that, it is recognised by its shape.
///
///     1B                  pause                     escape
///     1B 5B 41                                      up
///     1B 5B        …      31 3B 33 41               altUp
///
/// A string in which a terminal answers a program (its colours, its name) is no key at all; see
/// ``ControlString``.
struct KeyDecoder {
  private var pending: [UInt8] = []
  /// What has been taken for a key, and may have been the start of a sequence.
  private var takenForKey: [UInt8] = []

  /// Whether bytes have come that are a key if nothing follows: Escape, or Alt with a letter that
  /// also begins a string.
  var awaitsMore: Bool { pending == [Self.escape] || ControlString.isOnlyBegun(pending) }

  /// Takes bytes that have arrived together.
  ///
  /// - Returns: The keys that are complete.
  mutating func take(_ bytes: [UInt8]) -> [Key] {
    let isRest =
      takenForKey.count == 1
      ? Self.isRestOfSequence(bytes) : ControlString.isWhole(takenForKey + bytes)
    if isRest { pending = takenForKey }
    takenForKey = []
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = Self.first(in: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// A pause has passed in which nothing came.
  mutating func pause() -> [Key] {
    takenForKey = awaitsMore ? pending : []
    guard awaitsMore else { return [] }
    pending = []
    return takenForKey.count == 1 ? [.escape] : [.other]
  }

  private static let escape: UInt8 = 0x1B

  /// Whether bytes that came together after an Escape are what a terminal sends behind one, and not
  /// keys that a person pressed: at least two, the whole of a sequence.
  private static func isRestOfSequence(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "[") || bytes[0] == UInt8(ascii: "O") else {
      return false
    }
    return bytes[0] == UInt8(ascii: "O")
      ? bytes.count == 2
      : bytes.dropFirst().dropLast().allSatisfy { (0x20...0x3F).contains($0) }
        && bytes.last.map { (0x40...0x7E).contains($0) } == true
  }

  /// The first key and how many bytes it has; no key for bytes that mean none; `nil` where it is not
  /// complete.
  private static func first(in bytes: [UInt8]) -> (Key?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case escape: return escapeSequence(in: bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x00..<0x20: return (.control(Character(UnicodeScalar(byte | 0x60))), 1)
    default: return character(in: bytes)
    }
  }

  /// One scalar of UTF-8. Bytes that are not UTF-8 are dropped one by one.
  private static func character(in bytes: [UInt8]) -> (Key?, Int)? {
    let length =
      switch bytes[0] {
      case 0x00..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    guard length > 0 else { return (nil, 1) }
    let sequence = bytes.prefix(length)
    guard sequence.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard sequence.count == length else { return nil }
    let text = String(decoding: sequence, as: UTF8.self)
    return (text.first.map { .character($0) }, length)
  }

  /// ECMA-48: CSI is `ESC [`, parameters 30-3F, intermediates 20-2F, and a final byte 40-7E. SS3 is
  /// `ESC O` and one byte. Alt sends `ESC` before the key.
  private static func escapeSequence(in bytes: [UInt8]) -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    if ControlString.begins(bytes) {
      return ControlString.length(in: bytes).map { (nil, $0) }
    }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes[2...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
        return nil
      }
      // What is no sequence after all ends before the byte that does not belong to it.
      guard (0x40...0x7E).contains(bytes[end]) else { return (.other, end) }
      // The Linux console sends `ESC [ [ A` for its function keys.
      if bytes[end] == UInt8(ascii: "["), end == 2 {
        return bytes.count > 3 ? (.other, 4) : nil
      }
      return (key(parameters: bytes[2..<end], final: bytes[end]), end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (key(parameters: [], final: bytes[2]), 3)
    case escape:
      // A lone Escape before another sequence.
      return (.escape, 1)
    default:
      guard let (key, length) = first(in: Array(bytes[1...])) else { return nil }
      return (key.map { _ in .other }, length + 1)
    }
  }

  private static func key(parameters: ArraySlice<UInt8>, final: UInt8) -> Key {
    let parameters = String(decoding: parameters, as: UTF8.self)
    let isPlain = parameters.isEmpty || parameters == "1"
    let isAlt = parameters == "1;3" || parameters == "1;9"
    switch (UnicodeScalar(final), parameters) {
    case ("A", _): return isAlt ? .altUp : isPlain ? .up : .other
    case ("B", _): return isAlt ? .altDown : isPlain ? .down : .other
    case ("C", _): return isPlain ? .right : .other
    case ("D", _): return isPlain ? .left : .other
    case ("H", _): return .home
    case ("F", _): return .end
    case ("Z", _): return .shiftTab
    case ("~", "1"), ("~", "7"): return .home
    case ("~", "4"), ("~", "8"): return .end
    // The Enter of a keypad in application mode.
    case ("M", ""): return .enter
    default: return .other
    }
  }
}
