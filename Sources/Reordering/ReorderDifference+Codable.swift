// The JSON of a difference, written by hand so that it is exactly this shape:
//
//     {"sources": ["c"], "destination": {"collectionID": "s", "position": {"before": "a"} | "end"}}

extension CodingUserInfoKey {
  /// Where a decoder finds the `collectionID` for differences that leave it out, as they may where
  /// a container has only one section. The value has to be of the difference's `CollectionID`.
  public static var onlyCollectionID: CodingUserInfoKey {
    // The initialiser fails for no string; it is declared to return an optional.
    guard let key = CodingUserInfoKey(rawValue: "reorder.onlyCollectionID") else {
      preconditionFailure("a coding user info key can be made of any string")
    }
    return key
  }
}

extension ReorderDifference: Encodable where ItemID: Encodable, CollectionID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sources, forKey: .sources)
    try container.encode(destination, forKey: .destination)
  }
}

extension ReorderDifference: Decodable where ItemID: Decodable, CollectionID: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sources: try container.decode([ItemID].self, forKey: .sources),
      destination: try container.decode(Destination.self, forKey: .destination))
  }
}

extension ReorderDifference {
  private enum CodingKeys: String, CodingKey { case sources, destination }
}

extension ReorderDifference.Destination: Encodable
where ItemID: Encodable, CollectionID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !(collectionID is ReorderableSingleCollectionIdentifier) {
      try container.encode(collectionID, forKey: .collectionID)
    }
    try container.encode(position, forKey: .position)
  }
}

extension ReorderDifference.Destination: Decodable
where ItemID: Decodable, CollectionID: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let position = try container.decode(Position.self, forKey: .position)
    let only =
      decoder.userInfo[.onlyCollectionID] as? CollectionID
      ?? ReorderableSingleCollectionIdentifier() as? CollectionID
    if let only, !container.contains(.collectionID) {
      self.init(position: position, collectionID: only)
    } else {
      self.init(
        position: position,
        collectionID: try container.decode(CollectionID.self, forKey: .collectionID))
    }
  }
}

extension ReorderDifference.Destination {
  private enum CodingKeys: String, CodingKey { case position, collectionID }
}

extension ReorderDifference.Destination.Position: Encodable where ItemID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .before(let anchor):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(anchor, forKey: .before)
    case .end:
      var container = encoder.singleValueContainer()
      try container.encode("end")
    }
  }
}

extension ReorderDifference.Destination.Position: Decodable where ItemID: Decodable {
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let word = try? container.decode(String.self)
    {
      guard word == "end" else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a position is \"end\" or an object with \"before\"")
      }
      self = .end
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self = .before(try container.decode(ItemID.self, forKey: .before))
    }
  }
}

extension ReorderDifference.Destination.Position {
  private enum CodingKeys: String, CodingKey { case before }
}
