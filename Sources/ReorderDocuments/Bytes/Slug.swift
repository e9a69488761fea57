/// A title as an identity that can be typed.
enum Slug {
  /// Letters (in lowercase), marks and digits of any script stay; each run of anything else between
  /// them becomes one hyphen. Where nothing stays it is `section`.
  ///
  ///     "To do, soon!"  to-do-soon
  ///     "Über uns"      über-uns
  ///     "***"           section
  ///
  /// - Complexity: O(*n*) where *n* is the length of the title.
  static func make(_ title: String) -> String {
    var slug = ""
    var gap = false
    for character in title.lowercased() {
      guard character.isLetter || character.isNumber else {
        gap = true
        continue
      }
      if gap && !slug.isEmpty { slug.append("-") }
      gap = false
      slug.append(character)
    }
    return slug.isEmpty ? "section" : slug
  }
}
