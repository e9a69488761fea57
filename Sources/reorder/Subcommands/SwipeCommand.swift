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
    let path = try program.options.file()
    guard operands.count > 1 else { throw UsageError.missingItem }
    let inputs = try operands.dropFirst(2).map { try SwipeInput($0.text) }
    if inputs.isEmpty && program.options.script == nil { throw UsageError.missingEvent }
    if path == "-" && program.options.script == "-" { throw UsageError.bothFromInput }
    let workspace = try Workspace(path: path, options: program.options, wording: wording)
    guard workspace.document.format == .board else { throw UsageError.notABoard(path.text) }
    let script = try program.options.script.map { path in try SwipeScript(reading: path) }
    let steps =
      [SwipeScript.Step(action: .handle(inputs), line: 0)] + (script?.steps ?? [])
    // Everything is looked up before anything is printed, so that a typing error prints nothing.
    let row = try workspace.finder.item(operands[1].text)
    for name in steps.flatMap(\.rows) { _ = try workspace.finder.item(name) }
    let voice = try ResultVoice(program: program, wording: wording)
    var run = SwipeRun(
      workspace, wording: wording,
      simulation: try simulation(of: workspace, path: path, row: row))
    var picture = SwipePicture(width: program.options.swipe.width)
    let status = try carryOut(
      steps, of: script?.path ?? path, in: &run, saying: voice, drawing: &picture)
    if let path = program.options.svg { try program.write(Array(picture.svg.utf8), to: path) }
    return status
  }

  private func carryOut(
    _ steps: [SwipeScript.Step], of path: FilePath, in run: inout SwipeRun,
    saying voice: ResultVoice, drawing picture: inout SwipePicture
  ) throws -> ExitStatus {
    var status = ExitStatus.done
    for step in steps {
      switch step.action {
      case .handle(let inputs):
        for input in inputs {
          for line in try run.lines(of: input) { try program.write(line) }
          run.say(with: voice)
          picture.frames.append(run.frame(after: input))
        }
      case .expect(let expectation, let text):
        guard let fault = run.fault(of: expectation, text: text) else { continue }
        status = .refused
        let place = Sentence(
          .errorAboutLine,
          [.name(Name(path.text), quoted: false), .number(step.line), fault.argument])
        program.console.tell(wording.rendering(of: place).shown)
      }
    }
    return status
  }

  private func simulation(
    of workspace: Workspace, path: FilePath, row: String
  ) throws(InputError) -> SwipeSimulation {
    do throws(DocumentError) {
      return try SwipeSimulation(
        workspace.document, row: row, direction: workspace.session.layoutDirection,
        metrics: program.options.swipe)
    } catch {
      throw .document(error, path: path.text)
    }
  }
}

extension SwipeScript.Step {
  /// What its events call the rows that they are for.
  fileprivate var rows: [String] {
    guard case .handle(let inputs) = action else { return [] }
    return inputs.compactMap { if case .row(let name) = $0.event { name } else { nil } }
  }
}
