internal import AnnouncingSpeech
internal import Synchronization

/// A voice with a switch. Until it is turned on for the first time there is none, and no server is
/// looked for.
///
/// Turned off, it takes what is announced as the silence it stands for would: that counts as being
/// said until the next key, which is what a transcript around it writes down.
final class SwitchedAnnouncer: Announcer {
  private struct State {
    var isOn: Bool
    var voice: (any Announcer)?
    /// Whether something was announced since the last key while it was off.
    var isPretending = false
  }

  private let state: Mutex<State>
  private let make: @Sendable () -> any Announcer

  /// - Parameters:
  ///   - isOn: Whether it is on from the start.
  ///   - make: Makes the voice, once.
  init(isOn: Bool, make: @escaping @Sendable () -> any Announcer) {
    self.make = make
    state = Mutex(State(isOn: isOn, voice: isOn ? make() : nil))
  }

  /// Whether what is announced is heard, where there is a server. What is being said when it is
  /// turned off is said to its end.
  var isOn: Bool {
    get { state.withLock { $0.isOn } }
    set {
      state.withLock { state in
        state.isOn = newValue
        state.isPretending = false
        if newValue, state.voice == nil { state.voice = make() }
      }
    }
  }

  private var voice: (any Announcer)? { state.withLock { $0.voice } }

  func announce(_ utterance: Utterance) {
    let voice = state.withLock { state in
      state.isPretending = !state.isOn
      return state.isOn ? state.voice : nil
    }
    voice?.announce(utterance)
  }

  func stop() {
    state.withLock { $0.isPretending = false }
    voice?.stop()
  }

  func finish(within limit: Duration) -> Bool {
    state.withLock { $0.isPretending = false }
    return voice?.finish(within: limit) ?? true
  }

  var isQuiet: Bool {
    let (voice, isPretending) = state.withLock { ($0.voice, $0.isPretending) }
    return !isPretending && voice?.isQuiet ?? true
  }
}
