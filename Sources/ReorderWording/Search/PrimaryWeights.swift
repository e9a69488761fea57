internal import CUnicode

/// The primary weights that the collation of a language gives text (ICU): what is left of it without
/// case, diacritics, width and other differences that people who search do not type.
///
///     Café, CAFE, ｃａｆé     the same four weights
///
/// What it was asked for is kept: a weight or two for each character, so that ICU is asked once for
/// each character that occurs, not once for each label.
///
/// It belongs to one task at a time, as the search does that it is for.
final class PrimaryWeights {
  /// The elements of ICU, over its collator; `nil` where ICU has none, and then text is its own weight.
  private let collator: OpaquePointer?
  private let elements: OpaquePointer?
  let context: ContextRules
  /// Pages of 256 characters, made when the first of them occurs.
  ///
  /// Unsafe for speed: it is looked into for each character of each label. It is allocated with
  /// `pageCount` places, indexed by the high bits of a scalar only, and freed in `deinit`.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>
  /// The weights of what has more than two.
  private(set) var long: [[UInt16]] = []
  /// What those are made of that have other weights than their parts.
  private(set) var parts: [UInt32: [UInt32]] = [:]
  /// What runs of characters begin with, by their bytes: as a `String` two of them could be equal.
  private var clusters: [[UInt8]: Cluster] = [:]

  /// The characters that have each weight.
  private(set) lazy var characters = WeightedCharacters(of: self)

  private static var pageCount: Int { 0x1100 }
  private static var pageSize: Int { 256 }

  init(language: LanguageTag) {
    var status = ICU_U_ZERO_ERROR
    let collator = icu_ucol_open(Self.locale(for: language), &status)
    icu_ucol_setAttribute(collator, ICU_UCOL_NORMALIZATION_MODE, ICU_UCOL_ON, &status)
    // Whether blanks and marks count must not depend on the language.
    icu_ucol_setAttribute(collator, ICU_UCOL_ALTERNATE_HANDLING, ICU_UCOL_NON_IGNORABLE, &status)
    let isUsable = status <= ICU_U_ZERO_ERROR
    elements = isUsable ? icu_ucol_openElements(collator, [], 0, &status) : nil
    self.collator = collator
    context = isUsable ? ContextRules(of: collator) : ContextRules()
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
    if let elements { icu_ucol_closeElements(elements) }
    if let collator { icu_ucol_close(collator) }
  }

  /// The locale whose rules are those for searching, in which, for example, the forms of the Arabic
  /// alef are one letter. Those of German are the phone book's, in which ä is ae and not a; people
  /// who type "apfel" look for Äpfel.
  static func locale(for language: LanguageTag) -> String {
    let base = language.language == "de" ? "" : language.identifier
    return base.split(separator: "-").joined(separator: "_") + "@collation=search"
  }

  /// What is known of a character, in a word.
  struct Entry {
    /// The first weight in the low bits, the second above it; or an index where there are more.
    var weights: UInt32 = 0
    /// How many weights there are: 0, 1, 2, or 3 for those in `long`.
    var count: UInt8 = 0
    var traits: Traits = []
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isKnown = Traits(rawValue: 1)
    /// A letter, digit or mark: what is behind it does not begin a word.
    static let isOfWord = Traits(rawValue: 2)
    /// It can have other weights together with what follows.
    static let begins = Traits(rawValue: 4)
    /// It can have other weights together with what stands before it.
    static let follows = Traits(rawValue: 8)
    static let isMark = Traits(rawValue: 16)
    /// It is composed, and its weights are not simply those of its parts.
    static let hidesParts = Traits(rawValue: 32)
  }

  /// What is known of a character.
  @inline(__always)
  func entry(of scalar: UInt32) -> Entry {
    let index = Int(scalar >> 8)
    if let page = pages[index] {
      let entry = page[Int(scalar & 0xFF)]
      if entry.traits.contains(.isKnown) { return entry }
    }
    return find(scalar)
  }

  /// Whether a character has a weight.
  func gives(_ entry: Entry, _ weight: UInt16) -> Bool {
    switch entry.count {
    case 0: false
    case 1: entry.weights == weight
    case 2: entry.weights & 0xFFFF == weight || entry.weights >> 16 == weight
    default: long[Int(entry.weights)].contains(weight)
    }
  }

