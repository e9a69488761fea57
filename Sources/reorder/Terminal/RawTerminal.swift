internal import Glibc

/// A terminal that gives each key as it is pressed and shows nothing by itself.
///
/// It is put back as it was on every way out: when this is told so, when the program ends, when a
/// library ends it, and before it is stopped or ended by a signal.
struct RawTerminal {
  private let descriptor: Int32

  /// Makes a terminal raw.
  ///
  /// It is `nil` where the descriptor is no terminal.
  init?(_ descriptor: Int32) {
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
    self.descriptor = descriptor
    Self.saved = attributes
    Self.savedDescriptor = descriptor
    atexit { RawTerminal.restore() }
    enter()
  }

  /// Makes it raw, again after ``restore()``.
  func enter() {
    var attributes = Self.saved
    // Keys come one by one and unseen; Ctrl-C, Ctrl-Z and Ctrl-S are keys; what is written still
    // gets its carriage returns.
    attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    attributes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    withUnsafeMutableBytes(of: &attributes.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSADRAIN, &attributes)
    Self.isRaw = true
  }

  /// Puts the terminal back as it was. Does nothing where it is so.
  static func restore() {
    guard isRaw else { return }
    isRaw = false
    var attributes = saved
    tcsetattr(savedDescriptor, TCSADRAIN, &attributes)
  }

  // Written by the main thread before any other reads them, and read by `atexit` handlers, which
  // take no context.
  nonisolated(unsafe) private static var saved = termios()
  nonisolated(unsafe) private static var savedDescriptor: Int32 = -1
  nonisolated(unsafe) private static var isRaw = false
}
