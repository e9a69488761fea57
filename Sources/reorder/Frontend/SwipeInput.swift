internal import ReorderDocuments
internal import SwipeMenus

/// An event as it stands on the command line, with its text, before rows are looked up.
///
///     SwipeInput("drag=-120").event     // drag(-120)
///     SwipeInput("set=pinned:true").event     // set("pinned", true)
struct SwipeInput: Hashable {
  let event: SwipeInputEvent
  /// As it was typed.
  let text: String

  /// - Throws: `UsageError.badEvent` where it is none.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard let event = SwipeInputEvent(String(parts[0]), value) else { throw .badEvent(text) }
    self.event = event
    self.text = text
  }
}

/// What an event on the command line may be.
enum SwipeInputEvent: Hashable {
  case drag(Double)
  case release
  case fling(Double)
  case tap(String)
  case tapRow
  case tapOutside
  case scroll
  case row(String)
  case direction(LayoutDirection)
  case set(String, JSONValue)

  /// Further than any screen, near enough for sums to stay exact.
  static let limit = 1_000_000.0

  init?(_ name: String, _ value: String?) {
    guard let event = Self.event(name, value) else { return nil }
    self = event
  }

  private static func event(_ name: String, _ value: String?) -> Self? {
    switch (name, value) {
    case ("release", nil): .release
    case ("tap-row", nil): .tapRow
    case ("tap-outside", nil): .tapOutside
    case ("scroll", nil): .scroll
    case ("drag", let value?): number(value).map(Self.drag)
    case ("fling", let value?): number(value).map(Self.fling)
    case ("tap", let value?): value.isEmpty ? nil : .tap(value)
    case ("row", let value?): value.isEmpty ? nil : .row(value)
    case ("direction", let value?): DirectionChoice(rawValue: value)?.layout.map(Self.direction)
    case ("set", let value?): setting(value)
    default: nil
    }
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { abs($0) <= limit ? $0 : nil }
  }

  /// `NAME:VALUE`. The value is JSON, or else a text.
  private static func setting(_ text: String) -> Self? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let value = try? JSONValue(bytes: Array(parts[1].utf8))
    return .set(String(parts[0]), value ?? .text(String(parts[1])))
  }
}

extension DirectionChoice {
  /// The direction, where one was chosen.
  var layout: LayoutDirection? {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    case .auto: nil
    }
  }
}
