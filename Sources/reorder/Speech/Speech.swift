internal import AnnouncingSpeech

#if SpeechDispatcher
  internal import SpeechDispatcherClient
#endif

/// The voice of this program.
enum Speech {
  /// How long the end of the program waits for the last sentence.
  static let longestFarewell = Duration.seconds(10)

  /// The announcer that speaks through speech-dispatcher, or a silent one where it is not built in.
  ///
  /// - Parameters:
  ///   - settings: How it is to sound.
  ///   - onStateChange: Told once when speech is lost and when it is back, on another thread.
  /// - Returns: The announcer.
  static func announcer(
    settings: SpeechSettings, onStateChange: @escaping @Sendable (SpeechState) -> Void
  ) -> any Announcer {
    #if SpeechDispatcher
      return SpeechDispatcherAnnouncer(
        settings: settings, onStateChange: onStateChange)
    #else
      onStateChange(.unavailable(.notBuiltIn))
      return SilentAnnouncer()
    #endif
  }
}
