internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderWording

/// The voice of a command that runs to its end by itself: silent unless told to speak, because
/// nobody waits for a voice in a pipeline.
///
/// What it says was shown before. It never reads a key, and how it goes never changes how the
/// command ends.
final class ResultVoice {
  private let announcer: any Announcer
  private let speaks: Bool
  /// From the first word on: until then, and where nothing is said, a signal does what it always does.
  private lazy var signals = speaks ? SignalPipe([SIGTERM, SIGHUP, SIGINT]) : nil
  private var isSilent = false
  /// How long handing over takes at most where the server answers.
  private static let handingOver = Duration.milliseconds(50)

  init(program: Program, wording: PhraseWording) throws {
    speaks = program.options.settings.speech == .on
    let voice: any Announcer =
      speaks ? Speech.announcer(settings: program.sound(of: wording)) { _ in } : SilentAnnouncer()
    announcer = try program.transcribed(voice, speaks: speaks)
  }

  /// Says something to its end, or as long as ``Speech/longestFarewell``. Where the end did not come
  /// it is never waited for again: a server without sound reports none.
  func say(_ utterance: Utterance) {
    let signals = signals
    announcer.announce(utterance)
    // It is still said, so the server has to have it before the program ends.
    if isSilent { _ = announcer.finish(within: Self.handingOver) }
    let end = ContinuousClock.now + Speech.longestFarewell
    while !isSilent, !announcer.finish(within: .milliseconds(50)), !announcer.isQuiet {
      dieOf(signals?.take())
      isSilent = ContinuousClock.now >= end
    }
    dieOf(signals?.take())
  }

  /// Ends the process, and its speech, by the first of these signals.
  private func dieOf(_ signals: [Int32]?) {
    guard let number = signals?.first else { return }
    announcer.fallSilent()
    SignalPipe.die(of: number)
  }
}
