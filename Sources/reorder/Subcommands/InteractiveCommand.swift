internal import ReorderWording

/// `reorder [FILE]`: order a document by commands.
struct InteractiveCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus { .done }
}
