/// Whether speech can be heard, as far as the announcer knows.
///
/// A change is reported as a value; the words for it are made elsewhere.
public enum SpeechState: Hashable, Sendable {
  /// Nothing was said yet, so nothing is known.
  case untried
  /// The server took the last utterance.
  case speaking
  /// There is no speech, and why.
  case unavailable(Reason)

  /// Why there is no speech.
  ///
  /// It is an `Error` so that a ``SpeechBackend`` can throw it.
  public enum Reason: Error, Hashable, Sendable {
    /// The library for speech is not part of this program.
    case notBuiltIn
    /// No server listens at `address` (a socket path or `host:port`).
    case noServer(address: String)
    /// The server did not answer before the deadline.
    case notAnswering
    /// The server was there and is gone.
    case lost
  }
}
