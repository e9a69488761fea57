import AssistiveActions
import AssistiveReordering
import Reordering
import TestSupport
import Testing

/// Picking up, looking around, putting down or giving up.
struct LiftTests {
  private static func words(_ shop: Shop, _ announcement: Announcement) -> String {
    shop.session.wording.rendering(of: announcement).shown
  }

  @Test func `Before and after every stop it is said where the items would land, or why not`()
    throws
  {
    let shop = try Shop("abF", "xT", "", movements: ["F": .fixed, "T": .pinnedLast])
    let lift = try #require(Lift(shop.ids("b"), in: shop.session.container))
    #expect(
      Self.words(shop, shop.session.announcement(lifting: lift)) == "lifted b, 2/3 in Dairy")
    var lines: [String] = []
    var stop = shop.session.container.firstStop
    while let now = stop {
      lines += [false, true].map {
        Self.words(shop, shop.session.announcement(putting: lift, after: $0, now))
      }
      stop = shop.session.container.stop(after: now)
    }
    #expect(
      lines == [
        "before a becomes 1/3 in Dairy", "stays becomes 2/3 in Dairy", "stays becomes 2/3 in Dairy",
        "stays becomes 2/3 in Dairy", "stays becomes 2/3 in Dairy", "after F becomes 3/3 in Dairy",
        "before x becomes 1/3 in Done", "after x becomes 2/3 in Done",
        "before T becomes 2/3 in Done", "refused: anchorPinned T pinnedLast +0",
        "to end of Later becomes 1/1 in Later", "to end of Later becomes 1/1 in Later",
      ])
    #expect(shop.said() == [] && shop.order == ["abF", "xT", ""] && shop.model.asked == [])
  }

  @Test func `What a lift says of a stop is what putting down there does, for every selection`()
    throws
  {
    var generator = SeededGenerator.announced()
    for _ in 0..<150 {
      let oracle = RandomContainers.container(
        items: Int.random(in: 1...6, using: &generator), &generator)
      guard let container = oracle.container else { continue }
      let sources = Array(
        oracle.order.joined().filter { oracle.movement(of: $0) == .free }
          .shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)))
      guard let lift = Lift(sources, in: container) else {
        #expect(sources.isEmpty)
        continue
      }
      var stop = container.firstStop
      while let now = stop {
        for after in [false, true] {
          let context = "seed \(generator.seed): \(oracle) \(sources) \(now) \(after)"
          switch (
            lift.verdict(after: after, now, in: container),
            container.difference(moving: sources, Lift.intent(after: after, now))
          ) {
          case (.allowed(let outcome), .success(let difference)):
            var moved = container
            moved.apply(difference)
            #expect((moved.plainOrder != container.plainOrder) == outcome.changed, "\(context)")
            #expect(moved.place(of: sources[0]) == outcome.landing.place, "\(context)")
          case (.refused, .failure): break
          case (.refused(let refusals), .success(let difference)):
            #expect(container.refusals(of: difference) == refusals, "\(context)")
          case (.allowed, .failure): Issue.record("\(context)")
          }
        }
        stop = container.stop(after: now)
      }
    }
  }

  @Test func `Giving up says where the items are, together, apart and in several sections`() throws
  {
    let shop = try Shop("abcd", "xy")
    for (letters, words) in [
      ("b", "cancelled b, 2/4 in Dairy"), ("bc", "cancelled 2 items, 2-3/4 in Dairy"),
      ("cb", "cancelled 2 items, 2-3/4 in Dairy"), ("ac", "cancelled 2 items"),
      ("bx", "cancelled 2 items"), ("xy", "cancelled 2 items, 1-2/2 in Done"),
    ] {
      let lift = try #require(Lift(shop.ids(letters), in: shop.session.container))
      #expect(lift.rest(in: shop.session.container).isOrigin)
      #expect(Self.words(shop, shop.session.announcement(cancelling: lift)) == words, "\(letters)")
    }
    shop.session.columns = 2
    let lift = try #require(Lift(shop.ids("d"), in: shop.session.container))
    #expect(
      Self.words(shop, shop.session.announcement(cancelling: lift)) == "cancelled d, 4/4 in Dairy")
    #expect(shop.order == ["abcd", "xy"])
  }

  @Test func `When the list has changed meanwhile, it is said how it is now`() throws {
    func change(_ shop: Shop, _ order: [String]) throws {
      try shop.session.update(
        to: order.enumerated().map { index, letters in
          .init(id: 900 + index, items: shop.ids(letters).map { .init($0) })
        })
    }
    for (order, words, isOrigin) in [
      // What stood around them is gone, they are where they were.
      (["abd", "xy"], "cancelled b, 2/3 in Dairy", false),
      (["bcd", "xy"], "cancelled b, 1/3 in Dairy", false),
      (["acd", "xby"], "cancelled b, 2/3 in Done", false),
      (["abcd", "y"], "cancelled b, 2/4 in Dairy", true),
      (["acd", "xy"], "refused: missingItem b +0", false),
    ] {
      let shop = try Shop("abcd", "xy")
      let lift = try #require(Lift(shop.ids("b"), in: shop.session.container))
      try change(shop, order)
      #expect(
        Self.words(shop, shop.session.announcement(cancelling: lift)) == words, "\(order)")
      #expect(lift.rest(in: shop.session.container).isOrigin == isOrigin, "\(order)")
      #expect(shop.order == order)
    }
    let shop = try Shop("abcd", "xy")
    let lift = try #require(Lift(shop.ids("bc"), in: shop.session.container))
    try change(shop, ["bd", "xy"])
    #expect(
      Self.words(shop, shop.session.announcement(cancelling: lift)) == "cancelled b, 1/2 in Dairy")
    #expect(
      Self.words(shop, shop.session.announcement(putting: lift, after: true, .item(shop.id("d"))))
        == "refused: missingItem c +0")
    #expect(
      Self.words(shop, shop.session.announcement(putting: lift, after: true, .item(shop.id("a"))))
        == "refused: missingItem c +1")
  }
}
