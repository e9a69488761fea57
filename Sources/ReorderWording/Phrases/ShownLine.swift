/// A line that is being written, and the one place where quotes and isolates are put around names.
struct ShownLine {
  var text = ""

  /// Whether nothing stands on the line yet.
  var isAtLineStart: Bool { text.utf8.last.map { $0 == UInt8(ascii: "\n") } ?? true }

  /// Writes a name that is safe already.
  ///
  ///     “Milk”        quoted, direction of the sentence
  ///     “⁨שלום⁩”      quoted, isolated: the quotes belong to the sentence
  ///     “⁨שלום⁩”, 1   not quoted, but isolated at the start of a line, so quoted after all
  ///
  /// A terminal may drop an isolate in its first column and keep the end of it, hence no line
  /// begins with one. Where quotes are off, such a name goes without an isolate, and a mark of the
  /// sentence's direction after it keeps what follows in its place.
  mutating func write(
    _ name: String, quoted: Bool, in traits: LanguageTraits, style: DisplayStyle
  ) {
    let rightToLeft = traits.tag.isRightToLeft
    guard style.isolates else {
      let bare = Self.withoutControls(name)
      text += quoted ? Self.quoted(bare, around: bare, traits, style) : bare
      return
    }
    let wrapped = DirectionPairs.unwrapped(name)
    let inside = wrapped?.inside ?? name
    guard wrapped != nil || Bidi.differs(inside, fromRightToLeft: rightToLeft) else {
      text += quoted ? Self.quoted(inside, around: inside, traits, style) : inside
      return
    }
    if isAtLineStart, style.quotes == .off {
      text += Self.withoutControls(inside)
      let mark = rightToLeft ? Bidi.rightToLeftMark : Bidi.leftToRightMark
      text.unicodeScalars.append(mark)
      return
    }
    var isolated = String(wrapped?.opening ?? Bidi.firstStrongIsolate)
    isolated += inside
    isolated.unicodeScalars.append(Bidi.popIsolate)
    let needsQuotes = quoted || isAtLineStart
    text += needsQuotes ? Self.quoted(isolated, around: inside, traits, style) : isolated
  }

  private static func quoted(
    _ written: String, around name: String, _ traits: LanguageTraits, _ style: DisplayStyle
  ) -> String {
    let marks: QuotationMarks
    switch style.quotes {
    case .off: return written
    case .ascii: marks = .ascii
    case .typographic: marks = traits.quotes
    }
    let pair = marks.pair(around: name)
    return pair.open + written + pair.close
  }

  private static func withoutControls(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: name.unicodeScalars.lazy.filter { !Bidi.isControl($0) })
    return String(kept)
  }
}
