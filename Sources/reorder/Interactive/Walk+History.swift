internal import AnnouncingSpeech
internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

extension Walk {
  func undo() throws(InputError) {
    let place = focus?.item.flatMap(container.place(of:))
    try tell(try workspace.undo(), by: -1, .undoneRevision, .undoneRevisionTo, near: place)
  }

  func redo() throws(InputError) {
    let place = focus?.item.flatMap(container.place(of:))
    try tell(workspace.redo(), by: 1, .redoneRevision, .redoneRevisionTo, near: place)
  }

  /// Says what was undone or redone. After what is no move, also what the item is now, or where one
  /// is.
  private func tell(
    _ report: Report, by count: Int, _ changed: PhraseKey, _ changedTo: PhraseKey,
    near place: ReorderPlace<String>?
  ) throws(InputError) {
    switch report.announcement {
    case .replaced:
      moves += count
      guard let item = report.items.first else { return }
      focus = .item(item)
      try say(sentence(forChangeOf: item, changed, changedTo), as: .result)
    case .removed, .inserted:
      moves += count
      if let item = report.items.first, container.contains(item) { focus = .item(item) }
      keepFocus(near: place)
      let sentence = wording.sentence(for: report.announcement)
      let place = focus?.item.flatMap { report.items == [$0] ? container.place(of: $0) : nil }
      let whereNow = place.map { wording.sentence(for: session.spot($0)) } ?? focusSentence()
      try say(sentence.then(whereNow), as: .result)
    default: try step(report, by: count)
    }
  }

  /// What was done since the document was opened: what went, what came, what is written otherwise,
  /// and what was moved.
  func changeLines() -> [Sentence] {
    let changes = workspace.open.changes(to: container)
    func quoted(_ item: String) -> PhraseArgument { .name(session.name(of: item), quoted: true) }
    let gone = changes.gone.map { Sentence(.editRemovedItem, [quoted($0)]) }
    let new = changes.new.compactMap { item in
      container.place(of: item).map {
        Sentence(.changesNew, [quoted(item), wording.sentence(for: session.spot($0)).argument])
      }
    }
    let revised = container.documentOrder(workspace.open.revised.filter(container.contains)).map {
      sentence(forChangeOf: $0, .editReplacedItem, .changesRevised)
    }
    let moved = container.documentOrder(changes.moved.flatMap(\.sources)).compactMap {
      item -> Sentence? in
      guard let old = workspace.original.place(of: item), let now = container.place(of: item)
      else { return nil }
      return Sentence(
        .changesItem,
        [
          quoted(item), wording.sentence(for: session.spot(old)).argument,
          wording.sentence(for: session.spot(now)).argument,
        ])
    }
    let lines = gone + new + revised + moved
    return lines.isEmpty ? [Sentence(.changesNone)] : lines
  }

  /// A sentence about an item in which something is written otherwise, with what it is now where
  /// there is a word for it.
  private func sentence(
    forChangeOf item: String, _ changed: PhraseKey, _ changedTo: PhraseKey
  ) -> Sentence {
    let name = PhraseArgument.name(session.name(of: item), quoted: true)
    var conditions = session.labels.conditions(item)
    // Of a commit that is picked nothing is said elsewhere, because that is usual.
    if conditions.isEmpty, workspace.document.format == .gitRebase { conditions = [.named("pick")] }
    guard let words = wording.list(of: conditions) else { return Sentence(changed, [name]) }
    return Sentence(changedTo, [name, words])
  }
}
