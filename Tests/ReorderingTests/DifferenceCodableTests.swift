import FoundationEssentials
import Reordering
import Testing

struct DifferenceCodableTests {
  typealias Plain = ReorderDifference<String, String>
  typealias Single = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(
    _ type: Value.Type, _ json: String, only: (any Sendable)? = nil
  ) throws -> Value {
    let decoder = JSONDecoder()
    if let only { decoder.userInfo[.onlyCollectionID] = only }
    return try decoder.decode(type, from: Array(json.utf8).withUnsafeBytes { Data($0) })
  }

  static let cases: [(Plain, String)] = [
    (
      Plain(sources: ["c"], destination: .init(position: .before("a"), collectionID: "s")),
      #"{"destination":{"collectionID":"s","position":{"before":"a"}},"sources":["c"]}"#
    ),
    (
      Plain(sources: ["c", "b"], destination: .init(position: .end, collectionID: "")),
      #"{"destination":{"collectionID":"","position":"end"},"sources":["c","b"]}"#
    ),
    (
      Plain(sources: [], destination: .init(position: .before("end"), collectionID: "שבת")),
      #"{"destination":{"collectionID":"שבת","position":{"before":"end"}},"sources":[]}"#
    ),
  ]

  @Test(arguments: cases)
  func `A difference has exactly this JSON, both ways`(difference: Plain, json: String) throws {
    #expect(try Self.json(difference) == json)
    #expect(try Self.value(Plain.self, json) == difference)
  }

  @Test func `The single collection is left out, and may stand there`() throws {
    let difference = Single(sources: [2, 1], destination: .init(position: .before(3)))
    let json = #"{"destination":{"position":{"before":3}},"sources":[2,1]}"#
    #expect(try Self.json(difference) == json)
    #expect(try Self.value(Single.self, json) == difference)
    let long = #"{"destination":{"collectionID":{},"position":{"before":3}},"sources":[2,1]}"#
    #expect(try Self.value(Single.self, long) == difference)
  }

  @Test func `The only section of a container may be left out when the decoder knows it`() throws {
    let json = #"{"sources": ["c"], "destination": {"position": "end"}}"#
    let expected = Plain(sources: ["c"], destination: .init(position: .end, collectionID: "list"))
    #expect(try Self.value(Plain.self, json, only: "list") == expected)
    let named = #"{"sources": ["c"], "destination": {"position": "end", "collectionID": "other"}}"#
    #expect(
      try Self.value(Plain.self, named, only: "list").destination.collectionID == "other")
    #expect(throws: DecodingError.self) { try Self.value(Plain.self, json) }
    #expect(throws: DecodingError.self) { try Self.value(Plain.self, json, only: 7) }
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"null"#, #""end""#,
    #"{"sources": ["a"]}"#,
    #"{"destination": {"position": "end", "collectionID": "s"}}"#,
    #"{"sources": "a", "destination": {"position": "end", "collectionID": "s"}}"#,
    #"{"sources": [1], "destination": {"position": "end", "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": "start", "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": "End", "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": 0, "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": null, "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": {}, "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": {"after": "b"}, "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": {"before": 1}, "collectionID": "s"}}"#,
    #"{"sources": ["a"], "destination": {"position": "end", "collectionID": null}}"#,
    #"{"sources": ["a"], "destination": {"position": "end"}}"#,
    #"{"sources": ["a"], "destination": {"position": "end", "collectionID": "s"}"#,
  ])
  func `JSON that is no difference throws`(json: String) {
    #expect(throws: DecodingError.self) { try Self.value(Plain.self, json) }
  }

  @Test func `Lists of differences and integer identities read like any other`() throws {
    let json = #"[{"destination":{"position":"end"},"sources":[1]}]"#
    let list = [Single(sources: [1], destination: .init(position: .end))]
    #expect(try Self.json(list) == json)
    #expect(try Self.value([Single].self, json) == list)
  }
}
