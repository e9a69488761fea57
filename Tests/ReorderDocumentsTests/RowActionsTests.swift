import SwipeMenus
import Testing

@testable import ReorderDocuments

/// What can be done with an item besides moving it, and what it does to the bytes.
struct RowActionsTests {
  /// The actions of each item, as "leading | trailing"; what cannot be done is in brackets.
  private static func offered(_ document: ReorderDocument) throws -> [String] {
    try document.sections.flatMap { section in
      try section.items.enumerated().map { place, item in
        let actions = try document.rowActions(of: item, below: section.items.prefix(place))
        func names(_ edge: HorizontalEdge) -> String {
          actions[edge].map { action in
            let name = action.id + (action.role == .destructive ? "!" : "")
            return action.isEnabled ? name : "(\(name))"
          }.joined(separator: " ")
        }
        return "\(document.label(of: item)): \(names(.leading)) | \(names(.trailing))"
      }
    }
  }

  @Test func `Each format offers its actions by the state of the item`() throws {
    #expect(
      try Self.offered(read("Milk\n\n", .lines)) == [
        "Milk: duplicate | delete!", ": duplicate | delete!",
      ])
    #expect(
      try Self.offered(
        read("- [ ] a\n- [x] b\n- [X] c\n- d\n- \\[ ] e\n1. [ ] f\n\n   - [ ] in it\n", .markdown))
        == [
          "a: check | delete!", "b: uncheck | delete!", "c: uncheck | delete!", "d:  | delete!",
          "[ ] e:  | delete!", "f: check | delete!",
        ])
    #expect(
      try Self.offered(read("- a\n", .markdown) { $0.sections = true }) == ["a:  | delete!"])
  }

  @Test func `A commit is offered every other command, and nothing is squashed into nothing`()
    throws
  {
    let list = """
      drop 1 a
      noop
      p 2 b
      squash 3 c
      f -C 4 d
      reword 5 e
      exec make
      label here
      edit 6 f
      # comment

      """
    #expect(
      try Self.offered(read(list, .gitRebase)) == [
        "a: reword edit (squash) (fixup) | pick", "noop:  | ",
        "b: reword edit (squash) (fixup) | drop!", "c: pick reword edit fixup | drop!",
        "d: pick reword edit squash | drop!", "e: pick edit squash fixup | drop!", "make:  | ",
        "here:  | ", "f: pick reword squash fixup | drop!",
      ])
    // "cannot 'squash' without a previous commit" is about the place, so it is asked in an order.
    let document = try read(list, .gitRebase)
    let items = document.sections[0].items
    let last = try document.rowActions(of: items[8], below: [])
    #expect(last.leading.map(\.isEnabled) == [true, true, false, false])
  }

  /// Every command of a line becomes every other one, and nothing else changes in it.
  @Test(arguments: RebaseChoice.allCases)
  func `A rebase line gets another command, in letters where it had letters`(
    choice: RebaseChoice
  ) throws {
    let name = choice.rawValue
    let letter = String(choice.letter)
    let lines: [(String, String)] = [
      ("pick 1a2b Fix  typo \n", "\(name) 1a2b Fix  typo \n"),
      ("p 1a2b Fix\r\n", "\(letter) 1a2b Fix\r\n"),
      ("  reword\t1a2b\tFix\n", "  \(name)\t1a2b\tFix\n"),
      ("e 1a2b # Fix\n", "\(letter) 1a2b # Fix\n"),
      ("drop 1a2b", "\(name) 1a2b"),
      ("fixup -C  1a2b Fix\n", "\(name)  1a2b Fix\n"),
      ("f -c 1a2b Fix\n", "\(letter) 1a2b Fix\n"),
      ("squash 1a2b שלום\n", "\(name) 1a2b שלום\n"),
    ]
    for (source, expected) in lines {
      var document = try read("# top\n" + source, .gitRebase)
      let item = document.sections[0].items[0]
      let before = document.states(of: item)
      document.revise(item, ItemRevision(command: choice))
      let result = String(decoding: try document.bytes(ordered: document.order), as: UTF8.self)
      // A line that has the command already keeps its flag.
      let isSame = before.first?.rawValue ?? "pick" == name
      #expect(result == "# top\n" + (isSame ? source : expected))
      #expect(document.states(of: item).map(\.rawValue) == (choice == .pick ? [] : [name]))
      document.revise(item, nil)
      #expect(document.states(of: item) == before)
      #expect(try document.bytes(ordered: document.order) == document.bytes)
    }
  }

  @Test func `A box is checked and emptied in its own byte, wherever the item goes`() throws {
    let text = """
      1. [ ] Milk
         fresh
           - [ ] nested
      2. [X] Eggs
      3.\t[x]\ttabs\r
      4. Bread

      ## Later

      *  [ ]

      """
    var document = try read(text, .markdown)
    let items = document.sections[0].items
    document.revise(items[0], ItemRevision(isChecked: true))
    document.revise(items[1], ItemRevision(isChecked: false))
    document.revise(items[2], ItemRevision(isChecked: true))
    document.revise(items[3], ItemRevision(isChecked: true))
    document.revise(document.sections[1].items[0], ItemRevision(isChecked: true))
    let result = text.replacing("1. [ ]", with: "1. [x]").replacing("[X]", with: "[ ]")
      .replacing("*  [ ]", with: "*  [x]")
    #expect(String(decoding: try document.bytes(ordered: document.order), as: UTF8.self) == result)
    #expect(document.states(of: items[0]) == [.checked])
    // It is read as what it is said to be.
    let again = try read(result, .markdown)
    #expect(
      again.sections[0].items.map(again.states(of:)) == [[.checked], [.unchecked], [.checked], []])
    // Moving the checked item renumbers it as any other one.
    var order = document.order
    order[0].items.swapAt(0, 1)
    #expect(
      String(decoding: try document.bytes(ordered: order), as: UTF8.self)
        == result.replacing(
          "1. [x] Milk\n   fresh\n     - [ ] nested\n2. [ ] Eggs\n",
          with: "1. [ ] Eggs\n2. [x] Milk\n   fresh\n     - [ ] nested\n"))
  }

  @Test(arguments: [
    ("a\nb\nc\n", [1], "a\nc\n"), ("a\nb", [1], "a\n"), ("a\nb", [0], "b"),
    ("a\r\nb\r\n", [0, 1], ""), ("a\n\nb\n", [1], "a\nb\n"), ("\u{FEFF}a\nb\n", [0], "\u{FEFF}b\n"),
  ])
  func `A line that goes takes nothing with it`(
    text: String, places: [Int], result: String
  ) throws {
    let document = try read(text, .lines)
    #expect(try document.without(places) == result)
  }

  @Test func `What belongs to an item goes with it, and gaps close as when it moves away`() throws {
    let lines = try read("# about a\na\nb\n", .lines) { $0.attachComments = true }
    #expect(try lines.without([0]) == "b\n")
    #expect(try read("a\0b\0c\0", .lines) { $0.nulSeparated = true }.without([0, 2]) == "b\0")
    let loose = "# P\n\n1. a\n\n   more\n\n2. b\n3. c\n\ntext\n"
    #expect(try read(loose, .markdown).without([0]) == "# P\n\n1. b\n2. c\n\ntext\n")
    #expect(try read(loose, .markdown).without([1]) == "# P\n\n1. a\n\n   more\n\n2. c\n\ntext\n")
    #expect(try read(loose, .markdown).without([0, 1, 2]) == "# P\n\n\ntext\n")
    let board =
      #"{"sections": [{"id": "s", "items": [{"id": "1", "label": "a"}, {"id": "2", "label": "b"}]}]}"#
    #expect(
      try read(board, .board).without([0])
        == #"{"sections": [{"id": "s", "items": [{"id": "2", "label": "b"}]}]}"#)
    #expect(
      try read(board, .board).without([0, 1]) == #"{"sections": [{"id": "s", "items": []}]}"#)
  }

  @Test func `An order that leaves out what is not said to go is an error`() throws {
    let document = try read("a\nb\n", .lines)
    let items = document.sections[0].items
    #expect(throws: DocumentError(.missingItem(id: items[1]))) {
      try document.bytes(ordered: [("list", [items[0]])], leavingOut: [items[0]])
    }
  }

  @Test(arguments: [
    ("a\nb\n", 0, "a\na\nb\n"), ("a\nb", 1, "a\nb\nb"), ("a", 0, "a\na"),
    ("a\r\nb", 1, "a\r\nb\r\nb"), ("a\n\n", 1, "a\n\n\n"), ("\u{FEFF}a", 0, "\u{FEFF}a\na"),
  ])
  func `A duplicate stands below its line, with a line end of its own`(
    text: String, place: Int, result: String
  ) throws {
    var document = try read(text, .lines)
    var order = document.order
    let made = document.duplicate(order[0].items[place])
    let copy = try #require(made)
    order[0].items.insert(copy, at: place + 1)
    #expect(String(decoding: try document.bytes(ordered: order), as: UTF8.self) == result)
    #expect(document.label(of: copy) == document.label(of: order[0].items[place]))
    // Left out again, it is as if it had never been there.
    #expect(try document.bytes(ordered: document.order) == document.bytes)
  }

  @Test func `Duplicates get the next free identity, of bytes that are no text as well`() throws {
    var document = try read([0x61, 0xFF, 0x0A, 0x61, 0xFF, 0x0A], .lines)
    var order = document.order
    let first = order[0].items[0]
    #expect(order[0].items[1] == first + "~2")
    #expect(document.duplicate(first) == first + "~3")
    #expect(document.duplicate(first + "~3") == first + "~4")
    #expect(document.original(of: first + "~4") == first + "~3")
    #expect(document.duplicate(first, as: first + "~4") == nil)
    #expect(document.duplicate(first, as: "mine") == "mine")
    order[0].items += [first + "~4", "mine"]
    #expect(
      try document.bytes(ordered: order)
        == [0x61, 0xFF, 0x0A, 0x61, 0xFF, 0x0A, 0x61, 0xFF, 0x0A, 0x61, 0xFF, 0x0A])
    var markdown = try read("- a\n", .markdown)
    #expect(markdown.duplicate(markdown.sections[0].items[0]) == nil)
  }
}

extension ReorderDocument {
  /// The document without the items at some places.
  fileprivate func without(_ places: [Int]) throws -> String {
    let all = sections.flatMap(\.items)
    let gone = Set(places.map { all[$0] })
    let kept = order.map { section in
      (section.section, section.items.filter { !gone.contains($0) })
    }
    return String(decoding: try bytes(ordered: kept, leavingOut: gone), as: UTF8.self)
  }
}
