/// A voice of a speech server.
public struct SynthesisVoice: Hashable, Sendable {
  /// The name by which it is asked for.
  public var name: String
  /// The language that it reads, as a BCP 47 tag in any case of letters.
  public var language: String
  /// What makes it sound otherwise than the plain voice, or `nil`.
  public var variant: String?

  public init(name: String, language: String, variant: String? = nil) {
    self.name = name
    self.language = language
    self.variant = variant
  }

  /// How a language comes to its voice.
  public enum Match: String, Hashable, Sendable {
    /// The settings ask for it.
    case asked
    /// It has the very tag.
    case exact
    /// It reads the language, of another region or in general.
    case near
    /// There is none: it is read by the voice of the sentences.
    case none
  }

  /// The voice that a server takes for a language, as espeak-ng chooses: the very tag, else the same
  /// with less behind it, else the language in another region.
  ///
  ///     de-AT: de-AT, else de, else de-CH
  ///
  /// - Complexity: O(*n*) for *n* voices.
  public static func best(
    for tag: String, among voices: [SynthesisVoice]
  ) -> (voice: SynthesisVoice?, match: Match) {
    let plain = voices.filter { $0.variant == nil }
    var subtags = subtags(of: tag)
    guard let language = subtags.first else { return (nil, .none) }
    let known = aliases[language] ?? language
    subtags[0] = known
    var match = language == known ? Match.exact : .near
    while !subtags.isEmpty {
      if let voice = plain.first(where: { Self.subtags(of: $0.language) == subtags }) {
        return (voice, match)
      }
      subtags.removeLast()
      match = .near
    }
    let others = plain.filter { Self.subtags(of: $0.language).first == known }
    let home = [known, homes[known] ?? known]
    let voice = others.first { Self.subtags(of: $0.language) == home } ?? others.first
    return (voice, voice == nil ? .none : .near)
  }

  /// Whether it reads a language: the very tag, or one with more behind it.
  public func reads(_ tag: String) -> Bool {
    var asked = Self.subtags(of: tag)
    if let language = asked.first { asked[0] = Self.aliases[language] ?? language }
    return Self.subtags(of: language).starts(with: asked)
  }

  private static func subtags(of tag: String) -> [String] {
    tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Languages whose voice goes by the tag of the one that is most spoken of them (BCP 47,
  /// macrolanguages).
  private static let aliases = ["zh": "cmn", "no": "nb"]

  /// The region whose voice espeak-ng takes for a language without one, where it has not the name of
  /// the language, as France has.
  private static let homes = ["en": "gb"]
}
