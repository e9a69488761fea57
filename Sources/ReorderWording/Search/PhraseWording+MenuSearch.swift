public import AssistiveActions
internal import AssistiveReordering

extension PhraseWording {
  /// What was typed into a menu, in each way that it can be meant: as what something is called, and
  /// as words of an action with a name in them, "before Bread", "at the end of Done".
  ///
  ///     "end of done"      anywhere "end of done", at the end of "done"
  ///
  /// The words are those of the actions as they are shown, and the shorter ones that the catalog has
  /// for typing.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - count: How many items move.
  ///   - search: How names are looked for.
  /// - Returns: The ways.
  public func menuWishes(for text: String, moving count: Int, by search: LabelSearch) -> [MenuWish]
  {
    let named = MenuWish.Place.allCases.flatMap { place in
      var names: [String] = []
      for frame in frames(of: place, moving: count) {
        // Two frames can leave the same name.
        if let name = search.name(in: text, framedBy: frame), !names.contains(name) {
          names.append(name)
        }
      }
      return names.map { MenuWish(place, search.query($0)) }
    }
    return [MenuWish(.anywhere, search.query(text))] + named
  }

  private func frames(of place: MenuWish.Place, moving count: Int) -> [PhraseFrame] {
    let keys: (typed: PhraseKey, one: PhraseKey, several: PhraseKey)
    switch place {
    case .anywhere: return []
    case .before: keys = (.searchBefore, .actionMoveBefore, .actionMoveItemsBefore)
    case .after: keys = (.searchAfter, .actionMoveAfter, .actionMoveItemsAfter)
    case .start:
      keys = (.searchStart, .actionMoveToStartOfSection, .actionMoveItemsToStartOfSection)
    case .end: keys = (.searchEnd, .actionMoveToEndOfSection, .actionMoveItemsToEndOfSection)
    }
    let shown =
      count == 1
      ? book.frames(keys.one, around: 1)
      : book.frames(keys.several, around: 2, [.number(count)])
    return shown + book.frames(keys.typed, around: 1)
  }
}

/// The words around a name.
struct PhraseFrame: Hashable {
  var before: String
  var after: String
}

extension PhraseBook {
  /// The words of a phrase around one of its arguments. A phrase that lists several ways to say
  /// something, with semicolons between, has a frame for each.
  func frames(
    _ key: PhraseKey, around name: Int, _ arguments: [PhraseArgument] = []
  ) -> [PhraseFrame] {
    let local = phrase(key, spoken: false)
    var frames: [PhraseFrame] = []
    var frame = PhraseFrame(before: "", after: "")
    var isBehindName = false
    func write(_ text: some StringProtocol) {
      if isBehindName { frame.after += text } else { frame.before += text }
    }
    for segment in local.segments(for: arguments) {
      switch segment {
      case .argument(name, _): isBehindName = true
      case .argument(let number, _):
        if arguments.indices.contains(number - 1), case .number(let count) = arguments[number - 1] {
          write(local.traits.digits.shown(count))
        }
      case .text(let text):
        let ways = text.split(separator: ";", omittingEmptySubsequences: false)
        for (index, way) in ways.enumerated() {
          if index > 0 {
            frames.append(frame)
            frame = PhraseFrame(before: "", after: "")
            isBehindName = false
            write(way.drop { $0 == " " })
          } else {
            write(way)
          }
        }
      case .substitution, .ownNumber: break
      }
    }
    return frames + [frame]
  }
}

extension LabelSearch {
  /// The name in a text that has words around it, or `nil` where it has other words or no name.
  func name(in text: String, framedBy frame: PhraseFrame) -> String? {
    let text = Self.trimmed(text)
    guard let start = endOfWords(frame.before, startingIn: text[...]) else { return nil }
    var name = text[start...]
    if !frame.after.isEmpty {
      guard let end = startOfWords(frame.after, endingIn: name) else { return nil }
      name = name[..<end]
    }
    let bare = Self.withoutQuotes(Self.trimmed(String(name)))
    return bare.isEmpty ? nil : bare
  }

  /// Where words end that a text begins with.
  private func endOfWords(_ words: String, startingIn text: Substring) -> String.Index? {
    guard !words.isEmpty else { return text.startIndex }
    let wanted = weights(of: words)
    return text.indices.dropFirst().prefix(Self.mostCharactersOfWords).first {
      weights(of: text[..<$0]) == wanted
    }
  }

  /// Where words start that a text ends with.
  private func startOfWords(_ words: String, endingIn text: Substring) -> String.Index? {
    let wanted = weights(of: words)
    return text.indices.reversed().prefix(Self.mostCharactersOfWords).first {
      weights(of: text[$0...]) == wanted
    }
  }

  /// The words around a name are no longer in any language; what is pasted can be.
  private static var mostCharactersOfWords: Int { 120 }

  /// A name that was copied out of a sentence stands in quotes.
  private static func withoutQuotes(_ name: String) -> String {
    let marks: Set<Character> = ["“", "”", "„", "‘", "’", "\"", "'", "«", "»", "「", "」"]
    guard name.count > 2, let first = name.first, let last = name.last, marks.contains(first),
      marks.contains(last)
    else { return name }
    return String(name.dropFirst().dropLast())
  }
}
