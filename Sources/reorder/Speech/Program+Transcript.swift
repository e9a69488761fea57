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
    let documents = [options.operands.first?.path, options.output].compactMap(\.self)
    if documents.contains(where: { Self.areOneFile($0, path) }) {
      throw UsageError.badValue(option: "--transcript", value: path.text)
    }
    let voice = speaks ? announcer : nil
    guard let transcript = TranscriptAnnouncer.appending(to: path.bytes, saidBy: voice) else {
      let code = errno
      throw InputError.file(
        FileError(code == EISDIR ? .isDirectory : .write, path: path.text, code: code))
    }
    return transcript
  }

  private static func areOneFile(_ one: FilePath, _ other: FilePath) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one.cString, &first) == 0, stat(other.cString, &second) == 0 else {
      return one == other
    }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
