import AnnouncingSpeech
import TestSupport
import Testing

@Suite struct `A speech queue` {
  let server = ScriptedServer()

  @Test func `says what it is given and waits for its end`() {
    server.script.change { $0.endsAtOnce = true }
    let queue = server.makeQueue()
    queue.announce(.of(.result, "Moved Milk before Bread."))
    #expect(queue.finish(within: .seconds(10)))
    #expect(server.calls == [.open, .say("Moved Milk before Bread.")])
  }

  @Test func `has nothing to wait for before anything was said`() {
    #expect(server.makeQueue().finish(within: .seconds(10)))
    #expect(server.calls == [])
  }

  @Test func `lets the newest navigation win and cuts the one before`() {
    let queue = server.makeQueue()
    queue.announce(.of(.navigation, "Milk"))
    #expect(eventually { server.said == ["Milk"] })
    queue.announce(.of(.navigation, "Bread"))
    #expect(eventually { server.said == ["Milk", "Bread"] })
    #expect(server.calls == [.open, .say("Milk"), .cancel, .say("Bread")])
  }

  @Test func `does not ask for silence when nothing sounds`() {
    let queue = server.makeQueue()
    queue.announce(.of(.navigation, "Milk"))
    #expect(eventually { server.said == ["Milk"] })
    server.endLast()
    #expect(queue.finish(within: .seconds(10)))
    queue.stop()
    queue.announce(.of(.navigation, "Bread"))
    #expect(eventually { server.said == ["Milk", "Bread"] })
    #expect(server.calls == [.open, .say("Milk"), .say("Bread")])
  }

  @Test func `says a result and then the focus that follows from it`() {
    let queue = server.makeQueue()
    queue.announce(.of(.result, "Moved Milk."))
    queue.announce(.of(.navigation, "Milk, 1 of 5"))
    #expect(eventually { server.said == ["Moved Milk."] })
    server.endLast()
    #expect(eventually { server.said == ["Moved Milk.", "Milk, 1 of 5"] })
    #expect(!server.calls.contains(.cancel))
  }

  @Test func `cuts a result when a key is pressed`() {
    let queue = server.makeQueue()
    queue.announce(.of(.result, "Moved Milk."))
    #expect(eventually { server.said == ["Moved Milk."] })
    queue.stop()
    queue.announce(.of(.navigation, "Bread"))
    #expect(eventually { server.said == ["Moved Milk.", "Bread"] })
    #expect(server.calls.count { $0 == .cancel } == 1)
  }

  @Test func `reports the end as cut when it was stopped, after telling the server`() {
    let queue = server.makeQueue()
    queue.announce(.of(.result, "Moved Milk."))
    #expect(eventually { server.said == ["Moved Milk."] })
    queue.stop()
    #expect(!queue.finish(within: .seconds(10)))
    #expect(server.calls == [.open, .say("Moved Milk."), .cancel])
  }

