internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording

/// Where the result of `move` and `apply` goes, and where the sentence about it.
///
/// | document      | result                                             |
/// | ------------- | -------------------------------------------------- |
/// | a path        | replaces the file, or goes to `--output`           |
/// | `-`           | standard output, or `--output`                     |
///
/// The sentence goes to standard output, or to standard error where standard output carries the
/// document or JSON. `--dry-run` writes no document at all.
struct Delivery {
  let program: Program
  let path: String

  /// - Throws: `UsageError.outputNeeded` where standard output would have to carry both.
  init(program: Program, path: String) throws(UsageError) {
    self.program = program
    self.path = path
    if carriesDocument, program.options.json { throw .outputNeeded }
  }

  /// Whether the document goes to standard output.
  private var carriesDocument: Bool {
    !program.options.dryRun && (program.options.output ?? path) == "-"
  }

  /// Writes the document, unless it was refused or is only tried.
  func deliver(_ workspace: Workspace) throws -> Workspace.Saving {
    if program.options.dryRun { return .saved }
    guard let output = program.options.output else {
      if path != "-" { return try workspace.save() }
      try program.write(workspace.bytes())
      return .saved
    }
    if output == "-" {
      try program.write(workspace.bytes())
    } else {
      do throws(FileError) {
        try DocumentFile.write(try workspace.bytesOrFail(), to: output)
      } catch {
        throw InputError.file(error)
      }
    }
    return .saved
  }

  /// Tells a person what came of it.
  func tell(_ rendering: Rendering) throws {
    if carriesDocument || program.options.json {
      program.console.tell(rendering.shown)
    } else {
      try program.print(rendering.shown)
    }
  }
}
