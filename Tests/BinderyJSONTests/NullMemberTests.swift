import BinderyJSON
import TestSupport
import XCTest

/// Tests of null for a member whose text selects the message.
final class NullMemberTests: XCTestCase {
  func testNullIsNotASelectingText() throws {
    for (text, variant) in [
      (#"{"kind":null,"channel":"a-1"}"#, nil), (#"{"kind":"a","channel":null}"#, nil),
      (#"{"kind":"a","channel":"a-1"}"#, 0), (#"{"kind":{},"channel":"a-1"}"#, nil),
    ] {
      XCTAssertEqual(try decode(Sign.self, text).variant, variant, text)
    }
  }

  func testNullMatchesWhereTheMemberMayBeNullOrAbsent() throws {
    for (text, variant) in [
      (#"{"topic":null}"#, 1), (#"{"topic":"t"}"#, 1), (#"{"topic":"u"}"#, nil),
      (#"{"topic":"t","state":null}"#, 1), (#"{"topic":"t","state":"off"}"#, nil),
    ] {
      XCTAssertEqual(try decode(Sign.self, text).variant, variant, text)
    }
  }
}

private struct Sign: JSONDecodable {
  let variant: Int?

  private static let variants: JSONSignatures = [
    .object(
      required: ["kind", "channel"],
      properties: ["kind", "channel"],
      values: ["kind": ["a"]],
      affixes: ["channel": .prefix("a-")]
    ),
    .object(
      required: ["topic"],
      properties: ["topic", "state"],
      nullable: ["topic"],
      values: ["topic": ["t"], "state": ["on"]]
    ),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    variant = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
      try json.skipValue()
      return variant
    }
  }
}
