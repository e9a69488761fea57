/// A move as data: which items, in which order, and where they go.
///
/// The shape is that of SwiftUI's type of the same name (27.0): sources by identity, a destination
/// before an item or at the end of a collection. It never holds an index, because an identity goes
/// on meaning the same item while the list changes.
///
///     a b [c] d      sources [c], before a      [c] a b d
///
///     let difference = ReorderDifference(
///       sources: ["c"], destination: .init(position: .before("a"), collectionID: "letters"))
///
/// A value of this type says what is wanted, not that it is allowed: a container validates it.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The items that move, in the order they will have.
  public var sources: [ItemID]
  /// Where they go.
  public var destination: Destination

  /// A move of `sources` to `destination`.
  @inlinable
  public init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference {
  /// A place in one of the collections of a container.
  public struct Destination: Hashable, Sendable {
    /// The place within the collection.
    public var position: Position
    /// The collection (a section, in the words of this package).
    public var collectionID: CollectionID

    /// The place `position` of the collection `collectionID`.
    @inlinable
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// The place `position` of the only collection.
    @inlinable
    public init(position: Position)
    where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// Before an item, or at the end.
    public enum Position: Hashable, Sendable {
      /// Directly before the item with this identity.
      case before(ItemID)
      /// After the last item that is not pinned at the end.
      case end
    }
  }
}

/// The identity of the collection where there is only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable, Codable {
  @inlinable
  public init() {}
}
