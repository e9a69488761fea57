import AnnouncingSpeech
import Testing

@testable import reorder

/// Which source of a setting counts, and what each one does.
struct SettingsTests {
  /// Two values for each setting, neither of which is what is usual.
  static let values: [String: [String]] = [
    "speech": ["on", "off"], "verbosity": ["terse", "full"], "vocabulary": ["natural", "relative"],
    "rate": ["-100", "30"], "pitch": ["5", "100"], "volume": ["-7", "0"],
    "voice": ["Anna", "English (America)"], "module": ["festival", "espeak-ng"],
    "punctuation": ["none", "all"], "quotes": ["off", "ascii"], "isolates": ["on", "off"],
    "cursor": ["start", "end"], "sounds": ["on", "off"], "bell": ["on", "off"],
    "voice.pt-BR": ["Ana", "Maria"], "language.Hebr": ["yi", "lad"],
    "sound.moved": ["capital", "start"],
  ]

  private static func expected(_ key: String, _ value: String) throws -> Settings {
    var settings = Settings()
    let entry = try #require(SettingEntry.named(key))
    #expect(entry.set(&settings, value))
    return settings
  }

  @Test func `Every setting is tried here`() {
    #expect(Set(SettingEntry.plain.map(\.key)).isSubset(of: Set(Self.values.keys)))
  }

  @Test(arguments: values.keys.sorted())
  func `An option goes before a variable, and a variable before the file`(_ key: String) throws {
    let values = try #require(Self.values[key])
    let (one, other) = (values[0], values[1])
    let folder = try TemporaryConfig("\(key) = \(one)\n")
    let variable =
      "REORDER_" + key.uppercased().map { ".-".contains($0) ? "_" : String($0) }.joined()
    func resolve(file: Bool, variable value: String?, option: String?) -> Settings {
      var environment = file ? ["XDG_CONFIG_HOME": folder.path] : [:]
      environment[variable] = value
      let arguments = option.map { ["--set", "\(key)=\($0)"] } ?? []
      let (settings, faults) = Settings.resolved(
        asked: ArgumentReader(arguments.map { Argument($0) }).options.asked,
        environment: environment)
      #expect(faults == [])
      return settings
    }
    #expect(resolve(file: false, variable: nil, option: nil) == Settings())
    #expect(try resolve(file: true, variable: nil, option: nil) == Self.expected(key, one))
    #expect(try resolve(file: false, variable: one, option: nil) == Self.expected(key, one))
    #expect(try resolve(file: false, variable: nil, option: one) == Self.expected(key, one))
    #expect(try resolve(file: true, variable: other, option: nil) == Self.expected(key, other))
    #expect(try resolve(file: true, variable: nil, option: other) == Self.expected(key, other))
    #expect(try resolve(file: true, variable: other, option: one) == Self.expected(key, one))
    // A variable that is empty is not set.
    #expect(try resolve(file: true, variable: "", option: nil) == Self.expected(key, one))
  }

  @Test(arguments: SettingEntry.plain.map(\.key))
  func `Each setting with one value is an option of that name, too`(_ key: String) throws {
    let value = try #require(Self.values[key]?.first)
    for arguments in [["--\(key)", value], ["--\(key)=\(value)"], ["--set=\(key)=\(value)"]] {
      let reader = ArgumentReader(arguments.map { Argument($0) })
      #expect(reader.error == nil)
      let settings = Settings.resolved(asked: reader.options.asked, environment: [:]).settings
      #expect(try settings == Self.expected(key, value))
    }
  }

  @Test func `Names of settings, languages and scripts may be written in any case`() throws {
    let folder = try TemporaryConfig(
      "Rate = 3\nVOICE.PT-br = Ana\nlanguage.hEBR = yi\nSounds = ON\nsound.Moved = start\n")
    let settings = Settings.resolved(
      asked: [], environment: ["XDG_CONFIG_HOME": folder.path]
    ).settings
    var expected = Settings()
    expected.rate = 3
    expected.voices = ["pt-BR": "Ana"]
    expected.scriptLanguages = ["Hebr": "yi"]
    expected.sounds = .on
    expected.soundNames[.moved] = "start"
    #expect(settings == expected)
  }

  @Test func `A voice may be named as it was shown, with the marks of its direction`() {
    var settings = Settings()
    let entry = SettingEntry.named("voice.he")
    #expect(entry?.set(&settings, "\u{2068}Hebrew\u{2069}") == true)
    #expect(settings.voices == ["he": "Hebrew"])
    #expect(entry?.set(&settings, "\u{2068}\u{2069}") == false)
    #expect(entry?.set(&settings, "a\u{7}") == false)
  }

