/// A program that reads terminals aloud by itself, so that speech of our own would be heard over it.
///
/// BRLTTY is none of these: it shows braille and leaves speech to others. Emacspeak and speechd-el
/// live inside Emacs, which a program knows by `INSIDE_EMACS`.
public enum ScreenReader: String, Hashable, Sendable, CaseIterable {
  /// Reads the windows of a graphical session.
  case orca
  /// Reads the Linux console, or the terminal that it stands around.
  case fenrir
  /// Reads the Linux console from inside the kernel.
  case speakup
  /// Reads the terminal that it stands around.
  case yasr, tdsr

  /// What it is called.
  public var name: String {
    switch self {
    case .orca: "Orca"
    case .fenrir: "Fenrir"
    case .speakup: "Speakup"
    case .yasr: "yasr"
    case .tdsr: "TDSR"
    }
  }
}
