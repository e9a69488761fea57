extension Utterance {
  /// What an utterance is about, in one sound: whoever knows the sound need not wait for the words.
  ///
  /// Which sound it is, and whether there is one at all, is up to the announcer
  /// (``SpeechSettings/icons``).
  public enum Cue: String, Hashable, Sendable, CaseIterable {
    /// The order is another one now.
    case moved
    /// It was not allowed, and nothing changed.
    case refused
    /// There is nothing further on this side.
    case edge
  }
}
