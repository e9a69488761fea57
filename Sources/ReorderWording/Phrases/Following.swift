/// What comes behind an argument in the sentence in which it ends up, however deep it is inside.
///
///     Moved “Milk”, second of 2 with this name, before “Bread”      words
///     Cannot move “Milk”, second of 2 with this name: it is fixed   a mark
///
/// What is said of a name behind a comma needs a second one where words follow.
enum Following {
  case words
  /// A mark that makes a pause.
  case mark
  case nothing

  /// What comes behind an argument in its phrase; `rest`, where that is the end of the phrase.
  init(_ segments: ArraySlice<Template.Segment>, else rest: Following) {
    for segment in segments {
      guard case .text(let text) = segment else {
        self = .words
        return
      }
      guard let first = text.first(where: { !$0.isWhitespace }) else { continue }
      self = first.isPunctuation ? .mark : .words
      return
    }
    self = rest
  }

  /// What comes behind a member of a list.
  init(_ text: String, else rest: Following) {
    self.init([.text(text)], else: rest)
  }

  /// The phrase that tells a name from others of the same label.
  var keyOfOrdinal: PhraseKey { self == .words ? .nameOrdinalBeforeWords : .nameOrdinal }
}
