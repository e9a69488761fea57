import Foundation

/// Measures what a person waits for, and what the order costs underneath. `make bench` builds it in
/// release mode and runs it.
///
///     make bench ARGS=--smoke      small, in seconds
///     make bench ARGS=--session    only a session over the order
///     make bench ARGS="--search ASCII"     only the searches, or those in one list
///     make bench ARGS="--order 1000000"    only the order, in lists of so many items
///     make bench ARGS=--json       the measures of the order as a JSON array
@main
enum Benchmarks {
  static func main() throws {
    let isSmoke = CommandLine.arguments.contains("--smoke")
    if CommandLine.arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      // Row by row, because all of them take minutes.
      var separator = "["
      try engineRows(isSmoke: isSmoke) { row in
        let text = separator + String(decoding: try encoder.encode(row), as: UTF8.self) + "\n"
        FileHandle.standardOutput.write(Data(text.utf8))
        separator = ","
      }
      print("]")
      return
    }
    if let option = CommandLine.arguments.firstIndex(of: "--search") {
      return try SearchTimes.printAll(
        isSmoke: isSmoke, script: CommandLine.arguments.dropFirst(option + 1).first)
    }
    if CommandLine.arguments.contains("--session") {
      return try printSessionTimes(isSmoke: isSmoke)
    }
    if let option = CommandLine.arguments.firstIndex(of: "--order") {
      let n = CommandLine.arguments.dropFirst(option + 1).first.flatMap(Int.init)
      return try printOrder(isSmoke: isSmoke, of: n.map { [$0] })
    }
    try printKeyTimes(isSmoke: isSmoke)
    try SearchTimes.printAll(isSmoke: isSmoke)
    try printSpeechTimes(isSmoke: isSmoke)
    print()
    try printOrder(isSmoke: isSmoke)
    try printSessionTimes(isSmoke: isSmoke)
  }

  private static func printSessionTimes(isSmoke: Bool) throws {
    print("\na session over it, without words: microseconds, medians")
    print(EngineRow.heading)
    for n in isSmoke ? [100, 10_000] : [100, 10_000, 1_000_000] {
      for sections in [1, 1_000] {
        let session = try SessionTimes(items: n, sectionCount: sections)
        for row in try session.rows(rounds: isSmoke ? 15 : 101) { print(row.text) }
      }
    }
  }

  private static let command = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("reorder").path

  private static func printSpeechTimes(isSmoke: Bool) throws {
    print("\nspeech: from the key's byte to the first byte of SPEAK at a server that pretends")
    print(SpeechTimes.heading)
    for lines in isSmoke ? [10] : [10, 1_000_000] {
      for isSpeaking in [false, true] {
        let times = try SpeechTimes(
          command: command, lines: lines, keys: isSmoke ? 20 : 500, isSpeaking: isSpeaking)
        print(times.row)
      }
    }
    print(try SpeechTimes.spdSay(runs: isSmoke ? 3 : 50))
  }

  private static func printKeyTimes(isSmoke: Bool) throws {
    print(
      "keys in a terminal: from the key's byte to the whole line, and from the start to the first")
    print("    lines   start     j median  j 99%     J median  J 99%")
    for lines in isSmoke ? [1_000] : [10_000, 1_000_000] {
      let times = try KeyTimes(command: command, lines: lines, keys: isSmoke ? 20 : 200)
      print(times.row)
    }
  }

  private static func printOrder(isSmoke: Bool, of sizes: [Int]? = nil) throws {
    print("the order: microseconds (memory: bytes an item; visits: nodes a move, at most), medians")
    print(EngineRow.heading)
    try engineRows(isSmoke: isSmoke, of: sizes) { print($0.text) }
  }

  /// All measures of the order; those of each list are shown as soon as they are there.
  private static func engineRows(
    isSmoke: Bool, of sizes: [Int]? = nil, show: (EngineRow) throws -> Void
  ) throws {
    for n in sizes ?? (isSmoke ? [100, 10_000] : [100, 10_000, 100_000, 1_000_000]) {
      for sections in [1, 1_000] {
        var ints = EngineTimes(
          ids: "int", items: Array(0..<n), sectionCount: sections, isSmoke: isSmoke)
        for row in try ints.rows() { try show(row) }
        var strings = EngineTimes(
          ids: "string", items: (0..<n).map { "item number \($0)" }, sectionCount: sections,
          isSmoke: isSmoke)
        for row in try strings.rows() { try show(row) }
      }
    }
  }
}

extension Duration {
  /// As milliseconds with two decimal places.
  var milliseconds: String {
    let value = Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    return String(format: "%.2f ms", value)
  }
}

extension [Duration] {
  /// The value below which a share of the values lies.
  func quantile(_ share: Double) -> Duration {
    sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
