/// Names with an ending, a particle, an article or an elision on them: right for some, wrong for
/// most.
///
///     %1$@'i taşı       Turkish: the vowel depends on the name
///     avant l'%1$@      French: only before a vowel
enum TouchedNames {
  /// Writing without spaces between words, in which everything touches.
  static let scriptsWithoutSpaces: Set<String> = [
    "Jpan", "Hans", "Hant", "Hani", "Thai", "Laoo", "Khmr", "Mymr",
  ]

  /// One fault for each name that is touched.
  static func faults(in value: String) -> [CatalogFinding.Fault] {
    guard let segments = try? Template(value).segments else { return [] }
    return segments.indices.compactMap { place in
      guard case .argument(let index, .object) = segments[place] else { return nil }
      var before: Unicode.Scalar?
      var after: Unicode.Scalar?
      if place > 0, case .text(let text) = segments[place - 1] { before = text.unicodeScalars.last }
      if place + 1 < segments.count, case .text(let text) = segments[place + 1] {
        after = text.unicodeScalars.first
      }
      guard before.map(touches) ?? false || after.map(touches) ?? false else { return nil }
      return .touchedName(Placeholder(index: index, kind: .object).text)
    }
  }

  private static func touches(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "'" || scalar == "’"
  }
}
