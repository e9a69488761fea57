/// Where a line is: its content, and the terminator after it.
struct SourceLine {
  var start: Int
  var contentEnd: Int
  var end: Int

  var content: Range<Int> { start..<contentEnd }
  var whole: Range<Int> { start..<end }
}
