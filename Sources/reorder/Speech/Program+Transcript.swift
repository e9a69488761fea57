internal import AnnouncingSpeech
internal import Glibc
internal import ReorderDocuments

extension Program {
  /// An announcer, and around it the transcript that was asked for.
  ///
  /// - Parameters:
  ///   - announcer: What says it.
  ///   - speaks: Whether that can be heard. If not, the transcript is of what would have been said.
  /// - Returns: What to announce to.
  /// - Throws: Why the transcript cannot be written; nothing has been done by then.
  func transcribed(_ announcer: any Announcer, speaks: Bool) throws -> any Announcer {
    guard let path = options.transcript else { return announcer }
    let documents = [options.operands.first, options.output].compactMap(\.self)
    if documents.contains(where: { Self.areOneFile($0, path) }) {
      throw UsageError.badValue(option: "--transcript", value: path)
    }
    guard
      let transcript = TranscriptAnnouncer.appending(to: path, saidBy: speaks ? announcer : nil)
    else {
      let code = errno
      throw InputError.file(
        FileError(code == EISDIR ? .isDirectory : .write, path: path, code: code))
    }
    return transcript
  }

  private static func areOneFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return one == other }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
