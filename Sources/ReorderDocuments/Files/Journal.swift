internal import FoundationEssentials
internal import Glibc

/// What was done in an interactive run and is not saved yet, kept in the state folder, so that a
/// crash or a lost terminal loses nothing.
///
/// It is a text file: a line about the document, then a line for each move or other edit, as JSON. A
/// line is written with one call before the edit is told, so what a person heard is in it. It lasts
/// through the end of this process, not through a loss of power.
///
/// Whoever writes a journal holds a lock on it (flock(2)), which ends with the process however that
/// ends. So a journal without a lock was left behind; and two runs with one document have one each.
public final class Journal {
  private let stem: FilePath
  /// The path of the document, for a person.
  private let document: String
  /// The journal that this run writes, once there is one.
  private var own: LockedFile?
  /// Whether a line could not be written. What comes behind a gap would be made in another order.
  private var hasGap = false

  /// How many runs can have a journal for one document.
  private static let most = 64

  /// What is known of the document.
  private struct Head: Codable, Equatable {
    var file: String
    /// The identities that its items have in the edits, where reading the file gives others.
    var identities: KnownIdentities?
  }

  /// The line that is written when the document is about to be saved.
  private struct Saving: Codable {
    /// The fingerprint of the new content.
    var saving: String
  }

  /// What an earlier run left.
  public struct LeftOver: Hashable, Sendable {
    /// The identities that items have in the edits, where reading the file gives others.
    public var identities: KnownIdentities
    public var edits: [DocumentEdit]
  }

  /// The journal of a document.
  ///
  /// It is `nil` where there is no state folder for it. Nothing is written before the first edit.
  ///
  /// - Parameter file: The path of the document.
  public init?(of file: FilePath) {
    guard let folder = StateFolder.path(), let resolved = try? file.resolved() else { return nil }
    document = resolved.text
    stem = folder.appending(FilePath("journal-" + Fingerprint(resolved.bytes).text))
  }

  /// The edits that an earlier run left, if it ended without saving them. From then on that journal
  /// is the one of this run.
  ///
  /// - Parameter bytes: What the document holds now: that could be what was about to be saved.
  /// - Returns: The edits with their identities; `nil` where there are none.
  public func leftOver(in bytes: [UInt8]) -> LeftOver? {
    for path in paths {
      guard let file = LockedFile(path, isMade: false) else { continue }
      guard let found = content(of: path), !found.leftOver.edits.isEmpty else { continue }
      if found.saving == Fingerprint(bytes).text {
        unlink(path.cString)
        continue
      }
      own = file
      return found.leftOver
    }
    return nil
  }

  /// Writes an edit down. Where that fails the edit is made all the same: a journal is a net.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - identities: The identities that items have in the edits, where reading the file as it is
  ///     now gives others. They are asked for when the first edit is written.
  public func append(_ edit: DocumentEdit, identities: @autoclosure () -> KnownIdentities) {
    if own == nil { begin(identities()) }
    write(Self.line(edit))
  }

  /// Writes down that the document is about to be replaced: once it has these bytes, the edits are
  /// saved.
  public func noteSaving(_ bytes: [UInt8]) {
    guard own != nil else { return }
    write(Self.line(Saving(saving: Fingerprint(bytes).text)))
  }

  /// Begins anew with these edits. At every moment the old or the new journal is there, whole.
  public func replace(with edits: [DocumentEdit], identities: KnownIdentities) {
    guard let old = own else { return }
    if edits.isEmpty { return remove() }
    let path = old.path.suffixed(".new")
    guard let new = LockedFile(path, isMade: true) else { return }
    let text = Self.line(Head(file: document, identities: identities)) + edits.flatMap(Self.line)
    guard new.empty(), new.write(text), rename(path.cString, old.path.cString) == 0 else {
      unlink(path.cString)
      return
    }
    new.path = old.path
    own = new
    hasGap = false
  }

  /// Forgets all edits: they are saved, or nobody wants them.
  public func remove() {
    if let own { unlink(own.path.cString) }
    own = nil
    hasGap = false
  }

  private var paths: [FilePath] {
    (1...Self.most).map { $0 == 1 ? stem : stem.suffixed("-\($0)") }
  }

  /// Takes the first journal that is neither another run's nor left behind by one.
  private func begin(_ identities: KnownIdentities) {
    for path in paths {
      guard let file = LockedFile(path, isMade: true) else { continue }
      if let found = content(of: path), !found.leftOver.edits.isEmpty { continue }
      guard file.empty() else { continue }
      own = file
      return write(Self.line(Head(file: document, identities: identities)))
    }
  }

  private func write(_ line: [UInt8]) {
    guard let own, !hasGap else { return }
    hasGap = !own.write(line)
  }

  private static func line(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and their collections can always be encoded.
    return Array((try? encoder.encode(value)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  /// What a journal of this document holds. The last line may be cut off; nobody was told of it.
  private func content(of path: FilePath) -> (leftOver: LeftOver, saving: String?)? {
    guard let file = try? DocumentFile(reading: path) else { return nil }
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: Data(first)),
      head.file == document
    else { return nil }
    var left = LeftOver(identities: head.identities ?? KnownIdentities(), edits: [])
    var saving: String?
    for line in lines.dropFirst() {
      saving = (try? decoder.decode(Saving.self, from: Data(line)))?.saving
      if saving != nil { continue }
      guard let edit = try? decoder.decode(DocumentEdit.self, from: Data(line)) else { break }
      left.edits.append(edit)
    }
    return (left, saving)
  }
}
