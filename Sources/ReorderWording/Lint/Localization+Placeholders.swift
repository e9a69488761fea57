/// A placeholder with a number, as the lint compares it.
struct Placeholder: Hashable, Comparable {
  var index: Int
  var kind: Template.Kind

  var text: String { "%\(index)$\(kind.rawValue)" }

  static func < (one: Placeholder, other: Placeholder) -> Bool { one.index < other.index }
}

/// One of the sentences a phrase can become, with the placeholders it has then.
struct SentenceForm {
  var placeholders: Set<Placeholder>
  /// The plural form it is, or `nil` where nothing is counted.
  var category: PluralCategory?
}

extension StringCatalog.Localization {
  /// All values, wherever they stand.
  var units: [StringCatalog.Unit] {
    [unit].compactMap(\.self) + countedForms.flatMap(\.values)
  }

  /// The sets of plural forms: that of the sentence, and those of its counted parts.
  var countedForms: [[PluralCategory: StringCatalog.Unit]] {
    ([plural] + substitutions.values.map(\.plural)).filter { !$0.isEmpty }
  }

  /// Every placeholder of the phrase in its `other` form.
  var placeholders: Set<Placeholder> {
    let all = sentences.filter { $0.category == nil || $0.category == .other }.map(\.placeholders)
    return all.reduce(into: []) { $0.formUnion($1) }
  }

  /// The sentences, counted parts put in. Where several parts are counted, they are looked at one
  /// after the other, the rest in their `other` form.
  var sentences: [SentenceForm] {
    if let unit {
      let plain = SentenceForm(placeholders: found(in: unit.value), category: nil)
      return [plain]
        + substitutions.flatMap { name, part in
          part.plural.filter { $0.key != .other }.map { category, form in
            SentenceForm(
              placeholders: found(in: unit.value, part: (name, form.value)),
              category: category)
          }
        }
    }
    return plural.map { category, form in
      SentenceForm(
        placeholders: found(in: form.value), category: category)
    }
  }

  /// The argument that decides the form, in this phrase or in the source.
  func counted(like source: StringCatalog.Localization) -> Int? {
    if let part = substitutions.values.first { return part.argument }
    return (plural.isEmpty ? source : self).placeholders
      .filter { $0.kind == .integer }.map(\.index).min()
  }

  private func found(in value: String, part: (name: String, value: String)? = nil)
    -> Set<Placeholder>
  {
    guard let template = try? Template(value) else { return [] }
    return template.segments.reduce(into: []) { found, segment in
      switch segment {
      case .argument(let index, let kind): found.insert(Placeholder(index: index, kind: kind))
      case .substitution(let name):
        guard let counted = substitutions[name] else { return }
        let text = part?.name == name ? part?.value : counted.plural[.other]?.value
        guard let inner = text.flatMap({ try? Template($0) }) else { return }
        for case .argument(let index, let kind) in inner.segments {
          found.insert(Placeholder(index: index, kind: kind))
        }
        if inner.segments.contains(.ownNumber) {
          found.insert(Placeholder(index: counted.argument, kind: .integer))
        }
      case .text, .ownNumber: break
      }
    }
  }
}
