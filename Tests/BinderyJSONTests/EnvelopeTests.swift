import BinderyJSON
import TestSupport
import XCTest

/// Tests of messages whose header selects their type.
final class EnvelopeTests: XCTestCase {
  func testAMemberOfAMemberSelectsTheVariant() throws {
    for (text, message) in [
      (#"{"header":{"type":"a"}}"#, 0), (#"{"header":{"id":1,"type":"b"},"data":{}}"#, 1),
      (#"{"data":[1,{"type":"a"}],"h\u0065ader":{"typ\u0065":"\u0062"}}"#, 1),
      (#"{"header":{"type":7.0}}"#, 2), (#"{"header":{"type":"7"}}"#, nil),
      (#"{"header":{"type":"c"}}"#, nil), (#"{"type":"a"}"#, nil),
      (#"{"header":{"type":["a"]}}"#, nil), (#"{"header":{"type":{"type":"a"}}}"#, nil),
      // Other messages are tried in order.
      (#"{"header":{}}"#, 0), (#"{"header":{"type":null}}"#, 0), (#"{"header":"a"}"#, 0),
      (#"{"header":{"type":"a","v":2}}"#, 0), (#"{"header":{"type":"a","v":1},"x":1}"#, 3),
    ] {
      XCTAssertEqual(try decode(Envelope.self, text).message, message, text)
    }
  }

  func testAMemberOfAMemberMustNotBeRepeated() {
    for text in [
      #"{"header":{"type":"a","type":"b"}}"#, #"{"header":{"type":"c","id":1,"type":"a"}}"#,
    ] {
      XCTAssertThrowsError(try decode(Envelope.self, text), text) { error in
        XCTAssertEqual((error as? JSONError)?.reason, .repeatedKey("type"))
        XCTAssertEqual((error as? JSONError)?.path.description, "$.header.type")
      }
    }
  }

  func testAMalformedHeaderIsAnError() {
    for text in [#"{"header":{"type":}}"#, #"{"header":{"type":"a""#, #"{"header":{"type" "a"}}"#] {
      XCTAssertThrowsError(try decode(Envelope.self, text), text)
    }
    let deep = #"{"header":{"type":"# + String(repeating: "[", count: 10_000)
    XCTAssertThrowsError(try decode(Envelope.self, deep)) { error in
      XCTAssertEqual((error as? JSONError)?.reason, .tooDeep(limit: 512))
    }
  }
}

private struct Envelope: JSONDecodable {
  let message: Int?

  private static let variants: JSONSignatures = [
    .object(
      required: ["header"],
      properties: ["header", "data"],
      nested: ["header": ["type": ["a"]]]
    ),
    .object(
      required: ["header"],
      properties: ["header", "data"],
      nested: ["header": ["type": ["b"]]]
    ),
    .object(
      required: ["header"],
      properties: ["header", "data"],
      nested: ["header": ["type": [7]]]
    ),
    .object(
      required: ["header"],
      properties: ["header", "x"],
      nested: ["header": ["type": ["a"], "v": [1]]]
    ),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    message = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
      try json.skipValue()
      return variant
    }
  }
}
