import AnnouncingSpeech
import AssistiveActions
import AssistiveReordering
import Reordering
import Testing

struct MovingTests {
  @Test(arguments: Vocabulary.allCases)
  func `Every path gives the same sentence for the same move`(vocabulary: Vocabulary) throws {
    func paths(_ moved: String, to order: [String]) throws -> Set<String> {
      var sentences: Set<String> = []
      let first = try Shop("abcde", "xy", vocabulary: vocabulary)
      let items = first.session.container.sections.flatMap { Array($0.items) }
      var intents: [MoveIntent<Int, Int>] = items.flatMap { [.before($0), .after($0)] }
      intents += [900, 901].flatMap { [.start(of: $0), .end(of: $0)] }
      intents += (1...5).flatMap { [.earlier(by: $0), .later(by: $0), .position($0)] }
      for intent in intents {
        let shop = try Shop("abcde", "xy", vocabulary: vocabulary)
        shop.session.perform(moving: shop.ids(moved), intent)
        if shop.order == order { sentences.formUnion(shop.said()) }
      }
      for number in 0..<first.session.menu(for: first.ids(moved)).count {
        let shop = try Shop("abcde", "xy", vocabulary: vocabulary)
        let menu = shop.session.menu(for: shop.ids(moved))
        shop.session.perform(shop.session.actions(of: menu, limit: .max)[number])
        if shop.order == order { sentences.formUnion(shop.said()) }
      }
      for anchor in items.map({ Optional($0) }) + [nil] {
        let shop = try Shop("abcde", "xy", vocabulary: vocabulary)
        let section = anchor.flatMap { shop.session.container.section(of: $0) } ?? 900
        shop.session.perform(
          .init(
            sources: shop.ids(moved),
            destination: .init(position: anchor.map { .before($0) } ?? .end, collectionID: section))
        )
        if shop.order == order { sentences.formUnion(shop.said()) }
      }
      return sentences
    }
    let isNatural = vocabulary == .natural
    #expect(
      try paths("b", to: ["acdbe", "xy"])
        == ["moved b \(isNatural ? "after d" : "before e"), 4/5 in Dairy, from 2/5 in Dairy [d|e]"])
    #expect(
      try paths("d", to: ["dabce", "xy"])
        == ["moved d before a, 1/5 in Dairy, from 4/5 in Dairy [|a]"])
    #expect(
      try paths("b", to: ["acdeb", "xy"])
        == ["moved b to end of Dairy, 5/5 in Dairy, from 2/5 in Dairy [e|]"])
    #expect(
      try paths("b", to: ["acde", "bxy"])
        == ["moved b before x, 1/3 in Done, from 2/5 in Dairy [|x]"])
    #expect(
      try paths("ac", to: ["bacde", "xy"])
        == ["moved 2 items \(isNatural ? "before d" : "before d"), 2-3/5 in Dairy [b|d]"])
  }

  @Test func `Before an anchor that moves as well is not the end`() throws {
    let shop = try Shop("abcd")
    shop.session.perform(shop.move("ac", before: "c"))
    #expect(shop.order == ["bacd"])
    #expect(shop.said() == ["moved 2 items before d, 2-3/4 [b|d]"])
  }

  @Test func `The place before what is pinned at the end is the end`() throws {
    let shop = try Shop("abT", movements: ["T": .pinnedLast])
    shop.session.perform(shop.move("a", before: "T"))
    shop.session.undo()
    shop.session.perform(shop.move("a"))
    #expect(
      shop.said() == [
        "moved a to end, 2/3, from 1/3 [b|T]", "undone a, 1/3",
        "moved a to end, 2/3, from 1/3 [b|T]",
      ])
  }

  @Test func `One event gives one announcement, after the thousandth move too`() throws {
    let shop = try Shop("abc")
    for count in 1...1_200 {
      shop.session.perform(
        moving: shop.ids("a"), count.isMultiple(of: 2) ? .start(of: nil) : .end(of: nil))
      #expect(shop.transcript.entries.count == count)
    }
    #expect(Set(shop.said()).count == 2)
    #expect(shop.agrees)
    #expect(shop.transcript.entries.allSatisfy { $0.utterance.kind == .result })
  }

  @Test func `A move that changes nothing is said as such and not recorded`() throws {
    let shop = try Shop("abc")
    let report = shop.session.perform(shop.move("a", before: "b"))
    #expect(!report.changed)
    #expect(report.refusals == [])
    shop.session.perform(moving: shop.ids("bc"), .end(of: nil))
    #expect(shop.said() == ["unchanged a, 1/3", "unchanged 2 items, 2-3/3"])
    #expect(!shop.session.canUndo)
    #expect(shop.model.asked == [])
    shop.session.undo()
    #expect(shop.said() == ["nothing to undo"])
    shop.session.redo()
    #expect(shop.said() == ["nothing to redo"])
  }

  @Test func `A refusal says the first reason and how many more, and changes nothing`() throws {
    let shop = try Shop("aF", "x", movements: ["F": .fixed])
    let report = shop.session.perform(shop.move("FF", before: "x"))
    #expect(shop.said() == ["refused: duplicateSource F +2"])
    #expect(
      report.refusals.map(\.reason) == [.duplicateSource, .notMovable, .anchorInOtherSection])
    #expect(!report.changed)
    shop.session.perform(moving: shop.ids("a"), .earlier(by: 1))
    #expect(shop.said() == ["refused: outOfRange a 1...2 +0"])
    #expect(shop.order == ["aF", "x"])
    #expect(!shop.session.canUndo)
    #expect(shop.model.asked == [])
  }

  @Test func `A disabled container refuses everything, with its reason`() throws {
    let shop = try Shop("ab")
    shop.session.perform(shop.move("a"))
    shop.session.isEnabled = false
    shop.session.disabledReason = "sorted by name"
    shop.session.perform(shop.move("a", before: "b"))
    shop.session.perform(moving: shop.ids("a"), .position(9))
    shop.session.undo()
    shop.session.redo()
    #expect(
      shop.said() == [
        "moved a to end, 2/2, from 1/2 [b|]", "refused: disabled sorted by name +0",
        "refused: disabled sorted by name +1", "refused: disabled sorted by name +0",
        "refused: disabled sorted by name +0",
      ])
    #expect(shop.order == ["ba"])
    #expect(shop.session.menu(for: shop.ids("a")).refusals == [.disabled])
    shop.session.isEnabled = true
    shop.session.undo()
    #expect(shop.said() == ["undone a, 1/2"])
  }

  @Test func `A preview says nothing, asks nothing and changes nothing`() throws {
    let shop = try Shop("abc")
    let report = shop.session.preview(shop.move("a"))
    #expect(report.rendering.shown == "moved a to end, 3/3, from 1/3 [c|]")
    #expect(shop.session.preview(shop.move("")).rendering.shown == "refused: noSources +0")
    #expect(shop.said() == [])
    #expect(shop.model.asked == [])
    #expect(shop.order == ["abc"])
  }

  @Test func `An action that is performed after the list changed says where it came out`() throws {
    let shop = try Shop("abc")
    let actions = shop.session.actions(of: shop.session.menu(for: shop.ids("a")))
    #expect(
      actions.map {
        PlainWording().rendering(of: shop.session.description(of: $0), withOutcome: true).shown
      }
        == ["1 before c becomes 2/3", "1 to end becomes 3/3"])
    shop.session.edit(.insert([.init(1)], after: shop.id("b"), in: 900))
    shop.model.shelves[0].things.insert(.init(id: 1), at: 2)
    shop.model.labels[1] = "n"
    shop.session.perform(actions[0])
    #expect(shop.said() == ["moved a before c, 3/4, from 1/4 [n|c]"])
    shop.session.edit(.remove([shop.id("a")]))
    shop.session.perform(actions[1])
    #expect(shop.said() == ["refused: missingItem a +0"])
  }

  @Test func `The focus is said with its place and its conditions`() throws {
    let shop = try Shop("ab", "")
    shop.session.announce(
      shop.session.announcement(at: .item(shop.id("b")), conditions: [.selected]))
    shop.session.announce(shop.session.announcement(at: .emptySection(901)))
    shop.session.announce(shop.session.announcement(at: .item(5)))
    #expect(
      shop.said() == ["at b, 2/2 in Dairy, selected", "at empty Done", "refused: missingItem 5 +0"])
    #expect(shop.transcript.entries.allSatisfy { $0.utterance.kind == .navigation })
  }
}
