internal import AnnouncingSpeech
internal import AssistiveReordering
internal import ReorderWording

/// All that `reorder speech check` found out, and the sentences for it: one plain line each.
struct SpeechFinding {
  let report: SpeechReport
  /// What each language of the report's voices is read for, in their order.
  let uses: [LanguageUses.Use]
  /// Whether interactive use speaks here.
  let ground: SpeechGround
  /// Whether the sounds are installed; `nil` where none are wanted.
  let hasSounds: Bool?
  /// Whether the speech server is installed.
  let isInstalled: Bool

  /// The sentences, in the order in which one looks for a fault.
  func sentences(in language: LanguageTag) -> [Sentence] {
    var sentences: [Sentence] = []
    if let address = report.address { sentences.append(Self.place(address, report.variable)) }
    if report.isServerStarted { sentences.append(Sentence(.speechCheckStarted)) }
    if let module = report.module { sentences += moduleSentences(module) }
    for (voice, use) in zip(report.voices, uses) {
      sentences += voiceSentences(voice, use.purpose, language)
    }
    if hasSounds == false { sentences.append(Sentence(.speechCheckNoSounds)) }
    sentences += report.problem == nil ? [Sentence(.speechCheckHeard)] : problemSentences
    return sentences + [explanation]
  }

  /// The server, what keeps speech from being heard, and what to do about it.
  var failure: [Sentence] {
    let place = report.address.map { Self.place($0, report.variable) }
    return [place].compactMap(\.self) + problemSentences
  }

  /// Whether interactive use speaks here. What cannot be heard does not speak.
  private var explanation: Sentence {
    let wouldSpeak = ground == .speaks && report.problem != nil
    return wouldSpeak ? Sentence(.speechGroundWouldSpeak) : ground.explanation
  }

  /// What keeps speech from being heard, and what to do about it.
  var problemSentences: [Sentence] {
    guard let problem = report.problem else { return [] }
    return [sentence(for: problem), remedy(for: problem)]
  }

  private static func place(_ address: String, _ variable: String?) -> Sentence {
    guard let variable else { return Sentence(.speechCheckAddressAlone, [data(address)]) }
    return Sentence(.speechCheckAddress, [data(address), data(variable)])
  }

  private func moduleSentences(_ module: String) -> [Sentence] {
    let present = Sentence(.speechCheckModule, [Self.data(module)])
    guard let missing = report.missingModule else { return [present] }
    return [Sentence(.speechCheckModuleMissing, [Self.data(missing)]), present]
  }

  private func voiceSentences(
    _ voice: SpeechReport.LanguageVoice, _ purpose: LanguageUses.Purpose,
    _ language: LanguageTag
  ) -> [Sentence] {
    let name = LanguageTag(voice.language)?.name(in: language) ?? voice.language
    let named = [Self.data(name), Self.data(voice.language)]
    var sentences: [Sentence] = []
    if let asked = voice.asked, voice.match != .asked {
      sentences.append(Sentence(.speechCheckVoiceMissing, [Self.data(asked)] + named))
    }
    guard let found = voice.voice else {
      return sentences + [Sentence(.speechCheckNoVoiceAtAll, named)]
    }
    if voice.match == .none {
      return sentences + [Sentence(.speechCheckNoVoice, named + [Self.data(found.name)])]
    }
    let key: PhraseKey =
      switch purpose {
      case .sentences: .speechCheckVoiceOfSentences
      case .names: .speechCheckVoiceOfNames
      case .settings: .speechCheckVoiceOfSettings
      }
    return sentences + [Sentence(key, named + [Self.data(found.name)])]
  }

  /// What comes from the machine or the server, and is no word of ours.
  private static func data(_ text: String) -> PhraseArgument { .name(Name(text), quoted: false) }
}

extension SpeechFinding {
  private func sentence(for problem: SpeechProblem) -> Sentence {
    switch problem {
    case .notBuiltIn: Sentence(.speechProblemNotBuiltIn)
    case .badAddress: Sentence(.speechProblemBadAddress)
    case .noSocket: Sentence(.speechProblemNoSocket)
    case .notASocket: Sentence(.speechProblemNotASocket)
    case .notAllowed: Sentence(.speechProblemNotAllowed)
    case .refused: Sentence(.speechProblemRefused)
    case .notAnswering: Sentence(.speechProblemNotAnswering)
    case .notASpeechServer: Sentence(.speechProblemNotASpeechServer)
    case .lost: Sentence(.speechProblemLost)
    case .noModule: Sentence(.speechProblemNoModule)
    case .moduleNotAnswering: Sentence(.speechProblemModuleNotAnswering)
    case .cut: Sentence(.speechProblemCut)
    case .waiting: Sentence(.speechProblemWaiting)
    case .noSound: Sentence(.speechProblemNoSound)
    }
  }

  /// Whether the person chose the address: such a server is never started by us.
  private var isChosen: Bool { report.variable == "SPEECHD_ADDRESS" }

  private func remedy(for problem: SpeechProblem) -> Sentence {
    switch problem {
    case .notBuiltIn: Sentence(.speechRemedyBuild)
    case .badAddress, .notASocket, .notASpeechServer: Sentence(.speechRemedyAddress)
    case .noSocket, .refused:
      if isChosen {
        Sentence(.speechRemedyStartThere)
      } else if !isInstalled {
        Sentence(.speechRemedyInstall)
      } else {
        Sentence(ground == .speaks ? .speechRemedyStartFailed : .speechRemedyStart)
      }
    case .notAllowed: Sentence(.speechRemedyOwnServer)
    case .notAnswering, .moduleNotAnswering:
      Sentence(isChosen ? .speechRemedyRestartThere : .speechRemedyRestart)
    case .lost: Sentence(.speechRemedyLog)
    case .noModule: Sentence(.speechRemedyModule)
    case .cut: Sentence(.speechRemedyAgain)
    case .waiting: Sentence(.speechRemedyQuiet)
    case .noSound: Sentence(.speechRemedySound)
    }
  }
}

extension SpeechGround {
  /// Whether interactive use speaks here, and if not, why, and what to do to hear it nevertheless.
  var explanation: Sentence {
    switch self {
    case .speaks: Sentence(.speechGroundSpeaks)
    case .turnedOff: Sentence(.speechGroundTurnedOff)
    case .screenReader(let reader):
      Sentence(.speechGroundScreenReader, [.name(Name(reader.name), quoted: false)])
    case .noTerminal: Sentence(.speechGroundNoTerminal)
    case .overNetwork: Sentence(.speechGroundOverNetwork)
    case .inEmacs: Sentence(.speechGroundInEmacs)
    }
  }

  /// The name of the ground, for programs.
  var identifier: String {
    switch self {
    case .speaks: "speaks"
    case .turnedOff: "turnedOff"
    case .screenReader: "screenReader"
    case .noTerminal: "noTerminal"
    case .overNetwork: "overNetwork"
    case .inEmacs: "inEmacs"
    }
  }
}
