internal import Reordering

extension RandomPair {
  /// A section that comes, goes or is exchanged, legal or not.
  mutating func editSections(_ generator: inout some RandomNumberGenerator) -> String? {
    let index = Int.random(in: oracle.order.indices, using: &generator)
    let isLegal = Int.random(in: 0..<6, using: &generator) > 0
    nextSection += 1
    let name = isLegal ? nextSection : names[index]
    let acceptance =
      [Acceptance.all, .only(["card"]), .only([])]
      .randomElement(using: &generator) ?? .all
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where oracle.order.count < 60:
      let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in item(nil, &generator) }
      return insertSection(
        .init(id: name, acceptance: acceptance, items: items), behind: isLegal ? index - 1 : index)
    case 1 where oracle.order.count > 1 && oracle.order[index].count < 100:
      guard isLegal else {
        return apply(.removeSection(-1), .failure([.missingSection(-1)]), names)
      }
      var rest = names
      rest.remove(at: index)
      return apply(.removeSection(names[index]), .success(oracle.removing(section: index)), rest)
    default:
      var result = oracle
      result.acceptances[index] = acceptance
      let other = Int.random(in: names.indices, using: &generator)
      let edit = Edit.replaceSection(
        names[index], with: isLegal ? name : names[other], accepting: acceptance)
      guard isLegal || index == other else {
        return apply(edit, .failure([.sectionExists(names[other])]), names)
      }
      var renamed = names
      renamed[index] = isLegal ? name : names[other]
      return apply(edit, .success(result), renamed)
    }
  }

  private mutating func insertSection(
    _ section: Container.Section, behind index: Int
  ) -> String? {
    let edit = Edit.insertSection(section, after: index < 0 ? nil : names[index])
    guard !names.contains(section.id) else {
      return apply(edit, .failure([.sectionExists(section.id)]), names)
    }
    let expected = oracle.inserting(section.items, accepting: section.acceptance, at: index + 1)
    var all = names
    all.insert(section.id, at: index + 1)
    return apply(edit, expected, all)
  }

  func named(_ section: Int) -> Int { names.indices.contains(section) ? names[section] : section }

  func named(_ edit: Edit) -> Edit {
    switch edit {
    case .move(var difference):
      difference.destination.collectionID = named(difference.destination.collectionID)
      return .move(difference)
    case .insert(let items, let anchor, let section):
      return .insert(items, after: anchor, in: named(section))
    default: return edit
    }
  }

  func named(_ refusals: Refusals<Int, Int>) -> Refusals<Int, Int> {
    Refusals(
      refusals.all.map { refusal in
        switch refusal {
        case .missingSection(let section): .missingSection(named(section))
        case .notAccepted(let item, let section): .notAccepted(item, by: named(section))
        case .anchorInOtherSection(let item, let section):
          .anchorInOtherSection(item, actual: named(section))
        default: refusal
        }
      })
  }
}
