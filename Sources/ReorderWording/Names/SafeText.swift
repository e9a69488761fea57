/// Text that somebody else wrote, taken apart so that none of it can act on a terminal, a voice or
/// the text around it. Every name goes through here on its way out, and nothing else does this.
///
///     "a\u{1B}[31m"   text "a", mark U+001B, text "[31m"
///
/// What becomes a mark: C0, DEL and C1 controls, the two Unicode line separators, annotation and
/// deprecated format characters, direction controls without their partner, and overrides even with
/// it, because an override shows `exe.gpj` for `jpg.exe`.
struct SafeText: Sendable {
  /// A piece of the text.
  enum Piece: Hashable, Sendable {
    /// Harmless as it is.
    case text(String)
    /// A character that must not be sent, to be shown by its number and said by its name.
    case mark(Unicode.Scalar)
  }

  let pieces: [Piece]

  /// - Parameters:
  ///   - raw: The text as it was written.
  ///   - revealing: Whether harmless characters without a shape become marks, too.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ raw: String, revealing: Bool = false) {
    // Nearly every name is harmless, and that is seen without taking it apart.
    guard revealing || raw.unicodeScalars.contains(where: Self.isSuspect) else {
      pieces = raw.isEmpty ? [] : [.text(raw)]
      return
    }
    let scalars = Array(raw.unicodeScalars)
    let unpaired = DirectionPairs.unpaired(in: scalars)
    let hidden = revealing ? InvisibleText.hidden(in: scalars) : []
    var pieces: [Piece] = []
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if Self.acts(scalar) || unpaired.contains(index) || hidden.contains(index) {
        if !text.isEmpty { pieces.append(.text(String(text))) }
        text.removeAll()
        pieces.append(.mark(scalar))
      } else {
        text.append(scalar)
      }
    }
    if !text.isEmpty { pieces.append(.text(String(text))) }
    self.pieces = pieces
  }

  /// Whether a scalar can become a mark at all.
  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return acts(scalar) || Bidi.isControl(scalar)
  }

  /// Whether a scalar does something by itself wherever it stands.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x206A...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// The text for the eye: each mark as Swift writes a scalar, `\u{1B}`.
  var shown: String {
    if pieces.count == 1, case .text(let text) = pieces[0] { return text }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .mark(let scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }.joined()
  }

  /// Whether there is nothing to see or hear in a text: it is empty, or all of it is space or has
  /// no shape. A text with a control character that is not space has something to tell.
  static func isBlank(_ raw: String) -> Bool {
    raw.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || Bidi.isControl(scalar) || scalar == "\u{2800}"
    }
  }
}
