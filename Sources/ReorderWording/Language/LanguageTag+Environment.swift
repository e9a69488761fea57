extension LanguageTag {
  /// A tag from the name of a POSIX locale: `pt_BR`, `ar_EG.UTF-8`, `sr_RS@latin`.
  ///
  /// `C` and `POSIX` are English. A modifier that names a script is one; any other (`@euro`) says
  /// nothing about words.
  public init?(posix name: String) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = parts.first?.split(separator: ".").first else { return nil }
    if base == "C" || base == "POSIX" {
      self = .english
      return
    }
    var subtags = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    let modifier = parts.dropFirst().first.map { $0.lowercased() } ?? ""
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
    if let script = scripts[modifier] { subtags.insert(script, at: min(1, subtags.count)) }
    if modifier == "valencia" { subtags.append(modifier) }
    self.init(subtags.joined(separator: "-"))
  }

  /// The languages a person asked for, best first, as gettext reads them; English if none.
  ///
  /// The locale is the first of LC_ALL, LC_MESSAGES and LANG that is not empty. LANGUAGE, a list
  /// with colons, goes before it unless the locale is C or POSIX, whatever its encoding.
  public static func preferences(in environment: [String: String]) -> [LanguageTag] {
    let locale = value(of: ["LC_ALL", "LC_MESSAGES", "LANG"], in: environment) ?? "C"
    let base = locale.split(separator: ".").first ?? "C"
    if base == "C" || base == "POSIX" { return [.english] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    let tags = (list + [locale]).compactMap(LanguageTag.init(posix:))
    return tags.isEmpty ? [.english] : tags
  }

  /// The language a person asked for first.
  public static func preferred(in environment: [String: String]) -> LanguageTag {
    preferences(in: environment).first ?? .english
  }

  /// Whether text is shown in UTF-8: the first of LC_ALL, LC_CTYPE and LANG that is not empty
  /// decides.
  ///
  /// It is not in C and POSIX, and where another encoding is named. Where nothing is set, or no
  /// encoding is named, nobody said otherwise, and terminals are UTF-8.
  static func encodingIsUTF8(in environment: [String: String]) -> Bool {
    guard let locale = value(of: ["LC_ALL", "LC_CTYPE", "LANG"], in: environment) else {
      return true
    }
    guard let dot = locale.firstIndex(of: ".") else { return locale != "C" && locale != "POSIX" }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }
    return ["utf8", "utf-8"].contains(encoding.lowercased())
  }

  private static func value(of names: [String], in environment: [String: String]) -> String? {
    names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
