/// Says utterances aloud, without ever making its caller wait.
///
/// An announcer is shared between the code that has something to say and the worker that says it,
/// hence `Sendable`.
///
///     announcer.stop()                                   // a key was pressed
///     announcer.announce(Utterance(.result, [.init("Moved Milk before Bread. 3 of 5")]))
///     announcer.announce(Utterance(.navigation, [.init("Milk, 3 of 5")]))   // follows it
public protocol Announcer: AnyObject, Sendable {
  /// Hands over what is to be said and returns at once.
  ///
  /// The newest utterance wins: one that has not been started is replaced. The exception is a
  /// `navigation` that follows a `result`, a `question` or a `spelling` without a ``stop()`` in
  /// between: it is the follow-up of the same key, so it waits for the end of what it follows.
  func announce(_ utterance: Utterance)

  /// Stops what is being said and drops what waits, at once and only of this announcer.
  ///
  /// Call it for every key that is pressed.
  func stop()

  /// Waits until the last utterance was heard, was cut, or cannot be heard any more.
  ///
  /// After ``stop()`` it waits until the server knows that it is to be silent, so that a program
  /// which ends at once does not leave its speech behind. It can be called again and again with a
  /// short limit by a program that looks for keys in between.
  ///
  /// - Parameter limit: The longest time to wait.
  /// - Returns: Whether the last utterance was heard to its end, or there was none.
  func finish(within limit: Duration) -> Bool

  /// Whether nothing is being said and nothing waits to be: all was heard, was cut, or cannot be
  /// heard any more.
  var isQuiet: Bool { get }
}

extension Announcer {
  /// Stops what is being said and waits, a moment, until the server knows it: for a program that is
  /// about to end, whose speech would go on without it.
  ///
  /// - Parameter limit: The longest time to wait.
  public func fallSilent(within limit: Duration = .milliseconds(500)) {
    stop()
    _ = finish(within: limit)
  }
}
