extension LanguageTag {
  /// The tags under which a catalog may have this language, nearest first.
  ///
  ///     de-AT   de-AT, de-Latn-AT, de-Latn, de, de-DE
  ///     zh-TW   zh-TW, zh-Hant-TW, zh-Hant              (not zh: that is another script)
  ///     pt-PT   pt-PT, pt-Latn-PT, pt-Latn, pt, pt-BR
  ///
  /// The last one, the language where most of its speakers live, is better than English for a
  /// person whose own variety nobody has translated yet.
  public var parents: [String] {
    var tags: [String] = []
    var rest = identifier.split(separator: "-")
    // Everything the tag says, dropping from its end, but not yet down to the bare language.
    while rest.count > 1 {
      tags.append(rest.joined(separator: "-"))
      rest.removeLast()
    }
    tags.append("\(language)-\(script)-\(region)")
    tags.append("\(language)-\(script)")
    if let bare = identifier == language ? self : LanguageTag(language), bare.script == script {
      tags.append(language)
      tags.append("\(language)-\(bare.region)")
    }
    var seen: Set<String> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
