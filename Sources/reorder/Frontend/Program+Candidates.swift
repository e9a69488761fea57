internal import AssistiveReordering
internal import ReorderWording

extension Program {
  /// Looks up what was named on the command line. Where a name is not clear, those it may mean are
  /// listed with their numbers, after the sentence that says so.
  func clear<Result>(
    _ workspace: Workspace, _ look: (ItemFinder) throws(UsageError) -> Result
  ) throws(UsageError) -> Result {
    do {
      return try look(workspace.finder)
    } catch {
      guard let wording = workspace.session.wording as? PhraseWording else { throw error }
      let candidates = Candidates(of: error, in: workspace.session).lines
      guard !candidates.isEmpty else { throw error }
      console.tell(wording.rendering(of: Sentence(error)).shown)
      for line in candidates { console.tell(wording.rendering(of: line).shown) }
      throw .told
    }
  }
}

/// What a name that is not clear may mean, as lines with numbers.
struct Candidates {
  let lines: [Sentence]

  init(of error: UsageError, in session: Session) {
    switch error {
    case .itemUnclear(_, let numbers):
      lines = numbers.compactMap { number in
        session.container.item(number: number).map { item in
          Sentence(.menuEntry, [.number(number), .name(session.name(of: item), quoted: false)])
        }
      }
    case .sectionUnclear(_, let sections):
      lines = sections.map {
        Sentence(
          .orderSection,
          [
            .name(session.name(of: $0), quoted: false),
            .phrase(
              .orderCount, [.number(session.container.items(of: $0)?.count ?? 0)]),
          ])
      }
    default: lines = []
    }
  }
}
