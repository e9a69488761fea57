import AssistiveReordering
import Testing

@testable import ReorderWording

/// Under the made-up languages every visible word of every sentence has its mark, so none of them
/// comes from elsewhere than the catalog. The names are in another writing.
@Suite struct PseudoWordingTests {
  @Test(arguments: Verbosity.allCases)
  func `en-XA leaves no letter without its accent, except in names`(verbosity: Verbosity) throws {
    let renderings = everyRendering(try wording("en-XA", verbosity), .japanese)
    #expect(renderings.count > 200)
    for rendering in renderings {
      #expect(!rendering.shown.contains { $0.isASCII && $0.isLetter }, "\(rendering.shown)")
      // The shortest form of all has no word and so nothing to mark, but its frame.
      #expect(rendering.shown.hasPrefix("["), "\(rendering.shown)")
      #expect(rendering.shown.hasSuffix("]"), "\(rendering.shown)")
    }
  }

  @Test(arguments: Verbosity.allCases)
  func `ar-XB leaves no word unturned, except in names`(verbosity: Verbosity) throws {
    for rendering in everyRendering(try wording("ar-XB", verbosity), .japanese) {
      #expect(isTurned(rendering.shown), "\(legible(rendering.shown))")
    }
  }

  /// Whether every letter of ours, and nothing else, stands between an override and its end.
  private func isTurned(_ shown: String) -> Bool {
    var turned = false
    return shown.unicodeScalars.allSatisfy { scalar in
      if scalar == "\u{202E}" || scalar == "\u{202C}" {
        turned.toggle()
        return turned == (scalar == "\u{202E}")
      }
      return turned == (scalar.isASCII && scalar.properties.isAlphabetic)
    } && !turned
  }
}
