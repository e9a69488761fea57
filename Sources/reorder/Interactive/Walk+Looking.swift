internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

extension Walk {
  /// Where one is, as a sentence.
  func focusSentence() -> Sentence {
    var conditions: [Condition] = []
    if let item = focus?.item, selection.contains(item) { conditions.append(.selected) }
    return focusSentence(conditions, wording)
  }

  /// Where one is, as a sentence, with what is true of the item for now.
  private func focusSentence(_ conditions: [Condition], _ wording: PhraseWording) -> Sentence {
    switch focus {
    case nil: return Sentence(.focusEmptyList)
    case .emptySection(let section)?
    where container.sections.count == 1 && session.labels.title(section) == nil:
      // The only section of a list that has no sections is the list.
      return Sentence(.focusEmptyList)
    case let stop?:
      return wording.sentence(for: session.announcement(at: stop, conditions: conditions))
    }
  }

  /// Goes some stops on, and says so at either end.
  func go(by step: Int) throws(InputError) {
    guard let now = focus else { return try say(focusSentence(), as: .navigation) }
    guard let next = step > 0 ? container.stop(after: now) : container.stop(before: now) else {
      let edge = Sentence(step > 0 ? .focusEndOfList : .focusStartOfList)
      return try say(edge.then(focusSentence()), as: .navigation, cue: .edge)
    }
    focus = next
    try arrive(goingDown: step > 0)
  }

  func go(to stop: WalkStop?) throws(InputError) {
    let now = focus.flatMap(documentPlace)
    focus = stop
    try arrive(goingDown: stop.flatMap(documentPlace).map { $0 >= now ?? 0 } ?? true)
  }

  func go(toNumber number: Int) throws(InputError) {
    guard let item = container.item(number: number) else {
      return try say(sentence(.itemNotFound, about: String(number)), as: .result)
    }
    try go(to: .item(item))
  }

  func goSection(by step: Int) throws(InputError) {
    guard let now = focus, let section = container.section(of: now) else {
      return try say(focusSentence(), as: .navigation)
    }
    guard let next = container.section(step, from: section) else {
      let edge = Sentence(step > 0 ? .focusLastSection : .focusFirstSection)
      return try say(edge.then(focusSentence()), as: .navigation, cue: .edge)
    }
    focus = container.firstStop(of: next)
    try arrive(goingDown: step > 0)
  }

  func goSection(named name: String) throws(InputError) {
    let section: String
    do throws(UsageError) {
      section = try workspace.finder.section(name)
    } catch {
      return try say(Sentence.lines(for: error), as: .result)
    }
    try go(to: container.firstStop(of: section))
  }

  /// Says where one came to, or where what is lifted would land.
  private func arrive(goingDown: Bool) throws(InputError) {
    if lifted != nil { return try sayLanding(goingDown: goingDown) }
    try say(arrivalSentence(), as: .navigation)
  }

  /// Where one has come to, with a hint at what can be done there, where everything is to be said.
  ///
  /// There is none where nothing can be done, and none while something is lifted: a key that is named
  /// there is pressed by accident.
  func arrivalSentence() -> Sentence {
    let sentence = focusSentence()
    guard wording.verbosity == .full, lifted == nil, session.menu(for: sources).refusals.isEmpty
    else { return sentence }
    return sentence.then(Sentence(.hintMenu))
  }

  /// How far down the document a stop is.
  private func documentPlace(_ stop: WalkStop) -> Int? {
    switch stop {
    case .item(let item): container.number(of: item)
    case .emptySection(let section):
      container.sections.prefix { $0.id != section }.reduce(0) { $0 + $1.items.count }
    }
  }

  /// Everything about where one is: place, neighbours, what is chosen, what is not written.
  func whereSentence() -> Sentence {
    var full = wording
    full.verbosity = .full
    var conditions: [Condition] = []
    if let item = focus?.item {
      if selection.contains(item) { conditions.append(.selected) }
      if lifted?.lift.sources.contains(item) == true { conditions.append(.lifted) }
      switch container.movement(of: item) {
      case .fixed: conditions.append(.fixed)
      case .pinnedFirst: conditions.append(.pinnedFirst)
      case .pinnedLast: conditions.append(.pinnedLast)
      case .free, nil: break
      }
    }
    var sentence = focusSentence(conditions, full)
    if !selection.isEmpty {
      sentence = sentence.then(Sentence(.selectCount, [.number(selection.count)]))
    }
    if workspace.isUnsaved {
      sentence = sentence.then(
        Sentence(
          workspace.hasEdits ? .whereUnsavedEdits : .whereUnsaved, [.number(unsavedMoves)]))
    }
    return sentence
  }

  func sayAgain() throws(InputError) {
    guard !voice.last.isEmpty else { return try say(Sentence(.repeatNothing), as: .result) }
    try voice.sayAgain()
  }

  /// Reads the name of the item or section character by character.
  func spell() throws(InputError) {
    let name: Name
    switch focus {
    case nil: return try say(focusSentence(), as: .navigation)
    case .emptySection(let section):
      guard session.labels.title(section) != nil else {
        return try say(focusSentence(), as: .navigation)
      }
      name = session.name(ofSection: section)
    case .item(let item): name = session.name(of: item)
    }
    guard let characters = wording.book.spelled(name) else {
      return try say(focusSentence(), as: .spelling)
    }
    try voice.say([characters], as: .spelling)
  }

  func find(_ text: String, forward: Bool) throws(InputError) {
    needle = text
    let matches = container.documentOrder(workspace.finder.items(holding: text))
    guard !matches.isEmpty else { return try say(sentence(.findNone, about: text), as: .result) }
    let now = focus.flatMap(documentPlace) ?? 0
    let numbered = matches.map { ($0, container.number(of: $0) ?? 0) }
    let next =
      forward
      ? numbered.first { $0.1 > now } ?? numbered.first
      : numbered.last { $0.1 < now } ?? numbered.last
    try go(to: next.map { .item($0.0) })
  }

  func findAgain(forward: Bool) throws(InputError) {
    guard let needle else { return try say(Sentence(.findNothing), as: .result) }
    try find(needle, forward: forward)
  }

  func changeVerbosity() throws(InputError) {
    let next: (Verbosity, PhraseKey) =
      switch wording.verbosity {
      case .terse: (.normal, .verbosityNormal)
      case .normal: (.full, .verbosityFull)
      case .full: (.terse, .verbosityTerse)
      }
    wording.verbosity = next.0
    try say(Sentence(next.1), as: .result)
  }

  func toggleSpeech() throws(InputError) {
    // That it is turned off is the last thing it says.
    let turnsOn = !voice.speech.isOn
    if turnsOn { voice.speech.isOn = true }
    try say(Sentence(turnsOn ? .speechOn : .speechOff), as: .result)
    voice.speech.isOn = turnsOn
    guard turnsOn, let reason = voice.speech.noticeAfterTurningOn() else { return }
    try voice.show(wording.rendering(of: reason))
  }
}
