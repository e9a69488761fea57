import AnnouncingSpeech
import TestSupport

/// A speech server made of a script: it can hang, die and be absent, and notes what it was told.
final class ScriptedServer: Sendable {
  enum Call: Hashable {
    case open, cancel, check, close
    case say(String)
  }

  /// What the next calls do.
  enum Mood: Hashable {
    case healthy, absent, dead, hanging
    /// It opens, and dies of what it is to say.
    case dyingOfWords
  }

  struct Script {
    var mood = Mood.healthy
    /// Whether parts end as soon as they are said.
    var endsAtOnce = false
    var calls: [Call] = []
    var made = 0
    var lastPart = 0
    var report: (@Sendable (SpeechEvent) -> Void)?
    var freed: Set<Int> = []
  }

  let script = Monitor(Script())

  var calls: [Call] { script.change { $0.calls } }
  var said: [String] { calls.compactMap { if case .say(let text) = $0 { text } else { nil } } }
  var made: Int { script.change { $0.made } }

  func become(_ mood: Mood) { script.change { $0.mood = mood } }

  /// Lets the calls of one backend that hang come back.
  func free(backend: Int) { _ = script.change { $0.freed.insert(backend) } }

  /// Reports that the newest part was heard.
  func endLast(_ happening: SpeechEvent.Happening = .ended) {
    let (report, id) = script.change { ($0.report, $0.lastPart) }
    report?(SpeechEvent(id: id, happening))
  }

  func makeQueue(
    clock: any SpeechClock = SystemSpeechClock(), timing: SpeechTiming = SpeechTiming(),
    onStateChange: @escaping @Sendable (SpeechState) -> Void = { _ in }
  ) -> SpeechQueue {
    SpeechQueue(timing: timing, clock: clock, onStateChange: onStateChange) { report in
      let number = self.script.change { script in
        script.made += 1
        script.report = report
        return script.made
      }
      return Backend(self, number)
    }
  }

  private final class Backend: SpeechBackend {
    let server: ScriptedServer
    let number: Int

    init(_ server: ScriptedServer, _ number: Int) {
      self.server = server
      self.number = number
    }

    private func note(_ call: Call) throws(SpeechState.Reason) {
      let mood = server.script.change { script in
        script.calls.append(call)
        return script.mood
      }
      switch mood {
      case .healthy: return
      case .absent: throw call == .open ? .noServer(address: "/nowhere") : .lost
      case .dead: throw .lost
      case .dyingOfWords:
        if case .say = call { throw .lost }
      case .hanging:
        while !server.script.change({ $0.freed.contains(number) }) { pause(.milliseconds(1)) }
        throw .lost
      }
    }

    func open() throws(SpeechState.Reason) { try note(.open) }

    func say(_ utterance: Utterance) throws(SpeechState.Reason) -> [Int] {
      try note(.say(utterance.text))
      let (parts, report, ends) = server.script.change { script in
        let parts = utterance.parts.map { _ in
          script.lastPart += 1
          return script.lastPart
        }
        return (parts, script.report, script.endsAtOnce)
      }
      if ends {
        // Before the call has returned, as a quick server does.
        for part in parts {
          report?(SpeechEvent(id: part, .begun))
          report?(SpeechEvent(id: part, .ended))
        }
      }
      return parts
    }

    func cancel() throws(SpeechState.Reason) { try note(.cancel) }
    func check() throws(SpeechState.Reason) { try note(.check) }
    func close() { server.script.change { $0.calls.append(.close) } }
  }
}

extension Utterance {
  /// A short way to write one for tests.
  static func of(_ kind: Kind, _ text: String) -> Utterance {
    Utterance(kind, [Part(text)])
  }
}
