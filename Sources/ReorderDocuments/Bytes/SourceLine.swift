/// Where a line is: its content, and the terminator after it.
struct SourceLine {
  var start: Int
  var contentEnd: Int
  var end: Int

  var content: Range<Int> { start..<contentEnd }
  var whole: Range<Int> { start..<end }

  /// The line where the bytes are that it is in have moved.
  func shifted(by distance: Int) -> SourceLine {
    SourceLine(start: start + distance, contentEnd: contentEnd + distance, end: end + distance)
  }
}
