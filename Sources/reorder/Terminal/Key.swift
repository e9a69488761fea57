/// A key as a terminal sends it.
enum Key: Hashable {
  case character(Character)
  case enter, escape, tab, shiftTab, backspace
  case up, down, left, right, home, end
  case altUp, altDown
  /// A letter with Control, in lower case.
  case control(Character)
  /// A key that means nothing here: a function key, the mouse, the rest of a paste.
  case other
}
