/// A phrase in one language, ready to be filled.
struct Phrase: Sendable {
  private var forms: Forms
  private var substitutions: [String: Counted]

  /// One sentence, or one for each plural category of an argument.
  private enum Forms: Sendable {
    case one(Template)
    case counted(Counted)
  }

  /// What is written depends on a number.
  fileprivate struct Counted: Sendable {
    var argument: Int
    var other: Template
    var templates: [PluralCategory: Template]
  }

  /// - Throws: The problem, without the place, which the caller knows.
  init(_ localization: StringCatalog.Localization) throws(CatalogError.Problem) {
    substitutions = [:]
    for (name, part) in localization.substitutions {
      let (other, templates) = try Self.templates(of: part.plural)
      substitutions[name] = Counted(argument: part.argument, other: other, templates: templates)
    }
    if let unit = localization.unit {
      forms = .one(try Self.template(of: unit))
    } else {
      let (other, templates) = try Self.templates(of: localization.plural)
      let numbers = other.segments.compactMap { segment -> Int? in
        if case .argument(let index, .integer) = segment { index } else { nil }
      }
      guard let first = numbers.min() else { throw .nothingCounted }
      forms = .counted(Counted(argument: first, other: other, templates: templates))
    }
    try checkReferences()
  }

  /// Every `%#@name@` names a counted part; parts do not refer to parts; `%arg` is in parts only.
  private func checkReferences() throws(CatalogError.Problem) {
    for segment in templates.flatMap(\.segments) {
      if segment == .ownNumber { throw .brokenPlaceholder("%arg") }
      if case .substitution(let name) = segment, substitutions[name] == nil {
        throw .unknownSubstitution(name)
      }
    }
    let parts = substitutions.values.flatMap { $0.templates.values }
    for case .substitution(let name) in parts.flatMap(\.segments) {
      throw .unknownSubstitution(name)
    }
  }

  /// A phrase that is one text, for a key that no catalog has.
  init(literal text: String) {
    forms = .one(Template(segments: [.text(text)]))
    substitutions = [:]
  }

  /// The pieces to write for these arguments: words and arguments, nothing else.
  func segments(
    for arguments: [PhraseArgument], plurals: PluralRules
  ) -> [Template.Segment] {
    let sentence: Template
    switch forms {
    case .one(let template): sentence = template
    case .counted(let counted): sentence = counted.template(for: arguments, plurals: plurals)
    }
    guard !substitutions.isEmpty else { return sentence.segments }
    return sentence.segments.flatMap { segment -> [Template.Segment] in
      guard case .substitution(let name) = segment, let part = substitutions[name] else {
        return [segment]
      }
      return part.template(for: arguments, plurals: plurals).segments.map {
        $0 == .ownNumber ? .argument(part.argument, .integer) : $0
      }
    }
  }

  /// The phrase with its words changed, as the made-up languages do. Placeholders stay.
  func mapWords(sentence: (Template) -> Template, part: (Template) -> Template) -> Phrase {
    var mapped = self
    switch forms {
    case .one(let template): mapped.forms = .one(sentence(template))
    case .counted(let counted): mapped.forms = .counted(counted.mapped(sentence))
    }
    mapped.substitutions = substitutions.mapValues { $0.mapped(part) }
    return mapped
  }

  private var templates: [Template] {
    switch forms {
    case .one(let template): [template]
    case .counted(let counted): Array(counted.templates.values)
    }
  }

  private static func template(
    of unit: StringCatalog.Unit
  ) throws(CatalogError.Problem) -> Template {
    do {
      return try Template(unit.value)
    } catch {
      throw .brokenPlaceholder(error.text)
    }
  }

  private static func templates(
    of plural: [PluralCategory: StringCatalog.Unit]
  ) throws(CatalogError.Problem) -> (other: Template, all: [PluralCategory: Template]) {
    var all: [PluralCategory: Template] = [:]
    for (category, unit) in plural { all[category] = try template(of: unit) }
    guard let other = all[.other] else { throw .noOtherForm }
    return (other, all)
  }
}

extension Phrase.Counted {
  func template(for arguments: [PhraseArgument], plurals: PluralRules) -> Template {
    guard arguments.indices.contains(argument - 1),
      case .number(let number) = arguments[argument - 1]
    else { return other }
    return templates[plurals.category(of: number)] ?? other
  }

  func mapped(_ transform: (Template) -> Template) -> Self {
    Self(
      argument: argument, other: transform(other), templates: templates.mapValues(transform))
  }
}
