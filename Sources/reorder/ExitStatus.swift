/// How the program ends.
enum ExitStatus: Int32 {
  /// What was asked for was done, or nothing had to change.
  case done = 0
  /// Something was refused or cancelled, or a check found something.
  case refused = 1
  /// The command line is wrong, or an item is not clear.
  case usage = 2
  /// Something cannot be read, understood or written.
  case input = 3
}
