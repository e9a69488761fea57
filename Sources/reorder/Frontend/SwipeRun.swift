internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import SwipeMenus

/// A simulation that tells of what comes of each event, line by line, and aloud where that is asked
/// for.
struct SwipeRun {
  let workspace: Workspace
  let wording: PhraseWording
  let json: Bool
  var simulation: SwipeSimulation
  /// What came since a script last said what it expects.
  private(set) var unchecked: [JSONOutput] = []
  /// What was announced last and is not said yet.
  private var unsaid: Rendering?

  init(_ workspace: Workspace, wording: PhraseWording, simulation: SwipeSimulation) {
    self.workspace = workspace
    self.wording = wording
    self.simulation = simulation
    json = workspace.options.json
  }

  /// Takes an event.
  ///
  /// - Returns: The lines to print.
  /// - Throws: Where a row is not clear.
  mutating func lines(of input: SwipeInput) throws(UsageError) -> [[UInt8]] {
    let happenings = try simulation.handle(input, item: workspace.finder.item)
    let session = workspace.session
    let announced = wording.rendering(
      of: SwipeAnnouncement.parts(
        of: happenings, disabledReason: workspace.document.disabledReason, name: session.name(of:)))
    let outputs =
      happenings.map { JSONOutput($0) } + (announced.map { [JSONOutput(announced: $0)] } ?? [])
    unchecked += outputs
    unsaid = announced
    if json { return outputs.map(\.line) }
    let lines = happenings.map {
      wording.rendering(of: wording.line(for: $0, name: session.name(of:))).shown
    }
    let drawn =
      workspace.options.draw ? drawing.map { [wording.rendering(of: $0).shown] } ?? [] : []
    let said = announced.map { wording.book.shown(.swipeLineAnnounced, [.text($0.shown)]) }
    return (lines + (said.map { [$0] } ?? []) + drawn).map { Array(($0 + "\n").utf8) }
  }

  /// The row as it stands on the screen, in a line that can be read by ear: "Drawn 148 to the left.
  /// From left to right: Milk, Flag, Delete (destructive)".
  private var drawing: Sentence? {
    guard let drawing = simulation.drawing else { return nil }
    let row = PhraseArgument.name(workspace.session.name(of: simulation.row), quoted: false)
    func words(_ actions: [SwipeAction<String>]) -> [PhraseArgument] {
      actions.map { wording.argument(for: SwipeActionDescription($0)) }
    }
    let offset = Int(drawing.offset.rounded())
    guard offset != 0 else { return Sentence(.swipeDrawnClosed, [row]) }
    return Sentence(
      offset > 0 ? .swipeDrawnRight : .swipeDrawnLeft,
      [.list(words(drawing.left) + [row] + words(drawing.right), .unit), .number(abs(offset))])
  }

  /// Says what was announced, to its end: nobody presses a key to hear less.
  mutating func say(with voice: ResultVoice) {
    guard let unsaid else { return }
    self.unsaid = nil
    voice.say(Utterance(.result, unsaid.spoken))
  }

  /// The row that events are for, as it is drawn after one of them.
  func frame(after input: SwipeInput) -> SwipeFrame {
    // Each text stands alone in a picture, with a direction of its own: nothing to isolate it from.
    var book = wording.book
    book.style.isolates = false
    return simulation.frame(
      caption: book.shown(Name(input.text)),
      label: book.shown(workspace.session.name(of: simulation.row)),
      title: { book.shown(Name($0)) })
  }

  /// Compares what came with what a script expects, and begins anew.
  ///
  /// - Returns: What is wrong, or `nil` where all is as expected.
  mutating func fault(of expectation: SwipeScript.Expectation, text: String) -> Sentence? {
    defer { unchecked = [] }
    if expectation.holds(for: unchecked) { return nil }
    let came = String(decoding: JSONOutput.array(unchecked).line.dropLast(), as: UTF8.self)
    return Sentence(
      .swipeNotAsExpected,
      [.name(Name(text), quoted: false), .name(Name(came), quoted: false)])
  }
}
