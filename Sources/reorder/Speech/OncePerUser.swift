internal import Glibc
internal import ReorderWording

/// Something that each user is told only once: a mark in the state folder remembers it.
final class OncePerUser {
  private let path: String?
  private(set) var isTold: Bool

  /// - Parameter environment: Where the state folder is: XDG_STATE_HOME, else `~/.local/state`.
  init(environment: [String: String]) {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + "/.local/state" }
    path = state.map { $0 + "/reorder/told-why-silent" }
    isTold = path.map { access($0, F_OK) == 0 } ?? false
  }

  /// The sentence, the first time; then `nil`. Where the mark cannot be made, it is told again.
  func tell(_ sentence: Sentence) -> Sentence? {
    guard !isTold else { return nil }
    isTold = true
    guard let path else { return sentence }
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    let mark = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if mark >= 0 { close(mark) }
    return sentence
  }
}

/// Doing nothing for a while.
enum Pause {
  static func milliseconds(_ count: Int32) { poll(nil, 0, count) }
}
