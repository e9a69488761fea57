import Glibc
import TestSupport
import Testing

/// What comes between a person and the next key: a stop, another size, an interrupt.
@Suite(.serialized) struct KeyInterruptTests {
  private func start(_ ground: CommandGround) throws -> TerminalRun {
    try ground.file("list.txt", KeyScenario.list)
    let run = try TerminalRun(ground, ["list.txt"])
    #expect(try run.begin() == Heard("Milk, 1 of 5"))
    return run
  }

  @Test func `Ctrl-Z gives the terminal back, and the next line is where one was`() throws {
    let run = try start(CommandGround())
    #expect(try run.press("j") == Heard("Eggs, 2 of 5"))
    run.send("\u{1A}")
    #expect(eventually { run.isTerminalAsBefore && run.isStopped })
    run.send(signal: SIGCONT)
    #expect(try run.begin() == Heard(shown: "\nEggs, 2 of 5", spoken: "Eggs, 2 of 5"))
    #expect(!run.isTerminalAsBefore)
    #expect(try run.press("j") == Heard("Bread, 3 of 5"))
    _ = try run.press("q")
    #expect(run.finish() == 0)
    #expect(run.isTerminalAsBefore)
  }

  @Test func `A window of another size shows nothing again`() throws {
    let run = try start(CommandGround())
    for _ in 0..<20 { run.send(signal: SIGWINCH) }
    #expect(try run.press("j") == Heard("Eggs, 2 of 5"))
    _ = try run.press("q")
    #expect(run.finish() == 0)
  }

  @Test(arguments: ["", "q", "Q", "\r", "/", "t", "m"])
  func `Ctrl-C twice asks at every prompt, and Escape goes on`(prompt: String) throws {
    let run = try start(CommandGround())
    _ = try run.press("J")
    if !prompt.isEmpty { _ = try run.press(prompt) }
    run.send("\u{3}")
    #expect(try run.press("\u{3}").spoken == "Abandon all moves? Yes or no")
    #expect(try run.press("\u{1B}") == Heard("Not closed"))
    #expect(try run.press("g").shown.hasSuffix("1 of 5"))
    #expect(try run.press(each: ["Q", "y"]).last?.spoken == "Abandoned. The list is as it was")
    #expect(run.finish() == 1)
    #expect(run.isTerminalAsBefore)
  }
}
