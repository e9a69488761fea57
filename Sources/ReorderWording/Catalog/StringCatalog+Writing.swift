extension StringCatalog {
  /// The file as Xcode writes it: two spaces, ` : `, keys in order, so that a change of one phrase
  /// is a difference of one line.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of keys.
  public func fileText() -> String {
    var writer = XcodeJSON()
    writer.object([
      ("sourceLanguage", .text(sourceLanguage)),
      ("strings", .object(entries.map { ($0.key, $0.value.json) })),
      ("version", .text(version)),
    ])
    return writer.text
  }
}

extension StringCatalog.Entry {
  fileprivate var json: XcodeJSON.Value {
    var members: [(String, XcodeJSON.Value)] = []
    if let comment { members.append(("comment", .text(comment))) }
    if let extractionState { members.append(("extractionState", .text(extractionState))) }
    if !localizations.isEmpty {
      members.append(("localizations", .object(localizations.map { ($0.key, $0.value.json) })))
    }
    if let shouldTranslate { members.append(("shouldTranslate", .flag(shouldTranslate))) }
    return .object(members)
  }
}

extension StringCatalog.Localization {
  fileprivate var json: XcodeJSON.Value {
    var members: [(String, XcodeJSON.Value)] = []
    if let unit { members.append(("stringUnit", unit.json)) }
    if !plural.isEmpty { members.append(("variations", variations(of: plural))) }
    if !substitutions.isEmpty {
      let parts = substitutions.map { name, part -> (String, XcodeJSON.Value) in
        let members: [(String, XcodeJSON.Value)] = [
          ("argNum", .number(part.argument)), ("formatSpecifier", .text(part.formatSpecifier)),
          ("variations", variations(of: part.plural)),
        ]
        return (name, .object(members))
      }
      members.append(("substitutions", .object(parts)))
    }
    return .object(members)
  }

  private func variations(of plural: [PluralCategory: StringCatalog.Unit]) -> XcodeJSON.Value {
    let forms = plural.map { category, unit -> (String, XcodeJSON.Value) in
      (category.rawValue, .object([("stringUnit", unit.json)]))
    }
    return .object([("plural", .object(forms))])
  }
}

extension StringCatalog.Unit {
  fileprivate var json: XcodeJSON.Value {
    .object([("state", .text(state)), ("value", .text(value))])
  }
}
