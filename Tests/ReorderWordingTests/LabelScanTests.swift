import AssistiveActions
import TestSupport
import Testing

@testable import ReorderWording

/// Looking through a long text, in which most labels are passed over without a look.
@Suite struct LabelScanTests {
  /// Letters of many scripts with what makes them difficult: marks, letters that are two or half of
  /// one, forms of compatibility, characters without weight, of four bytes, and composed ones.
  static let alphabets = [
    "aAbBeE-1 2.\t", "aAáa\u{30A}\u{301}\u{323}åÅ\u{212B}ǻạ\u{344}æÆßẞſsœﬁfi", "ابتأإآةهيىَُّ ١٢ﷲﻻ",
    "カアーァがかｶﾞバハ牛乳コｺ米㍍゛ゝ", "เกแาก่ไมโำ ", "가각ㄱ\u{1100}\u{1161}\u{11A8}나ᄁ", "иИйЙ\u{306}её",
    "chCHccsszsdžljčćđǆ", "iİıI\u{307}", "กขाकिख़क\u{93C}ৌ\u{9C7}\u{9BE}\u{9D7}", "שָׁלוֹם\u{5C1}",
    "🙂👍🏽a\u{200D}\u{FE0F}𝐚𝒜𐐀𐐨𠮷\u{1109A}\u{11099}\u{110BA}b", "Αά\u{345}\u{301}ᾳωΏς",
    "aâăấ\u{302}\u{301}đĐ", "丽丽乁\u{2F800}一", "\u{FFFD}a\u{0}\u{1}b",
  ].map { Array($0.unicodeScalars) }

  static let languages = [
    "en", "sv", "da", "tr", "ar", "ja", "ko", "th", "bn", "sk",
  ]

  private static func text(
    _ length: ClosedRange<Int>, _ alphabet: [Unicode.Scalar], _ generator: inout SeededGenerator
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &generator) {
      scalars.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    return String(scalars)
  }

  @Test(arguments: languages)
  func `It finds just what is found by weighing each label`(tag: String) throws {
    var generator = SeededGenerator.announced()
    let search = LabelSearch(language: try #require(LanguageTag(tag)))
    // Labels with and without something between them, some with bytes that are no text.
    var bytes: [UInt8] = []
    var places: [Range<Int>] = []
    while bytes.count < 20_000 {
      let alphabet = Self.alphabets.randomElement(using: &generator) ?? []
      var label = Array(Self.text(0...12, alphabet, &generator).utf8)
      if Int.random(in: 0..<8, using: &generator) == 0 {
        label.insert(
          UInt8.random(in: 0...255, using: &generator),
          at: Int.random(in: 0...label.count, using: &generator))
      }
      bytes += Array("- ".utf8.prefix(Int.random(in: 0...2, using: &generator)))
      places.append(bytes.count..<bytes.count + label.count)
      bytes += label + [0x0A].prefix(Int.random(in: 0...1, using: &generator))
    }
    for alphabet in Self.alphabets {
      let wanted = Self.text(1...3, alphabet, &generator)
      let (scan, weighing) = (
        search.scan(wanted, longText: 1), search.scan(wanted, byWeightsAlone: true)
      )
      guard !scan.wanted.isEmpty else { continue }
      var (found, expected): ([Int: LabelMatch], [Int: LabelMatch]) = ([:], [:])
      bytes.withUnsafeBufferPointer { text in
        scan.forEachMatch(in: text, 0..<places.count, at: { places[$0] }, { found[$0] = $1 })
        for (number, place) in places.enumerated() {
          expected[number] = weighing.match(UnsafeBufferPointer(rebasing: text[place]))
        }
      }
      #expect(found == expected, "seed \(generator.seed): \(wanted.debugDescription)")
    }
  }

  /// Composed characters. Syllables of Hangul are made of letters that do not change.
  private static let composed = (UInt32(0xC0)..<0x12000).filter {
    !(0xAC00...0xD7A3).contains($0) && !Composition.parts(of: $0).isEmpty
  }

  @Test(arguments: languages)
  func `No text has a weight without a character that is known to give it`(tag: String) throws {
    var generator = SeededGenerator.announced()
    let search = LabelSearch(language: try #require(LanguageTag(tag)))
    let table = search.table
    var givers: [UInt16: WeightGivers] = [:]
    // What has other weights in company, what can be composed of it, and marks that can come between.
    let special = Set(table.context.sequences.joined())
    let composed = Self.composed.filter {
      Composition.parts(of: $0).contains(where: special.contains)
    }
    let marks: [UInt32] = [0x301, 0x30A, 0x323, 0x327, 0x345, 0x5B4, 0x64E, 0x3099, 0x93C, 0x200D]
    let pieces = [Array(special), composed, marks]
    let sequences =
      table.context.sequences
      + (0..<4_000).map { _ in
        (0..<Int.random(in: 2...4, using: &generator)).compactMap { _ in
          pieces.randomElement(using: &generator)?.randomElement(using: &generator)
        }
      }
    for scalars in sequences {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
      for weight in search.weights(of: String(text)) {
        let known = givers[weight] ?? WeightGivers(of: weight, table)
        givers[weight] = known
        #expect(
          scalars.contains(where: known.contains),
          "seed \(generator.seed): \(scalars.map { String($0, radix: 16) }) \(weight)")
      }
    }
  }

  @Test func `A search passes over labels without a sign, however far`() throws {
    let lines = (0..<20_000).map { $0 % 7_000 == 6_999 ? "Crème \($0)" : "Milk \($0)" }
    let text = Array(lines.joined(separator: "\n").utf8)
    var places: [Range<Int>] = []
    for line in lines {
      let start = places.last.map { $0.upperBound + 1 } ?? 0
      places.append(start..<start + line.utf8.count)
    }
    var looks = 0
    var found: [Int] = []
    text.withUnsafeBufferPointer { text in
      LabelSearch(language: .english).scan("creme", longText: 1).forEachMatch(
        in: text, 0..<places.count,
        at: {
          looks += 1
          return places[$0]
        }, { number, _ in found.append(number) })
    }
    #expect(found == [6_999, 13_999])
    #expect(looks < 200, "\(looks)")
  }
}
