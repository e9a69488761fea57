#if SpeechDispatcher
  internal import AnnouncingSpeech
  internal import CSpeechDispatcher
  internal import Synchronization

  /// Brings the events of libspeechd to the connection they are about.
  ///
  /// The library's callbacks are C functions without a context pointer, so all they know is the
  /// number of the client. Two servers, or one before and one after a restart, give the same
  /// numbers. So there are several callbacks, which differ only in their lane; connections take
  /// turns in the lanes, and within a lane the client's number decides.
  enum SpeechEventRouter {
    /// Where the events of one connection go.
    struct Route {
      var lane: Int
      var client: Int
    }

    private struct Table {
      var nextLane = 0
      var sinks: [[Int: @Sendable (SpeechEvent) -> Void]]
    }

    private static let table = Mutex(
      Table(sinks: Array(repeating: [:], count: callbacks.count)))

    /// The next lane and its callback.
    static func takeLane() -> (lane: Int, callback: SPDCallback) {
      table.withLock { table in
        let lane = table.nextLane
        table.nextLane = (lane + 1) % callbacks.count
        return (lane, callbacks[lane])
      }
    }

    /// Sends the events of a client in a lane to `sink`.
    static func connect(_ route: Route, to sink: @escaping @Sendable (SpeechEvent) -> Void) {
      table.withLock { $0.sinks[route.lane][route.client] = sink }
    }

    /// Forgets the client.
    static func disconnect(_ route: Route) {
      table.withLock { _ = $0.sinks[route.lane].removeValue(forKey: route.client) }
    }

    /// Runs on the library's reader thread, on which every call of the library would wait for
    /// itself.
    private static func deliver(
      lane: Int, _ message: Int, _ client: Int, _ type: SPDNotificationType
    ) {
      let happening: SpeechEvent.Happening
      switch type {
      case SPD_EVENT_BEGIN: happening = .begun
      case SPD_EVENT_END: happening = .ended
      case SPD_EVENT_CANCEL: happening = .cancelled
      default: return
      }
      let sink = table.withLock { $0.sinks[lane][client] }
      sink?(SpeechEvent(id: message, happening))
    }

    private static let callbacks: [SPDCallback] = [
      { deliver(lane: 0, Int($0), Int($1), $2) },
      { deliver(lane: 1, Int($0), Int($1), $2) },
      { deliver(lane: 2, Int($0), Int($1), $2) },
      { deliver(lane: 3, Int($0), Int($1), $2) },
      { deliver(lane: 4, Int($0), Int($1), $2) },
      { deliver(lane: 5, Int($0), Int($1), $2) },
      { deliver(lane: 6, Int($0), Int($1), $2) },
      { deliver(lane: 7, Int($0), Int($1), $2) },
    ]
  }
#endif
