internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import Reordering

/// `reorder list FILE`: what is in the document, numbered.
struct ListCommand {
  let program: Program
  let wording: PhraseWording

  func run() throws -> ExitStatus {
    let path = try program.options.file()
    if program.options.operands.count > 1 {
      throw UsageError.tooManyOperands(program.options.operands[1].text)
    }
    let workspace = try Workspace(path: path, options: program.options, wording: wording)
    if program.options.json {
      try program.write(json(of: workspace).line)
    } else {
      let lines = Listing(session: workspace.session, wording: wording).lines
      try program.write(Array(lines.map { wording.shown($0) + "\n" }.joined().utf8))
    }
    return .done
  }

  private func json(of workspace: Workspace) -> JSONOutput {
    var number = 0
    let sections = workspace.session.container.sections.map { section -> JSONOutput in
      let items = section.items.map { item -> JSONOutput in
        number += 1
        return .object([
          "id": .string(item), "number": .number(number),
          "label": .string(workspace.session.labels.label(item)),
          "movement": .string((workspace.session.container.movement(of: item) ?? .free).rawValue),
        ])
      }
      return .object([
        "id": .string(section.id),
        "title": .optional(workspace.session.labels.title(section.id)), "items": .array(items),
      ])
    }
    return .object([
      "format": .string(workspace.document.format.rawValue),
      "enabled": .bool(workspace.session.container.isEnabled), "sections": .array(sections),
    ])
  }
}
