internal import AssistiveActions
internal import AssistiveReordering
internal import ReorderDocuments
internal import ReorderWording
internal import SwipeMenus

/// One option: its names, whether it takes a value, what it sets, and for which commands.
struct OptionEntry {
  let names: [String]
  let action: Action
  /// Whether its value is the path of a file that is written.
  var isWritten = false
  /// The commands that it says something to; `nil` for all.
  var commands: Set<CommandName>?

  enum Action {
    /// Takes no value.
    case flag((inout Options) -> Void)
    /// Takes a value, and is false where that cannot be.
    case value((inout Options, String) -> Bool)
    /// Takes the path of a file.
    case file(WritableKeyPath<Options, FilePath?>)
    /// Takes a value that is a setting.
    case setting((String) throws(UsageError) -> SettingAssignment)
    /// Takes a value only behind an equals sign.
    case optionalValue((inout Options, String?) -> Bool)
  }

  static func flag(_ names: String..., set: @escaping (inout Options) -> Void) -> Self {
    Self(names: names, action: .flag(set))
  }

  static func value(_ name: String, set: @escaping (inout Options, String) -> Bool) -> Self {
    Self(names: [name], action: .value(set))
  }

  /// An option whose value is the path of a file.
  static func file(
    _ name: String, _ path: WritableKeyPath<Options, FilePath?>, isWritten: Bool
  ) -> Self {
    Self(names: [name], action: .file(path), isWritten: isWritten)
  }

  /// An option whose value is one of a few words.
  static func choice<Choice: RawRepresentable<String>>(
    _ name: String, _ path: WritableKeyPath<Options, Choice>
  ) -> Self {
    value(name) { options, value in
      guard let choice = Choice(rawValue: value) else { return false }
      options[keyPath: path] = choice
      return true
    }
  }

  /// An option whose value is a whole number of at least `minimum`.
  static func number(
    _ name: String, atLeast minimum: Int, set: @escaping (inout Options, Int) -> Void
  ) -> Self {
    value(name) { options, value in
      guard let number = WholeNumber.read(value), number >= minimum else { return false }
      set(&options, number)
      return true
    }
  }

  /// An option whose value is a number above 0.
  static func measure(_ name: String, _ path: WritableKeyPath<Options, Double>) -> Self {
    value(name) { options, value in
      guard let number = Double(value), number > 0, number <= SwipeInputEvent.limit else {
        return false
      }
      options[keyPath: path] = number
      return true
    }
  }

  /// A destination that goes so many places, one unless given.
  static func steps(_ name: String, _ destination: @escaping (Int) -> Destination) -> Self {
    Self(
      names: [name],
      action: .optionalValue { options, value in
        guard let steps = value.map({ WholeNumber.read($0) }) ?? 1, steps >= 1 else { return false }
        options.destinations.append(destination(steps))
        return true
      })
  }

  /// A destination that is named by a text.
  static func destination(_ name: String, _ make: @escaping (String) -> Destination) -> Self {
    value(name) { options, value in
      options.destinations.append(make(value))
      return true
    }
  }
}

extension OptionEntry {
  /// All options.
  static var all: [OptionEntry] {
    everywhere + only([.interactive], [.flag("--line") { $0.line = true }])
      + only(CommandName.speaking, [transcript]) + only([.actions], ofMenus)
      + only([.actions, .speech], [.flag("--all") { $0.all = true }])
      + only([.move], destinations) + only([.move, .apply], ofWriting) + only([.swipe], ofSwipes)
  }

  /// Options that would be heard in vain by other commands, which therefore refuse them: whoever
  /// says `--dry-run` must be able to rely on it.
  private static func only(_ commands: Set<CommandName>, _ entries: [OptionEntry]) -> [OptionEntry]
  {
    entries.map { entry in
      var entry = entry
      entry.commands = commands
      return entry
    }
  }

  /// Options that every command takes, also where they say nothing to it.
  private static var everywhere: [OptionEntry] {
    [
      .value("--format") { options, value in
        guard let format = DocumentFormat(rawValue: value) else { return false }
        options.reading.format = format
        return true
      },
      .flag("--null", "-z") { $0.reading.nulSeparated = true },
      .flag("--sections") { $0.reading.sections = true },
      .flag("--attach-comments") { $0.reading.attachComments = true },
      .value("--locale") { options, value in
        options.locale = LanguageTag(posix: value)
        return options.locale != nil
      },
      .file("--catalog", \.catalog, isWritten: false),
      .choice("--direction", \.direction),
      .choice("--select-order", \.selectOrder),
      .number("--columns", atLeast: 1) { $0.columns = $1 },
      .flag("--json") { $0.json = true },
      .flag("--help", "-h") { $0.wantsHelp = true },
      .flag("--version") { $0.wantsVersion = true },
      OptionEntry(
        names: ["--set"],
        action: .setting { text throws(UsageError) in try SettingAssignment(text) }),
    ] + SettingEntry.plain.map(setting)
  }

  /// An option that sets what a line of the settings sets.
  private static func setting(_ entry: SettingEntry) -> OptionEntry {
    let name = "--" + entry.key
    return OptionEntry(
      names: [name],
      action: .setting { value throws(UsageError) in
        try SettingAssignment(entry, value, called: name)
      })
  }

  private static var transcript: OptionEntry {
    file("--transcript", \.transcript, isWritten: true)
  }

  private static var ofMenus: [OptionEntry] {
    [
      .number("--budget", atLeast: 0) { $0.budget = $1 },
      .value("--search") { options, value in
        options.search = value
        return true
      },
    ]
  }

  private static var destinations: [OptionEntry] {
    [
      .destination("--before") { .before($0) },
      .destination("--after") { .after($0) },
      .number("--to", atLeast: .min) { $0.destinations.append(.position($1)) },
      .flag("--first") { $0.destinations.append(.first) },
      .flag("--last") { $0.destinations.append(.last) },
      .steps("--earlier") { .earlier($0) },
      .steps("--later") { .later($0) },
      .destination("--to-start-of") { .startOf($0) },
      .destination("--to-end-of") { .endOf($0) },
    ]
  }

  private static var ofWriting: [OptionEntry] {
    [
      .file("--output", \.output, isWritten: true),
      .flag("--dry-run") { $0.dryRun = true },
    ]
  }

  private static var ofSwipes: [OptionEntry] {
    [
      .file("--script", \.script, isWritten: false), .file("--svg", \.svg, isWritten: true),
      .flag("--draw") { $0.draw = true },
      .measure("--width", \.swipe.width),
      .measure("--button-width", \.swipe.buttonWidth),
      .measure("--full-swipe-threshold", \.swipe.fullSwipeThreshold),
    ]
  }
}
