internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderDocuments
internal import ReorderWording

/// One run of the command: reads the command line, chooses the words and the voice, and hands over
/// to a subcommand.
struct Program {
  let options: Options
  let usageError: UsageError?
  /// What is wrong in the settings of the person.
  let settingFaults: [SettingFault]
  let environment: [String: String]
  let console = Console()

  init(arguments: [Argument], environment: [String: String] = processEnvironment()) {
    let reader = ArgumentReader(arguments)
    var options = reader.options
    let (settings, faults) = Settings.resolved(asked: options.asked, environment: environment)
    options.settings = settings
    self.options = options
    settingFaults = faults
    usageError = reader.error
    self.environment = environment
  }

  func run() -> ExitStatus {
    let wording: PhraseWording
    do {
      wording = try makeWording()
    } catch {
      let fallback = PhraseBook(
        catalog: (try? .embedded()) ?? StringCatalog(sourceLanguage: "en", entries: [:]),
        language: .english)
      return fail(error, PhraseWording(book: fallback))
    }
    do {
      if let usageError { throw usageError }
      return try dispatch(wording)
    } catch let error as UsageError {
      for line in Sentence.lines(for: error) { console.tell(wording.rendering(of: line).shown) }
      return .usage
    } catch let error as InputError {
      return fail(error, wording)
    } catch {
      // No command throws anything else; one that comes to do so ends like this, and is no crash.
      return fail(.unexpected(String(describing: error)), wording)
    }
  }

  private func dispatch(_ wording: PhraseWording) throws -> ExitStatus {
    if options.wantsVersion { return try HelpCommand(program: self, wording: wording).version() }
    if options.wantsHelp {
      return try HelpCommand(program: self, wording: wording).run(topic: options.command.rawValue)
    }
    if options.command != .help { tellOfSettings(wording) }
    switch options.command {
    case .help:
      if options.operands.count > 1 { throw UsageError.tooManyOperands(options.operands[1].text) }
      let topic = options.operands.first?.text
      return try HelpCommand(program: self, wording: wording).run(topic: topic)
    case .list: return try ListCommand(program: self, wording: wording).run()
    case .actions: return try ActionsCommand(program: self, wording: wording).run()
    case .move: return try MoveCommand(program: self, wording: wording).run()
    case .apply: return try ApplyCommand(program: self, wording: wording).run()
    case .swipe: return try SwipeCommand(program: self, wording: wording).run()
    case .speech: return try SpeechCommand(program: self, wording: wording).run()
    case .interactive: return try InteractiveCommand(program: self, wording: wording).run()
    }
  }

  /// A setting that does not count is told, and the work goes on.
  private func tellOfSettings(_ wording: PhraseWording) {
    for fault in SettingFault.told(settingFaults) {
      console.tell(wording.rendering(of: Sentence(fault)).shown)
    }
  }

  private func fail(_ error: InputError, _ wording: PhraseWording) -> ExitStatus {
    // A reader that has seen enough (`reorder list FILE | head`) is no mistake to be told of.
    if error != .output(EPIPE) { console.tell(wording.rendering(of: Sentence(error)).shown) }
    return .input
  }
}

extension Program {
  /// The words: the catalog that is built in or given, in the language that was asked for.
  func makeWording() throws(InputError) -> PhraseWording {
    let catalog = try makeCatalog()
    let language =
      options.locale ?? catalog.bestMatch(among: LanguageTag.preferences(in: environment))
    // A language that was asked for by its tag says nothing against UTF-8, and JSON is UTF-8.
    let style =
      options.locale != nil || options.json
      ? DisplayStyle() : DisplayStyle.preferred(in: environment)
    return PhraseWording(
      book: PhraseBook(
        catalog: catalog, language: language, style: options.settings.style(else: style),
        voices: ScriptLanguages(options.settings.scriptLanguages)),
      verbosity: options.settings.verbosity)
  }

  private func makeCatalog() throws(InputError) -> StringCatalog {
    do {
      let embedded = try StringCatalog.embedded()
      guard let path = options.catalog else { return embedded }
      return try StringCatalog(bytes: try DocumentFile(reading: path).bytes)
        .completed(by: embedded)
    } catch let error as FileError {
      throw .file(error)
    } catch let error as CatalogError {
      throw .catalog(path: options.catalog?.text ?? "", error)
    } catch {
      throw .catalog(path: options.catalog?.text ?? "", CatalogError(.unreadable(at: [])))
    }
  }

  /// How the speech server is to sound for these words.
  func sound(of wording: PhraseWording) -> SpeechSettings {
    options.settings.sound(language: wording.book.language.identifier)
  }

  /// Prints to standard output.
  ///
  /// - Throws: `InputError.output` where that cannot be written.
  func print(_ line: String) throws(InputError) {
    if let code = console.print(line) { throw .output(code) }
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `InputError.output` where that cannot be written.
  func write(_ bytes: [UInt8]) throws(InputError) {
    if let code = console.write(bytes) { throw .output(code) }
  }

  /// Writes a file.
  ///
  /// - Throws: `InputError.file` where it cannot be written.
  func write(_ bytes: [UInt8], to path: FilePath) throws(InputError) {
    do throws(FileError) {
      try DocumentFile.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }
}
