internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderWording
internal import Reordering

/// The languages that will be spoken, and what for.
struct LanguageUses {
  /// A language, and what it is read for.
  struct Use: Equatable {
    let language: String
    let purpose: Purpose
  }

  enum Purpose: String {
    /// The sentences of the program.
    case sentences
    /// Names in the document.
    case names
    /// The settings name it.
    case settings
  }

  /// Each language once: that of the sentences first, then those of the names.
  private(set) var uses: [Use] = []

  /// - Parameters:
  ///   - book: What makes the sentences.
  ///   - workspace: The document, where there is one.
  ///   - settings: The settings of the person.
  init(_ book: PhraseBook, workspace: Workspace?, settings: Settings) {
    // What nobody has translated is said in English.
    for part in book.spoken(.speechCheckWord) {
      add(part.language ?? book.language.identifier, .sentences)
    }
    add(book.language.identifier, .sentences)
    if let workspace {
      for name in Self.names(of: workspace.session) {
        for part in book.spoken(name) { if let language = part.language { add(language, .names) } }
      }
    }
    for language in settings.voices.keys.sorted() + settings.scriptLanguages.values.sorted() {
      add(language, .settings)
    }
  }

  private mutating func add(_ language: String, _ purpose: Purpose) {
    guard !uses.contains(where: { $0.language == language }) else { return }
    uses.append(Use(language: language, purpose: purpose))
  }

  /// The names of all sections and items.
  ///
  /// Namesakes are not told apart: the words for that are in the language of the sentences.
  private static func names(of session: Session) -> [Name] {
    let labels = session.labels
    return session.container.sections.flatMap { section in
      [labels.title(section.id).map { Name($0, language: labels.titleLanguage(section.id)) }]
        .compactMap(\.self)
        + section.items.map {
          Name(labels.label($0), spoken: labels.spoken($0), language: labels.language($0))
        }
    }
  }
}
