internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

extension Walk {
  /// What a move acts on: what is chosen, else the item where one is.
  var sources: [String] {
    selection.isEmpty ? focus?.item.map { [$0] } ?? [] : workspace.sources(selection)
  }

  /// Makes the move that was typed.
  func move(_ request: MoveRequest) throws(InputError) {
    let intent: MoveIntent<String, String>
    do throws(UsageError) {
      intent = try self.intent(request)
    } catch {
      return try say(Sentence.lines(for: error), as: .result)
    }
    try perform(intent)
  }

  private func intent(_ request: MoveRequest) throws(UsageError) -> MoveIntent<String, String> {
    let finder = workspace.finder
    switch request {
    case .before(let item): return .before(try finder.item(item))
    case .after(let item): return .after(try finder.item(item))
    case .position(let position): return .position(position)
    case .destination(let text): return try destination(text, finder)
    case .start(let section?): return .start(of: try finder.section(section))
    case .end(let section?): return .end(of: try finder.section(section))
    case .start(nil): return .start(of: nil)
    case .end(nil): return .end(of: nil)
    case .earlier(let steps): return .earlier(by: steps)
    case .later(let steps): return .later(by: steps)
    }
  }

  /// A position; else the end of a section or the place before an item, whichever is called so.
  private func destination(
    _ text: String, _ finder: ItemFinder
  ) throws(UsageError) -> MoveIntent<String, String> {
    if let position = WholeNumber.read(text) { return .position(position) }
    switch try finder.itemOrSection(text) {
    case .section(let section): return .end(of: section)
    case .item(let item): return .before(item)
    }
  }

  /// Moves what is chosen, else the item where one is, and says what came of it.
  func perform(_ intent: MoveIntent<String, String>) throws(InputError) {
    try step(session.perform(moving: sources, intent), by: 1, edge: edge(of: intent))
  }

  /// Says what came of a move, of undoing or of redoing. The focus goes along with the items.
  ///
  /// - Parameters:
  ///   - report: What came of it.
  ///   - count: How many moves more there are then.
  ///   - edge: What is said where the items cannot go further.
  /// - Throws: What cannot be shown.
  func step(_ report: Report, by count: Int, edge: Sentence? = nil) throws(InputError) {
    if report.changed { moves += count }
    if let item = report.items.first, report.changed, !report.items.contains(focus?.item ?? "") {
      focus = .item(item)
    }
    keepFocus()
    if let edge, case .outOfRange? = report.refusals.first {
      return try say(edge, as: .result, cue: .edge)
    }
    try voice.say([report.rendering], as: .result, cue: report.announcement.cue)
  }

  /// What is said where one step further is past the edge, instead of the range.
  private func edge(of intent: MoveIntent<String, String>) -> Sentence? {
    let edge: PhraseKey
    switch intent {
    case .earlier(by: 1): edge = .menuNoStart
    case .later(by: 1): edge = .menuNoEnd
    default: return nil
    }
    return spotAtEdge(isEnd: edge == .menuNoEnd).map {
      Sentence(edge).then(wording.sentence(for: $0))
    }
  }

  /// Where the items that are to be moved stand; of items that stand apart, the one at that edge.
  private func spotAtEdge(isEnd: Bool) -> Spot? {
    let items = container.documentOrder(sources)
    guard let first = items.first, let spot = session.spot(of: items) else { return nil }
    let areApart = items.count > 1 && spot.position == spot.last
    guard isEnd, areApart else { return spot }
    let home = container.place(of: first)?.section
    return items.last { container.place(of: $0)?.section == home }.flatMap {
      session.spot(of: [$0])
    }
  }

  /// After a change: a stop that is gone, or a section that is empty no more, is left.
  ///
  /// - Parameter place: Where the item stood where one is. What stands there now is the nearest one
  ///   where that item is gone.
  func keepFocus(near place: ReorderPlace<String>? = nil) {
    selection.removeAll { !container.contains($0) }
    if let lift = lifted?.lift, !lift.sources.allSatisfy({ container.contains($0) }) {
      lifted = nil
    }
    switch focus {
    case .item(let item) where !container.contains(item):
      focus = place.flatMap(nearestStop) ?? container.firstStop
    case .emptySection(let section):
      focus = container.firstStop(of: section) ?? container.firstStop
    default: break
    }
  }

  /// What stands at a place now, or is the last in its section.
  private func nearestStop(_ place: ReorderPlace<String>) -> WalkStop? {
    guard let items = container.items(of: place.section), !items.isEmpty else {
      return container.firstStop(of: place.section)
    }
    return .item(items[min(place.position, items.count) - 1])
  }

  func select() throws(InputError) {
    guard let item = focus?.item else { return try say(focusSentence(), as: .result) }
    let refusals = session.container.menu(for: [item]).refusals.filter { $0.reason == .notMovable }
    if !refusals.isEmpty { return try say(refusals) }
    let name = PhraseArgument.name(session.name(of: item), quoted: true)
    let key: PhraseKey
    if let index = selection.firstIndex(of: item) {
      selection.remove(at: index)
      key = .selectNotItem
    } else {
      selection.append(item)
      key = .selectItem
    }
    try say(Sentence(key, [name]).then(selectionSentence), as: .result)
  }

  func selectAll() throws(InputError) {
    let free = container.sections.flatMap {
      $0.items.filter { container.movement(of: $0) == .free }
    }
    selection = selection.count == free.count ? [] : free
    try say(selectionSentence, as: .result)
  }

  func clear() throws(InputError) {
    selection = []
    try say(selectionSentence, as: .result)
  }

  private var selectionSentence: Sentence {
    selection.isEmpty
      ? Sentence(.selectNone) : Sentence(.selectCount, [.number(selection.count)])
  }
}
