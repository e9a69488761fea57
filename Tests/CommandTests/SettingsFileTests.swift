import Foundation
import Glibc
import TestSupport
import Testing

@testable import reorder

/// How the file of settings is read, and what is said where it cannot be.
struct SettingsFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var lines: [String]
    var faults: [String]
    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    init(_ text: String, _ lines: [String] = [], faults: [String] = []) {
      self.init(bytes: Array(text.utf8), lines, faults: faults)
    }

    init(bytes: [UInt8], _ lines: [String] = [], faults: [String] = []) {
      self.bytes = bytes
      self.lines = lines
      self.faults = faults
    }
  }

  static let cases = [
    Case(""), Case("\n\n"), Case("   \t\n"), Case("# a comment\n  # another"),
    Case("rate = 20", ["1 rate|20"]), Case("rate=20\n", ["1 rate|20"]),
    Case("\n rate\t=  20 \n", ["2 rate|20"]),
    Case("rate = 20\r\nvoice = Anna\r\n", ["1 rate|20", "2 voice|Anna"]),
    Case("\u{FEFF}rate = 20", ["1 rate|20"]),
    Case("voice = English (America) # mine", ["1 voice|English (America)"]),
    Case("voice = A#B", ["1 voice|A#B"]), Case("voice = #", ["1 voice|"]),
    Case("voice = a = b", ["1 voice|a = b"]), Case("rate =", ["1 rate|"]),
    Case("rate", faults: ["1 noValue rate"]), Case("= 20", faults: ["1 noValue = 20"]),
    Case("x = 1\nrate 20\ny = 2", ["1 x|1", "3 y|2"], faults: ["2 noValue rate 20"]),
    Case("rate = 20\0", faults: ["file notText"]),
    Case(bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 1], faults: ["file notText"]),
    Case(
      bytes: Array("a = 1\n".utf8) + [0xFF, 0x3D, 0x31, 0x0A] + Array("b = 2".utf8),
      ["1 a|1", "3 b|2"], faults: ["2 notText"]),
  ]

  @Test(arguments: cases)
  func `A file is lines of names and values`(_ test: Case) {
    let (lines, faults) = SettingsFile.parse(test.bytes, path: "config")
    #expect(lines.map { "\($0.number) \($0.key)|\($0.value)" } == test.lines)
    let described = faults.map { fault in
      let place: String
      if case .file(_, let line?) = fault.place { place = "\(line)" } else { place = "file" }
      switch fault.kind {
      case .noValue(let text): return "\(place) noValue \(text)"
      case .notText: return "\(place) notText"
      default: return "\(place) another"
      }
    }
    #expect(described == test.faults)
  }

  @Test func `The file is in the folder for settings of this user`() {
    #expect(SettingsFile.path(in: [:]) == nil)
    #expect(SettingsFile.path(in: ["HOME": "/home/a"]) == "/home/a/.config/reorder/config")
    #expect(
      SettingsFile.path(in: ["HOME": "/home/a", "XDG_CONFIG_HOME": "/c"]) == "/c/reorder/config")
    for other in ["", "relative", "~/c"] {
      #expect(
        SettingsFile.path(in: ["HOME": "/home/a", "XDG_CONFIG_HOME": other])
          == "/home/a/.config/reorder/config")
    }
  }

  /// A ground with a folder for settings, and a list.
  private func ground(_ config: String? = nil) throws -> CommandGround {
    let ground = try CommandGround()
    try ground.folder.makeFolder("run-config")
    try ground.folder.makeFolder("run-config/reorder")
    if let config { try ground.file("run-config/reorder/config", config) }
    try ground.file("list.txt", "Milk\n")
    return ground
  }

  private func list(_ ground: CommandGround, _ locale: String = "en") throws -> CommandResult {
    let environment = ["XDG_CONFIG_HOME": ground.path("run-config")]
    var result = try ground.run("list", "list.txt", "--locale", locale, environment: environment)
    result.err = result.err.replacingOccurrences(of: ground.path("run-config"), with: "CONFIG")
    return result
  }

  @Test func `Each wrong line is told with file and line, and the rest goes on`() throws {
    let ground = try ground(
      """
      speach = on
      rate = fast
      wobble = 1
      pitch
      cursor = middle
      """)
    #expect(
      try list(ground)
        == CommandResult(
          out: "1. Milk\n",
          err: """
            CONFIG/reorder/config, line 1: There is no setting “speach”. Did you mean “speech”?
            CONFIG/reorder/config, line 2: “rate” cannot be “fast”. It can be a whole number from -100 to 100
            CONFIG/reorder/config, line 3: There is no setting “wobble”. See reorder help settings
            CONFIG/reorder/config, line 4: “pitch” is not a setting. It is a name, an equals sign and a value
            CONFIG/reorder/config, line 5: “cursor” cannot be “middle”. It can be end or start

            """))
  }

  @Test func `Values that are no names, and wrong tags, are told in words, in Arabic too`() throws {
    let ground = try ground(
      """
      voice = A\u{1B}[31mB
      language.Hebr = not a tag
      sound.edge = two words
      voice.not a tag = Anna
      """)
    #expect(
      try list(ground).err == """
        CONFIG/reorder/config, line 1: “voice” cannot be “A\\u{1B}[31mB”. It can be a name without control characters
        CONFIG/reorder/config, line 2: “language.Hebr” cannot be “not a tag”. It can be the tag of a language, such as he or pt-BR
        CONFIG/reorder/config, line 3: “sound.edge” cannot be “two words”. It can be a name without blanks
        CONFIG/reorder/config, line 4: There is no setting “voice.not a tag”. See reorder help settings

        """)
    let arabic = try list(ground, "ar").err.filter {
      !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0)
    }
    #expect(
      arabic == """
        ”CONFIG/reorder/config“، السطر 1: الإعداد ”voice“ لا يمكن أن يكون ”A\\u{1B}[31mB“. يمكن أن يكون: اسم بلا محارف تحكم
        ”CONFIG/reorder/config“، السطر 2: الإعداد ”language.Hebr“ لا يمكن أن يكون ”not a tag“. يمكن أن يكون: رمز لغة مثل he أو pt-BR
        ”CONFIG/reorder/config“، السطر 3: الإعداد ”sound.edge“ لا يمكن أن يكون ”two words“. يمكن أن يكون: اسم بلا مسافات
        ”CONFIG/reorder/config“، السطر 4: لا يوجد إعداد ”voice.not a tag“. انظر reorder help settings

        """)
  }

  @Test func `Of many wrong lines the first five are told`() throws {
    let ground = try ground(String(repeating: "x\n", count: 1000))
    let lines = try list(ground).err.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.last == "CONFIG/reorder/config: it has more wrong lines")
  }

  @Test func `A very long wrong line is told in short`() throws {
    let ground = try ground(String(repeating: "x", count: 60_000))
    #expect(
      try list(ground).err
        == "CONFIG/reorder/config, line 1: “\(String(repeating: "x", count: 60))…” is not a "
        + "setting. It is a name, an equals sign and a value\n")
  }

  @Test(arguments: ["folder", "gigabyte", "pipe", "binary", "loop", "device"])
  func `What is no file of settings is told in one line, and holds nothing up`(
    _ kind: String
  ) throws {
    let ground = try ground()
    let path = ground.path("run-config/reorder/config")
    let reason: String
    switch kind {
    case "folder":
      try ground.folder.makeFolder("run-config/reorder/config")
      reason = "it is a folder"
    case "gigabyte":
      try ground.file("run-config/reorder/config", "")
      #expect(truncate(path, 1 << 30) == 0)
      reason = "it is too long to be settings"
    case "pipe":
      #expect(mkfifo(path, 0o600) == 0)
      reason = "it is not a regular file"
    case "loop":
      #expect(symlink(path, path) == 0)
      reason = "the links in its path lead in a circle"
    case "device":
      #expect(symlink("/dev/zero", path) == 0)
      reason = "it is not a regular file"
    default:
      try ground.file("run-config/reorder/config", bytes: [0, 159, 146, 150])
      reason = "it is not text"
    }
    #expect(
      try list(ground)
        == CommandResult(out: "1. Milk\n", err: "CONFIG/reorder/config: \(reason)\n"))
  }

  @Test func `Help and the version say nothing of the settings`() throws {
    let ground = try ground("nonsense")
    let environment = ["XDG_CONFIG_HOME": ground.path("run-config")]
    for arguments in [["--version"], ["help"], ["list", "--help"]] {
      #expect(try ground.run(arguments, environment: environment).err == "")
    }
  }

  @Test func `No file, and a path that is none, are nothing wrong`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Milk\n")
    #expect(try ground.run("list", "list.txt") == CommandResult(out: "1. Milk\n"))
    #expect(
      try ground.run(
        "list", "list.txt", environment: ["XDG_CONFIG_HOME": ground.path("list.txt")])
        == CommandResult(out: "1. Milk\n"))
  }
}