  @Test func `The last line of a name counts, and a wrong one does not`() throws {
    let folder = try TemporaryConfig("rate = 3\nrate = 4\nrate = much\n")
    let (settings, faults) = Settings.resolved(
      asked: [], environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(settings.rate == 4)
    #expect(
      faults == [
        SettingFault(
          .badValue(key: "rate", value: "much", .numbers(-100...100)),
          in: .file(folder.path + "/reorder/config", line: 3))
      ])
  }

  @Test(
    arguments: [
      ("speach", "speech"), ("Verbosty", "verbosity"), ("pich", "pitch"), ("rates", "rate"),
      ("speed", nil), ("x", nil), ("", nil), ("colour", nil),
    ] as [(String, String?)])
  func `A name that there is not leads to one that is like it`(_ name: String, _ near: String?) {
    #expect(SettingEntry.nearest(to: name) == near)
  }

  @Test(arguments: ["101", "-101", "1.5", "", " ", "ten", "99999999999999999999"])
  func `A level is a whole number from -100 to 100`(_ value: String) {
    #expect((try? SettingAssignment("rate=" + value)) == nil)
  }

  @Test func `Variables of others are left alone, wrong ones of ours are told`() throws {
    let (settings, faults) = Settings.resolved(
      asked: [], environment: ["REORDER_ONLY": "1", "REORDER_": "1", "REORDER_RATE": "x"])
    #expect(settings == Settings())
    #expect(
      faults == [
        SettingFault(
          .badValue(key: "rate", value: "x", .numbers(-100...100)), in: .variable("REORDER_RATE"))
      ])
    let ground = try CommandGround()
    try ground.file("list.txt", "Milk\n")
    #expect(
      try ground.run("list", "list.txt", environment: ["REORDER_RATE": "x"])
        == CommandResult(
          out: "1. Milk\n",
          err: "REORDER_RATE: “rate” cannot be “x”. It can be a whole number from -100 to 100\n"))
  }

  @Test(arguments: [
    (["--rate", "fast"], "“--rate” cannot be “fast”. It can be a whole number from -100 to 100"),
    (["--rate=101"], "“--rate” cannot be “101”. It can be a whole number from -100 to 100"),
    (["--rate", ""], "“--rate” needs a value"), (["--set"], "“--set” needs a value"),
    (["--set", "rate"], "“rate” is not a setting. It is a name, an equals sign and a value"),
    (["--set", "=x"], "“=x” is not a setting. It is a name, an equals sign and a value"),
    (["--set", "rate=fast"], "“rate” cannot be “fast”. It can be a whole number from -100 to 100"),
    (["--set", "wobble=1"], "There is no setting “wobble”. See reorder help settings"),
    (["--set", "speach=on"], "There is no setting “speach”. Did you mean “speech”?"),
    (["--set", "voice.no tag=1"], "There is no setting “voice.no tag”. See reorder help settings"),
    (["--bell", "loud"], "“--bell” cannot be “loud”. It can be on or off"),
    (["--speech", "maybe"], "“--speech” cannot be “maybe”. It can be auto, on, or off"),
  ])
  func `A wrong option is an error`(_ arguments: [String], _ message: String) throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "Milk\n")
    #expect(
      try ground.run(["list", "list.txt"] + arguments)
        == CommandResult(err: message + "\n", status: 2))
  }

  @Test func `The server is told what was set, and nothing else`() {
    var settings = Settings()
    #expect(settings.sound(language: "en") == SpeechSettings(language: "en"))
    settings.rate = 10
    settings.voices = ["he": "Hebrew"]
    settings.sounds = .on
    #expect(
      settings.sound(language: "ar")
        == SpeechSettings(
          rate: 10, voices: ["he": "Hebrew"], language: "ar",
          icons: [.moved: "message", .refused: "hash", .edge: "empty-text"]))
  }

  @Test func `Quotes and isolates of shown names can be turned off`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", "שלום\nMilk\n")
    func move(_ options: String...) throws -> String {
      try ground.run(["move", "--dry-run", "list.txt", "1", "--last"] + options).out
    }
    #expect(try move() == "Moved “\u{2068}שלום\u{2069}” to end. 2 of 2\n")
    #expect(try move("--isolates=off") == "Moved “שלום” to end. 2 of 2\n")
    #expect(try move("--quotes=ascii", "--isolates=off") == "Moved \"שלום\" to end. 2 of 2\n")
    #expect(try move("--quotes=off") == "Moved \u{2068}שלום\u{2069} to end. 2 of 2\n")
    #expect(
      try ground.run(
        ["move", "--dry-run", "list.txt", "1", "--last", "--quotes=on", "--isolates=on"],
        environment: ["LANG": "C"]
      ).out == "Moved “\u{2068}שלום\u{2069}” to end. 2 of 2\n")
  }
}
