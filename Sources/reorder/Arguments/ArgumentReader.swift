internal import ReorderDocuments

/// Reads a command line into options.
///
/// An option may stand anywhere, as `--name value` or `--name=value`. `--` ends the options, and a
/// lone `-` is an operand.
struct ArgumentReader {
  /// What was read so far, also after an error, so that the error can be told in the language that
  /// was asked for.
  private(set) var options = Options()
  /// The first thing that is wrong.
  private(set) var error: UsageError?

  private var waiting: ArraySlice<Argument>
  /// The options that not every command takes.
  private var special: [(name: String, commands: Set<CommandName>)] = []

  /// Reads a command line.
  ///
  /// - Parameter arguments: The command line without the name of the program.
  init(_ arguments: [Argument]) {
    waiting = arguments[...]
    var optionsEnded = false
    // Behind -- stands no command: a file may be called as one.
    var beginsWithCommand = false
    while let argument = waiting.popFirst() {
      if options.operands.isEmpty { beginsWithCommand = !optionsEnded }
      if optionsEnded || argument == "-" || !argument.text.hasPrefix("-") {
        options.operands.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if let error = readOption(argument), self.error == nil {
        self.error = error
      }
    }
    if beginsWithCommand, let first = options.operands.first,
      let command = CommandName(rawValue: first.text),
      command != .interactive
    {
      options.command = command
      options.operands.removeFirst()
    }
    if error == nil, !options.wantsHelp, options.command != .help {
      error = special.first { !$0.commands.contains(options.command) }
        .map { .tooManyOperands($0.name) }
    }
  }

  private mutating func readOption(_ argument: Argument) -> UsageError? {
    let (name, attached) = argument.parts
    guard let entry = OptionEntry.all.first(where: { $0.names.contains(name) }) else {
      return .unknownOption(name, near: Self.nearest(to: name))
    }
    if let commands = entry.commands { special.append((name, commands)) }
    switch entry.action {
    case .flag(let set):
      guard attached == nil else { return .optionTakesNoValue(name) }
      set(&options)
      return nil
    case .optionalValue(let set):
      if attached == "" { return .optionNeedsValue(name) }
      return set(&options, attached?.text)
        ? nil : .badValue(option: name, value: attached?.text ?? "")
    case .value(let set):
      guard let value = attached?.text ?? waiting.popFirst()?.text, !value.isEmpty else {
        return .optionNeedsValue(name)
      }
      return set(&options, value) ? nil : .badValue(option: name, value: value)
    case .file(let path):
      guard let value = attached ?? takeValue(of: entry), !value.path.isEmpty else {
        return .optionNeedsValue(name)
      }
      options[keyPath: path] = value.path
      return nil
    case .setting(let read):
      guard let value = attached?.text ?? waiting.popFirst()?.text, !value.isEmpty else {
        return .optionNeedsValue(name)
      }
      do throws(UsageError) {
        options.asked.append(try read(value))
        return nil
      } catch {
        return error
      }
    }
  }

  /// The next argument as a value. Where a file is to be written it must be no option: whoever
  /// forgot the value and said `--dry-run` next must get no file of that name. An item may be called
  /// so, and `--output=--dry-run` is possible.
  private mutating func takeValue(of entry: OptionEntry) -> Argument? {
    if entry.isWritten, let next = waiting.first,
      OptionEntry.all.contains(where: { $0.names.contains(next.text) })
    {
      return nil
    }
    return waiting.popFirst()
  }

  /// The option that is most like a name, if one is like it at all: at most two letters differ.
  private static func nearest(to name: String) -> String? {
    let all = OptionEntry.all.flatMap(\.names).filter { $0.hasPrefix("--") }
    let nearest = all.min { editDistance($0, name) < editDistance($1, name) }
    return nearest.flatMap { editDistance($0, name) <= 2 ? $0 : nil }
  }
}

/// How many letters have to be put in, taken out or changed to make one text of the other
/// (Levenshtein's distance).
///
/// - Complexity: O(*n* · *m*) for texts of *n* and *m* letters.
func editDistance(_ one: String, _ other: String) -> Int {
  let other = Array(other)
  var row = Array(0...other.count)
  for (index, letter) in one.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in other.indices {
      let changed = diagonal + (letter == other[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
    }
  }
  return row[other.count]
}
