import AnnouncingSpeech
import AssistiveReordering
import Reordering
import TestSupport
import Testing

/// An order that was made elsewhere while a person is at work.
struct UpdateTests {
  private func update(_ shop: Shop, _ order: [Int]) throws {
    shop.model.shelves[0].things = order.map { .init(id: $0) }
    try shop.session.update(to: [.init(id: 900, items: order.map { .init($0) })])
  }

  @Test func `After an update the model is asked for the moves that undoing takes, and no others`()
    throws
  {
    let shop = try Shop("abcdefgh")
    shop.session.perform(shop.move("g", before: "a"))
    shop.model.labels[1] = "n"
    try update(shop, shop.ids("gcab") + [1] + shop.ids("defh"))
    shop.model.asked = []
    shop.session.undo()
    #expect(shop.order == ["abncdefgh"])
    #expect(shop.agrees)
    #expect(shop.model.asked == [shop.move("g", before: "h"), shop.move("c", before: "d")])
  }

  @Test(arguments: [[Shop.Reply?.some(.declined(reason: "no"))], [nil, .declined(reason: "no")]])
  func `An undo after an update that the model declines can be made later`(
    answers: [Shop.Reply?]
  ) throws {
    let shop = try Shop("abcdefgh")
    shop.session.perform(shop.move("g", before: "a"))
    try update(shop, shop.ids("gcabdefh"))
    let generation = shop.session.container.generation
    _ = shop.said()
    shop.model.answers = answers
    let report = shop.session.undo()
    #expect(shop.said() == ["refused: declined no +0"])
    #expect(!report.changed)
    #expect(shop.order == ["gcabdefh"])
    #expect(shop.agrees)
    #expect(answers.count > 1 || shop.session.container.generation == generation)
    #expect(shop.session.canUndo && !shop.session.canRedo)
    shop.session.undo()
    #expect(shop.order == ["abcdefgh"])
    #expect(shop.said() == ["undone g, 7/8"])
    #expect(shop.agrees)
    shop.session.redo()
    #expect(shop.order == ["gabcdefh"])
  }

  @Test func `A model that answers such an undo with an order of its own has the last word`() throws
  {
    let shop = try Shop("abcdef")
    shop.session.perform(shop.move("a"))
    shop.session.perform(shop.move("f", before: "b"))
    try update(shop, shop.ids("fbdcea"))
    shop.model.answers = [.reordered([900: shop.ids("ecbdfa")])]
    shop.session.undo()
    #expect(shop.order == ["ecbdfa"])
    #expect(shop.agrees)
    shop.session.undo()
    #expect(shop.order == ["abcdef"])
    #expect(shop.agrees)
    #expect(!shop.session.canUndo)
  }

  @Test func `Whatever the model answers, it and the session have the same order`() throws {
    var generator = SeededGenerator.announced()
    for round in 0..<150 {
      let shop = try Shop("abcdefg", "hij")
      let all = shop.session.container.sections.flatMap { Array($0.items) }
      for _ in 0..<12 {
        let order = all.shuffled(using: &generator)
        let parts = [Array(order[..<6]), Array(order[6...])]
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
          for (index, part) in parts.enumerated() {
            shop.model.shelves[index].things = part.map { .init(id: $0) }
          }
          try shop.session.update(
            to: parts.enumerated().map { .init(id: 900 + $0, items: $1.map { .init($0) }) })
        case 1, 2: shop.session.undo()
        case 3: shop.session.redo()
        default:
          shop.session.perform(
            .init(
              sources: Array(order.prefix(Int.random(in: 1...3, using: &generator))),
              destination: .init(position: .end, collectionID: 900 + order[0] % 2)))
        }
        guard shop.agrees else {
          Issue.record("seed \(generator.seed), round \(round): \(shop.said())")
          return
        }
        let answers: [Shop.Reply?] = [
          .declined(reason: "no"), .refused([]), .reordered([900: parts[0], 901: parts[1]]),
        ]
        shop.model.answers = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Bool.random(using: &generator) ? nil : answers.randomElement(using: &generator) ?? nil
        }
      }
    }
  }

  @Test func `An update that says which labels have changed asks for no others`() throws {
    var asked = 0
    var labels = [1: "a", 2: "b", 3: "c", 4: "d"]
    typealias Session = Shop.Session
    let session = Session(
      container: try .init(sections: [.init(id: 0, items: [.init(1), .init(2), .init(3)])]),
      labels: ItemLabels { item in
        asked += 1
        return labels[item] ?? ""
      }, wording: PlainWording(), announcer: TranscriptAnnouncer())
    #expect(session.name(of: 1) == Name("a"))
    asked = 0
    labels[4] = "a"
    labels[2] = "c"
    try session.update(
      to: [.init(id: 0, items: [.init(4), .init(1), .init(2), .init(3)])], relabeling: [2])
    #expect(asked == 2)
    #expect(session.name(of: 1) == Name("a", sameName: .init(index: 2, count: 2)))
    #expect(session.name(of: 3) == Name("c", sameName: .init(index: 2, count: 2)))
    labels[1] = "c"
    try session.update(to: session.container.contents)
    #expect(session.name(of: 4) == Name("a"))
    #expect(session.name(of: 3) == Name("c", sameName: .init(index: 3, count: 3)))
  }
}
