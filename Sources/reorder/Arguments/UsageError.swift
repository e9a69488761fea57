internal import AssistiveReordering

/// What is wrong with a command line. Holds data; `Sentence(_: UsageError)` has the words.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  /// An option that does not exist, and the one that is most like it.
  case unknownOption(String, near: String?)
  case optionNeedsValue(String)
  case optionTakesNoValue(String)
  case badValue(option: String, value: String)
  /// A setting that there is not, or that cannot be what it was to be.
  case badSetting(SettingFault.Kind)
  case missingFile
  case missingItem
  case missingDestination
  case severalDestinations
  case missingDifference
  case missingEvent
  /// `reorder speech` without saying what of it.
  case missingSpeechTopic
  /// An event of a swipe that does not exist, or has no value that it can have.
  case badEvent(String)
  /// Only boards declare swipe actions; the path.
  case notABoard(String)
  case tooManyOperands(String)
  case outputNeeded
  case bothFromInput
  case noTerminal
  /// A name that fits nothing.
  case itemNotFound(String)
  /// A name that fits several items, with their numbers.
  case itemUnclear(String, candidates: [NumberedName])
  case sectionNotFound(String)
  case sectionUnclear(String, candidates: [NumberedName])
}

/// What a name that is not clear may mean.
struct NumberedName: Equatable {
  /// The number by which it can be chosen, from 1.
  let number: Int
  let name: Name
}
