internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderWording

/// `reorder actions FILE ITEM...`: the menu for these items.
struct ActionsCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let listing = try MenuListing(program.options, wording: wording)
    if program.options.json {
      try program.write(JSONOutput(listing).line)
    } else {
      try program.print(
        listing.lines.map { wording.rendering(of: $0).shown }.joined(separator: "\n"))
    }
    return listing.isEmpty ? .refused : .done
  }
}

extension JSONOutput {
  /// `{"items", "actions", "omitted", "refusals"}`
  init(_ listing: MenuListing) {
    let session = listing.session
    self = .object([
      "items": .array(listing.menu.sources.map { .string($0) }),
      "actions": .array(listing.actions.map { JSONOutput($0, in: session) }),
      "omitted": .number(listing.omitted),
      "refusals": .array(listing.refusals.map { JSONOutput($0, in: session) }),
    ])
  }
}
