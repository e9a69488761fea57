/// Writes down what is said instead of saying it, or beside another announcer that says it.
///
///     let transcript = TranscriptAnnouncer()
///     transcript.announce(Utterance(.navigation, [.init("Milk, 1 of 5")]))
///     transcript.stop()
///     transcript.entries[0].cut == .byStop
///
/// Beside an announcer that speaks, only what was still on its way counts as cut. Alone, where
/// nothing sounds, an utterance counts as being said until ``finish(within:)``: until then a
/// `stop()`, or a newer utterance that wins over it, cuts it.
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
    /// Everything that was announced, where it is kept.
    var entries: [Entry] = []
    /// How many utterances were announced.
    var count = 0
    /// What counts as being said or waiting, in order, by numbers from 1.
    var alive: [(number: Int, kind: Utterance.Kind)] = []
    var isLastCut = false
  }

  private let record = Monitor(Record())
  private let clock: any SpeechClock
  private let begin: Duration
  private let wrapped: (any Announcer)?
  private let keepsEntries: Bool
  private let write: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - wrapped: Says what is written down, or `nil` for silence.
  ///   - clock: The clock of the times.
  ///   - keepsEntries: Whether ``entries`` grows with each utterance. Not for a program that runs
  ///     all day.
  ///   - write: Given each line of JSON, without its line end, at once; see ``Line``.
  public init(
    saidBy wrapped: (any Announcer)? = nil, clock: any SpeechClock = SystemSpeechClock(),
    keepsEntries: Bool = true, write: (@Sendable (String) -> Void)? = nil
  ) {
    self.wrapped = wrapped
    self.clock = clock
    self.keepsEntries = keepsEntries
    self.write = write
    begin = clock.now
  }

  /// Everything that was announced so far.
  public var entries: [Entry] { record.change { $0.entries } }

  /// The words of everything that was announced so far.
  public var texts: [String] { entries.map(\.utterance.text) }

  public func announce(_ utterance: Utterance) {
    let isQuiet = wrapped?.isQuiet ?? false
    // Speech goes first: whatever the file is on, nobody waits for it to hear something.
    wrapped?.announce(utterance)
    let time = clock.now - begin
    record.change { record in
      if isQuiet { record.alive = [] }
      record.count += 1
      record.isLastCut = false
      if keepsEntries { record.entries.append(Entry(utterance: utterance, time: time)) }
      let newest = record.count
      writeLine(.announce(number: newest, time: time, utterance))
      if utterance.kind.mayBeDropped, record.alive.contains(where: { !$0.kind.mayBeDropped }) {
        return cut([newest], .byOther, at: time, in: &record)
      }
      let losers = record.alive.filter { utterance.kind.cuts($0.kind) }
      cut(losers.map(\.number), .byNewer, at: time, in: &record)
      record.alive.append((newest, utterance.kind))
    }
  }

  public func stop() {
    let isQuiet = wrapped?.isQuiet ?? false
    wrapped?.stop()
    let time = clock.now - begin
    record.change { record in
      if isQuiet { record.alive = [] }
      cut(record.alive.map(\.number), .byStop, at: time, in: &record)
    }
  }

  public func finish(within limit: Duration) -> Bool {
    let isHeard = wrapped?.finish(within: limit)
    return record.change { record in
      if isHeard != false { record.alive = [] }
      return isHeard ?? !record.isLastCut
    }
  }

  public var isQuiet: Bool { wrapped?.isQuiet ?? record.change { $0.alive.isEmpty } }

  private func cut(_ numbers: [Int], _ reason: Cut, at time: Duration, in record: inout Record) {
    for number in numbers {
      if keepsEntries { record.entries[number - 1].cut = reason }
      if number == record.count { record.isLastCut = true }
      writeLine(.cut(number: number, time: time, by: reason))
    }
    record.alive.removeAll { numbers.contains($0.number) }
  }

  private func writeLine(_ line: @autoclosure () -> Line) {
    guard let write, let text = line().json else { return }
    write(text)
  }
}
