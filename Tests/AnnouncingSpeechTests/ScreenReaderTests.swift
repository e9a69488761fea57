import AnnouncingSpeech
import Testing

/// Which screen reader speaks for a terminal, on machines made of files.
struct ScreenReaderTests {
  private static let x11 = ["DISPLAY": ":0"]
  private static let python = "/usr/bin/python3"

  private func machine(
    on terminal: Int = FakeMachine.window, below parent: Int = 1
  ) throws -> FakeMachine {
    let machine = try FakeMachine()
    try machine.add(1, "systemd", parent: 0, user: 0)
    try machine.addOurs(on: terminal, below: parent)
    return machine
  }

  @Test func `A machine without processes, and one without readers, has none`() throws {
    #expect(try FakeMachine().reader(Self.x11) == nil)
    #expect(try machine().reader(Self.x11) == nil)
    #expect(try machine(on: FakeMachine.console).reader() == nil)
  }

  @Test func `BRLTTY alone does not count, nor does a program that only has a like name`() throws {
    let machine = try machine(on: FakeMachine.console)
    try machine.add(10, "brltty", user: 0)
    try machine.add(11, "xbrlapi", user: 1000)
    try machine.add(12, "orca-helper", user: 1000)
    try machine.add(13, "vim", arguments: ["vim", "/usr/bin/orca"])
    try machine.add(14, "python3", arguments: ["python3", "-s", "notes.py", "orca"])
    #expect(machine.reader() == nil)
    #expect(machine.reader(Self.x11) == nil)
  }

  // MARK: Orca

