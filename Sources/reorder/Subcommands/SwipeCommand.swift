internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import SwipeMenus

/// `reorder swipe FILE ITEM EVENT...`: a swipe-action menu under a finger.
struct SwipeCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let operands = program.options.operands
    guard let path = operands.first else { throw UsageError.missingFile }
    guard operands.count > 1 else { throw UsageError.missingItem }
    let inputs = try operands.dropFirst(2).map { try SwipeInput($0) }
    if inputs.isEmpty { throw UsageError.missingEvent }
    let workspace = try Workspace(
      path: path, options: program.options, wording: wording, announcer: SilentAnnouncer())
    guard workspace.document.format == .board else { throw UsageError.notABoard(path) }
    // Everything is looked up before anything is printed, so that a typing error prints nothing.
    let finder = workspace.finder
    let row = try finder.item(operands[1])
    for case .row(let name) in inputs { _ = try finder.item(name) }
    var simulation: SwipeSimulation
    do throws(DocumentError) {
      simulation = try SwipeSimulation(
        workspace.document, row: row, direction: direction(of: workspace.document),
        metrics: program.options.swipe)
    } catch {
      throw InputError.document(error, path: path)
    }
    for input in inputs {
      let happenings = try simulation.handle(input, item: finder.item)
      for line in lines(for: happenings, name: workspace.session.name(of:)) {
        try program.write(line)
      }
    }
    return .done
  }

  /// The direction that was asked for, else the board's, else that of the language.
  private func direction(of document: ReorderDocument) -> LayoutDirection {
    if let asked = program.options.direction.layout { return asked }
    switch document.direction {
    case .ltr: return .leftToRight
    case .rtl: return .rightToLeft
    case nil: return wording.book.language.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private func lines(
    for happenings: [SwipeSimulation.Happening], name: (String) -> Name
  ) -> [[UInt8]] {
    let announced = wording.rendering(
      of: SwipeAnnouncement.parts(of: happenings, name: name))
    if program.options.json {
      return happenings.map { JSONOutput($0).line }
        + (announced.map { [JSONOutput(announced: $0).line] } ?? [])
    }
    let lines = happenings.map { wording.rendering(of: wording.line(for: $0, name: name)).shown }
    let said = announced.map { wording.book.shown(.swipeLineAnnounced, [.text($0.shown)]) }
    return (lines + (said.map { [$0] } ?? [])).map { Array(($0 + "\n").utf8) }
  }
}
