/// One measure of one list: ours beside the two ways with arrays.
struct EngineRow: Encodable {
  enum CodingKeys: String, CodingKey {
    case measure, n, sections, ids, ours, published, tight
  }

  let measure: String
  let n: Int
  let sections: Int
  let ids: String
  let ours: Double
  let published: Double?
  let tight: Double?

  /// All keys, also those without a value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(measure, forKey: .measure)
    try container.encode(n, forKey: .n)
    try container.encode(sections, forKey: .sections)
    try container.encode(ids, forKey: .ids)
    try container.encode(ours, forKey: .ours)
    try container.encode(published, forKey: .published)
    try container.encode(tight, forKey: .tight)
  }
}
