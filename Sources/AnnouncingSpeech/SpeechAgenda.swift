/// What is being said, what waits, and what became of the newest utterance. Pure logic: no thread,
/// no clock, no server.
///
///     waiting: [result, navigation]   being handed over: -          sounding: -
///     waiting: [navigation]           being handed over: result     sounding: -
///     waiting: [navigation]           being handed over: -          sounding: result
struct SpeechAgenda {
  /// An utterance on its way.
  struct Entry: Hashable {
    /// Counts up, so that the newest can be told.
    var number: Int
    /// What of it is handed over at one go.
    var utterance: Utterance
    /// What follows when that was heard: a very long name, which would hold up the next key for as
    /// long as it takes to hand it over.
    var rest = Utterance.Rest()
    /// How often it was handed to a server.
    var attempts = 0

    init(number: Int, _ utterance: Utterance) {
      self.number = number
      (self.utterance, rest) = utterance.firstPortion()
    }

    /// The entry for what follows, or `nil` at the end.
    var next: Entry? {
      guard !rest.isEmpty else { return nil }
      var next = self
      (next.utterance, next.rest) = rest.nextPortion(of: utterance.kind)
      next.attempts = 0
      return next
    }
  }

  /// What became of an utterance.
  enum Outcome: Hashable {
    case pending, heard, cut
    /// The server died of it or with it, or did not want it.
    case lost
  }

  /// What is to be done with the server next.
  enum Step: Hashable {
    /// Silence what sounds.
    case cancel
    /// Say this, after silencing what sounds if `cutting`.
    case say(Entry, cutting: Bool)
  }

  /// How often one utterance is given to a server. A second time, because the first one may have
  /// died unnoticed long before; not more, because it may have died of this very text.
  static let mostAttempts = 2

  /// What has not been handed over, in the order in which it is to be heard: at most one utterance
  /// and its follow-up.
  private(set) var waiting: [Entry] = []
  /// What is being handed over.
  private(set) var handing: Entry?
  /// What the server has taken and not reported as over.
  private(set) var sounding: Entry?
  /// The parts of `sounding` that have not ended.
  private(set) var openParts: Set<Int> = []
  /// Whether what sounds, or is being handed over, is to be silenced.
  private(set) var isCutRequested = false
  /// The outcome of the newest utterance, or `nil` if there was none.
  private(set) var outcome: Outcome?

  private var newest = 0
  /// Events of parts that are not known yet: a part can begin, and even end, before the call that
  /// hands it over has returned.
  private var earlyEvents: [SpeechEvent] = []
  /// More early events than an utterance has parts are not ours.
  private static let mostEarlyEvents = 4096

  /// Whether nothing is on its way any more.
  var isSettled: Bool {
    waiting.isEmpty && handing == nil && sounding == nil && !isCutRequested
  }

  /// Whether there is something to say.
  var hasWaiting: Bool { !waiting.isEmpty }

  // MARK: From the program

  /// Takes an utterance in. See SpeechPolicy.swift for who gives way to whom.
  mutating func add(_ utterance: Utterance) {
    let kind = utterance.kind
    let present = (waiting + [handing, sounding].compactMap(\.self)).map(\.utterance.kind)
    if kind.mayBeDropped, !isCutRequested, present.contains(where: { !$0.mayBeDropped }) { return }
    newest += 1
    outcome = .pending
    let entry = Entry(number: newest, utterance)
    if kind == .navigation, let first = waiting.first, !kind.cuts(first.utterance.kind) {
      waiting = [first, entry]
    } else {
      waiting = [entry]
    }
  }

  /// Drops what waits and asks for silence.
  mutating func cutEverything() {
    waiting = []
    if sounding != nil || handing != nil { isCutRequested = true }
    if outcome == .pending { outcome = .cut }
  }

  // MARK: To the server

  /// Takes out what is to be done next, or `nil` if there is nothing to do but wait.
  mutating func nextStep() -> Step? {
    guard handing == nil else { return nil }
    if isCutRequested, waiting.isEmpty { return .cancel }
    guard let next = waiting.first else { return nil }
    var isCutting = isCutRequested
    if let sounding, !isCutting {
      guard next.utterance.kind.cuts(sounding.utterance.kind) else { return nil }
      isCutting = true
    }
    waiting.removeFirst()
    isCutRequested = false
    handing = next
    handing?.attempts += 1
    earlyEvents = []
    return .say(next, cutting: isCutting)
  }

  /// The server has silenced what sounded.
  mutating func cancelled() {
    isCutRequested = false
    soundingIsOver(.cut)
  }

  /// The server has taken what was being handed over, as these parts.
  mutating func handedOver(as parts: [Int]) {
    guard let entry = handing else { return }
    if sounding != nil { soundingIsOver(.cut) }
    handing = nil
    sounding = entry
    openParts = Set(parts)
    let events = earlyEvents
    earlyEvents = []
    if parts.isEmpty {
      // Nothing in it could be heard: blank text is as good as heard, refused text is lost.
      soundingIsOver(entry.utterance.isBlank ? .heard : .lost)
      isCutRequested = false
    }
    for event in events { take(event) }
  }

  // MARK: From the server

  /// Notes what the server reported.
  mutating func take(_ event: SpeechEvent) {
    guard openParts.contains(event.id) else {
      if handing != nil, earlyEvents.count < Self.mostEarlyEvents { earlyEvents.append(event) }
      return
    }
    switch event.happening {
    case .begun: break
    case .cancelled: soundingIsOver(.cut)
    case .ended:
      openParts.remove(event.id)
      if openParts.isEmpty { soundingIsOver(.heard) }
    }
  }

  /// No end was reported for far longer than it can have taken.
  mutating func presumeOver() {
    soundingIsOver(.heard)
  }

  /// The connection is gone and with it all that was handed over.
  ///
  /// Of everything that was not heard only the newest is kept; the rest is stale by the time
  /// somebody listens again.
  mutating func connectionLost() {
    let unheard = isCutRequested ? [] : [sounding, handing].compactMap(\.self)
    let candidates = (unheard + waiting).filter {
      $0.attempts < Self.mostAttempts && !($0.utterance.kind.mayBeDropped && $0.attempts > 0)
    }
    waiting = candidates.last.map { [$0] } ?? []
    if waiting.isEmpty, outcome == .pending { outcome = .lost }
    sounding = nil
    handing = nil
    openParts = []
    earlyEvents = []
    isCutRequested = false
  }

  private mutating func soundingIsOver(_ result: Outcome) {
    // Not where it was to be silent by then: a key was pressed, or something else is on its way.
    if result == .heard, !isCutRequested, handing == nil, let next = sounding?.next {
      // A follow-up waits for all of it; anything else would have cut it.
      waiting.insert(next, at: 0)
      sounding = nil
      openParts = []
      return
    }
    if sounding?.number == newest, outcome == .pending { outcome = result }
    sounding = nil
    openParts = []
  }
}
