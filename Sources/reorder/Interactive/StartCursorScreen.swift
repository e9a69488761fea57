internal import Glibc
internal import ReorderWording

/// A terminal on which the cursor goes back to where the last line begins (`cursor = start`).
///
/// A braille display whose window follows the cursor then shows a long sentence from its first word
/// and not its tail. The sentences are the same as on any other screen, and still none is shown
/// otherwise later: only the cursor moves.
///
///     Milk, 1 of 5 in Dairy and eggs
///     ^ here instead of             ^ here
final class StartCursorScreen: Screen {
  private let screen: DescriptorScreen
  private let columns: () -> Int
  /// The cells of the last line.
  private var cells = 0
  private var isAtStart = false

  /// - Parameters:
  ///   - screen: Where lines are written.
  ///   - columns: How wide the terminal is now.
  init(_ screen: DescriptorScreen, columns: @escaping () -> Int) {
    self.screen = screen
    self.columns = columns
  }

  func show(_ line: String) throws(InputError) {
    try goToEnd()
    try screen.show(line)
    cells = CellWidth.cells(of: line)
    let rows = rowsAboveLast
    try screen.echo("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : ""))
    isAtStart = true
  }

  /// What is typed stands behind the line, and so does the cursor until the next line.
  func echo(_ text: String) throws(InputError) {
    let wasAtStart = isAtStart
    try goToEnd()
    // Behind a row that is full the next character begins another one, which the terminal knows no
    // more once its cursor was elsewhere.
    if wasAtStart, cells > 0, cells % columns() == 0 { try screen.echo("\n") }
    try screen.echo(text)
    cells += CellWidth.cells(of: text)
  }

  func ring() throws(InputError) { try screen.ring() }

  func end() throws(InputError) {
    try goToEnd()
    try screen.end()
    cells = 0
  }

  private var rowsAboveLast: Int { max(0, cells - 1) / columns() }

  private func goToEnd() throws(InputError) {
    guard isAtStart else { return }
    isAtStart = false
    let rows = rowsAboveLast
    let column = min(cells - rows * columns(), columns() - 1) + 1
    try screen.echo((rows > 0 ? "\u{1B}[\(rows)B" : "") + "\u{1B}[\(column)G")
  }

  /// How wide a terminal is, 80 where it does not say.
  static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
