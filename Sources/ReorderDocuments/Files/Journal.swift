internal import FoundationEssentials
internal import Glibc

/// What was done in an interactive run and is not saved yet, kept in the state folder, so that a
/// crash or a lost terminal loses nothing.
///
/// It is a text file: a line about the document, then a line for each move or other edit, as JSON. A
/// line is written with one call before the edit is told, so what a person heard is in it. It lasts
/// through the end of this process, not through a loss of power.
public final class Journal {
  private let path: String
  private var descriptor: Int32 = -1
  private let head: Head

  /// What is known of the document.
  private struct Head: Codable, Equatable {
    var file: String
    /// The fingerprint of the content that the edits were made in.
    var base: String
    /// The process that writes the journal.
    var process: Int32
  }

  /// The journal of a document.
  ///
  /// It is `nil` where there is no state folder for it. Nothing is written before the first edit.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - bytes: Its content.
  public init?(of file: String, bytes: [UInt8]) {
    guard let folder = StateFolder.path(), let resolved = realpath(file, nil) else { return nil }
    defer { free(resolved) }
    let absolute = String(cString: resolved)
    head = Head(file: absolute, base: Fingerprint(bytes).text, process: getpid())
    path = folder + "/journal-" + Fingerprint(absolute.utf8).text
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The edits that an earlier run left, if it ended without saving; empty where there are none, or
  /// where that run still goes on.
  public func leftOver() -> [DocumentEdit] {
    guard let lines = Self.lines(of: path), let first = lines.first,
      let head = try? JSONDecoder().decode(Head.self, from: Data(first)),
      head.file == self.head.file,
      head.process == self.head.process || kill(head.process, 0) != 0 && errno == ESRCH
    else { return [] }
    // The last line may be cut off; nobody was told of that edit.
    return lines.dropFirst().compactMap {
      try? JSONDecoder().decode(DocumentEdit.self, from: Data($0))
    }
  }

  /// Writes an edit down. Where that fails the edit is made all the same: a journal is a net.
  public func append(_ edit: DocumentEdit) {
    if descriptor < 0 { begin() }
    guard descriptor >= 0, let line = try? JSONEncoder().encode(edit) else { return }
    write(Array(line))
  }

  /// Forgets all edits: they are saved, or nobody wants them.
  public func remove() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if isOurs { unlink(path) }
  }

  /// Whether no other process that still runs writes this journal.
  private var isOurs: Bool {
    guard let first = Self.lines(of: path)?.first,
      let head = try? JSONDecoder().decode(Head.self, from: Data(first))
    else { return true }
    return head.process == self.head.process || kill(head.process, 0) != 0 && errno == ESRCH
  }

  private func begin() {
    guard isOurs, let line = try? JSONEncoder().encode(head) else { return }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor >= 0 { write(Array(line)) }
  }

  private func write(_ line: [UInt8]) {
    let bytes = line + [UInt8(ascii: "\n")]
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func lines(of path: String) -> [ArraySlice<UInt8>]? {
    guard let file = try? DocumentFile(reading: path) else { return nil }
    return file.bytes.split(separator: UInt8(ascii: "\n"))
  }
}
