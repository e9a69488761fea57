import AssistiveReordering
import Reordering
import Testing

/// The program's model has the last word.
struct ModelTests {
  @Test func `What the model does not want is said with its reason and changes nothing`() throws {
    let shop = try Shop("abc")
    shop.model.answers = [
      .declined(reason: "locked"), .declined(reason: nil), .refused([.missingItem(shop.id("a"))]),
      .refused([]), .noChange,
    ]
    for _ in 0..<5 { shop.session.perform(shop.move("a")) }
    #expect(
      shop.said() == [
        "refused: declined locked +0", "refused: declined - +0", "refused: missingItem a +0",
        "refused: declined - +0", "unchanged a, 1/3",
      ])
    #expect(shop.order == ["abc"])
    #expect(!shop.session.canUndo)
    #expect(shop.agrees)
    shop.session.perform(shop.move("a"))
    #expect(shop.said() == ["moved a to end, 3/3, from 1/3 [c|]"])
  }

  @Test func `Another order that the model made is what is announced and undone`() throws {
    let shop = try Shop("abcd", "x")
    let order = [900: shop.ids("bacd")]
    shop.model.answers = [.reordered(order)]
    shop.session.perform(shop.move("a"))
    #expect(shop.said() == ["moved a before c, 2/4 in Dairy, from 1/4 in Dairy [b|c]"])
    #expect(shop.agrees)
    shop.session.undo()
    #expect(shop.said() == ["undone a, 1/4 in Dairy"])
    #expect(shop.order == ["abcd", "x"])
    shop.session.redo()
    #expect(shop.said() == ["redone a before c, 2/4 in Dairy"])
    #expect(shop.order == ["bacd", "x"])
    #expect(shop.agrees)
  }

  @Test
  func `Items that the model scattered get the place of the first, not one that is not theirs`()
    throws
  {
    let shop = try Shop("abcd")
    shop.model.answers = [.reordered([900: shop.ids("cdba")])]
    shop.session.perform(shop.move("ac"))
    #expect(shop.said() == ["moved 2 items to end, 4/4 [b|]"])
    #expect(shop.agrees)
    shop.session.undo()
    #expect(shop.order == ["abcd"])
    #expect(shop.agrees)
    shop.session.redo()
    #expect(shop.order == ["cdba"])
    #expect(shop.agrees)
  }

  @Test func `Namesakes are called what they were before the move, whoever made it`() throws {
    for answers in [[], [Shop.Reply.reordered([900: [7002, 7001]])]] {
      let shop = try Shop("aa")
      shop.model.answers = answers
      shop.session.perform(
        .init(sources: [7001], destination: .init(position: .end, collectionID: 900)))
      #expect(shop.said() == ["moved a(1/2) to end, 2/2, from 1/2 [a(2/2)|]"])
      #expect(shop.agrees)
    }
  }

  @Test func `An order without a change is no change, and one that loses items is refused`() throws
  {
    let shop = try Shop("abc")
    shop.model.answers = [.reordered([:])]
    shop.session.perform(shop.move("a"))
    shop.model.answers = [.reordered([900: shop.ids("ab")])]
    let report = shop.session.perform(shop.move("a"))
    #expect(shop.said() == ["unchanged a, 1/3", "refused: declined - +0"])
    #expect(report.refusals == [.declined(reason: nil)])
    #expect(shop.order == ["abc"])
    #expect(!shop.session.canUndo)
  }

  @Test func `A model that moves what is fixed has the last word as well`() throws {
    let shop = try Shop("aFb", movements: ["F": .fixed])
    shop.session.perform(shop.move("b", before: "a"))
    shop.model.answers = [.reordered([900: shop.ids("Fba")])]
    shop.session.perform(shop.move("b"))
    #expect(shop.agrees)
    #expect(shop.order == ["Fba"])
    #expect(
      shop.said() == [
        "moved b before a, 1/3, from 3/3 [|a]", "moved b before a, 2/3, from 1/3 [F|a]",
      ])
  }

  @Test(arguments: [true, false])
  func `Undo and redo that the model declines leave everything as it was`(isUndo: Bool) throws {
    let shop = try Shop("abcdef")
    shop.session.perform(shop.move("ace"))
    if !isUndo { shop.session.undo() }
    let before = shop.order
    _ = shop.said()
    // The second step of undoing is declined, after the first one was made.
    shop.model.answers = isUndo ? [nil, .declined(reason: "no")] : [.declined(reason: "no")]
    if isUndo { shop.session.undo() } else { shop.session.redo() }
    #expect(shop.said() == ["refused: declined no +0"])
    #expect(shop.order == before)
    #expect(shop.agrees)
    #expect(shop.session.canUndo == isUndo)
    #expect(shop.session.canRedo != isUndo)
    if isUndo { shop.session.undo() } else { shop.session.redo() }
    #expect(shop.order == (isUndo ? ["abcdef"] : ["bdface"]))
    #expect(shop.agrees)
  }

  @Test func `A model that answers undo with an order of its own has the last word`() throws {
    let shop = try Shop("abc")
    shop.session.perform(shop.move("b", before: "a"))
    shop.session.perform(shop.move("a"))
    #expect(shop.order == ["bca"])
    shop.model.answers = [.reordered([900: shop.ids("cab")])]
    shop.session.undo()
    #expect(shop.order == ["cab"])
    #expect(shop.agrees)
    shop.session.undo()
    #expect(shop.order == ["abc"])
    #expect(shop.agrees)
  }

  @Test func `A batch is one utterance of a sentence for each move`() throws {
    let shop = try Shop("abc")
    let (reports, refused) = shop.session.perform([shop.move("a"), shop.move("b")])
    #expect(
      reports.map(\.rendering.shown) == [
        "moved a to end, 3/3, from 1/3 [c|]", "moved b to end, 3/3, from 1/3 [a|]",
      ])
    #expect(refused == nil)
    #expect(
      shop.said() == ["moved a to end, 3/3, from 1/3 [c|] moved b to end, 3/3, from 1/3 [a|]"])
    shop.session.perform([])
    #expect(shop.said() == [])
  }

  @Test func `A batch that the rules refuse asks the model for nothing`() throws {
    let shop = try Shop("abc")
    let (reports, refused) = shop.session.perform([
      shop.move("a"), shop.move("b", before: "b", shelf: 7),
    ])
    #expect(refused == 1)
    #expect(reports.map(\.refusals) == [[.missingSection(907)]])
    #expect(shop.said() == ["refused: missingSection 907 +0"])
    #expect(shop.model.asked == [])
  }

  @Test func `A batch whose second move the model refuses is taken back without a trace`() throws {
    let shop = try Shop("abc")
    shop.session.perform(shop.move("c", before: "a"))
    shop.session.undo()
    _ = shop.said()
    shop.model.answers = [nil, .declined(reason: "full")]
    let (reports, refused) = shop.session.perform([shop.move("a"), shop.move("b")])
    #expect(refused == 1)
    #expect(reports.map(\.rendering.shown) == ["refused: declined full +0"])
    #expect(shop.said() == ["refused: declined full +0"])
    #expect(shop.order == ["abc"])
    #expect(shop.agrees)
    #expect(!shop.session.canUndo)
    shop.session.redo()
    #expect(shop.order == ["cab"], "what was undone before can still be redone")
  }

  @Test func `What a model does not take back stays made`() throws {
    let shop = try Shop("abc")
    shop.model.answers = [nil, .declined(reason: "full"), .declined(reason: "no way back")]
    shop.session.perform([shop.move("a"), shop.move("b")])
    #expect(shop.order == ["bca"])
    #expect(shop.agrees)
  }
}
