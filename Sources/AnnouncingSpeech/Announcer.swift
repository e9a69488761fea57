/// Says utterances aloud, without ever making its caller wait.
///
/// An announcer is shared between the code that has something to say and the worker that says it,
/// hence `Sendable`.
public protocol Announcer: AnyObject, Sendable {
  /// Hands over what is to be said and returns at once.
  ///
  /// The newest utterance wins: one that has not been started is replaced.
  func announce(_ utterance: Utterance)

  /// Stops what is being said and drops what waits, at once and only of this announcer.
  func stop()

  /// Waits until the last utterance was heard, was cut, or cannot be heard any more.
  ///
  /// - Parameter limit: The longest time to wait.
  /// - Returns: Whether the last utterance was heard to its end, or there was none.
  func finish(within limit: Duration) -> Bool
}
