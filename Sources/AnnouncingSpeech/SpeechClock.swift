/// The time by which a ``SpeechQueue`` measures its deadlines. Tests put their own in its place.
public protocol SpeechClock: Sendable {
  /// The time since some fixed moment. It never goes back.
  var now: Duration { get }

  /// How long a thread may really sleep when the next thing is due in `wait`.
  ///
  /// The clock of the system says `wait`. A clock that a test moves by hand says something short,
  /// so that the thread looks again soon.
  func nap(for wait: Duration) -> Duration
}

/// The clock of the system, which also counts while the machine sleeps.
public struct SystemSpeechClock: SpeechClock {
  private let start = ContinuousClock.now

  public init() {}

  public var now: Duration { ContinuousClock.now - start }

  public func nap(for wait: Duration) -> Duration { wait }
}

/// How patient a ``SpeechQueue`` is.
public struct SpeechTiming: Hashable, Sendable {
  /// The longest time a call to the server may take before the connection is given up.
  public var deadline: Duration
  /// The same for opening, which may have to start a server.
  public var openingDeadline: Duration
  /// The shortest time between two tries to connect.
  public var retryInterval: Duration
  /// The longest time between two tries while something waits to be said. Shorter than the time in
  /// which speech is promised to be back.
  public var longestRetryInterval: Duration
  /// How often the server is asked whether it is alive while it is speaking. Its death makes no
  /// event, so this is what ends a wait for the last sentence.
  public var checkInterval: Duration

  public init(deadline: Duration = .seconds(2), openingDeadline: Duration? = nil) {
    self.deadline = deadline
    self.openingDeadline = openingDeadline ?? deadline
    retryInterval = .seconds(1)
    longestRetryInterval = .seconds(2)
    checkInterval = .seconds(1)
  }

  /// When speech counts as over although no end was reported: far beyond the slowest reading.
  func longestSpeech(of utterance: Utterance) -> Duration {
    .seconds(15) + .milliseconds(250) * utterance.text.utf8.count
  }

  /// The pause after the `failures`-th failed try in a row.
  func pause(afterFailures failures: Int) -> Duration {
    min(retryInterval * max(failures, 1), longestRetryInterval)
  }
}
