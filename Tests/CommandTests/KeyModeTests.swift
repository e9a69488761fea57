import Foundation
import Glibc
import TestSupport
import Testing

/// Single keys, in a real terminal, with the words on the screen and the words that are said.
@Suite(.serialized) struct KeyModeTests {
  @Test(
    arguments: KeyScenario.moving + KeyScenario.places + KeyScenario.swiping
      + KeyScenario.rowActions)
  func `A walk gives these sentences, in English and in Arabic`(scenario: KeyScenario) throws {
    let english = try scenario.transcript(locale: "en")
    #expect(english == scenario.english)
    let arabic = try scenario.transcript(locale: "ar")
    #expect(arabic == scenario.arabic)
  }

  @Test func `Escape sequences are one key, however slowly their bytes come`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let run = try TerminalRun(ground, ["list.txt"])
    #expect(try run.begin() == Heard("Milk, 1 of 5"))
    for pause in [0, 50_000, 300_000] as [UInt32] {
      run.send("\u{1B}[")
      usleep(pause)
      #expect(try run.press("B") == Heard("Eggs, 2 of 5"))
      #expect(try run.press("k") == Heard("Milk, 1 of 5"))
    }
    // An Escape, a pause that makes it a key, and then what terminals send behind one.
    #expect(try run.press("\u{1B}") == Heard("Nothing selected"))
    #expect(try run.press("[B") == Heard("Eggs, 2 of 5"))
    #expect(try run.press("\u{1B}[1;5C") == Heard("This key does nothing"))
    #expect(try run.press("q") == Heard(shown: "Closed\n", spoken: "Closed"))
    #expect(run.finish() == 0)
  }

  @Test func `The terminal is put back on every way out, and unsaved moves are in the journal`()
    throws
  {
    for way in ["hang-up", "terminate", "end of input", "abandon", "quit"] {
      let ground = try CommandGround()
      try ground.file("list.txt", KeyScenario.list)
      let run = try TerminalRun(ground, ["list.txt"])
      _ = try run.begin()
      _ = try run.press("J")
      switch way {
      case "hang-up": run.send(signal: SIGHUP)
      case "terminate": run.send(signal: SIGTERM)
      case "end of input": run.send("\u{4}")
      case "abandon": _ = try run.press(each: ["Q", "y"])
      default: _ = try run.press(each: ["q", "d"])
      }
      if way == "end of input" {
        // Ctrl-D is a key that does nothing: nobody ends by accident.
        run.send(signal: SIGTERM)
      }
      let status = run.finish()
      #expect(run.isTerminalAsBefore, "\(way)")
      #expect(ground.text("list.txt") == KeyScenario.list)
      let isLeft = try ground.journals().count == 1
      switch way {
      case "hang-up": #expect((status, isLeft) == (-SIGHUP, true))
      case "abandon": #expect((status, isLeft) == (1, false))
      case "quit": #expect((status, isLeft) == (0, false))
      default: #expect((status, isLeft) == (-SIGTERM, true))
      }
    }
  }

  @Test func `The next start offers to restore what a hang-up left`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let first = try TerminalRun(ground, ["list.txt"])
    _ = try first.begin()
    _ = try first.press(each: ["J", "J", "u"])
    first.send(signal: SIGHUP)
    #expect(first.finish() == -SIGHUP)

    let second = try TerminalRun(ground, ["list.txt"])
    #expect(
      try second.begin()
        == Heard("3 moves from last time were not saved. Restore them? Yes or no"))
    #expect(try second.press("y") == Heard("Restored. Milk, 2 of 5"))
    #expect(try second.press("S") == Heard("Saved “list.txt”"))
    _ = try second.press("q")
    #expect(second.finish() == 0)
    #expect(ground.text("list.txt") == "Eggs\nMilk\nBread\nCoffee\nApples\n")
    #expect(try ground.journals() == [])
  }

  @Test func `A second Ctrl-C asks whether to abandon`() throws {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    run.send("\u{3}")
    #expect(
      try run.press("\u{3}")
        == Heard(
          shown: "Speech stopped\nAbandon all moves? Yes or no",
          spoken: "Abandon all moves? Yes or no"))
    #expect(try run.press("n") == Heard("Not closed"))
    #expect(try run.press("j") == Heard("Eggs, 2 of 5"))
    _ = try run.press("q")
    #expect(run.finish() == 0)
  }

  @Test func `Keys that are pasted by the thousand are all taken`() throws {
    let ground = try CommandGround()
    let lines = (1...2000).map { "line \($0)" }
    try ground.file("list.txt", lines.joined(separator: "\n") + "\n")
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    run.send(String(repeating: "J", count: 1500) + "Sq")
    #expect(run.finish() == 0)
    let moved = Array(lines[1...1500]) + [lines[0]] + lines[1501...]
    #expect(ground.text("list.txt") == moved.joined(separator: "\n") + "\n")
  }
}

extension CommandGround {
  /// The journals that runs have left.
  func journals() throws -> [String] {
    let state = path("run-state/reorder")
    return (try? FileManager.default.contentsOfDirectory(atPath: state))?
      .filter { $0.hasPrefix("journal-") } ?? []
  }

  @Test func `No key is silent behind a prompt, and leaving a search of the menu says its line`()
    throws
  {
    let ground = try CommandGround()
    try ground.file("list.txt", KeyScenario.list)
    let run = try TerminalRun(ground, ["list.txt"])
    _ = try run.begin()
    _ = try run.press("/")
    try run.type("egg")
    #expect(try run.press("\u{1B}[B") == Heard(shown: "Find: egg", spoken: "Find"))
    #expect(try run.press("\r") == Heard("Eggs, 2 of 5"))
    let menu = try run.press("\r")
    #expect(menu.shown == "4 actions. 1: Move before “Milk”, becomes 1 of 5")
    _ = try run.press("/")
    let left = try run.press("\u{1B}")
    #expect(
      left
        == Heard(
          shown: "Cancelled. 1: Move before “Milk”, becomes 1 of 5",
          spoken: "Cancelled. 1, Move before Milk, becomes 1 of 5"))
    let closed = try run.press("\u{1B}")
    #expect(closed == Heard("Menu closed. Eggs, 2 of 5"))
    _ = try run.press("q")
    #expect(run.finish() == 0)
  }
}
