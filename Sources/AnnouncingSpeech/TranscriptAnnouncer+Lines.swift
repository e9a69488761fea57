internal import FoundationEssentials

extension TranscriptAnnouncer {
  /// A line of a written transcript: one JSON object for each happening, at once, so that nothing
  /// is missing after a crash.
  ///
  ///     {"event":"announce","kind":"result","number":1,"parts":[{"language":null,"text":"Moved "},
  ///       {"language":"he","text":"שלום"}],"text":"Moved שלום","time":12}
  ///     {"by":"stop","event":"cut","number":1,"time":250}
  ///
  /// Times are milliseconds since the transcript began; numbers count announcements from 1.
  public enum Line: Encodable, Sendable {
    case announce(number: Int, time: Duration, Utterance)
    case cut(number: Int, time: Duration, by: Cut)

    private enum Key: String, CodingKey {
      case event, number, time, kind, text, parts, language, by
    }

    public func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      switch self {
      case .announce(let number, let time, let utterance):
        try object.encode("announce", forKey: .event)
        try object.encode(number, forKey: .number)
        try object.encode(Int(time / .milliseconds(1)), forKey: .time)
        try object.encode(utterance.kind.rawValue, forKey: .kind)
        try object.encode(utterance.text, forKey: .text)
        var parts = object.nestedUnkeyedContainer(forKey: .parts)
        for part in utterance.parts {
          var run = parts.nestedContainer(keyedBy: Key.self)
          try run.encode(part.text, forKey: .text)
          try run.encode(part.language, forKey: .language)
        }
      case .cut(let number, let time, let reason):
        try object.encode("cut", forKey: .event)
        try object.encode(number, forKey: .number)
        try object.encode(Int(time / .milliseconds(1)), forKey: .time)
        try object.encode(reason.rawValue, forKey: .by)
      }
    }

    /// The line, with sorted keys, or `nil` if it cannot be encoded.
    var json: String? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A transcript that is appended to a file, one JSON object a line, each as it happens.
  ///
  /// What cannot be written is left out, whole lines at a time, and harms nothing else.
  ///
  /// - Parameters:
  ///   - path: The file, by the bytes that the system has for it; it is created, for its owner
  ///     alone, if it is not there.
  ///   - wrapped: Says what is written down, or `nil` for silence.
  ///   - clock: The clock of the times.
  /// - Returns: `nil` if the file cannot be opened for writing; `errno` says why.
  public static func appending(
    to path: [UInt8], saidBy wrapped: (any Announcer)? = nil,
    clock: any SpeechClock = SystemSpeechClock()
  ) -> TranscriptAnnouncer? {
    guard let file = LineFile(path) else { return nil }
    return TranscriptAnnouncer(saidBy: wrapped, clock: clock, keepsEntries: false) {
      file.append($0)
    }
  }

  /// The same for a path that is text.
  public static func appending(
    to path: String, saidBy wrapped: (any Announcer)? = nil,
    clock: any SpeechClock = SystemSpeechClock()
  ) -> TranscriptAnnouncer? {
    appending(to: Array(path.utf8), saidBy: wrapped, clock: clock)
  }
}
