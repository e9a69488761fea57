/// A setting that was asked for on the command line, checked.
struct SettingAssignment {
  let entry: SettingEntry
  let value: String

  /// - Parameters:
  ///   - entry: The setting.
  ///   - value: What it is to be.
  ///   - name: What it is called in messages.
  /// - Throws: `badValue` where it cannot be that.
  init(_ entry: SettingEntry, _ value: String, called name: String) throws(UsageError) {
    var trial = Settings()
    guard entry.set(&trial, value) else {
      throw .badSetting(.badValue(key: name, value: value, entry.range))
    }
    self.entry = entry
    self.value = value
  }

  /// What stands behind `--set`: `KEY=VALUE`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { throw .badSetting(.noValue(text)) }
    let key = String(parts[0])
    guard let entry = SettingEntry.named(key) else {
      throw .badSetting(.unknown(key, near: SettingEntry.nearest(to: key)))
    }
    try self.init(entry, String(parts[1]), called: entry.key)
  }
}

extension Settings {
  /// The settings of a run. An option goes before a variable, a variable before the file, and the
  /// file before what is usual.
  ///
  /// - Parameters:
  ///   - asked: What the command line asks for.
  ///   - environment: The variables of the process.
  /// - Returns: The settings, and what in file and variables does not count.
  static func resolved(
    asked: [SettingAssignment], environment: [String: String]
  ) -> (settings: Settings, faults: [SettingFault]) {
    var settings = Settings()
    var faults: [SettingFault] = []
    if let path = SettingsFile.path(in: environment) {
      let (lines, broken) = SettingsFile.read(path)
      faults = broken
      for line in lines {
        let place = SettingFault.Place.file(path, line: line.number)
        if let fault = settings.set(line.key, to: line.value, at: place) { faults.append(fault) }
      }
      faults.sort { ($0.place.line ?? 0) < ($1.place.line ?? 0) }
    }
    for (variable, value) in environment.sorted(by: { $0.key < $1.key }) {
      guard let key = key(ofVariable: variable) else { continue }
      if let fault = settings.set(key, to: value, at: .variable(variable)) { faults.append(fault) }
    }
    for assignment in asked { _ = assignment.entry.set(&settings, assignment.value) }
    return (settings, faults)
  }

  /// Sets one thing. What is empty is not set.
  private mutating func set(
    _ key: String, to value: String, at place: SettingFault.Place
  ) -> SettingFault? {
    guard let entry = SettingEntry.named(key) else {
      return SettingFault(.unknown(key, near: SettingEntry.nearest(to: key)), in: place)
    }
    if value.isEmpty || entry.set(&self, value) { return nil }
    return SettingFault(.badValue(key: entry.key, value: value, entry.range), in: place)
  }

  /// The setting that a variable sets: `REORDER_RATE` is `rate`, and `REORDER_VOICE_PT_BR` is
  /// `voice.pt-BR`. Other variables that begin like this belong to somebody else.
  private static func key(ofVariable name: String) -> String? {
    guard name.hasPrefix("REORDER_") else { return nil }
    let words = name.dropFirst("REORDER_".count).split(
      separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    let key =
      words[0]
      + (words.count > 1 ? "." + String(words[1].map { $0 == "_" ? "-" : $0 }) : "")
    return SettingEntry.named(String(key)) == nil ? nil : String(key).lowercased()
  }
}

extension SettingFault.Place {
  fileprivate var line: Int? {
    if case .file(_, let line) = self { line } else { nil }
  }
}
