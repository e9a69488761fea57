import AnnouncingSpeech
import AssistiveActions
import AssistiveReordering
import Reordering
import TestSupport
import Testing

/// Faults that people reported of what is announced, each as a test of its whole kind: over all
/// intents, differences and menus of small lists.
struct FieldCaseTests {
  /// Lists with fixed and pinned things, an empty one, and one of a single thing.
  static let shelves: [[String]] = [["abcd"], ["abFc", ""], ["Habc", "xT"], ["a"], ["", "ab"]]

  static func shop(_ shelves: [String], _ vocabulary: Vocabulary = .named) throws -> Shop {
    try Shop(
      shelves, movements: ["F": .fixed, "H": .pinnedFirst, "T": .pinnedLast],
      vocabulary: vocabulary)
  }

  /// Every way to ask for a place, possible or not.
  private static func intents(_ shop: Shop) -> [MoveIntent<Int, Int>] {
    let items = shop.session.container.sections.flatMap { Array($0.items) } + [1]
    let sections = shop.session.container.sections.map { Optional($0.id) } + [nil, 1]
    return items.flatMap { [.before($0), .after($0)] }
      + sections.flatMap { [.start(of: $0), .end(of: $0)] }
      + (0...5).flatMap { [.earlier(by: $0), .later(by: $0), .position($0)] }
      + [.rowUp(columns: 2), .rowDown(columns: 2)]
  }

  /// Single things, pairs in both orders, nothing, one twice and one that is not there.
  private static func selections(_ shop: Shop) -> [[Int]] {
    let items = shop.session.container.sections.flatMap { Array($0.items) }
    return [[], [1]] + items.map { [$0] }
      + items.flatMap { one in items.map { [one, $0] } }
  }

  @Test func `A drop onto its own place is no change: said so, not recorded, never offered`() throws
  {
    var stayed = 0
    for shelves in Self.shelves {
      for sources in Self.selections(try Self.shop(shelves)) {
        let offered = try Self.shop(shelves)
        let menu = offered.session.menu(for: sources)
        for action in offered.session.actions(of: menu, limit: .max) {
          #expect(offered.session.preview(action.difference).changed, "\(shelves) \(sources)")
        }
        for intent in Self.intents(offered) {
          let shop = try Self.shop(shelves)
          let before = shop.order
          let report = shop.session.perform(moving: sources, intent)
          guard report.refusals.isEmpty, shop.order == before else { continue }
          stayed += 1
          #expect(!report.changed && !shop.session.canUndo, "\(shelves) \(sources) \(intent)")
          #expect(shop.model.asked == [], "\(shelves) \(sources) \(intent)")
          let said = shop.said()
          #expect(
            said.count == 1 && said[0].hasPrefix("unchanged "), "\(shelves) \(sources) \(said)")
        }
      }
    }
    #expect(stayed > 50)
  }

  @Test func `Moved is said where something moved, and nowhere else`() throws {
    for shelves in Self.shelves {
      for sources in Self.selections(try Self.shop(shelves)) {
        for intent in Self.intents(try Self.shop(shelves)) {
          let shop = try Self.shop(shelves)
          let before = shop.order
          shop.session.perform(moving: sources, intent)
          let said = shop.said()
          let context = "\(shelves) \(sources) \(intent): \(said)"
          #expect(said.count == 1, "\(context)")
          #expect(said[0].hasPrefix("moved ") == (shop.order != before), "\(context)")
          // What is undone and made again is said by what came of it, too.
          for _ in 0..<2 {
            let now = shop.order
            shop.session.undo()
            #expect(shop.said()[0].hasPrefix("undone ") == (shop.order != now), "\(context)")
          }
          for _ in 0..<2 {
            let now = shop.order
            shop.session.redo()
            #expect(shop.said()[0].hasPrefix("redone ") == (shop.order != now), "\(context)")
          }
        }
      }
    }
  }

  @Test func `n moves are n announcements, after the thousandth too`() throws {
    var generator = SeededGenerator.announced()
    let shop = try Self.shop(["abcd", "xy", ""])
    let items = shop.session.container.sections.flatMap { Array($0.items) }
    for count in 1...1_500 {
      let menu = shop.session.menu(for: [items.randomElement(using: &generator) ?? 0])
      let actions = shop.session.actions(of: menu, limit: .max)
      guard let action = actions.randomElement(using: &generator) else { continue }
      #expect(shop.session.perform(action).changed)
      #expect(shop.transcript.entries.count == count, "seed \(generator.seed)")
      #expect(shop.transcript.texts.last?.hasPrefix("moved ") == true, "seed \(generator.seed)")
    }
    #expect(shop.transcript.entries.count == 1_500 && shop.agrees)
  }

  @Test func `An action says how many items it moves, and that many move`() throws {
    for vocabulary in Vocabulary.allCases {
      for shelves in Self.shelves {
        for sources in Self.selections(try Self.shop(shelves)) {
          let shop = try Self.shop(shelves, vocabulary)
          let session = shop.session
          for action in session.actions(of: session.menu(for: sources), limit: .max) {
            let words = session.wording.rendering(
              of: session.description(of: action), withOutcome: false
            ).shown
            #expect(words.hasPrefix("\(sources.count) "), "\(shelves) \(sources): \(words)")
            let report = session.preview(action.difference)
            #expect(report.outcome?.origins.map(\.item) == sources, "\(shelves) \(sources)")
            let subject = sources.count == 1 ? "moved \(Self.label(sources[0], shop)) " : "moved 2 "
            #expect(report.rendering.shown.hasPrefix(subject), "\(report.rendering.shown)")
          }
        }
      }
    }
  }

  private static func label(_ item: Int, _ shop: Shop) -> String { shop.model.labels[item] ?? "" }

  @Test func `An identity is neither said nor offered while there is a label`() throws {
    for shelves in Self.shelves {
      for sources in Self.selections(try Self.shop(shelves)) where !sources.contains(1) {
        let shop = try Self.shop(shelves)
        var words: [String] = []
        for item in shop.session.container.sections.flatMap({ Array($0.items) }) {
          shop.session.announce(shop.session.announcement(at: .item(item)))
        }
        for section in shop.session.container.sections {
          shop.session.announce(shop.session.announcement(at: .emptySection(section.id)))
        }
        for action in shop.session.actions(of: shop.session.menu(for: sources), limit: .max) {
          let description = shop.session.description(of: action)
          words.append(
            shop.session.wording.rendering(of: description, withOutcome: true).shown)
        }
        for intent in Self.intents(shop) where !"\(intent)".contains("(1)") {
          let report = shop.session.perform(moving: sources, intent)
          words += report.refusals.map {
            shop.session.wording.rendering(of: shop.session.description(of: $0)).shown
          }
          shop.session.undo()
        }
        words += shop.said()
        let identities = words.filter { $0.contains("70") || $0.contains("90") }
        #expect(identities == [], "\(shelves) \(sources)")
      }
    }
  }
}
