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

  /// Finds out whether a word is heard, and if not, why.
  ///
  /// - Parameters:
  ///   - word: What is said, in the language of `settings`.
  ///   - settings: How it is to sound.
  ///   - languages: Other languages whose voices are wanted.
  ///   - startsServer: Whether a server is started where there is none.
  /// - Returns: What was found.
  static func check(
    word: String, settings: SpeechSettings, languages: [String], startsServer: Bool
  ) -> SpeechReport {
    #if SpeechDispatcher
      return SpeechCheck(
        word: word, settings: settings, languages: languages, startsServer: startsServer
      ).run()
    #else
      return SpeechReport(problem: .notBuiltIn)
    #endif
  }

  /// The voices of the server.
  ///
  /// - Returns: The voices, or a report with the problem that keeps them from being listed.
  static func voices(
    settings: SpeechSettings, startsServer: Bool
  ) -> (voices: SpeechVoices?, report: SpeechReport) {
    #if SpeechDispatcher
      let check = SpeechCheck(word: "", settings: settings, startsServer: startsServer)
      var report = SpeechReport()
      report.address = check.address.text
      report.variable = check.address.variable
      do throws(SpeechProblem) {
        return (try check.voices(), report)
      } catch {
        report.problem = error
        return (nil, report)
      }
    #else
      return (nil, SpeechReport(problem: .notBuiltIn))
    #endif
  }
}
