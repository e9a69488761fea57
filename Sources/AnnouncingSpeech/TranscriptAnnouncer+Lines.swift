internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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

  /// A transcript that is appended to a file, one JSON object a line.
  ///
  /// - Parameters:
  ///   - path: The file; it is created if it is not there.
  ///   - wrapped: Says what is written down, or `nil` for silence.
  ///   - clock: The clock of the times.
  /// - Returns: `nil` if the file cannot be opened for writing.
  public static func appending(
    to path: String, saidBy wrapped: (any Announcer)? = nil,
    clock: any SpeechClock = SystemSpeechClock()
  ) -> TranscriptAnnouncer? {
    guard let file = LineFile(path) else { return nil }
    return TranscriptAnnouncer(saidBy: wrapped, clock: clock) { file.append($0) }
  }
}

/// A file that is only ever appended to, line by line.
private final class LineFile: Sendable {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Appends a line. A full disk loses the line and nothing else: speech goes on.
  func append(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
