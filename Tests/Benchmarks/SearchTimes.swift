import AnnouncingSpeech
import AssistiveActions
import AssistiveReordering
import Foundation
import Glibc
import ReorderDocuments
import ReorderWording
import Reordering
import TestSupport

/// How long a search in the menu takes over a long list, beside `grep -ic` over the same lines.
///
/// Both take turns, so that whatever else the machine does strikes both; what is given is the median,
/// and the ratio also of the time that the processor worked, which a busy machine does not blur.
/// Ours begins with what was typed and ends with the best 99 actions and the count of all; the list is
/// open, as it is for somebody who types. grep reads its file, which is in memory.
struct SearchTimes {
  typealias Session = ReorderSession<String, String>

  let script: String
  let lines: [String]
  let wanted: [String]
  let language: LanguageTag
  var format = DocumentFormat.lines

  /// A row for each text that is looked for.
  func rows(rounds: Int) throws -> [String] {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("reorder-search-\(getpid()).txt")
    let text = Data(lines.joined(separator: "\n").utf8) + Data("\n".utf8)
    try text.write(to: path)
    defer {
      try? FileManager.default.removeItem(at: path)
      try? FileManager.default.removeItem(atPath: path.path + ".count")
    }
    let session = try session(of: Array(text))
    let menu = session.menu(for: [session.container.sections[0].items[lines.count / 2]])
    let search = LabelSearch(language: language)
    return try wanted.map { wanted in
      var ours: [Cost] = []
      var grep: [Cost] = []
      var found = 0
      for _ in 0..<rounds {
        let (start, cpu) = (ContinuousClock.now, Self.cpuTime)
        let wishes = [MenuWish(.anywhere, search.query(wanted))]
        found = session.actions(of: menu, matching: wishes, limit: 99).count
        ours.append(Cost(time: ContinuousClock.now - start, cpu: Self.cpuTime - cpu))
        grep.append(try Self.grep(wanted, in: path.path))
      }
      func ratio(_ part: KeyPath<Cost, Duration>) -> String {
        let (a, b) = (ours.map { $0[keyPath: part] }, grep.map { $0[keyPath: part] })
        return String(format: "%.2f", a.quantile(0.5) / b.quantile(0.5))
      }
      func column(_ text: String, _ width: Int) -> String {
        text.padding(toLength: width, withPad: " ", startingAt: 0)
      }
      return [
        column(script, 10), column(ours.map(\.time).quantile(0.5).milliseconds, 12),
        column(grep.map(\.time).quantile(0.5).milliseconds, 12), column(ratio(\.time), 8),
        column(ratio(\.cpu), 10), column(String(found), 9), wanted,
      ].joined()
    }
  }

  private func session(of bytes: [UInt8]) throws -> Session {
    let document = try ReorderDocument(
      bytes: bytes, name: nil, options: ReadingOptions(format: format))
    var labels = ItemLabels<String, String>(label: { document.label(of: $0) })
    labels.row = {
      LabelRow(
        count: document.itemCount, forEachText: { document.forEachLabelText($0) },
        item: { document.id(at: $0) })
    }
    return Session(
      container: try .init(
        sections: document.sections.map { .init(id: $0.id, items: $0.items.map { .init($0) }) }),
      labels: labels,
      wording: PhraseWording(book: PhraseBook(catalog: try .embedded(), language: language)),
      announcer: SilentAnnouncer())
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }

  /// How long something took, and how much of it the processor worked for it.
  struct Cost {
    var time: Duration
    var cpu: Duration
  }

  /// How much the processor has worked for this process.
  private static var cpuTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static func grep(_ wanted: String, in path: String) throws -> Cost {
    // Not by Foundation's Process, which looks for the end every fifty milliseconds or so; and not to
    // /dev/null, because then grep does not count but ends at the first line that it finds.
    var files: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&files)
    posix_spawn_file_actions_addopen(&files, 1, path + ".count", O_WRONLY | O_CREAT, 0o600)
    defer { posix_spawn_file_actions_destroy(&files) }
    let arguments = Self.cStrings(["grep", "-ic", wanted, path])
    let variables = Self.cStrings(["LC_ALL=C.UTF-8"])
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&process, "/usr/bin/grep", &files, nil, arguments, variables) == 0 else {
      throw POSIXError(.ENOENT)
    }
    // With -c the exit status says whether there was a line; both are an end.
    var usage = rusage()
    wait4(process, nil, 0, &usage)
    let cpu = [usage.ru_utime, usage.ru_stime].map {
      Duration.seconds($0.tv_sec) + .microseconds($0.tv_usec)
    }
    return Cost(time: ContinuousClock.now - start, cpu: cpu[0] + cpu[1])
  }
}

extension SearchTimes {
  /// Lists of lines that nobody wrote, with a number in each.
  static func all(lines count: Int) -> [SearchTimes] {
    func lines(_ words: String, _ separator: String = " ") -> [String] {
      let words = words.split(separator: " ").map(String.init)
      var generator = SeededGenerator(seed: 1)
      return (0..<count).map { number in
        let some = (0..<3).map { _ in words.randomElement(using: &generator) ?? "" }
        return some.joined(separator: separator) + " \(number)"
      }
    }
    let latin =
      "Milk bread eggs coffee apples butter cheese juice water tea sugar salt pepper rice beans"
    let arabic = "حليب خبز بيض قهوة تفاح زبدة جبن عصير ماء شاي سكر ملح فلفل أرز"
    let japanese = "牛乳 パン 卵 コーヒー りんご バター チーズ ジュース 水 お茶 砂糖 塩 胡椒 米"
    let french = latin + " café crème pâté bœuf thé brûlée"
    return [
      SearchTimes(
        script: "ASCII", lines: lines(latin), wanted: ["coffee 77", "butter", "zebra", "e"],
        language: .english),
      SearchTimes(
        script: "Markdown", lines: lines(latin).map { "- \($0)" }, wanted: ["butter", "e"],
        language: .english, format: .markdown),
      SearchTimes(
        script: "accents", lines: lines(french), wanted: ["creme", "crème 12"],
        language: LanguageTag("fr") ?? .english),
      SearchTimes(
        script: "Arabic", lines: lines(arabic), wanted: ["قهوة", "ارز 77"],
        language: LanguageTag("ar") ?? .english),
      SearchTimes(
        script: "Japanese", lines: lines(japanese, ""), wanted: ["コーヒー", "ﾊﾞﾀｰ米"],
        language: LanguageTag("ja") ?? .english),
      SearchTimes(
        script: "mixed", lines: lines([latin, arabic, japanese].joined(separator: " ")),
        wanted: ["tea", "شاي"], language: .english),
    ]
  }

  /// Prints all rows, those of each list as soon as they are there; or those of one list by its name.
  static func printAll(isSmoke: Bool, script: String? = nil) throws {
    let count = isSmoke ? 10_000 : 1_000_000
    print("\na search in the menu of \(count) lines, beside grep -ic over them, medians")
    print("lines     ours        grep -ic    ratio   cpu ratio found    looked for")
    for times in all(lines: count) where script == nil || times.script == script {
      for row in try times.rows(rounds: isSmoke ? 3 : 7) { print(row) }
    }
  }
}
