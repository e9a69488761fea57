/// One connection to something that speaks. Its calls may block: only the worker of a
/// ``SpeechQueue`` makes them, one at a time, each with a deadline.
///
/// A backend is opened at most once. After a call has thrown or has missed its deadline, the queue
/// lets go of it and makes a new one, so a backend never has to repair itself.
public protocol SpeechBackend: AnyObject, Sendable {
  /// Connects and sends every setting.
  func open() throws(SpeechState.Reason)

  /// Hands all parts of an utterance to the server, to be heard one after the other.
  ///
  /// - Returns: One identifier for each part that the server took, by which ``SpeechEvent`` names
  ///   it; none if there was nothing that could be said.
  func say(_ utterance: Utterance) throws(SpeechState.Reason) -> [Int]

  /// Silences what this connection said and drops what it has queued, and nothing of others.
  func cancel() throws(SpeechState.Reason)

  /// Finds out whether the server still answers, without changing anything.
  func check() throws(SpeechState.Reason)

  /// Lets go of the connection. Called once, after any other call has returned.
  func close()
}

/// What a server tells about a part that it took.
public struct SpeechEvent: Hashable, Sendable {
  /// What happened to a part.
  public enum Happening: Hashable, Sendable {
    /// It began to sound.
    case begun
    /// It was heard to its end.
    case ended
    /// It was cut, or dropped before it began.
    case cancelled
  }

  /// The part, as returned by ``SpeechBackend/say(_:)``. An event can be reported before that call
  /// has returned.
  public var id: Int
  /// What happened to it.
  public var happening: Happening

  public init(id: Int, _ happening: Happening) {
    self.id = id
    self.happening = happening
  }
}
