/// Writes down what is said instead of saying it, or beside another announcer that says it.
///
///     let transcript = TranscriptAnnouncer()
///     transcript.announce(Utterance(.navigation, [.init("Milk, 1 of 5")]))
///     transcript.stop()
///     transcript.entries[0].cut == .byStop
///
/// Nothing sounds here, so an utterance counts as being said until ``finish(within:)``: until
/// then a `stop()`, or a newer utterance that wins over it, cuts it.
public final class TranscriptAnnouncer: Announcer {
  /// One utterance that was announced.
  public struct Entry: Hashable, Sendable {
    /// What was to be said, with its kind and its runs of language.
    public var utterance: Utterance
    /// The time since the transcript began.
    public var time: Duration
    /// What cut it, or `nil` if nothing did.
    public var cut: Cut?
  }

  /// What cuts an utterance.
  public enum Cut: String, Hashable, Sendable {
    /// A key was pressed.
    case byStop = "stop"
    /// A newer utterance won.
    case byNewer = "newer"
    /// It was progress while something else was being said.
    case byOther = "other"
  }

  private struct Record {
    var entries: [Entry] = []
    /// The entries that count as being said or waiting, in order.
    var alive: [Int] = []
  }

  private let record = Monitor(Record())
  private let clock: any SpeechClock
  private let begin: Duration
  private let wrapped: (any Announcer)?
  private let write: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - wrapped: Says what is written down, or `nil` for silence.
  ///   - clock: The clock of the times.
  ///   - write: Given each line of JSON, without its line end, at once; see ``Line``.
  public init(
    saidBy wrapped: (any Announcer)? = nil, clock: any SpeechClock = SystemSpeechClock(),
    write: (@Sendable (String) -> Void)? = nil
  ) {
    self.wrapped = wrapped
    self.clock = clock
    self.write = write
    begin = clock.now
  }

  /// Everything that was announced so far.
  public var entries: [Entry] { record.change { $0.entries } }

  /// The words of everything that was announced so far.
  public var texts: [String] { entries.map(\.utterance.text) }

  public func announce(_ utterance: Utterance) {
    let time = clock.now - begin
    record.change { record in
      let number = record.entries.count
      record.entries.append(Entry(utterance: utterance, time: time))
      writeLine(.announce(number: number + 1, time: time, utterance))
      let alive = record.alive.map { ($0, record.entries[$0].utterance.kind) }
      if utterance.kind.mayBeDropped, alive.contains(where: { !$0.1.mayBeDropped }) {
        cut([number], .byOther, at: time, in: &record)
        return
      }
      cut(
        alive.filter { utterance.kind.cuts($0.1) }.map(\.0), .byNewer, at: time, in: &record)
      record.alive.append(number)
    }
    wrapped?.announce(utterance)
  }

  public func stop() {
    let time = clock.now - begin
    record.change { cut($0.alive, .byStop, at: time, in: &$0) }
    wrapped?.stop()
  }

  public func finish(within limit: Duration) -> Bool {
    let isLastCut = record.change { record in
      record.alive = []
      return record.entries.last?.cut != nil
    }
    return wrapped?.finish(within: limit) ?? !isLastCut
  }

  private func cut(_ numbers: [Int], _ reason: Cut, at time: Duration, in record: inout Record) {
    for number in numbers {
      record.entries[number].cut = reason
      writeLine(.cut(number: number + 1, time: time, by: reason))
    }
    record.alive.removeAll(where: numbers.contains)
  }

  private func writeLine(_ line: @autoclosure () -> Line) {
    guard let write, let text = line().json else { return }
    write(text)
  }
}
