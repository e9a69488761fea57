internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderWording

/// The loop of interactive use with single keys: waits for keys and signals, and hands them to the
/// walk.
struct KeyFrontend {
  let walk: Walk
  let input: Int32
  /// What is to be told about the speech itself before the next key is taken.
  let notice: () throws(InputError) -> Void

  /// How long after an Escape nothing comes before it counts as the key, in milliseconds. Terminals
  /// send the bytes of a sequence together; over a slow line a tenth of a second may pass.
  private static let escapePause: Int32 = 150
  /// How soon a second Ctrl-C asks whether to abandon.
  private static let secondInterrupt = Duration.seconds(2)

  /// Runs until the walk ends.
  func run(_ terminal: RawTerminal, _ signals: SignalPipe) throws(InputError) {
    var decoder = KeyDecoder()
    var lastInterrupt: ContinuousClock.Instant?
    while walk.ending == nil {
      var waiting = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, decoder.awaitsMore ? Self.escapePause : -1)
      if waiting[1].revents != 0 { try handle(signals.take(), terminal) }
      if count == 0 { try take(decoder.pause(), &lastInterrupt, terminal) }
      guard count > 0, waiting[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let length = read(input, &bytes, bytes.count)
      if length > 0 {
        try take(decoder.take(Array(bytes[..<length])), &lastInterrupt, terminal)
      } else if length == 0 || (errno != EINTR && errno != EAGAIN) {
        return try walk.endOfInput()
      }
    }
  }

  private func take(
    _ keys: [Key], _ lastInterrupt: inout ContinuousClock.Instant?, _ terminal: RawTerminal
  ) throws(InputError) {
    for key in keys where walk.ending == nil {
      walk.voice.hush()
      try notice()
      switch key {
      case .control("c"):
        walk.swiped.asked = nil
        let now = ContinuousClock.now
        let isSecond = lastInterrupt.map { now - $0 < Self.secondInterrupt } ?? false
        lastInterrupt = isSecond ? nil : now
        if isSecond {
          try walk.take(.abandon)
        } else {
          try walk.voice.show(walk.wording.rendering(of: Sentence(.speechStopped)))
        }
      case .control("z"): try suspend(terminal)
      default: try walk.take(key: key)
      }
    }
  }

  private func handle(_ signals: [Int32], _ terminal: RawTerminal) throws(InputError) {
    for number in signals {
      switch number {
      case SIGTSTP: try suspend(terminal)
      case SIGCONT: try resume(terminal)
      // A window of another size changes nothing: what was shown is not shown otherwise.
      case SIGWINCH: break
      default:
        walk.voice.fallSilent()
        RawTerminal.restore()
        SignalPipe.die(of: number)
      }
    }
  }

  /// Leaves the terminal to the shell. SIGCONT brings us back.
  private func suspend(_ terminal: RawTerminal) throws(InputError) {
    walk.voice.hush()
    try walk.voice.endLine()
    RawTerminal.restore()
    kill(0, SIGSTOP)
  }

  /// Back from the shell: the last line has to be again where one is.
  private func resume(_ terminal: RawTerminal) throws(InputError) {
    terminal.enter()
    try walk.begin()
  }
}
