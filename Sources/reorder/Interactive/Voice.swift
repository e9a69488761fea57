internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderWording

/// Shows and says each sentence, once.
///
/// What was shown is never shown otherwise: a sentence is a line break and then its words, with the
/// cursor left behind them. So a screen reader reads each sentence once, and a braille display stays
/// on the last one.
final class Voice {
  private let screen: any Screen
  /// What says them.
  let speech: SpeechChannel
  private let ringsTerminal: Bool
  /// What was said last, for saying it again.
  private(set) var last: [Rendering] = []
  private var lastKind = Utterance.Kind.navigation

  /// - Parameters:
  ///   - screen: Where sentences are shown.
  ///   - speech: What says them.
  ///   - ringsTerminal: Whether the terminal is rung where something is refused or ends.
  init(screen: any Screen, speech: SpeechChannel, ringsTerminal: Bool = false) {
    self.screen = screen
    self.speech = speech
    self.ringsTerminal = ringsTerminal
  }

  /// One event: its sentences are lines, and one utterance.
  ///
  /// - Parameters:
  ///   - renderings: The sentences.
  ///   - kind: What the utterance is about.
  ///   - cue: What it is in one sound. A refusal and an edge ring the terminal, where that is wanted.
  /// - Throws: What cannot be shown.
  func say(
    _ renderings: [Rendering], as kind: Utterance.Kind, cue: Utterance.Cue? = nil
  ) throws(InputError) {
    last = renderings
    lastKind = kind
    if ringsTerminal, cue == .refused || cue == .edge { try screen.ring() }
    for rendering in renderings { try show(rendering) }
    speech.announcer.announce(Utterance(kind, sentences: renderings.map(\.spoken), cue: cue))
  }

  /// Says again what was said last. What was spelled is spelled again; all else is only heard.
  func sayAgain() throws(InputError) {
    try say(last, as: lastKind == .spelling ? .spelling : .navigation)
  }

  /// Shows a sentence without saying it.
  func show(_ rendering: Rendering) throws(InputError) { try screen.show(rendering.shown) }

  /// Stops what is being said.
  func hush() { speech.announcer.stop() }

  /// The same, for a program that ends now.
  func fallSilent() { speech.announcer.fallSilent() }

  /// Shows what is typed, behind the last line. It has to be safe for a terminal.
  func echo(_ text: String) throws(InputError) { try screen.echo(text) }

  /// Ends the last line, for the shell to write below it.
  func endLine() throws(InputError) { try screen.end() }
}

/// Where sentences are shown, one below the other.
protocol Screen: AnyObject {
  /// Begins a line and writes it, leaving the cursor at its end.
  func show(_ line: String) throws(InputError)

  /// Writes behind the last line.
  func echo(_ text: String) throws(InputError)

  /// Rings the terminal, without moving the cursor.
  func ring() throws(InputError)

  /// Ends the last line.
  func end() throws(InputError)
}

/// A file descriptor as a screen: a terminal, a file or a pipe.
final class DescriptorScreen: Screen {
  private let descriptor: Int32
  private var hasLine = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func show(_ line: String) throws(InputError) {
    hasLine = true
    try write("\n" + line)
  }

  func echo(_ text: String) throws(InputError) { try write(text) }

  func ring() throws(InputError) { try write("\u{7}") }

  func end() throws(InputError) {
    if hasLine { try write("\n") }
    hasLine = false
  }

  private func write(_ text: String) throws(InputError) {
    if let code = Console.write(Array(text.utf8), to: descriptor) { throw .output(code) }
  }
}
