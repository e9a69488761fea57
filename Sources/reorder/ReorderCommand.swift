internal import Glibc

/// The command `reorder`.
@main
enum ReorderCommand {
  static func main() {
    // A reader that goes away, or a speech server that dies, is an error to be told and not a death.
    signal(SIGPIPE, SIG_IGN)
    Console.holdStandardDescriptors()
    let program = Program(arguments: Argument.ofProcess)
    exit(program.run().rawValue)
  }
}
