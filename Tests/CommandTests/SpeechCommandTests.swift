import Foundation
import TestSupport
import Testing

/// `reorder speech check` and `reorder speech voices`, whole.
@Suite(.serialized) struct SpeechCommandTests {
  private static let silent =
    "Interactive use is silent here: there is no terminal. Use --speech on to hear it\n"

  /// Runs `reorder speech …` with a server at a socket, whose name stands for its path.
  private func speech(
    _ arguments: [String], on ground: CommandGround, socket: String,
    environment: [String: String?] = [:]
  ) throws -> CommandResult {
    let address: [String: String?] = ["SPEECHD_ADDRESS": "unix_socket:" + socket]
    var result = try ground.run(
      ["speech"] + arguments, environment: address.merging(environment) { $1 })
    result.out = result.out.replacingOccurrences(of: socket, with: "SOCKET")
    result.err = result.err.replacingOccurrences(of: socket, with: "SOCKET")
    return result
  }

  private static let document = "Milk\nשלום\nПривет\n"

  @Test func `A check names what there is, line by line, and ends with 0`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Self.document)
    #expect(
      try speech(["check", "list.txt"], on: ground, socket: server.socketPath)
        == CommandResult(
          out: """
            Address of the speech server: SOCKET, from SPEECHD_ADDRESS
            Output module: espeak-ng
            Voice for the sentences, in English (en): English
            Voice for names in Hebrew (he): Carmit
            There is no voice for Russian (ru). It is read by English, and maybe letter by letter
            A word was spoken to its end. Speech works

            """ + Self.silent))
    #expect(server.texts == ["Speech works"])
  }

  @Test func `The same in Arabic, with the word in Arabic`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Self.document)
    var result = try speech(
      ["check", "list.txt", "--locale", "ar"], on: ground, socket: server.socketPath)
    result.out = result.out.filter { !"\u{2068}\u{2069}".contains($0) }
    #expect(
      result
        == CommandResult(
          out: """
            عنوان خادم النطق: SOCKET، من SPEECHD_ADDRESS
            وحدة الإخراج: espeak-ng
            لا يوجد صوت للغة العربية (ar). يقرؤها English، وربما حرفًا حرفًا
            صوت الأسماء بلغة الإنجليزية (en): English
            صوت الأسماء بلغة العبرية (he): Carmit
            لا يوجد صوت للغة الروسية (ru). يقرؤها English، وربما حرفًا حرفًا
            نُطقت كلمة حتى نهايتها. النطق يعمل
            الاستخدام التفاعلي صامت هنا: لا توجد طرفية. استخدم --speech on لسماعه

            """))
    #expect(server.texts == ["النطق يعمل"])
    #expect(server.lines.contains { $0.text == "SET SELF LANGUAGE ar" })
  }

  @Test func `What the settings ask for and the server does not have is named`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    #expect(
      try speech(
        [
          "check", "--module", "third", "--voice", "Bob", "--set", "voice.he=Carmit", "--sounds=on",
        ],
        on: ground, socket: server.socketPath)
        == CommandResult(
          out: """
            Address of the speech server: SOCKET, from SPEECHD_ADDRESS
            The server has no output module third, which the settings ask for. It goes on with another one
            Output module: espeak-ng
            There is no voice Bob, which the settings ask for in English (en). See reorder speech voices
            Voice for the sentences, in English (en): English
            Voice for Hebrew (he), which the settings name: Carmit
            Sounds are on, but some are not installed, so their names are read out instead. Install the package sound-icons
            A word was spoken to its end. Speech works

            """ + Self.silent))
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let reaction: FakeSpeechServer.Reaction
    let sentences: String
  }

  static let failures = [
    Failure(
      testDescription: "hung", line: "QUIT", reaction: .nothing,
      sentences: "No speech: the server does not answer\n"
        + "End the server at that address and start it again\n"),
    Failure(
      testDescription: "another program", line: "QUIT", reaction: .raw("220 mail\r\n500 what\r\n"),
      sentences: "No speech: what answers at this address is not a speech server\n"
        + "Set SPEECHD_ADDRESS to unix_socket:PATH or inet_socket:HOST:PORT, or unset it\n"),
    Failure(
      testDescription: "no modules", line: "LIST OUTPUT_MODULES", reaction: .raw("250 OK\r\n"),
      sentences: "No speech: the server has nothing that makes speech\n"
        + "Install a synthesiser, such as the package speech-dispatcher-espeak-ng, and end the "
        + "server: killall speech-dispatcher\n"),
    Failure(
      testDescription: "closed", line: "GET OUTPUT_MODULE", reaction: .close,
      sentences: "No speech: the server closed the connection\n"
        + "Look into the log of the server, speech-dispatcher.log\n"),
    Failure(
      testDescription: "module hangs", line: "LIST SYNTHESIS_VOICES", reaction: .nothing,
      sentences: "Output module: espeak-ng\n"
        + "No speech: what makes the speech of the server hangs. Most likely the server has no "
        + "sound device\nEnd the server at that address and start it again\n"),
    Failure(
      testDescription: "refused word", line: "SPEAK", reaction: .raw("380 ERR NOT ALLOWED\r\n"),
      sentences: "Output module: espeak-ng\nVoice for the sentences, in English (en): English\n"
        + "No speech: the word was not taken, or another program stopped it\nTry it again\n"),
  ]

  @Test(arguments: failures)
  func `A check that fails says what is wrong and what to do, and ends with 1`(
    _ failure: Failure
  ) throws {
    let server = try FakeSpeechServer()
    server.react { line, _ in line == failure.line ? failure.reaction : .usual }
    #expect(
      try speech(["check"], on: CommandGround(), socket: server.socketPath)
        == CommandResult(
          out: "Address of the speech server: SOCKET, from SPEECHD_ADDRESS\n" + failure.sentences
            + Self.silent, status: 1))
  }

  @Test func `A word without an end is a server without sound, one without a beginning waits`()
    throws
  {
    let server = try FakeSpeechServer()
    let begin = """
      Address of the speech server: SOCKET, from SPEECHD_ADDRESS
      Output module: espeak-ng
      Voice for the sentences, in English (en): English

      """
    server.reportEnds(false)
    #expect(
      try speech(["check"], on: CommandGround(), socket: server.socketPath)
        == CommandResult(
          out: begin + """
            No speech: the server began the word and did not end it. Most likely it has no sound device
            Check that other programs can be heard. If they can, look at AudioOutputMethod in speechd.conf

            """ + Self.silent, status: 1))
    server.reportEvents(false)
    #expect(
      try speech(["check"], on: CommandGround(), socket: server.socketPath)
        == CommandResult(
          out: begin + """
            No speech: the server took the word and did not begin it. Most likely another program is speaking
            Try it again when it is quiet. If it was quiet, end the server: killall -9 speech-dispatcher

            """ + Self.silent, status: 1))
  }

  @Test(arguments: [
    (
      "unix_socket:/nowhere/socket", "/nowhere/socket", "there is no server at this address",
      "start"
    ),
    ("inet_socket:127.0.0.1:1", "127.0.0.1:1", "nothing listens at this address", "start"),
    ("loud", "loud", "this is no address of a server", "set"),
    (
      "inet_socket:localhost:99999", "inet_socket:localhost:99999",
      "this is no address of a server", "set"
    ),
    ("unix_socket:/etc/passwd", "/etc/passwd", "what is at this address is not a socket", "set"),
  ])
  func `An address at which no server is says so, and what to do`(
    _ address: String, _ shown: String, _ reason: String, _ remedy: String
  ) throws {
    let remedies = [
      "start": "Start a server at that address, or unset SPEECHD_ADDRESS",
      "set": "Set SPEECHD_ADDRESS to unix_socket:PATH or inet_socket:HOST:PORT, or unset it",
    ]
    let lines = """
      Address of the speech server: \(shown), from SPEECHD_ADDRESS
      No speech: \(reason)
      \(remedies[remedy] ?? "")

      """
    let ground = try CommandGround()
    #expect(
      try ground.run("speech", "check", environment: ["SPEECHD_ADDRESS": address])
        == CommandResult(out: lines + Self.silent, status: 1))
    #expect(
      try ground.run("speech", "voices", environment: ["SPEECHD_ADDRESS": address])
        == CommandResult(err: lines, status: 1))
  }

  // MARK: JSON

  @Test func `As JSON it is one object with all keys`() throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", "שלום\n")
    var result = try speech(
      ["check", "--json", "list.txt", "--set", "voice.he=Golem"], on: ground,
      socket: server.socketPath)
    result.out = result.out.replacing(/"milliseconds":\d+/, with: "\"milliseconds\":N")
    #expect(
      result
        == CommandResult(
          out: """
            {"auto":{"ground":"noTerminal","screenReader":null,"speaks":false},"heard":true,\
            "milliseconds":N,"missingModule":null,"module":"espeak-ng","modules":["espeak-ng","other"],\
            "problem":null,"remedy":null,\
            "server":{"address":"SOCKET","started":false,"variable":"SPEECHD_ADDRESS"},\
            "soundsInstalled":null,"text":null,"voices":[\
            {"asked":null,"language":"en","match":"exact","module":"espeak-ng","name":"English",\
            "use":"sentences","voice":"English","voiceLanguage":"en"},\
            {"asked":"Golem","language":"he","match":"near","module":"espeak-ng","name":"Hebrew",\
            "use":"names","voice":"Carmit","voiceLanguage":"he-IL"}]}

            """))
  }

  @Test func `A failure has the same keys`() throws {
    #expect(
      try speech(["check", "--json", "--speech=off"], on: CommandGround(), socket: "/nowhere/x")
        == CommandResult(
          out: """
            {"auto":{"ground":"turnedOff","screenReader":null,"speaks":false},"heard":false,\
            "milliseconds":null,"missingModule":null,"module":null,"modules":[],\
            "problem":"noSocket","remedy":"Start a server at that address, or unset \
            SPEECHD_ADDRESS","server":{"address":"SOCKET","started":false,\
            "variable":"SPEECHD_ADDRESS"},"soundsInstalled":null,"text":"No speech: there is no \
            server at this address","voices":[]}

            """, status: 1))
  }

  // MARK: voices

  @Test func `Voices are listed, without their variants unless those are asked for`() throws {
    let server = try FakeSpeechServer()
    func voices(_ arguments: String...) throws -> CommandResult {
      try speech(["voices"] + arguments, on: CommandGround(), socket: server.socketPath)
    }
    #expect(
      try voices()
        == CommandResult(
          out:
            "English, en\nCarmit, he-IL\nTatar, tt\nVariants that are not listed: 1. See them with --all\n"
        ))
    #expect(
      try voices("--all")
        == CommandResult(out: "English, en\nEnglish+deep, en\nCarmit, he-IL\nTatar, tt\n"))
    #expect(try voices("he") == CommandResult(out: "Carmit, he-IL\n"))
    #expect(try voices("he_IL.UTF-8") == CommandResult(out: "Carmit, he-IL\n"))
    #expect(
      try voices("tlh") == CommandResult(err: "There is no voice for Klingon (tlh)\n", status: 1))
    #expect(
      try voices("en", "--json")
        == CommandResult(
          out: """
            {"module":"espeak-ng","omitted":1,"voices":[{"language":"en","name":"English","variant":null}]}

            """))
    #expect(
      try voices("tlh", "--json")
        == CommandResult(
          out: #"{"module":"espeak-ng","omitted":0,"voices":[]}"# + "\n",
          err: "There is no voice for Klingon (tlh)\n", status: 1))
    #expect(server.texts == [])
  }

  // MARK: Starting a server

  /// A ground in which `speech-dispatcher` is a script, and no address was chosen.
  private func groundWithStarter(_ script: String) throws -> (CommandGround, [String: String?]) {
    let ground = try CommandGround()
    try ground.folder.makeFolder("run-bin")
    try ground.folder.makeFolder("run-time")
    try ground.file("run-bin/speech-dispatcher", "#!/bin/sh\n" + script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: ground.path("run-bin/speech-dispatcher"))
    return (
      ground,
      [
        "SPEECHD_ADDRESS": nil, "XDG_RUNTIME_DIR": ground.path("run-time"),
        "PATH": ground.path("run-bin") + ":/usr/bin:/bin",
      ]
    )
  }

  @Test func `Where interactive use would start no server, a check starts none`() throws {
    let (ground, environment) = try groundWithStarter("touch \"$XDG_RUNTIME_DIR/started\"\n")
    for (arguments, ground_) in [
      ([], "there is no terminal"), (["--speech=off"], "speech is turned off"),
    ] {
      let result = try ground.run(["speech", "check"] + arguments, environment: environment)
      #expect(
        result.out.contains(
          "from XDG_RUNTIME_DIR\nNo speech: there is no server at this address\n"
            + "Start a server: speech-dispatcher --spawn\nInteractive use is silent"))
      #expect(result.out.contains(ground_))
      #expect(result.status == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: ground.path("run-time/started")))
  }

  @Test func `Where interactive use would start a server, a check does, and says if that failed`()
    throws
  {
    let (ground, environment) = try groundWithStarter(
      "echo \"$@\" >> \"$XDG_RUNTIME_DIR/started\"; exit 1\n")
    let result = try ground.run(["speech", "check", "--speech=on"], environment: environment)
    #expect(
      result.out.hasSuffix(
        "No speech: there is no server at this address\nIt could not be started. To see why, run "
          + "speech-dispatcher --run-single\nInteractive use would speak at this terminal\n"))
    #expect(result.status == 1)
    #expect(ground.text("run-time/started") == "--spawn\n")
  }

  @Test func `A server that was started is told`() throws {
    let server = try FakeSpeechServer()
    let (ground, environment) = try groundWithStarter(
      "mkdir -p \"$XDG_RUNTIME_DIR/speech-dispatcher\"\n"
        + "ln -s \(server.socketPath) \"$XDG_RUNTIME_DIR/speech-dispatcher/speechd.sock\"\n")
    let result = try ground.run(["speech", "check", "--speech=on"], environment: environment)
    #expect(
      result
        == CommandResult(
          out: """
            Address of the speech server: \(ground.path("run-time"))/speech-dispatcher/speechd.sock, from XDG_RUNTIME_DIR
            No server was running, so one was started, as interactive use does
            Output module: espeak-ng
            Voice for the sentences, in English (en): English
            A word was spoken to its end. Speech works
            Interactive use speaks at this terminal

            """))
  }

  @Test func `Without a server on the machine it says what to install`() throws {
    let (ground, environment) = try groundWithStarter("")
    let elsewhere = environment.merging(["PATH": "/nowhere"]) { $1 }
    let result = try ground.run(["speech", "check", "--speech=on"], environment: elsewhere)
    #expect(
      result.out.contains(
        "\nInstall the packages speech-dispatcher and speech-dispatcher-espeak-ng\n"))
  }

  // MARK: Usage

  @Test(arguments: [
    ([], "Say check or voices. See reorder help speech"),
    (["frob"], "“speech frob” is not a command. See reorder help"),
    (["check", "a", "b"], "This command does not take “b”. See reorder help"),
    (["voices", "no tag"], "“LANG” cannot be “no tag”"),
    (["check", "--dry-run"], "This command does not take “--dry-run”. See reorder help"),
  ])
  func `A wrong command line ends with 2`(_ arguments: [String], _ message: String) throws {
    #expect(
      try CommandGround().run(["speech"] + arguments)
        == CommandResult(err: message + "\n", status: 2))
  }

  @Test func `A document that is not there ends with 3`() throws {
    #expect(
      try CommandGround().run("speech", "check", "none.txt")
        == CommandResult(err: "none.txt: there is no such file\n", status: 3))
  }

  @Test func `With a real server it is heard`() throws {
    let server = try PrivateSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Self.document)
    #expect(
      try speech(["check", "list.txt"], on: ground, socket: server.socketPath)
        == CommandResult(
          out: """
            Address of the speech server: SOCKET, from SPEECHD_ADDRESS
            Output module: espeak-ng
            Voice for the sentences, in English (en): English (Great Britain)
            Voice for names in Hebrew (he): Hebrew
            Voice for names in Russian (ru): Russian
            A word was spoken to its end. Speech works

            """ + Self.silent))
    #expect(server.audio().peak > 1000)
  }
}
