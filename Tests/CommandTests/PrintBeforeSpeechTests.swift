import TestSupport
import Testing

/// What a key says is on the screen before it is spoken, so that whoever reads and whoever listens
/// never have it the other way round.
@Suite(.serialized) struct PrintBeforeSpeechTests {
  @Test(arguments: ["j", "J", "\r", "w", "o", "q"])
  func `Nothing is spoken that is not shown yet`(key: String) throws {
    let server = try FakeSpeechServer()
    let ground = try CommandGround()
    try ground.file("list.txt", Documents.lines)
    let run = try TerminalRun(ground, ["list.txt"], server: server)
    #expect(try run.begin() == Heard("Milk, 1 of 3"))
    let shown = run.bytes
    run.holdScreen(true)
    run.send(key)
    // A key takes a few milliseconds.
    pause(.milliseconds(300))
    #expect(run.bytes == shown)
    #expect(server.texts == ["Milk, 1 of 3"], "said before it was shown")
    run.holdScreen(false)
    #expect(eventually { server.texts.count > 1 && run.bytes.count > shown.count })
    if key != "q" {
      run.send("\u{1B}")
      // A lone Escape is one after a pause.
      pause(.milliseconds(300))
      run.send("Qy")
    }
    #expect(run.finish() == (key == "q" ? 0 : 1))
  }
}
