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

  /// A name as it may stand in a document: a megabyte, with and without blanks.
  static let longTexts = [
    String(repeating: "long name ", count: 100_000), String(repeating: "x", count: 1_000_000),
  ]

  @Test(arguments: longTexts)
  func `hands a long text over in portions, and loses nothing`(text: String) {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, text))
    agenda.add(.of(.navigation, "follow-up"))
    var said: [String] = []
    while case .say(let entry, let isCutting) = agenda.nextStep() {
      #expect(!isCutting)
      #expect(entry.utterance.text.count <= 4_000)
      said.append(entry.utterance.text)
      agenda.handedOver(as: [said.count])
      #expect(agenda.nextStep() == nil, "one portion at a time")
      agenda.take(.init(id: said.count, .ended))
    }
    #expect(agenda.outcome == .heard)
    #expect(said.last == "follow-up")
    #expect(said.dropLast().joined() == text)
  }

  @Test func `hands many parts over in portions, each with its languages`() {
    let parts = (0..<1_000).map {
      Utterance.Part("\($0)", language: $0.isMultiple(of: 2) ? "he" : nil)
    }
    var agenda = SpeechAgenda()
    agenda.add(Utterance(.spelling, parts))
    var said: [Utterance.Part] = []
    while case .say(let entry, _) = agenda.nextStep() {
      #expect(entry.utterance.parts.count <= 64)
      #expect(entry.utterance.kind == .spelling)
      said += entry.utterance.parts
      agenda.handedOver(as: [said.count])
      agenda.take(.init(id: said.count, .ended))
    }
    #expect(said == parts)
  }

  /// What may come while the first portion sounds.
  enum Interruption: CaseIterable { case key, keyAndNews, news, lateEnd, loss }

  @Test(arguments: Interruption.allCases)
  func `drops the rest of a long text with what is cut of it`(interruption: Interruption) {
    var agenda = SpeechAgenda()
    agenda.add(.of(.navigation, Self.longTexts[0]))
    _ = agenda.nextStep()
    agenda.handedOver(as: [1])
    if interruption == .key || interruption == .keyAndNews { agenda.cutEverything() }
    if interruption != .key { agenda.add(.of(.navigation, "news")) }
    if interruption == .loss { agenda.connectionLost() }
    let step = agenda.nextStep()
    if interruption == .lateEnd || interruption == .key { agenda.take(.init(id: 1, .ended)) }
    if interruption == .key {
      #expect(step == .cancel)
      agenda.cancelled()
    } else {
      guard case .say(let entry, let isCutting) = step else {
        Issue.record("\(String(describing: step))")
        return
      }
      #expect(entry.utterance.text == "news")
      #expect(isCutting == (interruption != .loss))
      agenda.handedOver(as: [2])
      agenda.take(.init(id: 2, .ended))
    }
    #expect(agenda.nextStep() == nil)
    #expect(agenda.isSettled)
    #expect(agenda.outcome == (interruption == .key ? .cut : .heard))
  }

  @Test func `goes on with a long text where a server was lost, not at its start`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, Self.longTexts[0]))
    _ = agenda.nextStep()
    agenda.handedOver(as: [1])
    agenda.take(.init(id: 1, .ended))
    guard case .say(let second, _) = agenda.nextStep() else { return }
    agenda.handedOver(as: [2])
    agenda.connectionLost()
    guard case .say(let again, _) = agenda.nextStep() else {
      Issue.record("nothing is said")
      return
    }
    #expect(again.utterance == second.utterance)
    #expect(again.rest == second.rest)
  }

  @Test func `goes past a portion in which nothing can be heard`() {
    var agenda = SpeechAgenda()
    agenda.add(.of(.result, String(repeating: " ", count: 10_000) + "end"))
    var said = ""
    while case .say(let entry, _) = agenda.nextStep() {
      said += entry.utterance.text.filter { $0 != " " }
      let isBlank = entry.utterance.text.allSatisfy { $0 == " " }
      agenda.handedOver(as: isBlank ? [] : [1])
      agenda.take(.init(id: 1, .ended))
    }
    #expect(said == "end")
    #expect(agenda.outcome == .heard)
  }
}
