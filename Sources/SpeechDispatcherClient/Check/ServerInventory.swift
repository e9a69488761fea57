#if SpeechDispatcher
  internal import AnnouncingSpeech

  /// What a server has: output modules, and their voices.
  final class ServerInventory {
    private let session: SSIPSession
    private let limit: Duration
    /// All output modules.
    let modules: [String]
    /// The one that speaks: the one that the settings ask for, else the server's own.
    let module: String
    /// The one that the settings ask for, where it is not there.
    let missingModule: String?
    /// The voices of the modules that were asked about.
    private var known: [String: [SynthesisVoice]] = [:]

    /// Connects and asks for the modules.
    ///
    /// - Throws: `noModule` where there is none, or why the server does not say.
    init(
      _ address: SpeechServerAddress, settings: SpeechSettings, within limit: Duration
    ) throws(SpeechProblem) {
      self.limit = limit
      do throws(SpeechState.Reason) {
        session = try SSIPSession(to: address, within: limit)
        modules = try session.send("LIST OUTPUT_MODULES").data
        let asked = settings.module.flatMap(SSIPText.word)
        let isThere = asked.map(modules.contains) ?? false
        missingModule = isThere ? nil : asked
        if let asked, isThere { _ = try session.send("SET SELF OUTPUT_MODULE \(asked)") }
        module = try session.send("GET OUTPUT_MODULE").data.first ?? ""
      } catch {
        throw SpeechProblem(inConversation: error)
      }
      if modules.isEmpty || module.isEmpty { throw .noModule }
    }

    /// The voices of a module, in its order.
    func voices(of module: String) throws(SpeechProblem) -> [SynthesisVoice] {
      if let voices = known[module] { return voices }
      let lines: [String]
      do throws(SpeechState.Reason) {
        if let name = SSIPText.word(module) {
          _ = try session.send("SET SELF OUTPUT_MODULE \(name)")
        }
        // Thousands of lines, for which the server asks its module.
        lines = try session.send("LIST SYNTHESIS_VOICES", within: limit * 2).data
      } catch {
        throw error == .notAnswering ? .moduleNotAnswering : SpeechProblem(inConversation: error)
      }
      let voices = lines.compactMap(SynthesisVoice.init(line:))
      known[module] = voices
      return voices
    }

    /// The voices that read languages: that of the sentences first.
    ///
    /// A language without a voice is read by the voice of the sentences, and sentences without one
    /// by an English voice, as ``SpeechDispatcherAnnouncer`` does it.
    func voices(
      for languages: [String], _ settings: SpeechSettings
    ) throws(SpeechProblem) -> [SpeechReport.LanguageVoice] {
      let own = languages.first.flatMap { SpeechLanguage.tag($0, module: module) }
      let choice = VoiceChoice(
        settings, own: own ?? SpeechLanguage.fallback, module: module)
      var found: [SpeechReport.LanguageVoice] = []
      for language in languages {
        var voice = try self.voice(for: language, by: choice)
        if voice.match == .none {
          var substitute = found.first
          if substitute == nil {
            substitute = try self.voice(for: SpeechLanguage.fallback, by: choice)
          }
          (voice.voice, voice.module) = (substitute?.voice, substitute?.module)
        }
        found.append(voice)
      }
      return found
    }

    /// The voice of a language alone. The server may have another module for it.
    private func voice(
      for language: String, by choice: VoiceChoice
    ) throws(SpeechProblem) -> SpeechReport.LanguageVoice {
      guard let tag = SpeechLanguage.tag(language, module: self.module) else {
        return .init(language: language, module: nil, asked: nil, voice: nil, match: .none)
      }
      let asked = choice.voice(for: tag)
      let module: String
      do throws(SpeechState.Reason) {
        _ = try session.send("SET SELF OUTPUT_MODULE \(self.module)")
        _ = try session.send("SET SELF LANGUAGE \(tag)")
        module = try session.send("GET OUTPUT_MODULE").data.first ?? self.module
      } catch {
        throw SpeechProblem(inConversation: error)
      }
      let voices = try voices(of: module)
      if let asked,
        let voice = voices.first(where: { $0.name.lowercased() == asked.lowercased() })
      {
        return .init(
          language: language, module: module, asked: asked, voice: voice, match: .asked)
      }
      let (voice, match) = SynthesisVoice.best(for: tag, among: voices)
      return .init(language: language, module: module, asked: asked, voice: voice, match: match)
    }

    func quit() { session.quit() }
  }

  extension SynthesisVoice {
    /// A line of the server's list: name, language and variant, with tabs between them (SSIP, LIST
    /// SYNTHESIS_VOICES).
    fileprivate init?(line: String) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 2, !fields[0].isEmpty else { return nil }
      let variant = fields.count > 2 ? fields[2] : "none"
      self.init(
        name: fields[0], language: fields[1],
        variant: ["none", "", "null", "(null)"].contains(variant) ? nil : variant)
    }
  }

  extension SpeechProblem {
    /// What ended the conversation with a server that had answered before.
    fileprivate init(inConversation reason: SpeechState.Reason) {
      self = reason == .notAnswering ? .notAnswering : .lost
    }
  }
#endif
