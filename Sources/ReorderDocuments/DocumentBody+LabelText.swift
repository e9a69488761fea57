/// A body that knows of each label where it stands in the source, if it does.
protocol LabelledInSource: DocumentBody {
  var bytes: [UInt8] { get }
  func labelText(at slot: Int) -> LabelText
}

extension LabelledInSource {
  func label(at slot: Int) -> String { labelText(at: slot).string(in: bytes) }

  /// Labels that follow one another in the source are handed out in one piece of it, the others one
  /// by one.
  func forEachLabelText(_ count: Int, _ body: ReorderDocument.LabelReader) {
    var slot = 0
    while slot < count {
      switch labelText(at: slot) {
      case .text(let text):
        body(text.utf8Span.span, slot..<slot + 1) { _ in 0..<text.utf8.count }
        slot += 1
      case .source(let first):
        let (slots, piece) = run(from: slot, first, count)
        body(bytes.span.extracting(piece), slots) { slot in
          guard case .source(let label) = labelText(at: slot) else { return 0..<0 }
          return label.lowerBound - piece.lowerBound..<label.upperBound - piece.lowerBound
        }
        slot = slots.upperBound
      }
    }
  }

  /// The slots from one on whose labels follow one another in the source, and where they stand.
  private func run(
    from slot: Int, _ first: Range<Int>, _ count: Int
  ) -> (slots: Range<Int>, piece: Range<Int>) {
    var piece = first
    var end = slot + 1
    while end < count, case .source(let next) = labelText(at: end),
      next.lowerBound >= piece.upperBound
    {
      piece = piece.lowerBound..<next.upperBound
      end += 1
    }
    return (slot..<end, piece)
  }
}
