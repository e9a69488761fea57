internal import FoundationEssentials
public import Reordering

/// A change of a document by identity, as a journal keeps it and as it is made once more in content
/// that another program changed.
public enum DocumentEdit: Hashable, Sendable {
  /// Items go to another place.
  case move(ReorderDifference<String, String>)
  /// Items go.
  case remove([String])
  /// An item comes in, directly after another one or at the start of the section if `nil`: a copy
  /// of an item, or with `copyOf: nil` one that had gone. Its bytes are there where the file does not
  /// have them.
  case insert(
    String, copyOf: String?, after: String?, section: String, bytes: [UInt8]? = nil)
  /// Something in an item is written otherwise than it was read, or with `nil` as it was read.
  case revise(String, ItemRevision?)
}

extension DocumentEdit {
  /// The edit with other identities of its items.
  public func renaming(_ name: (String) -> String) -> DocumentEdit {
    switch self {
    case .move(var difference):
      difference.sources = difference.sources.map(name)
      if case .before(let anchor) = difference.destination.position {
        difference.destination.position = .before(name(anchor))
      }
      return .move(difference)
    case .remove(let items): return .remove(items.map(name))
    case .insert(let item, let original, let anchor, let section, let bytes):
      return .insert(
        name(item), copyOf: original.map(name), after: anchor.map(name), section: section,
        bytes: bytes)
    case .revise(let item, let revision): return .revise(name(item), revision)
    }
  }
}

extension DocumentEdit: Codable {
  private enum CodingKeys: String, CodingKey {
    case remove, insert, copyOf, after, section, bytes, revise, revision
  }

  /// A move is written as the difference that it is.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let items = try values.decodeIfPresent([String].self, forKey: .remove) {
      self = .remove(items)
    } else if let item = try values.decodeIfPresent(String.self, forKey: .insert) {
      self = .insert(
        item, copyOf: try values.decodeIfPresent(String.self, forKey: .copyOf),
        after: try values.decodeIfPresent(String.self, forKey: .after),
        section: try values.decode(String.self, forKey: .section),
        bytes: try values.decodeIfPresent(Data.self, forKey: .bytes).map { Array($0) })
    } else if let item = try values.decodeIfPresent(String.self, forKey: .revise) {
      self = .revise(item, try values.decodeIfPresent(ItemRevision.self, forKey: .revision))
    } else {
      self = .move(try ReorderDifference(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .move(let difference) = self { return try difference.encode(to: encoder) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .move: break
    case .remove(let items): try values.encode(items, forKey: .remove)
    case .insert(let item, let original, let anchor, let section, let bytes):
      try values.encode(item, forKey: .insert)
      try values.encodeIfPresent(original, forKey: .copyOf)
      try values.encodeIfPresent(anchor, forKey: .after)
      try values.encode(section, forKey: .section)
      try values.encodeIfPresent(bytes.map { Data($0) }, forKey: .bytes)
    case .revise(let item, let revision):
      try values.encode(item, forKey: .revise)
      try values.encodeIfPresent(revision, forKey: .revision)
    }
  }
}
