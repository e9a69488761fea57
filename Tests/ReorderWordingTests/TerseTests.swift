import AssistiveReordering
import Testing

@testable import ReorderWording

/// The shortest form adds at most 12 cells to the name, whatever the name, the section and the
/// numbers are.
@Suite struct TerseTests {
  @Test(arguments: [
    ("Favourites", "Milk 3/5 Favouri", "Milk, 3 of 5, Favourites"),
    ("In progress", "Milk 3/5 In prog", "Milk, 3 of 5, In progress"),
    ("A fresh list", "Milk 3/5 A fresh", "Milk, 3 of 5, A fresh list"),
    ("Seventh x", "Milk 3/5 Seventh", "Milk, 3 of 5, Seventh x"),
    ("お気に入り", "Milk 3/5 お気に", "Milk, 3 of 5, {ja:お気に入り}"),
    ("مفضلات", "Milk 3/5 <2068>مفضلات<2069>", "Milk, 3 of 5, {ar:مفضلات}"),
    ("", "Milk 3/5", "Milk, 3 of 5"), (" ", "Milk 3/5", "Milk, 3 of 5"),
    ("a\u{1B}b", "Milk 3/5 a\\u{1B}", "Milk, 3 of 5, a escape character b"),
  ])
  func `a section is shortened for the screen and said whole`(
    section: String, shown: String, spoken: String
  ) throws {
    let rendering = try wording("en", .terse)
      .rendering(of: .focus(Name("Milk"), at(3, of: 5, Name(section)), [], Neighbours()))
    #expect(legible(rendering.shown) == shown)
    #expect(heard(rendering.spoken) == spoken)
  }

  @Test(arguments: [
    (3, 5, "Milk 3/5 Dairy"), (300, 500, "Milk 300/500 Dai"), (3000, 5000, "Milk 3000/5000 D"),
    (30000, 50000, "Milk 30000/50000"), (300_000, 500_000, "Milk 300000"),
  ])
  func `long numbers leave no room for the section, and the longest none for the count`(
    position: Int, count: Int, shown: String
  ) throws {
    let spot = at(position, of: count, Name("Dairy"))
    let rendering = try wording("en", .terse)
      .rendering(of: .focus(Name("Milk"), spot, [], Neighbours()))
    #expect(rendering.shown == shown)
  }

  @Test func `the position tells namesakes apart, so nothing else does`() throws {
    let second = Name("Milk", sameName: .init(index: 2, count: 2))
    let terse = try wording("en", .terse)
    let focus = terse.rendering(of: .focus(second, at(3, of: 5), [], Neighbours()))
    #expect(focus.shown == "Milk 3/5")
    #expect(focus.spokenText == "Milk, 3 of 5")
    #expect(terse.rendering(of: .emptySection(second)).shown == "Milk, empty")
  }

  @Test(arguments: ["en", "ar", "ar-EG"], [UInt64](1...4))
  func `at most 12 cells are added to the name`(tag: String, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let terse = try wording(tag, .terse)
    for _ in 0..<200 {
      let name = randomName(using: &random)
      let digits = Int.random(in: 1...9, using: &random)
      let count = (0..<digits).reduce(0) { number, _ in
        number * 10 + Int.random(in: 1...9, using: &random)
      }
      let section = Bool.random(using: &random) ? randomName(using: &random) : nil
      let spot = at(Int.random(in: 1...count, using: &random), of: count, section)
      let announcements: [Announcement] = [
        .focus(name, spot, [.selected], Neighbours(previous: name)), .emptySection(name),
        .moved(.item(name), .before(name), spot, from: spot, Neighbours()),
        .unchanged(.item(name), spot), .undone(.item(name), spot),
        .redone(.item(name), .end(section), spot),
      ]
      for announcement in announcements {
        let shown = terse.rendering(of: announcement).shown
        let added = cells(of: shown) - cells(ofName: name, in: terse.book)
        try #require(added <= 12, "\(legible(shown)), seed \(seed)")
        try #require(shown.last != " ", "\(legible(shown)), seed \(seed)")
      }
    }
  }

  private func randomName(using random: inout SplitMix) -> Name {
    let pieces = [
      "a", "Milk", " ", "ש", "حليب", "日本", "e\u{301}", "👩‍💻", "☎\u{FE0F}", "1", "%1$@", "“",
    ]
    let label = (0..<Int.random(in: 0...6, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    return Name(
      label, sameName: Bool.random(using: &random) ? .init(index: 2, count: 3) : nil,
      emptyStandIn: .blankLine)
  }

  private func cells(ofName name: Name, in book: PhraseBook) -> Int {
    name.label.allSatisfy { $0 == " " }
      ? cells(of: book.shown(.nameBlankLine)) : cells(of: name.label)
  }

  /// Written out for the pieces above, not asked of the code that is tested.
  private func cells(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar {
      case "日", "本", "👩", "💻": sum + 2
      case "\u{301}", "\u{200D}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}": sum
      default: sum + 1
      }
    }
  }
}
