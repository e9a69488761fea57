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
  private let signals: SignalPipe?
  private var isSilent = false
  /// How long handing over takes at most where the server answers.
  private static let handingOver = Duration.milliseconds(50)

  init(program: Program, wording: PhraseWording) throws {
    let speaks = program.options.settings.speech == .on
    // Before the voice starts its threads, which have to inherit what is caught.
    signals = speaks ? SignalPipe([SIGTERM, SIGHUP, SIGINT]) : nil
    let voice: any Announcer =
      speaks ? Speech.announcer(settings: program.sound(of: wording)) { _ in } : SilentAnnouncer()
    announcer = try program.transcribed(voice, speaks: speaks)
  }

  /// Says something to its end, or as long as ``Speech/longestFarewell``. Where the end did not come
  /// it is never waited for again: a server without sound reports none.
  func say(_ utterance: Utterance) {
    announcer.announce(utterance)
    if isSilent {
      // It is still said, so the server has to have it before the program ends.
      _ = announcer.finish(within: Self.handingOver)
      return
    }
    let end = ContinuousClock.now + Speech.longestFarewell
    while !announcer.finish(within: .milliseconds(50)), !announcer.isQuiet {
      if let number = signals?.take().first {
        announcer.fallSilent()
        SignalPipe.die(of: number)
      }
      if ContinuousClock.now >= end {
        isSilent = true
        return
      }
    }
  }
}
