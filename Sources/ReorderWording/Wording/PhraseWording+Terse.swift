internal import AssistiveReordering

extension PhraseWording {
  /// The shortest form, which adds at most 12 cells to the name: "Milk 3/5 Done".
  ///
  ///     Milk 3/5 Favourites       too long by 5
  ///     Milk 3/5 Favouri          on the screen; the ear hears the whole title
  ///     Milk 3/5                  where no part of the title fits
  ///     Milk 123456               where the count does not fit either
  ///
  /// The position tells items of one name apart, so nothing else does.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the names.
  func terse(_ name: Name, _ spot: Spot) -> Sentence {
    var alone = name
    alone.sameName = nil
    let item = PhraseArgument.name(alone, quoted: false)
    let place = [item, .number(spot.position), .number(spot.count)]
    let short = Sentence(.focusTerse, place)
    guard cells(short, addTo: alone) <= Self.terseCells else {
      return Sentence(.focusTersePosition, [item, .number(spot.position)])
    }
    guard var section = spot.section else { return short }
    section.sameName = nil
    section.spoken = section.spoken ?? section.label
    section.label = Self.trimmed(section.label.prefix(Self.terseCells))
    while !section.needsStandIn {
      let whole = Sentence(.focusTerseInSection, place + [.name(section, quoted: false)])
      if cells(whole, addTo: alone) <= Self.terseCells { return whole }
      section.label = Self.trimmed(section.label.dropLast())
    }
    return short
  }

  /// A section without items, in at most 12 cells more than its title: "Done, empty".
  func terseEmptySection(_ section: Name) -> Sentence {
    var alone = section
    alone.sameName = nil
    return Sentence(.focusTerseEmptySection, [.name(alone, quoted: false)])
  }

  /// Without space at the end, which would only cost cells.
  private static func trimmed(_ label: Substring) -> String {
    var label = label
    while label.last?.isWhitespace == true { label.removeLast() }
    return String(label)
  }

  private func cells(_ sentence: Sentence, addTo name: Name) -> Int {
    CellWidth.cells(of: book.shown(sentence.key, sentence.arguments)) - cells(of: name)
  }

  /// The cells of a name as it is shown, without the quotes that it may need.
  private func cells(of name: Name) -> Int {
    var bare = book
    bare.style.quotes = .off
    return CellWidth.cells(of: bare.shown(name))
  }

  private static var terseCells: Int { 12 }
}
