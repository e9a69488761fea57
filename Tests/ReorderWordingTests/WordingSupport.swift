import AssistiveActions
import AssistiveReordering
import Testing

@testable import ReorderWording

/// The names that the sentences of these tests are about, in one language.
struct Shelf: Equatable {
  let milk, bread, eggs, total: Name
  let dairy, done: Name
  let reason: String

  static let english = Shelf(
    milk: Name("Milk"), bread: Name("Bread"), eggs: Name("Eggs"), total: Name("Total"),
    dairy: Name("Dairy"), done: Name("Done"), reason: "sorted by date")

  static let arabic = Shelf(
    milk: Name("حليب"), bread: Name("خبز"), eggs: Name("بيض"), total: Name("المجموع"),
    dairy: Name("الألبان"), done: Name("المنجز"), reason: "مرتبة حسب التاريخ")

  /// In a writing that no words of ours have, so that they can be told from the names.
  static let japanese = Shelf(
    milk: Name("牛乳"), bread: Name("麵包"), eggs: Name("卵"), total: Name("合計"),
    dairy: Name("乳製品"), done: Name("完了"), reason: "日付順")
}

func wording(_ tag: String, _ verbosity: Verbosity = .normal) throws -> PhraseWording {
  try PhraseWording(book: book(tag), verbosity: verbosity)
}

/// Compares one sentence with four lines: English shown and spoken, Arabic shown and spoken.
///
/// Characters without a shape stand by number, and a spoken part in another language is {tag:text}.
func expectLines(
  _ lines: String, about shelves: (english: Shelf, arabic: Shelf) = (.english, .arabic),
  verbosity: Verbosity = .normal, sourceLocation: SourceLocation,
  of render: (PhraseWording, Shelf) -> Rendering
) throws {
  let said = try [("en", shelves.english), ("ar", shelves.arabic)].flatMap { tag, shelf in
    let rendering = render(try wording(tag, verbosity), shelf)
    return [legible(rendering.shown), heard(rendering.spoken)]
  }
  #expect(said.joined(separator: "\n") == lines, sourceLocation: sourceLocation)
}

/// The four lines of an announcement.
func expectSaid(
  verbosity: Verbosity = .normal, _ announcement: (Shelf) -> Announcement, _ lines: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectLines(lines, verbosity: verbosity, sourceLocation: sourceLocation) {
    $0.rendering(of: announcement($1))
  }
}

/// The four lines of a refusal.
func expectRefused(
  _ refusal: (Shelf) -> RefusalDescription, _ lines: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectLines(lines, sourceLocation: sourceLocation) { $0.rendering(of: refusal($1)) }
}

/// The four lines of an action: of one item to 2 of 5, or of three items to 2 to 4 of 7.
func expectOffered(
  items count: Int = 1, in section: (Shelf) -> Name? = { _ in nil }, outcome: Bool = false,
  _ target: (Shelf) -> Target, _ lines: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectLines(lines, sourceLocation: sourceLocation) { wording, shelf in
    let action = action(target(shelf), count: count, section: section(shelf))
    return wording.rendering(of: action, withOutcome: outcome)
  }
}

/// An action of one item to 2 of 5, or of several from 2 on of 7.
func action(_ target: Target, count: Int = 1, section: Name? = nil) -> ActionDescription {
  ActionDescription(
    kind: .moveBefore, itemCount: count, target: target,
    spot: count == 1 ? at(2, of: 5, section) : at(2, to: 1 + count, of: 7, section),
    neighbours: Neighbours())
}

func at(_ position: Int, to last: Int? = nil, of count: Int, _ section: Name? = nil) -> Spot {
  Spot(position: position, last: last, count: count, section: section)
}
