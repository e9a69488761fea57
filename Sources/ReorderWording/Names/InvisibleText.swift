/// Names that differ only by what has no shape of its own: joiners, variation selectors, direction
/// marks, the kinds of space, space at an end.
///
///     let key = InvisibleText.visibleKey(of: label)   // equal keys, different labels:
///     name.revealsInvisibles = true                   // ask for them to be told apart
public enum InvisibleText {
  /// What is left of a label for the eye. Two labels that differ and have the same key look the
  /// same, and need `Name.revealsInvisibles`.
  static func visibleKey(of label: String) -> String {
    // What the gate makes visible is there to be seen.
    let scalars = Array(SafeText(label).shown.unicodeScalars)
    let hidden = withoutShape(in: scalars)
    var key = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if !hidden.contains(index) {
        key.append(scalar)
      } else if scalar.properties.generalCategory == .spaceSeparator, key.last != " " {
        key.append(" ")
      }
    }
    if key.first == " " { key.removeFirst() }
    if key.last == " " { key.removeLast() }
    return String(key)
  }

  /// Whether two labels are different and look the same.
  public static func looksSame(_ one: String, _ other: String) -> Bool {
    !one.unicodeScalars.elementsEqual(other.unicodeScalars)
      && visibleKey(of: one) == visibleKey(of: other)
  }

  /// The label with everything invisible made visible: `Milk\u{200D}`.
  public static func revealed(_ label: String) -> String {
    SafeText(label, revealing: true).shown
  }

  /// The places of everything by which two labels that look the same can differ: what has no shape,
  /// a mark that could be part of the letter before it, and a backslash that looks like one of ours.
  static func hidden(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var hidden = withoutShape(in: scalars)
    for index in scalars.indices.dropLast() {
      if Composition.composes(scalars[index], scalars[index + 1]) { hidden.insert(index + 1) }
      if scalars[index...].starts(with: "\\u{".unicodeScalars) { hidden.insert(index) }
    }
    return hidden
  }

  /// The places of what cannot be seen, among them a space at an end or after a space.
  private static func withoutShape(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var hidden: Set<Int> = []
    for (index, scalar) in scalars.enumerated() {
      if scalar == " " {
        let atAnEnd = index == 0 || index == scalars.count - 1
        if atAnEnd || scalars[index - 1] == " " { hidden.insert(index) }
      } else if scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .spaceSeparator
      {
        hidden.insert(index)
      }
    }
    return hidden
  }
}
