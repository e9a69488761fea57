import Glibc
import TestSupport
import Testing

/// What an earlier run left is lost by no key but a no, and by no other run.
struct RestoreQuestionTests {
  private static let question = Heard("1 move from last time was not saved. Restore it? Yes or no")

  /// A ground on which a run was killed after a move.
  private static func crashed(_ keys: String...) throws -> CommandGround {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    _ = try run.press(each: keys)
    run.send(signal: SIGKILL)
    #expect(run.finish() == -SIGKILL)
    return ground
  }

  @Test func `Any key but an answer asks once more, and a no forgets it`() throws {
    let ground = try Self.crashed("J")
    let run = try TerminalRun(ground, ["list.txt"])
    #expect(try run.begin() == Self.question)
    for key in ["\u{1B}[B", "\u{1B}[C", "\u{1B}", " ", "q", "G", "/", "\r", "Q", "\u{7F}"] {
      #expect(try run.press(key) == Self.question, "\(key)")
    }
    #expect(try ground.journals().count == 1)
    run.send(signal: SIGKILL)
    #expect(run.finish() == -SIGKILL)

    let next = try TerminalRun(ground, ["list.txt"])
    #expect(try next.begin() == Self.question)
    #expect(try next.press("n") == Heard("Not restored. Milk, 1 of 5"))
    #expect(try ground.journals() == [])
    _ = try next.press("q")
    #expect(next.finish() == 0)
  }

  @Test func `Abandoning at the question leaves it for the next start`() throws {
    let ground = try Self.crashed("J")
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    run.send("\u{3}")
    #expect(try run.press("\u{3}").spoken == "Abandon all moves? Yes or no")
    #expect(try run.press("n") == Self.question)
    run.send("\u{3}")
    usleep(2_100_000)
    run.send("\u{3}")
    #expect(try run.press("\u{3}").spoken == "Abandon all moves? Yes or no")
    _ = try run.press("y")
    #expect(run.finish() == 1)
    #expect(try ground.journals().count == 1)
    #expect(ground.text("list.txt") == KeyScenario.list)
  }

  @Test func `Two runs with one file have a journal each`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let (first, second) = (
      try TerminalRun(ground, ["list.txt"]), try TerminalRun(ground, ["list.txt"])
    )
    _ = (try first.begin(), try second.begin())
    _ = (try first.press("J"), try second.press(each: ["G", "K"]))
    #expect(try ground.journals().count == 2)
    _ = try first.press(each: ["q", "d"])
    #expect(first.finish() == 0)
    _ = try second.press("K")
    second.send(signal: SIGKILL)
    #expect(second.finish() == -SIGKILL)

    let next = try TerminalRun(ground, ["list.txt"])
    #expect(
      try next.begin()
        == Heard("2 moves from last time were not saved. Restore them? Yes or no"))
    #expect(try next.press("y") == Heard("Restored. Milk, 1 of 5"))
    _ = try next.press(each: ["S", "q"])
    #expect(next.finish() == 0)
    #expect(ground.text("list.txt") == "Milk\nEggs\nApples\nBread\nCoffee\n")
    #expect(try ground.journals() == [])
  }
}
