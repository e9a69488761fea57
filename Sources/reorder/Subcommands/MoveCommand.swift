internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// `reorder move FILE ITEM... DEST`: one move.
struct MoveCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let options = program.options
    let path = try options.file()
    let names = options.operands.dropFirst().map(\.text)
    if names.isEmpty { throw UsageError.missingItem }
    guard let destination = options.destinations.first else {
      throw UsageError.missingDestination
    }
    if options.destinations.count > 1 { throw UsageError.severalDestinations }
    let delivery = try Delivery(program: program, path: path, wording: wording)
    let workspace = try Workspace(path: path, options: options, wording: wording)
    let finder = workspace.finder
    let sources = workspace.sources(try names.map { try finder.item($0) })
    let intent = try Self.intent(destination, finder)
    return try delivery.run(workspace) { workspace in
      Delivery.Made(workspace.session.perform(moving: sources, intent), in: workspace.session)
    }
  }

  /// The place that is meant, with its item or section looked up.
  private static func intent(
    _ destination: Destination, _ finder: ItemFinder
  ) throws(UsageError) -> MoveIntent<String, String> {
    switch destination {
    case .before(let item): .before(try finder.item(item))
    case .after(let item): .after(try finder.item(item))
    case .position(let position): .position(position)
    case .first: .start(of: nil)
    case .last: .end(of: nil)
    case .earlier(let steps): .earlier(by: steps)
    case .later(let steps): .later(by: steps)
    case .startOf(let section): .start(of: try finder.section(section))
    case .endOf(let section): .end(of: try finder.section(section))
    }
  }
}