  @Test func `waits for the last utterance no longer than allowed`() {
    let clock = ManualSpeechClock()
    let queue = server.makeQueue(clock: clock)
    queue.announce(.of(.result, "Moved Milk."))
    #expect(eventually { server.said == ["Moved Milk."] })
    clock.run { #expect(!queue.finish(within: .seconds(10))) }
    #expect(clock.now >= .seconds(10))
  }

  @Test func `never blocks its caller, and gives a hanging backend up`() {
    let queue = server.makeQueue(timing: quick)
    server.become(.hanging)
    let start = ContinuousClock.now
    for number in 1...100 {
      queue.stop()
      queue.announce(.of(.navigation, "Item \(number)"))
    }
    #expect(ContinuousClock.now - start < .seconds(1), "a loose cap that only a hang breaks")
    #expect(eventually { queue.state == .unavailable(.notAnswering) })
    #expect(eventually { server.made > 1 })
    server.become(.healthy)
    #expect(eventually { server.said.last == "Item 100" })
    #expect(server.said == ["Item 100"], "and nothing stale")
    #expect(!server.calls.contains(.close), "a call that hangs is not closed from outside")
    server.free(backend: 1)
    #expect(eventually { server.calls.contains(.close) }, "but closes itself when it comes back")
  }

  @Test func `opens a dead connection again at once and says the same utterance`() {
    let clock = ManualSpeechClock()
    let states = Monitor<[SpeechState]>([])
    let queue = server.makeQueue(clock: clock) { state in states.change { $0.append(state) } }
    queue.announce(.of(.navigation, "Milk"))
    #expect(eventually { server.said == ["Milk"] })
    server.endLast()
    clock.advance(by: .seconds(60))
    server.become(.dead)
    queue.announce(.of(.navigation, "Bread"))
    #expect(eventually { server.calls.count { $0 == .open } >= 2 })
    server.become(.healthy)
    let isSaidAgain = eventually {
      clock.advance(by: .milliseconds(100))
      return server.said == ["Milk", "Bread", "Bread"]
    }
    #expect(isSaidAgain)
    #expect(states.change { $0.first } == .speaking)
  }

  @Test func `gives a server no third time what it died of twice, and says what comes next`() {
    server.become(.dyingOfWords)
    let clock = ManualSpeechClock()
    let queue = server.makeQueue(clock: clock)
    queue.announce(.of(.result, "deadly"))
    clock.run { #expect(!queue.finish(within: .seconds(60))) }
    #expect(server.said == ["deadly", "deadly"])
    server.become(.healthy)
    server.script.change { $0.endsAtOnce = true }
    queue.announce(.of(.result, "Moved Milk."))
    clock.run { #expect(queue.finish(within: .seconds(60))) }
    #expect(server.said == ["deadly", "deadly", "Moved Milk."])
  }

  @Test func `tells each change of the state once`() {
    let clock = ManualSpeechClock()
    let states = Monitor<[SpeechState]>([])
    let queue = server.makeQueue(clock: clock) { state in states.change { $0.append(state) } }
    server.become(.absent)
    for number in 1...5 {
      queue.announce(.of(.navigation, "Item \(number)"))
      #expect(eventually { server.calls.count { $0 == .open } == number })
      #expect(eventually { !queue.finish(within: .seconds(1)) })
      clock.advance(by: .seconds(3))
    }
    server.become(.healthy)
    let isBack = eventually {
      clock.advance(by: .milliseconds(100))
      return server.said.last == "Item 5"
    }
    #expect(isBack)
    for text in ["a", "b"] {
      queue.announce(.of(.navigation, text))
      #expect(eventually { server.said.last == text })
    }
    #expect(
      states.change { $0 } == [.unavailable(.noServer(address: "/nowhere")), .speaking])
  }

  @Test func `tries to connect at most once a second, and speaks within three`() {
    let clock = ManualSpeechClock()
    let queue = server.makeQueue(clock: clock)
    server.become(.absent)
    for _ in 0..<1000 {
      queue.stop()
      queue.announce(.of(.navigation, "Milk"))
      clock.advance(by: .milliseconds(10))
      pause(.microseconds(200))
    }
    let tries = server.calls.count { $0 == .open }
    #expect((4...11).contains(tries), "\(tries) tries in 10 seconds")
    server.become(.healthy)
    clock.advance(by: .seconds(3))
    #expect(eventually { server.said == ["Milk"] })
  }

  @Test func `does not wait at the end for a server that is not there`() {
    server.become(.absent)
    let clock = ManualSpeechClock()
    let queue = server.makeQueue(clock: clock)
    queue.announce(.of(.result, "Moved Milk."))
    clock.run { #expect(!queue.finish(within: .seconds(10))) }
  }

  @Test func `notices while it waits that the server died`() {
    let clock = ManualSpeechClock()
    let queue = server.makeQueue(clock: clock)
    queue.announce(.of(.result, "Moved Milk."))
    #expect(eventually { server.said == ["Moved Milk."] })
    server.become(.absent)
    clock.advance(by: .seconds(2))
    #expect(eventually { queue.state == .unavailable(.lost) })
    clock.run { #expect(!queue.finish(within: .seconds(10))) }
  }

  @Test func `closes its connection and ends its thread when nobody holds it`() {
    var queue: SpeechQueue? = server.makeQueue()
    queue?.announce(.of(.navigation, "Milk"))
    #expect(eventually { server.said == ["Milk"] })
    queue = nil
    #expect(eventually { server.calls.last == .close })
  }

  private var quick: SpeechTiming {
    var timing = SpeechTiming(deadline: .milliseconds(50))
    timing.retryInterval = .milliseconds(60)
    timing.longestRetryInterval = .milliseconds(60)
    return timing
  }
}
