import AnnouncingSpeech
import TestSupport

/// A machine with processes, as files in the form of Linux's `/proc` and `/sys`.
final class FakeMachine {
  private let folder: TemporaryFolder

  /// The number of this process.
  static let own = 500

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("proc")
  }

  /// The device numbers of `/dev/tty2` and `/dev/pts/3` (Linux, admin-guide/devices.txt).
  static let console = 4 << 8 | 2
  static let window = 136 << 8 | 3

  /// Adds a process.
  func add(
    _ number: Int, _ name: String, parent: Int = 1, terminal: Int = 0, user: Int = 1000,
    arguments: [String]? = nil, environment: [String: String] = [:]
  ) throws {
    for folderName in [String(number)] + (number == Self.own ? ["self"] : []) {
      let place = "proc/" + folderName
      try folder.makeFolder(place)
      try folder.write(
        "\(number) (\(name)) S \(parent) 1 1 \(terminal) -1 4194560\n", to: place + "/stat")
      try folder.write(name + "\n", to: place + "/comm")
      try folder.write("Name:\t\(name)\nUid:\t\(user)\t0\t0\t0\n", to: place + "/status")
      try folder.write(
        (arguments ?? [name]).map { $0 + "\0" }.joined(), to: place + "/cmdline")
      try folder.write(
        environment.map { "\($0)=\($1)\0" }.joined(), to: place + "/environ")
    }
  }

  /// Adds this process below a shell (400) that is below `parent`.
  func addOurs(on terminal: Int, below parent: Int = 1, user: Int = 1000) throws {
    try add(400, "bash", parent: parent, terminal: terminal, user: user)
    try add(Self.own, "reorder", parent: 400, terminal: terminal, user: user)
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Loads Speakup with a synthesiser.
  func loadSpeakup(_ synthesiser: String) throws {
    for name in ["sys", "sys/accessibility", "sys/accessibility/speakup"] {
      try folder.makeFolder(name)
    }
    try folder.write(synthesiser + "\n", to: "sys/accessibility/speakup/synth")
  }

  func reader(_ environment: [String: String] = [:]) -> ScreenReader? {
    ScreenReaderSearch(environment: environment, root: folder.path).reader
  }
}
