#if SpeechDispatcher
  public import AnnouncingSpeech
  internal import Glibc

  /// Finds out why nothing is heard: asks the server what it has, and has it say a word.
  ///
  ///     let report = SpeechCheck(word: "Speech works", settings: settings).run()
  ///     report.problem       // nil, or the first thing that keeps speech from being heard
  ///
  /// Every step has a deadline, so it comes back from a server that hangs as well. The word goes the
  /// way of every utterance, through a ``SpeechDispatcherAnnouncer``.
  public struct SpeechCheck: Sendable {
    /// What is said.
    public var word: String
    /// The sound, and the language of the word.
    public var settings: SpeechSettings
    /// Other languages whose voice is wanted.
    public var languages: [String]
    /// The server.
    public var address: SpeechServerAddress
    /// Whether a server is started where none listens. It never is at an address that was chosen.
    public var startsServer: Bool
    /// The longest time that the server may take for an answer.
    public var deadline = Duration.seconds(2)
    /// The longest time that the word may take from being handed over to its end. A word of ours
    /// takes two seconds at the slowest rate; another program may be speaking before it.
    public var patience = Duration.seconds(5)

    public init(
      word: String, settings: SpeechSettings, languages: [String] = [],
      address: SpeechServerAddress = SpeechServerAddress(), startsServer: Bool
    ) {
      self.word = word
      self.settings = settings
      self.languages = languages
      self.address = address
      self.startsServer = startsServer
    }

    /// Checks step by step, up to the first problem.
    public func run() -> SpeechReport {
      var report = SpeechReport()
      report.address = address.text
      report.variable = address.variable
      do throws(SpeechProblem) {
        report.isServerStarted = try reachServer()
        try askServer(&report)
        report.time = try speak()
      } catch {
        report.problem = error
      }
      return report
    }

    /// The voices of the output module that the settings ask for, else of the server's own.
    ///
    /// - Throws: Why they cannot be listed.
    public func voices() throws(SpeechProblem) -> SpeechVoices {
      _ = try reachServer()
      let inventory = try inventory()
      defer { inventory.quit() }
      return SpeechVoices(
        module: inventory.module, voices: try inventory.voices(of: inventory.module))
    }

    /// - Returns: Whether a server had to be started.
    private func reachServer() throws(SpeechProblem) -> Bool {
      do throws(SpeechState.Reason) {
        try ServerGreeting.check(address, within: deadline)
        return false
      } catch {
        guard case .noServer = error, startsServer, !address.isChosen,
          ServerStarter().start(within: ServerStarter.longestStart)
        else { throw SpeechProblem(atGreeting: error, of: address) }
      }
      do throws(SpeechState.Reason) {
        try ServerGreeting.check(address, within: deadline)
        return true
      } catch {
        throw SpeechProblem(atGreeting: error, of: address)
      }
    }

    private func inventory() throws(SpeechProblem) -> ServerInventory {
      try ServerInventory(address, settings: settings, within: deadline)
    }

    private func askServer(_ report: inout SpeechReport) throws(SpeechProblem) {
      let inventory = try inventory()
      defer { inventory.quit() }
      report.modules = inventory.modules
      report.missingModule = inventory.missingModule
      report.module = inventory.module
      report.voices = try inventory.voices(
        for: [settings.language ?? SpeechLanguage.fallback] + languages, settings)
    }

    /// - Returns: How long the word took.
    private func speak() throws(SpeechProblem) -> Duration {
      let result = SpeechProbe(
        word: word, settings: settings, address: address, startsServer: false
      ).run(within: patience)
      if result.isHeard { return result.time }
      switch result.state {
      case .unavailable(.notAnswering): throw .notAnswering
      case .unavailable, .untried: throw .lost
      case .speaking where result.time < patience: throw .cut
      case .speaking: throw result.hasBegun ? .noSound : .waiting
      }
    }
  }

  extension SpeechProblem {
    /// What keeps a server from being reached.
    fileprivate init(atGreeting reason: SpeechState.Reason, of address: SpeechServerAddress) {
      switch (reason, address.socket) {
      case (.notAnswering, _): self = .notAnswering
      case (.notBuiltIn, _): self = .notBuiltIn
      case (.lost, _): self = .notASpeechServer
      case (.noServer, .invalid): self = .badAddress
      case (.noServer, .inet): self = .refused
      case (.noServer, .unix(let path)): self = Self.problem(at: path)
      }
    }

    /// Why a path cannot be connected to (unix(7)).
    private static func problem(at path: String) -> SpeechProblem {
      if path.utf8.count > SpeechServerAddress.longestPath { return .badAddress }
      var status = stat()
      guard stat(path, &status) == 0 else { return errno == EACCES ? .notAllowed : .noSocket }
      if status.st_mode & S_IFMT != S_IFSOCK { return .notASocket }
      return access(path, W_OK) == 0 ? .refused : .notAllowed
    }
  }
#endif
