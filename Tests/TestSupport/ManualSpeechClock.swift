public import AnnouncingSpeech
internal import Foundation

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

  /// Moves the clock steadily while something waits on it.
  ///
  /// A thread of its own moves it: tasks share a few threads, which the waiting tests may all hold.
  public func run(_ body: () -> Void) {
    let isOver = Monitor(false)
    Thread.detachNewThread {
      while !isOver.change({ $0 }) {
        self.advance(by: .milliseconds(100))
        pause(.milliseconds(1))
      }
    }
    body()
    isOver.change { $0 = true }
  }
}
