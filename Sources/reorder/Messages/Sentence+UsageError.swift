internal import AssistiveReordering
internal import ReorderWording

extension Sentence {
  /// What is said of a wrong command line.
  init(_ error: UsageError) {
    func name(_ text: String) -> PhraseArgument { .name(Name(text), quoted: true) }
    self =
      switch error {
      case .unknownCommand(let text): Sentence(.errorUnknownCommand, [name(text)])
      case .unknownOption(let option, nil): Sentence(.errorUnknownOption, [name(option)])
      case .unknownOption(let option, let near?):
        Sentence(.errorUnknownOptionNear, [name(option), name(near)])
      case .optionNeedsValue(let option): Sentence(.errorOptionNeedsValue, [name(option)])
      case .optionTakesNoValue(let option): Sentence(.errorOptionTakesNoValue, [name(option)])
      case .badValue(let option, let value):
        Sentence(.errorBadValue, [name(option), name(value)])
      case .badSetting(let fault): Sentence(fault)
      case .missingFile: Sentence(.errorMissingFile)
      case .missingItem: Sentence(.errorMissingItem)
      case .missingDestination: Sentence(.errorMissingDestination)
      case .severalDestinations: Sentence(.errorSeveralDestinations)
      case .missingDifference: Sentence(.errorMissingDifference)
      case .missingEvent: Sentence(.errorMissingEvent)
      case .missingSpeechTopic: Sentence(.errorMissingSpeechTopic)
      case .badEvent(let text): Sentence(.errorBadEvent, [name(text)])
      case .notABoard(let path): Sentence(.errorNotABoard, [name(path)])
      case .tooManyOperands(let text): Sentence(.errorTooManyOperands, [name(text)])
      case .outputNeeded: Sentence(.errorOutputNeeded)
      case .bothFromInput: Sentence(.errorBothFromInput)
      case .noTerminal: Sentence(.errorNoTerminal)
      case .itemNotFound(let text): Sentence(.itemNotFound, [name(text)])
      case .itemUnclear(let text, let candidates):
        Sentence(.itemUnclear, [.number(candidates.count), name(text)])
      case .sectionNotFound(let text): Sentence(.sectionNotFound, [name(text)])
      case .sectionUnclear(let text, let candidates):
        Sentence(.sectionUnclear, [.number(candidates.count), name(text)])
      }
  }

  /// How many of the names that may be meant are read.
  private static var mostCandidates: Int { 20 }

  /// What is said of a wrong command line, and below it what an unclear name may mean.
  static func lines(for error: UsageError) -> [Sentence] {
    switch error {
    case .itemUnclear(_, let candidates), .sectionUnclear(_, let candidates):
      [Sentence(error)]
        + candidates.prefix(mostCandidates).map {
          Sentence(.menuEntry, [.number($0.number), .name($0.name, quoted: false)])
        }
        + (candidates.count > mostCandidates
          ? [Sentence(.menuMore, [.number(candidates.count - mostCandidates)])] : [])
    default: [Sentence(error)]
    }
  }
}
