/// Finds the screen reader that speaks for the terminal of this process, if one does.
///
///     ScreenReaderSearch(environment: environment).reader     // orca, or nil
///
/// A reader that runs somewhere else on the machine is no reason to be silent: Orca on another screen
/// does not read the console, and Fenrir on the console does not read a window.
///
/// | reader | speaks for us if |
/// | --- | --- |
/// | TDSR, yasr, Fenrir in a terminal | it is above this process |
/// | Speakup, Fenrir on the console | this is a console of Linux |
/// | Orca | it runs for this user in the graphical session of this process |
///
/// In tmux and screen, what is above their clients counts as above this process: there one sits.
public struct ScreenReaderSearch {
  private let environment: [String: String]
  private let processes: ProcessTable
  private let system: String

  /// - Parameters:
  ///   - environment: The variables of this process.
  ///   - root: The root of the file system with `proc` and `sys`; another one in tests.
  public init(environment: [String: String], root: String = "") {
    self.environment = environment
    processes = ProcessTable(root: root + "/proc")
    system = root + "/sys"
  }

  /// The reader, or `nil` where none speaks for this terminal.
  ///
  /// - Complexity: O(*p*) for *p* processes, each of which costs reading a small file.
  public var reader: ScreenReader? {
    guard let own = processes.entry("self") else { return nil }
    let others = processes.numbers.map { ($0, processes.name($0)) }
    let chain = chain(from: own) + clients(among: others).flatMap(chain)
    let around: [(String, ScreenReader)] = [("tdsr", .tdsr), ("yasr", .yasr), ("fenrir", .fenrir)]
    for (name, reader) in around
    where chain.contains(where: { isProgram(name, $0.number, called: $0.name) }) {
      return reader
    }
    // A graphical session that was started on a console has that console above it.
    let isOnConsole =
      own.isOnLinuxConsole || (!isGraphical && chain.contains { $0.isOnLinuxConsole })
    if isOnConsole {
      if speakupSpeaks(others) { return .speakup }
      return others.contains { readsConsoles($0.0, called: $0.1) } ? .fenrir : nil
    }
    return isGraphical && others.contains { readsThisSession($0.0, called: $0.1) } ? .orca : nil
  }

  // MARK: Processes above

  /// A process and those above it, up to the first one of all.
  private func chain(from entry: ProcessTable.Entry) -> [ProcessTable.Entry] {
    var chain = [entry]
    // A process that ends meanwhile can bring another one into its place; no chain is that long.
    while let last = chain.last, last.parent > 0, chain.count < 256,
      let next = processes.entry(String(last.parent))
    {
      chain.append(next)
    }
    return chain
  }

  /// The clients of tmux or screen that belong to this user, where this process is inside one.
  private func clients(among others: [(Int, String)]) -> [ProcessTable.Entry] {
    guard isSet("TMUX") || isSet("STY") else { return [] }
    return others.compactMap { number, name in
      guard name == "tmux: client" || name == "screen", isOurs(number) else { return nil }
      return processes.entry(String(number)).flatMap { $0.terminal == 0 ? nil : $0 }
    }
  }

  /// Whether a process is a program: by its name, or as a script that Python runs.
  private func isProgram(_ program: String, _ number: Int, called name: String) -> Bool {
    if name == program { return true }
    guard name.hasPrefix("python") else { return false }
    // The first that is no option is the script, or the module behind `-m`.
    let script = processes.arguments(number).dropFirst().first { !$0.hasPrefix("-") } ?? ""
    let file = script.split(separator: "/").last ?? ""
    return file == program || file == program + ".py"
  }

  private func isOurs(_ number: Int) -> Bool {
    guard let user = processes.user(String(number)) else { return false }
    return user == processes.user("self")
  }

  // MARK: The console

  private func readsConsoles(_ number: Int, called name: String) -> Bool {
    isProgram("fenrir", number, called: name)
      && (isOurs(number) || processes.user(String(number)) == 0)
  }

  /// Whether Speakup is loaded with something that it speaks through. The synthesiser `soft` needs a
  /// program that says the words (Linux, admin-guide/spkguide.txt).
  private func speakupSpeaks(_ others: [(Int, String)]) -> Bool {
    let synthesiser = SystemText.read(system + "/accessibility/speakup/synth")
      .filter { !$0.isWhitespace }
    switch synthesiser {
    case "", "none": return false
    case "soft": return others.contains { ["espeakup", "speechd-up"].contains($0.1) }
    default: return true
    }
  }

  // MARK: The graphical session

  private func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }

  private var isGraphical: Bool { isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") }

  private func readsThisSession(_ number: Int, called name: String) -> Bool {
    guard isProgram("orca", number, called: name), isOurs(number) else { return false }
    // There is a program for chemists of that name, too. The reader is a script without operands,
    // or has taken its name for its whole command line.
    let arguments = processes.arguments(number)
    let isScript = arguments.first?.split(separator: "/").last?.hasPrefix("python") ?? true
    guard isScript || arguments.count == 1 else { return false }
    let theirs = processes.environment(number)
    // What may not be read cannot tell it apart from the reader of this session.
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_ID"]
    guard names.contains(where: { theirs[$0] != nil }) else { return true }
    return names.contains { name in
      guard let one = environment[name], let other = theirs[name], !one.isEmpty else {
        return false
      }
      return Self.display(one) == Self.display(other)
    }
  }

  /// The display without the number of its screen: `:0.0` is `:0`.
  private static func display(_ name: String) -> Substring {
    guard let colon = name.lastIndex(of: ":") else { return name[...] }
    return name[..<(name[colon...].firstIndex(of: ".") ?? name.endIndex)]
  }
}
