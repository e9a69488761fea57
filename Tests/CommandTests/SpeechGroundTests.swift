import AnnouncingSpeech
import Testing

@testable import reorder

struct SpeechGroundTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var choice = SpeechChoice.auto
    var environment: [String: String] = [:]
    var isTerminal = true
    var reader: ScreenReader?
    var ground: SpeechGround
  }

  static let ssh = ["SSH_CONNECTION": "10.0.0.1 50000 10.0.0.2 22"]

  static let cases: [Case] = [
    Case(testDescription: "a terminal", ground: .speaks),
    Case(testDescription: "a reader", reader: .orca, ground: .screenReader(.orca)),
    Case(testDescription: "no terminal", isTerminal: false, reader: .orca, ground: .noTerminal),
    Case(testDescription: "ssh", environment: ssh, ground: .overNetwork),
    Case(
      testDescription: "ssh by its terminal", environment: ["SSH_TTY": "/dev/pts/0"],
      ground: .overNetwork),
    Case(
      testDescription: "ssh with an address",
      environment: ssh.merging(["SPEECHD_ADDRESS": "x"]) { $1 },
      ground: .speaks),
    Case(
      testDescription: "ssh with an empty address",
      environment: ssh.merging(["SPEECHD_ADDRESS": ""]) { $1 }, ground: .overNetwork),
    Case(
      testDescription: "ssh with an address, and a reader",
      environment: ssh.merging(["SPEECHD_ADDRESS": "x"]) { $1 }, reader: .tdsr,
      ground: .screenReader(.tdsr)),
    Case(
      testDescription: "Emacs", environment: ["INSIDE_EMACS": "29.1,comint"], ground: .inEmacs),
    Case(
      testDescription: "Emacs over ssh", environment: ssh.merging(["INSIDE_EMACS": "x"]) { $1 },
      ground: .inEmacs),
    Case(testDescription: "off", choice: .off, reader: .orca, ground: .turnedOff),
    Case(
      testDescription: "on in spite of all", choice: .on,
      environment: ssh.merging(["INSIDE_EMACS": "x"]) { $1 }, isTerminal: false, reader: .orca,
      ground: .speaks),
  ]

  @Test(arguments: cases)
  func `Whether it speaks, and on which ground not`(_ test: Case) {
    #expect(
      SpeechGround(
        choice: test.choice, environment: test.environment, isTerminal: test.isTerminal,
        reader: { _ in test.reader }) == test.ground)
  }

  @Test func `The processes are not looked at where another ground decides`() {
    for (choice, isTerminal) in [(SpeechChoice.on, true), (.off, true), (.auto, false)] {
      _ = SpeechGround(choice: choice, environment: [:], isTerminal: isTerminal) { _ in
        Issue.record("looked for a reader")
        return nil
      }
    }
  }

  @Test func `It is never told that a reader speaks already`() {
    for reader in ScreenReader.allCases {
      #expect(SpeechGround.screenReader(reader).sentence == nil)
    }
    #expect(SpeechGround.turnedOff.sentence == nil)
    #expect(SpeechGround.overNetwork.sentence != nil)
  }
}
