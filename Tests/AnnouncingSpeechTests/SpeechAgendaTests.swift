import Testing

@testable import AnnouncingSpeech

@Suite struct `An agenda of speech` {
  typealias Kind = Utterance.Kind

  /// What is said when `new` comes while `old` sounds: the calls up to silence.
  private func transcript(_ old: Kind, then new: Kind, afterKey: Bool) -> String {
    var agenda = SpeechAgenda()
    var heard: [String] = []
    var part = 0
    func work() {
      while let step = agenda.nextStep() {
        switch step {
        case .cancel:
          heard.append("silence")
          agenda.cancelled()
        case .say(let entry, let isCutting):
          if isCutting { heard.append("silence") }
          heard.append(entry.utterance.text)
          part += 1
          agenda.handedOver(as: [part])
        }
      }
    }
    agenda.add(.of(old, "old"))
    work()
    if afterKey { agenda.cutEverything() }
    agenda.add(.of(new, "new"))
    work()
    while agenda.sounding != nil {
      heard.append("end")
      agenda.take(.init(id: part, .ended))
      work()
    }
    #expect(agenda.isSettled)
    return heard.joined(separator: " ")
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `keeps the table of who interrupts whom`(old: Kind, new: Kind) {
    let expected =
      switch (old, new) {
      case (.result, .navigation), (.question, .navigation), (.spelling, .navigation),
        (.progress, .progress):
        "old end new end"
      case (_, .progress): "old end"
      default: "old silence new end"
      }
    #expect(transcript(old, then: new, afterKey: false) == expected)
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `lets everything through after a key`(old: Kind, new: Kind) {
    #expect(transcript(old, then: new, afterKey: true) == "old silence new end")
  }

  @Test func `takes events that come before the parts are known`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, "old"))
    _ = agenda.nextStep()
    agenda.take(.init(id: 7, .begun))
    agenda.take(.init(id: 7, .ended))
    agenda.handedOver(as: [7])
    #expect(agenda.isSettled)
    #expect(agenda.outcome == .heard)
  }

  @Test func `counts an utterance as heard only when all of its parts were`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, "old"))
    _ = agenda.nextStep()
    agenda.handedOver(as: [1, 2])
    agenda.take(.init(id: 1, .ended))
    #expect(!agenda.isSettled)
    agenda.take(.init(id: 2, .cancelled))
    #expect(agenda.outcome == .cut)
  }

  @Test func `gives an utterance to a server twice at most`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, "poison"))
    for _ in 1...2 {
      #expect(agenda.nextStep() != nil)
      agenda.handedOver(as: [1])
      agenda.connectionLost()
    }
    #expect(agenda.nextStep() == nil)
    #expect(agenda.outcome == .lost)
  }

  @Test func `keeps only the newest when the server is lost`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, "result"))
    _ = agenda.nextStep()
    agenda.handedOver(as: [1])
    agenda.add(.of(.navigation, "follow-up"))
    agenda.connectionLost()
    #expect(agenda.waiting.map(\.utterance.text) == ["follow-up"])
  }

  @Test func `drops what was being handed over when a key was pressed meanwhile`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, "old"))
    _ = agenda.nextStep()
    agenda.cutEverything()
    #expect(agenda.nextStep() == nil, "one call at a time")
    agenda.handedOver(as: [1])
    #expect(agenda.nextStep() == .cancel)
    agenda.cancelled()
    #expect(agenda.isSettled)
    #expect(agenda.outcome == .cut)
  }

  @Test func `is done with blank text`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.navigation, "  "))
    _ = agenda.nextStep()
    agenda.handedOver(as: [])
    #expect(agenda.isSettled)
    #expect(agenda.outcome == .heard)
  }
}
