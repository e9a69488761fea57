/// Gives identities in reading order, and tells equal ones apart.
///
///     milk  milk~2  milk~3
struct IdentityCounter<Key: Hashable> {
  private var counts: [Key: Int] = [:]

  init(minimumCapacity: Int = 0) { counts.reserveCapacity(minimumCapacity) }

  /// The identity for the next one with this key: its text, with `~k` from the second one on.
  ///
  /// - Complexity: O(1) on average.
  mutating func identity(for key: Key, text: String) -> String {
    let count = counts[key, default: 0] + 1
    counts[key] = count
    return count == 1 ? text : "\(text)~\(count)"
  }
}

extension IdentityCounter<UInt64> {
  /// The identity for the next item with these bytes.
  mutating func identity(of bytes: some Sequence<UInt8>) -> String {
    let fingerprint = Fingerprint(bytes)
    return identity(for: fingerprint.value, text: fingerprint.text)
  }
}

extension IdentityCounter<String> {
  /// The identity for the next section with this title. Sections without one are `list`.
  mutating func identity(title: String?) -> String {
    let slug = title.map(Slug.make) ?? "list"
    return identity(for: slug, text: slug)
  }
}
