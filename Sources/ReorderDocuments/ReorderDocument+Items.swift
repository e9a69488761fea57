public import Reordering

extension ReorderDocument {
  /// Whether the document allows moves. Only a board can say no.
  public var isEnabled: Bool { body.isEnabled }

  /// Why moves are not allowed, where the document says it.
  public var disabledReason: String? { body.disabledReason }

  /// The way the document runs, where it says it.
  public var direction: Direction? { body.direction }

  /// The number of columns, where the items stand in a grid.
  public var columns: Int? { body.columns }

  /// The label of an item, or an empty one where there is no such item.
  ///
  /// It is decoded from the source each time, so that no second copy of a long list is kept. Bytes
  /// that are not UTF-8 come out as U+FFFD.
  ///
  /// - Complexity: O(*n*) where *n* is the length of the item.
  public func label(of id: String) -> String { slots[id].map(body.label(at:)) ?? "" }

  /// What is spoken in place of the label, where the document says it.
  public func spoken(of id: String) -> String? { slots[id].flatMap(body.spoken(at:)) }

  /// The language of the label, where the document says it.
  public func language(of id: String) -> String? { slots[id].flatMap(body.language(at:)) }

  /// What sort of thing an item is, where the document says it.
  public func kind(of id: String) -> ItemKind? { slots[id].flatMap(body.kind(at:)) }

  /// How far an item may be moved.
  public func movement(of id: String) -> Movement { slots[id].map(body.movement(at:)) ?? .free }

  /// What is said of an item besides its label.
  public func states(of id: String) -> [ItemState] { slots[id].map(body.states(at:)) ?? [] }

  /// The member of a board's item with this name, `state` or `swipe` or one of a program's own. Nil
  /// where there is none, or it is nested deeper than 64 levels.
  public func value(_ name: String, of id: String) -> JSONValue? {
    slots[id].flatMap { body.value(name, at: $0) }
  }

  /// The line an item begins on, counted from 1, or 0 where there is no such item. Comment lines
  /// that go with an item are above that line. In records between NUL bytes it counts records.
  public func line(of id: String) -> Int { slots[id].map(body.line(at:)) ?? 0 }

  /// Whether it has just the items that were read, each as it was read.
  ///
  /// - Complexity: O(*s*) where *s* is the number of sections.
  public var isAsRead: Bool {
    body.revisions.isEmpty && slots.count == sections.reduce(0) { $0 + $1.items.count }
  }

  /// How many items there are.
  public var itemCount: Int { slots.count }

  /// Gets a text, the places of the items whose labels it has, which stand there in this order, and
  /// where the label of each is.
  public typealias LabelReader = (Span<UInt8>, Range<Int>, (Int) -> Range<Int>) -> Void

  /// Hands out the UTF-8 of all labels, each with its place among all items of the document, from 0.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes. Where labels stand in the source as they
  ///   are, none is copied or looked at: what is handed out is the source.
  public func forEachLabelText(_ body: LabelReader) {
    self.body.forEachLabelText(slots.count, body)
  }

  /// The item at a place among all items of the document, from 0.
  ///
  /// - Complexity: O(*s*) where *s* is the number of sections.
  public func id(at place: Int) -> String {
    var rest = place
    for section in sections.indices {
      if rest < sections[section].items.count { return sections[section].items[rest] }
      rest -= sections[section].items.count
    }
    preconditionFailure("no item at place \(place) of \(slots.count)")
  }
}
