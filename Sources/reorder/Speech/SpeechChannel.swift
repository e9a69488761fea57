internal import AnnouncingSpeech
internal import AssistiveReordering
internal import Glibc
internal import ReorderWording
internal import Synchronization

/// The voice of an interactive run: whether it speaks, and what is to be told about that.
final class SpeechChannel {
  let announcer: any Announcer
  private let ground: SpeechGround
  private let once: OncePerUser
  private let states = StateBox()
  private var toldState: SpeechState?

  init(program: Program, wording: PhraseWording, isTerminal: Bool) {
    ground = SpeechGround(
      choice: program.options.settings.speech, environment: program.environment,
      isTerminal: isTerminal)
    once = OncePerUser()
    let states = states
    announcer =
      ground == .speaks
      ? Speech.announcer(settings: program.sound(of: wording)) {
        states.put($0)
      } : SilentAnnouncer()
  }

  /// Why nothing is heard, where that is so from the start; told once per user.
  func notice() -> Sentence? { ground.sentence.flatMap { once.tell($0) } }

  /// Why nothing is heard, where that turns out with the first sentence; told once per user.
  ///
  /// The server is waited for, a moment, only as long as nobody was told anything.
  func noticeAfterStart() -> Sentence? {
    guard ground == .speaks, !once.isTold else { return nil }
    states.wait(for: .milliseconds(400))
    return change()
  }

  /// Waits for the last sentence to be heard: not where there is no speech, no longer than
  /// ``Speech/longestFarewell``, and only until a key is pressed.
  ///
  /// - Parameter keys: Where keys come from, or `nil` where nobody presses any.
  func farewell(endedBy keys: Int32?) {
    let end = ContinuousClock.now + Speech.longestFarewell
    while ContinuousClock.now < end, !announcer.finish(within: .milliseconds(50)) {
      if case .unavailable = states.newest { return }
      guard let keys else { continue }
      var waiting = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 0) != 0 { return }
    }
  }

  /// What has changed about the speech, told once per change; the first silence once per user.
  func change() -> Sentence? {
    guard let state = states.newest, state != toldState else { return nil }
    let before = toldState
    toldState = state
    switch state {
    case .untried: return nil
    case .speaking: return before == nil ? nil : Sentence(.speechBack)
    case .unavailable(.lost): return Sentence(.silenceLost)
    case .unavailable(let reason):
      return before == nil ? once.tell(Sentence(reason)) : Sentence(reason)
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
