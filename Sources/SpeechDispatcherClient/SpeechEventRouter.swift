#if SpeechDispatcher
  internal import AnnouncingSpeech
  internal import CSpeechDispatcher

  /// Brings the events of libspeechd to the connection they are about.
  ///
  /// The library's callbacks are C functions without a context pointer, so all they know is the
  /// number of the client. Two servers, or one before and one after a restart, give the same
  /// numbers. So there are several callbacks, which differ only in their lane, and a connection
  /// gets one in which no other one has its number.
  enum SpeechEventRouter {
    /// Where the events of one connection go.
    struct Route {
      var lane: Int
      var client: Int
      /// Tells the connection from a later one that took its place.
      var ticket: Int
    }

    private struct Entry {
      var ticket: Int
      var sink: @Sendable (SpeechEvent) -> Void
    }

    private struct Table {
      var lastTicket = 0
      /// For each lane the clients in it.
      var lanes: [[Int: Entry]]
    }

    private static let table = Monitor(
      Table(lanes: Array(repeating: [:], count: callbacks.count)))

    /// Sends the events of a client to `sink` from now on.
    ///
    /// Where every lane is taken by a client of that number, the one that came first gives way: it
    /// has hung for long.
    ///
    /// - Returns: The route, and the callback that belongs to it.
    static func connect(
      client: Int, to sink: @escaping @Sendable (SpeechEvent) -> Void
    ) -> (route: Route, callback: SPDCallback) {
      table.change { table in
        table.lastTicket += 1
        let tickets = table.lanes.map { $0[client]?.ticket ?? 0 }
        let lane = tickets.indices.min { tickets[$0] < tickets[$1] } ?? 0
        table.lanes[lane][client] = Entry(ticket: table.lastTicket, sink: sink)
        let route = Route(lane: lane, client: client, ticket: table.lastTicket)
        return (route, callbacks[lane])
      }
    }

    /// Forgets the client.
    static func disconnect(_ route: Route) {
      table.change { table in
        guard table.lanes[route.lane][route.client]?.ticket == route.ticket else { return }
        table.lanes[route.lane][route.client] = nil
      }
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
      let sink = table.change { $0.lanes[lane][client]?.sink }
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
