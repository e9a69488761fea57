import Foundation

/// Measures what a person waits for. `make bench` builds it in release mode and runs it.
@main
enum Benchmarks {
  static func main() throws {
    let isSmoke = CommandLine.arguments.contains("--smoke")
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("reorder").path
    print(
      "keys in a terminal: from the key's byte to the whole line, and from the start to the first")
    print("    lines   start     j median  j 99%     J median  J 99%")
    for lines in isSmoke ? [1_000] : [10_000, 1_000_000] {
      let times = try KeyTimes(command: command, lines: lines, keys: isSmoke ? 20 : 200)
      print(times.row)
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
