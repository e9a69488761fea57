internal import CUnicode

/// Which language a name is read in when only its script is known.
///
/// A name in the script of the sentence stays in the sentence's language; else CLDR's most likely
/// language of the script is taken (Hebr he, Arab ar, Cyrl ru, Latn en …) unless the person said
/// otherwise.
public struct ScriptLanguages: Hashable, Sendable {
  /// What the person said: from an ISO 15924 code to a BCP 47 tag, for example `["Latn": "fr"]`.
  public var chosen: [String: String]

  public init(_ chosen: [String: String] = [:]) {
    self.chosen = chosen
  }

  /// The language of each run of a text, `nil` where it is the sentence's own.
  ///
  /// Han is Japanese in a name that has kana, else Chinese.
  func parts(of text: String, in sentence: LanguageTag) -> [(text: String, language: String?)] {
    let runs = ScriptRun.runs(in: text)
    let hasKana = runs.contains { $0.script == "Hira" || $0.script == "Kana" }
    let own = Self.scripts(of: sentence.script)
    return runs.map { run in
      guard let script = run.script, !own.contains(script) else { return (run.text, nil) }
      if let language = chosen[script].flatMap(LanguageTag.init(_:)) {
        return (run.text, language.identifier)
      }
      if script == "Hani", hasKana { return (run.text, "ja") }
      return (run.text, Self.likelyLanguage(of: script))
    }
  }

  /// The scripts that a writing system is made of.
  private static func scripts(of system: String) -> Set<String> {
    switch system {
    case "Jpan": ["Hira", "Kana", "Hani"]
    case "Kore": ["Hang", "Hani"]
    case "Hans", "Hant": ["Hani", "Bopo"]
    default: [system]
    }
  }

  private static func likelyLanguage(of script: String) -> String? {
    let full = ICUText.ascii { icu_uloc_addLikelySubtags("und_\(script)", $0, $1, &$2) }
    let language = full?.split(separator: "_").first.map(String.init)
    return language == "und" ? nil : language
  }
}
