/// A made-up language that shows which words of a run do not come from the catalog. It is made from
/// English by code and stored nowhere.
enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Accents on every letter, a third longer, in brackets.
  case accented = "en-XA"
  /// Every word turned from right to left by an override.
  case mirrored = "ar-XB"

  init?(_ tag: LanguageTag) {
    self.init(rawValue: tag.identifier)
  }

  /// A whole value of the catalog, in this language.
  func sentence(_ template: Template) -> Template {
    let marked = part(template)
    guard self == .accented else { return marked }
    let length = template.segments.reduce(0) { sum, segment in
      if case .text(let text) = segment { sum + text.count } else { sum }
    }
    let padding = String(repeating: "~", count: (length + 2) / 3)
    return Template(segments: [.text("[")] + marked.segments + [.text(padding + "]")])
  }

  /// A part of a sentence, in this language.
  func part(_ template: Template) -> Template {
    Template(
      segments: template.segments.map { segment in
        if case .text(let text) = segment { .text(marked(text)) } else { segment }
      })
  }

  /// Words of ours that come from elsewhere than the catalog, in this language.
  func marked(_ text: String) -> String {
    self == .accented ? Self.accented(text) : Self.mirrored(text)
  }

  private static func accented(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
      "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"))

  private static func mirrored(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      let word = rest.prefix(while: \.isLetter)
      if word.isEmpty {
        result += rest.prefix { !$0.isLetter }
        rest = rest.drop { !$0.isLetter }
      } else {
        result += "\u{202E}\(word)\u{202C}"
        rest = rest.dropFirst(word.count)
      }
    }
    return result
  }
}
