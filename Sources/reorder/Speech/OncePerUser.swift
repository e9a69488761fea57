internal import Glibc
internal import ReorderDocuments
internal import ReorderWording

/// Something that each user is told only once: a mark in the state folder remembers it.
final class OncePerUser {
  private let path: FilePath?
  private(set) var isTold: Bool

  init() {
    path = StateFolder.path()?.appending("told-why-silent")
    isTold = path.map { access($0.cString, F_OK) == 0 } ?? false
  }

  /// The sentence, the first time; then `nil`. Where the mark cannot be made, it is told again.
  func tell(_ sentence: Sentence) -> Sentence? {
    guard !isTold else { return nil }
    isTold = true
    let mark = path.map { open($0.cString, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) } ?? -1
    if mark >= 0 { close(mark) }
    return sentence
  }
}

/// Doing nothing for a while.
enum Pause {
  static func milliseconds(_ count: Int32) { poll(nil, 0, count) }
}
