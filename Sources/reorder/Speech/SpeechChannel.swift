internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderWording
internal import Synchronization

/// The voice of an interactive run: whether it speaks, and what is to be told about that.
final class SpeechChannel {
  /// Takes what is to be said, and writes it down where that was asked for.
  let announcer: any Announcer
  private let voice: SwitchedAnnouncer
  private let ground: SpeechGround
  private let once: OncePerUser
  private let states = StateBox()
  private var toldState: SpeechState?
  /// Whether it was turned on by a key, and so is to say why it cannot be heard.
  private var isAwaited = false
  /// How long is waited for the server to be found or not.
  private static let longestLook = Duration.milliseconds(400)

  /// - Throws: Why the transcript that was asked for cannot be written.
  init(program: Program, wording: PhraseWording, isTerminal: Bool) throws {
    ground = SpeechGround(
      choice: program.options.settings.speech, environment: program.environment,
      isTerminal: isTerminal)
    once = OncePerUser()
    let states = states
    let sound = program.sound(of: wording)
    voice = SwitchedAnnouncer(isOn: ground == .speaks) {
      Speech.announcer(settings: sound) { states.put($0) }
    }
    announcer = try program.transcribed(voice, speaks: true)
  }

  /// Whether sentences are spoken as well. It can be turned on whatever the ground was for not
  /// speaking from the start: whoever presses that key wants to hear something.
  var isOn: Bool {
    get { voice.isOn }
    set { voice.isOn = newValue }
  }

  /// Why nothing is heard, where that is so from the start; told once per user.
  func notice() -> Sentence? { ground.sentence.flatMap { once.tell($0) } }

  /// Why nothing is heard, where that turns out with the first sentence; told once per user.
  ///
  /// The server is waited for, a moment, only as long as nobody was told anything.
  func noticeAfterStart() -> Sentence? {
    guard ground == .speaks, !once.isTold else { return nil }
    states.wait(for: Self.longestLook)
    return change()
  }

  /// Why nothing is heard although speech was just turned on. It is told each time, for somebody
  /// waits to hear something.
  func noticeAfterTurningOn() -> Sentence? {
    isAwaited = true
    states.wait(for: Self.longestLook)
    guard let state = states.newest, case .unavailable(let reason) = state else { return nil }
    toldState = state
    return Sentence(reason)
  }

  /// Waits for the last sentence to be heard: not where there is no speech, and no longer than
  /// ``Speech/longestFarewell``. A key ends the wait, and the sentence with it.
  ///
  /// - Parameters:
  ///   - keys: Where keys come from, or `nil` where nobody presses any.
  ///   - signals: What ends the program at once.
  /// - Returns: What is to be told where it was waited for in vain: most likely there is no sound.
  func farewell(endedBy keys: Int32?, _ signals: SignalPipe?) -> Sentence? {
    let end = ContinuousClock.now + Speech.longestFarewell
    while !announcer.finish(within: .milliseconds(50)), !announcer.isQuiet {
      if ContinuousClock.now >= end { return Sentence(.silenceNoEnd) }
      if let signals { fallSilentAndDie(of: signals.take()) }
      guard let keys else { continue }
      var waiting = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) != 0 else { continue }
      // It was meant for us, not for the shell.
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = read(keys, &bytes, bytes.count)
      announcer.fallSilent()
      return nil
    }
    return nil
  }

  /// Ends the process, with its speech, if one of these signals is to do that.
  func fallSilentAndDie(of signals: [Int32]) {
    guard let number = signals.first(where: { [SIGTERM, SIGHUP, SIGINT].contains($0) }) else {
      return
    }
    announcer.fallSilent()
    RawTerminal.restore()
    SignalPipe.die(of: number)
  }

  /// What has changed about the speech, told once per change; the first silence once per user.
  func change() -> Sentence? {
    // Where nothing is to be said, nothing is missed.
    guard isOn, let state = states.newest, state != toldState else { return nil }
    let before = toldState
    toldState = state
    switch state {
    case .untried: return nil
    case .speaking: return before == nil ? nil : Sentence(.speechBack)
    case .unavailable(.lost): return Sentence(.silenceLost)
    case .unavailable(let reason):
      return before == nil && !isAwaited ? once.tell(Sentence(reason)) : Sentence(reason)
    }
  }
}

/// The newest state of the speech, put in by the thread that speaks.
private final class StateBox: Sendable {
  private let state = Mutex<SpeechState?>(nil)

  func put(_ new: SpeechState) { state.withLock { $0 = new } }

  var newest: SpeechState? { state.withLock { $0 } }

  /// Waits until something is known, or no longer.
  func wait(for limit: Duration) {
    let end = ContinuousClock.now + limit
    while newest == nil, ContinuousClock.now < end { Pause.milliseconds(2) }
  }
}

extension Sentence {
  /// Why there is no speech.
  fileprivate init(_ reason: SpeechState.Reason) {
    switch reason {
    case .notBuiltIn: self.init(.silenceNotBuiltIn)
    case .noServer(let address):
      self.init(.silenceNoServer, [.name(Name(address), quoted: false)])
    case .notAnswering: self.init(.silenceNotAnswering)
    case .lost: self.init(.silenceLost)
    }
  }
}
