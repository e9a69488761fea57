#if SpeechDispatcher
  public import AnnouncingSpeech

  /// Finds out whether speech works, by saying something and listening for its end.
  ///
  ///     let report = SpeechProbe(word: "Speech works").run()
  ///     report.isHeard ? "speech works" : "no speech at \(report.address)"
  public struct SpeechProbe: Sendable {
    /// What is said.
    public var word: String
    /// The sound and the language.
    public var settings: SpeechSettings
    /// The server that is asked.
    public var address: SpeechServerAddress
    /// Whether a server is started where none listens.
    public var startsServer: Bool

    public init(
      word: String, settings: SpeechSettings = SpeechSettings(),
      address: SpeechServerAddress = SpeechServerAddress(), startsServer: Bool = true
    ) {
      self.word = word
      self.settings = settings
      self.address = address
      self.startsServer = startsServer
    }

    /// What was found.
    public struct Report: Hashable, Sendable {
      /// The socket that was used: a path, or `host:port`.
      public var address: String
      /// Whether the server took the word, or why not.
      public var state: SpeechState
      /// Whether the server reported that the word began.
      public var hasBegun: Bool
      /// Whether the server reported the end of the word in time.
      public var isHeard: Bool
      /// How long that took.
      public var time: Duration
    }

    /// Says the word and waits for its end.
    ///
    /// - Parameter limit: The longest time to wait.
    /// - Returns: What was found.
    public func run(within limit: Duration = .seconds(10)) -> Report {
      let start = ContinuousClock.now
      let hasBegun = Monitor(false)
      let announcer = SpeechDispatcherAnnouncer(
        settings: settings, address: address, startsServer: startsServer
      ) { event in
        if event.happening == .begun { hasBegun.change { $0 = true } }
      }
      announcer.announce(Utterance(.result, [.init(word)]))
      let isHeard = announcer.finish(within: limit)
      let (state, time) = (announcer.state, ContinuousClock.now - start)
      if !isHeard {
        // What did not end in time must not be heard later, when nobody expects it.
        announcer.stop()
        _ = announcer.finish(within: .milliseconds(500))
      }
      return Report(
        address: address.text, state: state, hasBegun: hasBegun.change { $0 }, isHeard: isHeard,
        time: time)
    }
  }
#endif
