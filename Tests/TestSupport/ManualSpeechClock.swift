public import AnnouncingSpeech

/// A clock that stands still until a test moves it.
public final class ManualSpeechClock: SpeechClock {
  private let time = Monitor(Duration.zero)

  public init() {}

  public var now: Duration { time.change { $0 } }

  /// Threads look again after a millisecond, however far away their time is on this clock.
  public func nap(for wait: Duration) -> Duration { .milliseconds(1) }

  /// Moves the clock forward.
  public func advance(by span: Duration) {
    time.change { $0 += span }
  }
}
