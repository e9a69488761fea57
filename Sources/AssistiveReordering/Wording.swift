public import AnnouncingSpeech

/// Makes words of announcements. The session asks one; `ReorderWording` has one for many languages.
public protocol Wording {
  /// The sentence for an announcement.
  func rendering(of announcement: Announcement) -> Rendering

  /// The words for an action in a menu.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - withOutcome: Whether to say where the items will stand.
  /// - Returns: The words.
  func rendering(of action: ActionDescription, withOutcome: Bool) -> Rendering

  /// The sentence for one refusal alone, as JSON lists them.
  func rendering(of refusal: RefusalDescription) -> Rendering
}

/// One sentence for the eye and for the ear.
public struct Rendering: Hashable, Sendable {
  /// What is shown: names in quotes and isolated where they need it, digits of the language.
  public var shown: String
  /// What is spoken, as runs of text and language.
  public var spoken: [Utterance.Part]

  public init(shown: String, spoken: [Utterance.Part]) {
    self.shown = shown
    self.spoken = spoken
  }

  /// The spoken words of all runs in a row.
  public var spokenText: String { spoken.map(\.text).joined() }
}

/// How much is said.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// For braille displays: at most 12 cells more than the name.
  case terse
  case normal
  /// With where it was, the neighbours on both sides, and hints.
  case full
}
