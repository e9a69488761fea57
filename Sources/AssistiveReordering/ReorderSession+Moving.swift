internal import AnnouncingSpeech
public import AssistiveActions
public import Reordering

extension ReorderSession {
  /// Makes the move of an action. Where the container has changed since the action was offered, its
  /// difference is derived anew.
  @discardableResult
  public func perform(_ action: Action) -> Report {
    switch action.difference(in: container) {
    case .failure(let refusals): say(refused(refusals.all, difference: nil))
    case .success(let difference): perform(difference)
    }
  }

  /// Moves items to where a person wants them.
  @discardableResult
  public func perform(moving sources: [ItemID], _ intent: Intent) -> Report {
    switch container.difference(moving: sources, intent) {
    case .failure(let refusals): say(refused(refusals.all, difference: nil))
    case .success(let difference): perform(difference)
    }
  }

  /// Makes a move, or refuses it and changes nothing.
  @discardableResult
  public func perform(_ difference: Difference) -> Report {
    let (report, entry) = make(difference)
    note(entry)
    return say(report)
  }

  /// What a move would come to, without making, saying or asking anything.
  public func preview(_ difference: Difference) -> Report {
    switch container.verdict(on: difference) {
    case .refused(let refusals): refused(refusals, difference: difference)
    case .allowed(let outcome): report(of: outcome)
    }
  }

  /// What moving items to where a person wants them would come to, without making, saying or asking
  /// anything: where they would stand, that nothing would change, or every reason why they cannot.
  ///
  ///     session.preview(moving: ["Total"], .start(of: nil)).rendering.shown
  ///     // Cannot move “Total”: it is pinned at the end
  public func preview(moving sources: [ItemID], _ intent: Intent) -> Report {
    switch container.difference(moving: sources, intent) {
    case .failure(let refusals): refused(refusals.all, difference: nil)
    case .success(let difference): preview(difference)
    }
  }

  /// Makes several moves, or none of them where one is refused. All that is said of it is one
  /// utterance, of a sentence for each move.
  ///
  /// - Returns: A report for each move; or only that of the move that is refused, and its index.
  @discardableResult
  public func perform(_ differences: [Difference]) -> (reports: [Report], refusedStep: Int?) {
    if differences.isEmpty { return ([], nil) }
    if let (step, refusals) = trial(differences, waivingAcceptance: false) {
      return ([say(refused(refusals, difference: differences[step]))], step)
    }
    var reports: [Report] = []
    var entries: [HistoryEntry?] = []
    for (step, difference) in differences.enumerated() {
      let (report, entry) = make(difference)
      guard report.refusals.isEmpty else {
        askBack(reports.compactMap(\.outcome))
        for case .foreign(let before)? in entries { note(.foreign(before: before)) }
        return ([say(report)], step)
      }
      reports.append(report)
      entries.append(entry)
    }
    for entry in entries { note(entry) }
    say(reports)
    return (reports, nil)
  }

  /// What is to be remembered of a move, once it is certain that it stays.
  private enum HistoryEntry {
    case own([Edit<ItemID, SectionID>], inverse: [Edit<ItemID, SectionID>])
    case foreign(before: Container)
  }

  private func note(_ entry: HistoryEntry?) {
    switch entry {
    case .own(let edits, let inverse): history.record(edits, inverse: inverse)
    case .foreign(let before): history.recordForeignChange(before: before)
    case nil: break
    }
  }

  private func make(_ difference: Difference) -> (Report, HistoryEntry?) {
    switch container.verdict(on: difference) {
    case .refused(let refusals): return (refused(refusals, difference: difference), nil)
    case .allowed(let outcome) where !outcome.changed: return (report(of: outcome), nil)
    case .allowed(let outcome):
      switch move(difference) {
      case .moved:
        let report = report(of: outcome)
        container.apply(difference)
        return (report, .own([.move(difference)], inverse: [outcome].inverse()))
      case .noChange: return (unchanged(difference), nil)
      case .refused(let refusals):
        // A model that refuses without a reason has refused nevertheless.
        let reasons = refusals.isEmpty ? [.declined(reason: nil)] : refusals
        return (refused(reasons, difference: difference), nil)
      case .declined(let reason):
        return (refused([.declined(reason: reason)], difference: difference), nil)
      case .reordered(let order): return reordered(difference, to: order)
      }
    }
  }

