import AnnouncingSpeech
import Foundation
import TestSupport
import Testing

@Suite struct `A transcript` {
  @Test func `notes what was said and what cut it`() {
    let transcript = TranscriptAnnouncer()
    transcript.announce(.of(.navigation, "Milk"))
    transcript.announce(.of(.result, "Moved Milk."))
    transcript.announce(.of(.navigation, "Milk, 1 of 5"))
    transcript.announce(.of(.progress, "half"))
    transcript.stop()
    transcript.announce(.of(.result, "Undone."))
    #expect(transcript.finish(within: .zero))
    transcript.stop()
    #expect(
      transcript.texts == ["Milk", "Moved Milk.", "Milk, 1 of 5", "half", "Undone."])
    #expect(transcript.entries.map(\.cut) == [.byNewer, .byStop, .byStop, .byOther, nil])
  }

  @Test func `is written as lines of JSON at once`() throws {
    let path = NSTemporaryDirectory() + "transcript-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let clock = ManualSpeechClock()
    let transcript = try #require(TranscriptAnnouncer.appending(to: path, clock: clock))
    clock.advance(by: .milliseconds(12))
    transcript.announce(
      Utterance(
        .result, [.init("Moved \"a\\b\"\n"), .init("שלום", language: "he"), .init(" </é>")]))
    clock.advance(by: .milliseconds(238))
    transcript.stop()
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == #"""
        {"event":"announce","kind":"result","number":1,"parts":[{"language":null,"text":"Moved \"a\\b\"\n"},{"language":"he","text":"שלום"},{"language":null,"text":" </é>"}],"text":"Moved \"a\\b\"\nשלום </é>","time":12}
        {"by":"stop","event":"cut","number":1,"time":250}

        """#)
  }

  @Test func `says through another announcer what it writes down`() {
    let server = ScriptedServer()
    server.script.change { $0.endsAtOnce = true }
    let transcript = TranscriptAnnouncer(saidBy: server.makeQueue())
    transcript.announce(.of(.result, "Moved Milk."))
    #expect(transcript.finish(within: .seconds(10)))
    #expect(server.said == transcript.texts)
  }

  @Test func `cannot be written where no file can be`() {
    #expect(TranscriptAnnouncer.appending(to: "/nowhere/at/all") == nil)
  }
}
