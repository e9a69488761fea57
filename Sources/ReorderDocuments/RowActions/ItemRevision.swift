/// What is written otherwise in the bytes of an item than it was read. What is `nil` or missing is
/// as it was read.
///
///     ItemRevision(isChecked: true)     // - [x] Milk
public struct ItemRevision: Hashable, Sendable {
  /// `markdown`: whether the box of the item is checked.
  public var isChecked: Bool?
  /// `git-rebase`: what is done with the commit.
  public var command: RebaseChoice?
  /// `board`: members of the item's `state`.
  public var state: BoardSwipe.State

  public init(
    isChecked: Bool? = nil, command: RebaseChoice? = nil, state: BoardSwipe.State = [:]
  ) {
    self.isChecked = isChecked
    self.command = command
    self.state = state
  }

  /// This one with what another one changes after it.
  public func followed(by next: ItemRevision) -> ItemRevision {
    ItemRevision(
      isChecked: next.isChecked ?? isChecked, command: next.command ?? command,
      state: state.merging(next.state) { _, new in new })
  }

  /// What this one says otherwise than an earlier one; `nil` where that is nothing.
  public func changes(since earlier: ItemRevision) -> ItemRevision? {
    let changes = ItemRevision(
      isChecked: isChecked == earlier.isChecked ? nil : isChecked,
      command: command == earlier.command ? nil : command,
      state: state.filter { earlier.state[$0.key] != $0.value })
    return changes == ItemRevision() ? nil : changes
  }
}

/// What can be done with a commit in a rebase list, by its name in git-rebase(1).
public enum RebaseChoice: String, Hashable, Sendable, Codable, CaseIterable {
  case pick, reword, edit, squash, fixup, drop

  /// The letter that git has for it.
  public var letter: Character { rawValue.first ?? "p" }
}

extension ItemRevision: Codable {
  private enum CodingKeys: String, CodingKey { case isChecked, command, state }

  /// The state is kept as a JSON text of its own, so that any value fits.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isChecked = try values.decodeIfPresent(Bool.self, forKey: .isChecked)
    command = try values.decodeIfPresent(RebaseChoice.self, forKey: .command)
    let text = try values.decodeIfPresent(String.self, forKey: .state)
    state = try text.map { try BoardSwipe.state("state", JSONValue(bytes: Array($0.utf8))) } ?? [:]
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(isChecked, forKey: .isChecked)
    try values.encodeIfPresent(command, forKey: .command)
    guard !state.isEmpty else { return }
    let members = state.sorted { $0.key < $1.key }
    let object = JSONValue.object(members.map { .init(name: $0.key, value: $0.value) })
    try values.encode(String(decoding: object.bytes, as: UTF8.self), forKey: .state)
  }
}