  /// The model made another order of a move: that one counts.
  private func reordered(_ difference: Difference, to order: [SectionID: [ItemID]])
    -> (Report, HistoryEntry?)
  {
    guard let target = container.reordered(to: order) else {
      return (refused([.declined(reason: nil)], difference: difference), nil)
    }
    let before = container
    container = target
    guard !before.hasSameOrder(as: target), let settled = container.settled(difference.sources)
    else { return (unchanged(difference), nil) }
    let (entry, inverse) = entry(before, settled: settled.difference)
    let landed = spot(of: difference.sources)
    // The items are named as they were known before the move, as for any other one.
    container = before
    defer { container = target }
    let report = report(
      of: ReorderOutcome(
        difference: settled.difference, changed: true, landing: settled.landing,
        origins: difference.sources.compactMap { item in
          before.place(of: item).map { .init(item: item, place: $0) }
        },
        inverse: inverse), landed: landed)
    return (report, entry)
  }

  /// How the container came from another order to the one it has: by one move if that is enough, else
  /// by the moves that it takes; an order that no moves reach, because what cannot be lifted stands
  /// elsewhere, was somebody else's.
  ///
  /// - Returns: What is to be remembered, and the moves that lead back.
  private func entry(
    _ before: Container, settled: Difference
  ) -> (HistoryEntry, inverse: [Difference]) {
    for steps in [[settled], before.differences(toReach: container)] {
      var made = before
      guard case .allowed(let outcomes) = made.apply(steps, waivingAcceptance: true),
        made.hasSameOrder(as: container)
      else { continue }
      let inverse = outcomes.reversed().flatMap(\.inverse)
      return (.own(steps.map { .move($0) }, inverse: outcomes.inverse()), inverse)
    }
    return (.foreign(before: before), [])
  }

  /// - Parameters:
  ///   - outcome: What was done, or would be.
  ///   - landed: Where the items stand, if not side by side from the landing on.
  /// - Returns: The report, not yet said.
  func report(of outcome: ReorderOutcome<ItemID, SectionID>, landed: Spot? = nil) -> Report {
    let sources = outcome.difference.sources
    let spot = landed ?? spot(outcome.landing.place, itemCount: sources.count)
    let announcement: Announcement =
      outcome.changed
      ? .moved(
        subject(sources), target(of: outcome), spot,
        from: sources.count == 1 ? outcome.origins.first.map { self.spot($0.place) } : nil,
        neighbours(outcome.landing))
      : .unchanged(subject(sources), spot)
    return Report(
      changed: outcome.changed, difference: outcome.difference, outcome: outcome, refusals: [],
      items: sources, announcement: announcement, rendering: wording.rendering(of: announcement))
  }

  private func unchanged(_ difference: Difference) -> Report {
    guard let spot = spot(of: difference.sources) else {
      return refused([.noSources], difference: difference)
    }
    let announcement = Announcement.unchanged(subject(difference.sources), spot)
    return Report(
      changed: false, difference: difference, outcome: nil, refusals: [],
      items: difference.sources, announcement: announcement,
      rendering: wording.rendering(of: announcement))
  }

  func refused(_ refusals: [Refusal<ItemID, SectionID>], difference: Difference?) -> Report {
    let announcement = announcement(of: refusals)
    return Report(
      changed: false, difference: difference, outcome: nil, refusals: refusals,
      items: difference?.sources ?? [], announcement: announcement,
      rendering: wording.rendering(of: announcement))
  }

  func say(_ report: Report) -> Report {
    announcer.announce(
      Utterance(.result, report.rendering.spoken, cue: report.announcement.cue))
    return report
  }

  /// Says several sentences as one utterance, so that none replaces the one before.
  private func say(_ reports: [Report]) {
    let sentences = reports.map(\.rendering.spoken)
    announcer.announce(
      Utterance(
        .result, Array(sentences.joined(separator: [.init(" ")])),
        cue: reports.lazy.compactMap(\.announcement.cue).first))
  }
}
