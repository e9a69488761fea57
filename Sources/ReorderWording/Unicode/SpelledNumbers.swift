internal import CUnicode
internal import Synchronization

/// Numbers in the words of a language (ICU's rule-based number formats).
///
/// Opening the rules takes a millisecond or two, so it waits until a word is asked for.
///
/// Unchecked: the two handles are touched only while the lock is held, also for formatting, because
/// ICU does not promise that one number format may be used by several threads at a time.
final class SpelledNumbers: @unchecked Sendable {
  private typealias Handle = OpaquePointer

  /// A handle that is opened once, or found not to exist.
  private enum Words {
    case unopened
    case opened(Handle?)
  }

  private let locale: String
  private var counting = Words.unopened
  private var ordering = Words.unopened
  private let lock = Mutex(())

  init(locale: String) {
    self.locale = locale
  }

  deinit {
    if case .opened(let handle?) = counting { icu_unum_close(handle) }
    if case .opened(let handle?) = ordering { icu_unum_close(handle) }
  }

  /// The number as it is counted: "three", "שלוש".
  func cardinal(_ number: Int) -> String? {
    lock.withLock { _ in Self.format(number, Self.handle(&counting) { Self.open(locale) }) }
  }

  /// The number as it orders: "second"; `nil` where ICU has no words for it in the language.
  func ordinal(_ number: Int) -> String? {
    lock.withLock { _ in Self.format(number, Self.handle(&ordering) { Self.openOrdinal(locale) }) }
  }

  private static func handle(_ words: inout Words, open: () -> Handle?) -> Handle? {
    if case .opened(let handle) = words { return handle }
    let handle = open()
    words = .opened(handle)
    return handle
  }

  private static func format(_ number: Int, _ handle: Handle?) -> String? {
    guard let handle else { return nil }
    return ICUText.utf16 { icu_unum_formatInt64(handle, Int64(number), $0, $1, &$2) }
  }

  /// The rules of the language itself. ICU has none for Urdu, for example, and would count in the
  /// language that the process runs in.
  private static func open(_ locale: String) -> Handle? {
    var status = ICU_U_ZERO_ERROR
    guard locale != "root", let handle = icu_unum_open(ICU_UNUM_SPELLOUT, locale, &status) else {
      return nil
    }
    let actual = icu_unum_getLocaleByType(handle, ICU_ULOC_VALID_LOCALE, &status)
      .map { String(cString: $0) }
    let wanted = locale.split(separator: "-").first
    guard let actual, actual.split(separator: "_").first == wanted else {
      icu_unum_close(handle)
      return nil
    }
    return handle
  }

  /// The plain ordinal rules of the language, else its masculine ones, else the first.
  private static func openOrdinal(_ locale: String) -> Handle? {
    guard let handle = open(locale) else { return nil }
    let all = ICUText.utf16 {
      icu_unum_getTextAttribute(handle, ICU_UNUM_PUBLIC_RULESETS, $0, $1, &$2)
    }
    let ordinals = (all ?? "").split(separator: ";").filter {
      $0.hasPrefix("%spellout-ordinal")
    }
    let wanted = ["%spellout-ordinal", "%spellout-ordinal-masculine"]
    let chosen =
      wanted.first { ordinals.contains(Substring($0)) } ?? ordinals.first.map(String.init)
    guard let chosen else {
      icu_unum_close(handle)
      return nil
    }
    var status = ICU_U_ZERO_ERROR
    let name = Array(chosen.utf16)
    icu_unum_setTextAttribute(
      handle, ICU_UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
    guard status <= ICU_U_ZERO_ERROR else {
      icu_unum_close(handle)
      return nil
    }
    return handle
  }
}