  /// The weights of a character.
  func weights(of entry: Entry) -> [UInt16] {
    switch entry.count {
    case 0: []
    case 1: [UInt16(truncatingIfNeeded: entry.weights)]
    case 2: [UInt16(truncatingIfNeeded: entry.weights), UInt16(entry.weights >> 16)]
    default: long[Int(entry.weights)]
    }
  }

  /// Whether two ASCII characters have other weights side by side.
  var hasPairsOfASCII: Bool { context.hasPairsOfASCII }

  /// Whether two characters side by side have other weights than each alone.
  func isPair(_ first: UInt32, _ second: UInt32) -> Bool { context.isPair(first, second) }

  /// Characters with the weights that they have together.
  struct Cluster {
    var entry: Entry
    /// In bytes of UTF-8.
    var length: Int
  }

  /// The characters at the start of a run that have other weights together than apart, as many as
  /// belong together; else the first one alone.
  ///
  ///     Danish aab, aaaa      aa
  func cluster(atStartOf run: UnsafeBufferPointer<UInt8>) -> Cluster {
    let key = Array(run)
    if let cluster = clusters[key] { return cluster }
    let text = String(decoding: run, as: UTF8.self)
    let scalars = text.unicodeScalars
    let all = weights(of: scalars)
    var end = scalars.index(after: scalars.startIndex)
    while end < scalars.endIndex, weights(of: scalars[..<end]) + weights(of: scalars[end...]) != all
    {
      end = scalars.index(after: end)
    }
    var entry = Entry(traits: .isKnown)
    file(weights(of: scalars[..<end]), in: &entry)
    if scalars[..<end].contains(where: Self.isOfWord) { entry.traits.insert(.isOfWord) }
    let cluster = Cluster(entry: entry, length: text.utf8.distance(from: text.startIndex, to: end))
    clusters[key] = cluster
    return cluster
  }

  private func find(_ scalar: UInt32) -> Entry {
    let index = Int(scalar >> 8)
    let page: UnsafeMutablePointer<Entry>
    if let made = pages[index] {
      page = made
    } else {
      page = .allocate(capacity: Self.pageSize)
      page.initialize(repeating: Entry(), count: Self.pageSize)
      pages[index] = page
    }
    let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    var entry = Entry()
    file(weights(of: [character]), in: &entry)
    entry.traits = context.traits(of: scalar).union(.isKnown)
    if Self.isOfWord(character) { entry.traits.insert(.isOfWord) }
    let parts = Composition.parts(of: scalar)
    if hides(parts, entry) {
      entry.traits.insert(.hidesParts)
      self.parts[scalar] = parts
    }
    page[Int(scalar & 0xFF)] = entry
    return entry
  }

  /// Whether a composed character has other weights than its parts, or than they have behind others.
  private func hides(_ parts: [UInt32], _ entry: Entry) -> Bool {
    parts.contains { part in
      let own = self.entry(of: part)
      return own.traits.contains(.follows)
        || !weights(of: own).allSatisfy { gives(entry, $0) }
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private func file(_ weights: [UInt16], in entry: inout Entry) {
    entry.count = UInt8(min(weights.count, 3))
    switch weights.count {
    case 0: break
    case 1: entry.weights = UInt32(weights[0])
    case 2: entry.weights = UInt32(weights[0]) | UInt32(weights[1]) << 16
    default:
      entry.weights = UInt32(long.count)
      long.append(weights)
    }
  }

  /// The primary weights of text. No weight is the first part of another one.
  func weights(of scalars: some Sequence<Unicode.Scalar>) -> [UInt16] {
    let text = scalars.flatMap { UTF16.encode($0).map(Array.init) ?? [] }
    guard let elements else { return text }
    var weights: [UInt16] = []
    var status = ICU_U_ZERO_ERROR
    text.withUnsafeBufferPointer { text in
      icu_ucol_setText(elements, text.baseAddress, Int32(text.count), &status)
      while status <= ICU_U_ZERO_ERROR {
        let order = icu_ucol_next(elements, &status)
        // ICU_UCOL_NULLORDER, behind the last one.
        if order == -1 { break }
        let primary = UInt16(truncatingIfNeeded: icu_ucol_primaryOrder(order))
        if primary != 0 { weights.append(primary) }
      }
    }
    return weights
  }
}
