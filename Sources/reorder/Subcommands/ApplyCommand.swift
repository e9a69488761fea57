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
    let path = try program.options.file()
    guard operands.count > 1, !operands[1].path.isEmpty else { throw UsageError.missingDifference }
    if operands.count > 2 { throw UsageError.tooManyOperands(operands[2].text) }
    if path == "-", operands[1] == "-" { throw UsageError.bothFromInput }
    let delivery = try Delivery(program: program, path: path, wording: wording)
    let workspace = try Workspace(path: path, options: program.options, wording: wording)
    let sections = workspace.session.container.sections
    let request = try Request(operands[1], onlySection: sections.count == 1 ? sections[0].id : nil)
    return try delivery.run(workspace) { workspace in
      switch request {
      case .one(let difference):
        Delivery.Made(workspace.session.perform(difference), in: workspace.session)
      case .several(let differences): make(differences, in: workspace)
      }
    }
  }

  /// Makes several moves. The object has every step, also those that were not made because another
  /// one is refused: `{"steps": […]}`.
  private func make(_ differences: [Difference], in workspace: Workspace) -> Delivery.Made {
    let session = workspace.session
    let (reports, refusedStep) = workspace.perform(differences)
    let notDone = wording.rendering(of: Sentence(.applyNotDone))
    func object(_ step: Int, _ written: KnownIdentities) -> JSONOutput {
      guard let refusedStep else {
        return JSONOutput(reports[step], in: session, writtenAs: written)
      }
      if step == refusedStep { return JSONOutput(reports[0], in: session, writtenAs: written) }
      return .object([
        "changed": .bool(false), "difference": JSONOutput(differences[step]), "outcome": .null,
        "inverse": .array([]), "announcement": JSONOutput(notDone), "refusals": .array([]),
      ])
    }
    let renderings =
      reports.isEmpty ? [wording.rendering(of: Sentence(.changesNone))] : reports.map(\.rendering)
    return Delivery.Made(
      renderings: renderings,
      json: { written in
        .object(["steps": .array(differences.indices.map { object($0, written) })])
      },
      isRefused: refusedStep != nil, cue: reports.lazy.compactMap(\.announcement.cue).first)
  }

  /// What was given as a difference.
  private enum Request {
    case one(Difference)
    case several([Difference])

    /// Reads a literal, a file or standard input.
    init(_ operand: Argument, onlySection: String?) throws(InputError) {
      let isLiteral = operand.text.first { !$0.isWhitespace }.map { "[{".contains($0) } ?? false
      let path = isLiteral ? nil : operand.path
      let bytes =
        try path.map { path throws(InputError) in try Input(path).bytes }
        ?? operand.path.bytes
      let (value, places): (JSONValue, JSONPlaces)
      do throws(DocumentError) {
        (value, places) = (try JSONValue(bytes: bytes), try JSONPlaces(bytes))
      } catch {
        throw .difference(error, path: path?.text)
      }
      let decoder = JSONDecoder()
      if let onlySection { decoder.userInfo[.onlyCollectionID] = onlySection }
      let data = Data(bytes.dropFirst(ByteOrderMark.length(in: bytes)))
      do {
        self =
          if case .list = value {
            .several(try decoder.decode([Difference].self, from: data))
          } else {
            .one(try decoder.decode(Difference.self, from: data))
          }
      } catch {
        throw Self.failure(error, places, path: path?.text)
      }
    }

    /// What is wrong with the shape, in the words for documents.
    private static func failure(
      _ error: any Error, _ places: JSONPlaces, path: String?
    ) -> InputError {
      func line(_ place: [any CodingKey]) -> Int {
        places.line(of: place.map { $0.intValue.map { .element($0) } ?? .member($0.stringValue) })
      }
      switch error as? DecodingError {
      case .keyNotFound(let key, let context)?:
        let error = DocumentError(
          .missingMember(name: key.stringValue), line: line(context.codingPath))
        return .difference(error, path: path)
      case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
        .dataCorrupted(let context)?:
        let line = line(context.codingPath)
        // An element of a list has no name; then the list itself is meant.
        guard let key = context.codingPath.last(where: { $0.intValue == nil }) else {
          return .notADifference(path: path, line: line)
        }
        let error = DocumentError(.unexpectedValue(member: key.stringValue), line: line)
        return .difference(error, path: path)
      default: return .notADifference(path: path, line: line([]))
      }
    }
  }
}
