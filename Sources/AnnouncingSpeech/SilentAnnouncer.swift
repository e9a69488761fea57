/// The announcer of a program that does not speak: speech is off, or a screen reader does it.
public final class SilentAnnouncer: Announcer {
  public init() {}

  public func announce(_ utterance: Utterance) {}

  public func stop() {}

  /// Nothing is ever said, so nothing is left to be heard.
  public func finish(within limit: Duration) -> Bool { true }

  public var isQuiet: Bool { true }
}