  struct Orca: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var ours: [String: String]
    var theirs: [String: String]
    var terminal = FakeMachine.window
    var user = 1000
    var name = "orca"
    var arguments = ["/usr/bin/python3", "/usr/bin/orca"]
    var speaks: Bool
  }

  static let orcas = [
    Orca(testDescription: "same display", ours: x11, theirs: x11, speaks: true),
    Orca(
      testDescription: "same display with a screen number", ours: ["DISPLAY": ":0.0"], theirs: x11,
      speaks: true),
    Orca(
      testDescription: "other display", ours: ["DISPLAY": ":1"], theirs: x11, speaks: false),
    Orca(
      testDescription: "other host", ours: ["DISPLAY": "far.away:0"], theirs: x11, speaks: false),
    Orca(
      testDescription: "same Wayland display", ours: ["WAYLAND_DISPLAY": "wayland-0"],
      theirs: ["WAYLAND_DISPLAY": "wayland-0"], speaks: true),
    Orca(
      testDescription: "other Wayland display", ours: ["WAYLAND_DISPLAY": "wayland-1"],
      theirs: ["WAYLAND_DISPLAY": "wayland-0"], speaks: false),
    Orca(
      testDescription: "same session, one knows X and one Wayland",
      ours: ["DISPLAY": ":0", "XDG_SESSION_ID": "2"],
      theirs: ["WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_ID": "2"], speaks: true),
    Orca(
      testDescription: "its variables may not be read", ours: x11, theirs: [:], speaks: true),
    Orca(testDescription: "we have no display", ours: [:], theirs: x11, speaks: false),
    Orca(
      testDescription: "empty display", ours: ["DISPLAY": ""], theirs: ["DISPLAY": ""],
      speaks: false),
    Orca(
      testDescription: "on a console of Linux", ours: x11, theirs: x11,
      terminal: FakeMachine.console, speaks: false),
    Orca(testDescription: "another user's", ours: x11, theirs: x11, user: 1001, speaks: false),
    Orca(testDescription: "root's", ours: x11, theirs: x11, user: 0, speaks: false),
    Orca(
      testDescription: "a script that Python is named for", ours: x11, theirs: x11,
      name: "python3.11", arguments: ["/usr/bin/python3", "-s", "/usr/bin/orca", "--replace"],
      speaks: true),
    Orca(
      testDescription: "with its own title", ours: x11, theirs: x11, arguments: ["orca"],
      speaks: true),
    Orca(
      testDescription: "the program for chemists", ours: x11, theirs: x11,
      arguments: ["/opt/orca/orca", "water.inp"], speaks: false),
  ]

  @Test(arguments: orcas)
  func `Orca counts in its own graphical session`(_ orca: Orca) throws {
    let machine = try machine(on: orca.terminal)
    try machine.add(
      20, orca.name, user: orca.user, arguments: orca.arguments, environment: orca.theirs)
    #expect(machine.reader(orca.ours) == (orca.speaks ? .orca : nil))
  }

  // MARK: The console

  @Test(arguments: [0, 1000])
  func `Fenrir on the console counts on a console of Linux, and not in a window`(
    _ user: Int
  ) throws {
    for (terminal, expected) in [
      (FakeMachine.console, ScreenReader.fenrir), (FakeMachine.window, nil),
    ]
      as [(Int, ScreenReader?)]
    {
      let machine = try machine(on: terminal)
      try machine.add(30, "fenrir", user: user, arguments: [Self.python, "/usr/bin/fenrir", "-f"])
      #expect(machine.reader() == expected)
      #expect(machine.reader(Self.x11) == expected)
    }
  }

  @Test func `Somebody else's Fenrir does not count`() throws {
    let machine = try machine(on: FakeMachine.console)
    try machine.add(30, "fenrir", user: 1001)
    #expect(machine.reader() == nil)
  }

  @Test(arguments: [
    ("none", false, false), ("", false, false), ("soft", false, false), ("soft", true, true),
    ("decext", false, true), ("ltlk", true, true),
  ])
  func `Speakup counts on a console where something says its words`(
    _ synthesiser: String, _ hasConnector: Bool, _ speaks: Bool
  ) throws {
    for terminal in [FakeMachine.console, FakeMachine.window] {
      let machine = try machine(on: terminal)
      try machine.loadSpeakup(synthesiser)
      if hasConnector { try machine.add(31, "espeakup", user: 0) }
      let expected: ScreenReader? = speaks && terminal == FakeMachine.console ? .speakup : nil
      #expect(machine.reader() == expected)
    }
  }

  @Test func `espeakup without Speakup says nothing`() throws {
    let machine = try machine(on: FakeMachine.console)
    try machine.add(31, "espeakup", user: 0)
    #expect(machine.reader() == nil)
  }

  @Test func `A terminal inside a console is read like it`() throws {
    // console > script > pseudo-terminal
    let machine = try machine(below: 300)
    try machine.add(300, "script", terminal: FakeMachine.console)
    try machine.add(30, "fenrir", user: 0)
    #expect(machine.reader() == .fenrir)
  }

  @Test func `A graphical session that was started on a console is not read like it`() throws {
    // console > startx > xterm > pseudo-terminal
    let machine = try machine(below: 301)
    try machine.add(300, "startx", terminal: FakeMachine.console)
    try machine.add(301, "xterm", parent: 300, terminal: FakeMachine.console)
    try machine.add(30, "fenrir", user: 0)
    #expect(machine.reader(Self.x11) == nil)
  }

  // MARK: Around the terminal

  @Test(arguments: [
    ("tdsr", ["/usr/bin/python3", "./tdsr"], ScreenReader.tdsr),
    ("python3", ["/usr/bin/python3", "/opt/tdsr/tdsr"], .tdsr),
    ("python3", ["python3", "tdsr.py", "bash"], .tdsr), ("yasr", ["yasr"], .yasr),
    ("fenrir", ["fenrir", "-e"], .fenrir),
  ])
  func `A reader above this process counts in any terminal`(
    _ name: String, _ arguments: [String], _ reader: ScreenReader
  ) throws {
    let machine = try machine(below: 300)
    try machine.add(300, name, terminal: FakeMachine.window, arguments: arguments)
    #expect(machine.reader() == reader)
    #expect(machine.reader(Self.x11) == reader)
  }

  @Test(arguments: ["tdsr", "yasr"])
  func `A reader around another terminal does not count`(_ name: String) throws {
    let machine = try machine()
    try machine.add(300, name, terminal: FakeMachine.window)
    try machine.add(301, "bash", parent: 300, terminal: 136 << 8 | 9)
    #expect(machine.reader() == nil)
  }

  @Test(arguments: [("TMUX", "tmux: client", "tmux: server"), ("STY", "screen", "screen")])
  func `In tmux and screen, what is around the client counts`(
    _ variable: String, _ client: String, _ server: String
  ) throws {
    let machine = try machine(below: 200)
    try machine.add(200, server)
    try machine.add(300, "yasr", terminal: FakeMachine.window)
    try machine.add(301, "bash", parent: 300, terminal: 136 << 8 | 9)
    try machine.add(302, client, parent: 301, terminal: 136 << 8 | 9)
    #expect(machine.reader([variable: "x"]) == .yasr)
    // Without the variable it is somebody else's tmux.
    #expect(machine.reader() == nil)
  }

  @Test func `A client of tmux on the console is read there, and somebody else's is not`() throws {
    for (user, expected) in [(1000, ScreenReader.fenrir), (1001, nil)] as [(Int, ScreenReader?)] {
      let machine = try machine(below: 200)
      try machine.add(200, "tmux: server")
      try machine.add(302, "tmux: client", terminal: FakeMachine.console, user: user)
      try machine.add(30, "fenrir", user: 0)
      #expect(machine.reader(["TMUX": "x"]) == expected)
    }
  }

  // MARK: Odd files

  @Test func `Names with blanks and brackets, broken files and circles hold nothing up`() throws {
    let machine = try machine(below: 600)
    try machine.add(600, "a) S 1 (b", parent: 601)
    try machine.add(601, "loop", parent: 600)
    try machine.add(40, "orca")
    try machine.write("40 (orca", to: "proc/40/stat")
    try machine.write("no uid\n", to: "proc/40/status")
    #expect(machine.reader(Self.x11) == nil)
    try machine.write("garbage", to: "proc/self/stat")
    #expect(machine.reader(Self.x11) == nil)
  }

  @Test func `The real machine can be searched`() {
    // Whatever runs here, nothing goes wrong.
    _ = ScreenReaderSearch(environment: ["DISPLAY": ":0", "TMUX": "x"]).reader
  }
}
