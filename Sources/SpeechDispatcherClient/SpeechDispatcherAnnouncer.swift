#if SpeechDispatcher
  public import AnnouncingSpeech

  /// Speaks through speech-dispatcher, the speech server of the Linux desktop.
  ///
  ///     let announcer = SpeechDispatcherAnnouncer(settings: SpeechSettings(language: "de"))
  ///     announcer.announce(Utterance(.result, [.init("Milch vor Brot verschoben.")]))
  ///     _ = announcer.finish(within: .seconds(10))
  ///
  /// Nothing is connected before the first utterance. No call waits for the server, except
  /// ``finish(within:)``.
  public final class SpeechDispatcherAnnouncer: Announcer {
    private let queue: SpeechQueue

    /// - Parameters:
    ///   - settings: The sound, and the language of parts that name none.
    ///   - address: The server; by default that of `SPEECHD_ADDRESS`, else that of this user.
    ///   - startsServer: Whether a server is started where none listens. It never is at an address
    ///     that was chosen.
    ///   - deadline: The longest time the server may take to answer.
    ///   - onStateChange: Told once when speech is lost and when it is back, on another thread.
    public convenience init(
      settings: SpeechSettings = SpeechSettings(),
      address: SpeechServerAddress = SpeechServerAddress(),
      startsServer: Bool = true,
      deadline: Duration = .seconds(2),
      onStateChange: @escaping @Sendable (SpeechState) -> Void = { _ in }
    ) {
      self.init(
        settings: settings, address: address, startsServer: startsServer, deadline: deadline,
        onStateChange: onStateChange, onEvent: { _ in })
    }

    /// The same, for whoever wants to know what happens to each part, on any thread.
    convenience init(
      settings: SpeechSettings, address: SpeechServerAddress, startsServer: Bool,
      deadline: Duration = .seconds(2),
      onStateChange: @escaping @Sendable (SpeechState) -> Void = { _ in },
      onEvent: @escaping @Sendable (SpeechEvent) -> Void
    ) {
      let starter = startsServer && !address.isChosen ? ServerStarter() : nil
      // Opening greets the server and then sends it the settings; if there is none it starts one.
      let starting = starter == nil ? .zero : ServerStarter.longestStart + deadline
      self.init(
        settings: settings, address: address, starter: starter,
        timing: SpeechTiming(deadline: deadline, openingDeadline: deadline * 2 + starting),
        onStateChange: onStateChange, onEvent: onEvent)
    }

    init(
      settings: SpeechSettings, address: SpeechServerAddress, starter: ServerStarter?,
      timing: SpeechTiming, onStateChange: @escaping @Sendable (SpeechState) -> Void,
      onEvent: @escaping @Sendable (SpeechEvent) -> Void = { _ in }
    ) {
      queue = SpeechQueue(timing: timing, onStateChange: onStateChange) { events in
        SpeechDispatcherBackend(
          address: address, settings: settings, limit: timing.deadline, starter: starter
        ) { event in
          onEvent(event)
          events(event)
        }
      }
    }

    public func announce(_ utterance: Utterance) { queue.announce(utterance) }

    public func stop() { queue.stop() }

    public func finish(within limit: Duration) -> Bool { queue.finish(within: limit) }

    public var isQuiet: Bool { queue.isQuiet }

    /// What is known about the server now.
    public var state: SpeechState { queue.state }
  }
#endif
