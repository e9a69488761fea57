public import AssistiveReordering

/// The words of the catalog for what a session announces.
///
///     let wording = PhraseWording(book: book)
///     wording.rendering(of: announcement).shown     // Moved “Milk” before “Bread”. 3 of 5
public struct PhraseWording: Wording, Sendable {
  /// The phrases, in one language.
  public var book: PhraseBook
  /// How much is said.
  public var verbosity: Verbosity

  public init(book: PhraseBook, verbosity: Verbosity = .normal) {
    self.book = book
    self.verbosity = verbosity
  }

  public func rendering(of announcement: Announcement) -> Rendering {
    rendering(of: sentence(for: announcement))
  }

  public func rendering(of action: ActionDescription, withOutcome: Bool) -> Rendering {
    rendering(of: withOutcome ? becoming(action) : sentence(for: action))
  }

  public func rendering(of refusal: RefusalDescription) -> Rendering {
    rendering(of: sentence(for: refusal))
  }

  /// A sentence for the eye alone.
  public func shown(_ sentence: Sentence) -> String {
    book.shown(sentence.key, sentence.arguments)
  }

  /// A sentence for the eye and for the ear.
  public func rendering(of sentence: Sentence) -> Rendering {
    Rendering(
      shown: book.shown(sentence.key, sentence.arguments),
      spoken: book.spoken(sentence.key, sentence.arguments))
  }

  /// The sentence for an announcement.
  public func sentence(for announcement: Announcement) -> Sentence {
    switch announcement {
    case .focus(let name, let spot, let conditions, let neighbours):
      focus(name, spot, conditions, neighbours)
    case .emptySection(let name):
      verbosity == .terse
        ? terseEmptySection(name) : Sentence(.focusEmptySection, [.name(name, quoted: false)])
    case .moved(let subject, let target, let spot, let origin, let neighbours):
      moved(subject, target, spot, from: origin, neighbours)
    case .unchanged(let subject, let spot): state(of: subject, at: spot, Self.unchanged)
    case .undone(let subject, let spot?): state(of: subject, at: spot, Self.undone)
    case .undone(let subject, nil): Sentence(.undoneItemsApart, [.number(count(of: subject))])
    case .redone(let subject, let target, let spot): redone(subject, target, spot)
    case .removed(let subject): edit(subject, item: .editRemovedItem, items: .editRemovedItems)
    case .inserted(let subject): edit(subject, item: .editInsertedItem, items: .editInsertedItems)
    case .replaced(let subject): edit(subject, item: .editReplacedItem, items: .editReplacedItems)
    case .sectionRemoved(let name): Sentence(.editRemovedSection, [.name(name, quoted: true)])
    case .sectionInserted(let name): Sentence(.editInsertedSection, [.name(name, quoted: true)])
    case .sectionReplaced(let name): Sentence(.editReplacedSection, [.name(name, quoted: true)])
    case .nothingToUndo: Sentence(.undoNothing)
    case .nothingToRedo: Sentence(.redoNothing)
    case .refused(let refusal, let more):
      more == 0
        ? sentence(for: refusal)
        : Sentence(.refusalMore, [.number(more), sentence(for: refusal).argument])
    }
  }

  private func edit(_ subject: Subject, item: PhraseKey, items: PhraseKey) -> Sentence {
    switch subject {
    case .item(let name): Sentence(item, [.name(name, quoted: true)])
    case .items(let count): Sentence(items, [.number(count)])
    }
  }

  func count(of subject: Subject) -> Int {
    if case .items(let count) = subject { count } else { 1 }
  }
}
