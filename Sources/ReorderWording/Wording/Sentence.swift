/// A phrase with what fills it, before it is shown or spoken.
///
///     Sentence(.spotItem, [.number(3), .number(5)])     // 3 of 5
public struct Sentence: Hashable, Sendable {
  public var key: PhraseKey
  public var arguments: [PhraseArgument]

  public init(_ key: PhraseKey, _ arguments: [PhraseArgument] = []) {
    self.key = key
    self.arguments = arguments
  }

  /// The sentence as part of another one.
  public var argument: PhraseArgument { .phrase(key, arguments) }

  /// Two sentences, one after the other.
  public func then(_ next: Sentence) -> Sentence {
    Sentence(.sentencesTwo, [argument, next.argument])
  }
}
