internal import AnnouncingSpeech
internal import AssistiveReordering
internal import FoundationEssentials
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// `reorder apply FILE DIFFERENCE`: a difference, or a list of them of which all are made or none.
struct ApplyCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let operands = program.options.operands
    guard let path = operands.first else { throw UsageError.missingFile }
    guard operands.count > 1 else { throw UsageError.missingDifference }
    if operands.count > 2 { throw UsageError.tooManyOperands(operands[2]) }
    if path == "-", operands[1] == "-" { throw UsageError.bothFromInput }
    let delivery = try Delivery(program: program, path: path, wording: wording)
    let workspace = try Workspace(
      path: path, options: program.options, wording: wording, announcer: SilentAnnouncer())
    let sections = workspace.session.container.sections
    let request = try Request(operands[1], onlySection: sections.count == 1 ? sections[0].id : nil)
    return try delivery.run(workspace) { session in
      switch request {
      case .one(let difference): Delivery.Made(session.perform(difference), in: session)
      case .several(let differences): make(differences, in: session)
      }
    }
  }

  /// Makes several moves. The object has every step, also those that were not made because another
  /// one is refused: `{"steps": […]}`.
  private func make(_ differences: [Difference], in session: Session) -> Delivery.Made {
    let (reports, refusedStep) = session.perform(differences)
    let notDone = wording.rendering(of: Sentence(.applyNotDone))
    let steps = differences.indices.map { step -> JSONOutput in
      guard let refusedStep else { return JSONOutput(reports[step], in: session) }
      if step == refusedStep { return JSONOutput(reports[0], in: session) }
      return .object([
        "changed": .bool(false), "difference": JSONOutput(differences[step]), "outcome": .null,
        "inverse": .array([]), "announcement": JSONOutput(notDone), "refusals": .array([]),
      ])
    }
    return Delivery.Made(
      renderings: reports.map(\.rendering), json: .object(["steps": .array(steps)]),
      isRefused: refusedStep != nil)
  }

  /// What was given as a difference.
  private enum Request {
    case one(Difference)
    case several([Difference])

    /// Reads a literal, a file or standard input.
    init(_ operand: String, onlySection: String?) throws(InputError) {
      let isLiteral = operand.first { !$0.isWhitespace }.map { "[{".contains($0) } ?? false
      let path = isLiteral ? nil : operand
      let bytes: [UInt8]
      do throws(FileError) {
        bytes =
          switch path {
          case nil: Array(operand.utf8)
          case "-"?: try DocumentFile.standardInput()
          case let path?: try DocumentFile(reading: path).bytes
          }
      } catch {
        throw .file(error)
      }
      do throws(DocumentError) {
        _ = try JSONValue(bytes: bytes)
      } catch {
        throw .differenceNotJSON(path: path, line: error.line)
      }
      let decoder = JSONDecoder()
      if let onlySection { decoder.userInfo[.onlyCollectionID] = onlySection }
      if let one = try? decoder.decode(Difference.self, from: Data(bytes)) {
        self = .one(one)
      } else if let several = try? decoder.decode([Difference].self, from: Data(bytes)) {
        self = .several(several)
      } else {
        throw .notADifference
      }
    }
  }
}
