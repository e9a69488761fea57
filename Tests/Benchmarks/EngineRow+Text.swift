import Foundation

extension EngineRow {
  static var heading: String {
    line("measure", "n", "sections", "ids", ["ours", "published", "ratio", "tight", "ratio"])
  }

  var text: String {
    func number(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "-" }
    func ratio(_ value: Double?) -> String {
      value.map { String(format: "%.1f", $0 / ours) } ?? "-"
    }
    return Self.line(
      measure, String(n), String(sections), ids,
      [number(ours), number(published), ratio(published), number(tight), ratio(tight)])
  }

  private static func line(
    _ measure: String, _ n: String, _ sections: String, _ ids: String, _ numbers: [String]
  ) -> String {
    measure.padding(toLength: 18, withPad: " ", startingAt: 0) + right(n, 8) + right(sections, 9)
      + right(ids, 8) + numbers.map { right($0, 13) }.joined()
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
