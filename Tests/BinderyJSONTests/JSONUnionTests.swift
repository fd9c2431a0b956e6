import BinderyJSON
import TestSupport
import XCTest

final class JSONUnionTests: XCTestCase {
  func testTheTypeOfTheValueDecides() throws {
    let signatures: [JSONSignature] = [
      .null, .boolean, .integer, .number, .array, .string(), .object(required: [], properties: []),
    ]
    for (text, expected) in [
      ("null", 0), ("false", 1), ("12", 2), ("1.0", 3), ("1e400", 3), ("9223372036854775808", 3),
      ("[1]", 4), (#""x""#, 5), ("{}", 6),
    ] {
      XCTAssertEqual(try selectedVariant(text, signatures), expected, text)
    }
  }

  func testIntegerMatchesAnIntegralValueWithoutAlternative() throws {
    XCTAssertEqual(try selectedVariant("1.0", [.integer]), 0)
    XCTAssertEqual(try selectedVariant("9223372036854775808", [.integer, .any]), 1)
    XCTAssertEqual(try selectedVariant("1.5", [.integer, .any]), 1)
    XCTAssertEqual(try selectedVariant("7", [.number, .string()]), 0)
  }

  func testAListedStringIsBetterThanAnyString() throws {
    let signatures: [JSONSignature] = [.string(), .string(["on", "off"])]
    XCTAssertEqual(try selectedVariant(#""on""#, signatures), 1)
    XCTAssertEqual(try selectedVariant(#""\u006fn""#, signatures), 1)
    XCTAssertEqual(try selectedVariant(#""dim""#, signatures), 0)
    XCTAssertEqual(try selectedVariant(#""dim""#, [.integer, .string(["on"]), .any]), 1)
    XCTAssertNil(try selectedVariant(#""dim""#, [.string(["on"]), .string(["up"])]))
  }

  func testAMatchingPatternIsBetterThanAnyString() throws {
    let signatures: [JSONSignature] = [
      .text(matching: "^Not Found "), .string(), .text(matching: "^(a|b)$"),
    ]
    XCTAssertEqual(try selectedVariant(#""Not Found /x""#, signatures), 0)
    XCTAssertEqual(try selectedVariant(#""\u004eot Found /x""#, signatures), 0)
    XCTAssertEqual(try selectedVariant(#""It is Not Found ""#, signatures), 1)
    XCTAssertEqual(try selectedVariant(#""b""#, signatures), 2)
    XCTAssertEqual(try selectedVariant(#""ab""#, signatures), 1)
    XCTAssertNil(try selectedVariant(#""ab""#, [.text(matching: "^a$")]))
    XCTAssertNil(try selectedVariant("1", signatures))
  }

  func testAnObjectMatchesWhenItsRequiredKeysArePresent() throws {
    let signatures: [JSONSignature] = [
      .object(required: ["a"], properties: ["a"]),
      .object(required: ["a", "b"], properties: ["a", "b"]),
      .object(required: [], properties: ["c", "a"]),
      .object(required: [], properties: ["a", "c"]),
    ]
    XCTAssertEqual(try selectedVariant(#"{"a":1}"#, signatures), 0)
    XCTAssertEqual(try selectedVariant(#"{"b":{"c":1},"a":[{"c":1}]}"#, signatures), 1)
    XCTAssertEqual(try selectedVariant(#"{"a":1,"c":1}"#, signatures), 2)
    XCTAssertEqual(try selectedVariant(#"{"x":1}"#, signatures), 2)
    XCTAssertNil(try selectedVariant(#"{"x":1}"#, Array(signatures[..<2])))
  }

  func testAnotherConstantExcludesAVariant() throws {
    let signatures: [JSONSignature] = [
      .object(required: [], properties: ["k", "a"], values: ["k": [1]]),
      .object(required: [], properties: ["k"], values: ["k": ["x", "y"]]),
      .object(required: [], properties: ["k"], values: ["k": [true]]),
    ]
    XCTAssertEqual(try selectedVariant(#"{"k":1.0,"a":1}"#, signatures), 0)
    XCTAssertEqual(try selectedVariant(#"{"a":1}"#, signatures), 0)
    XCTAssertEqual(try selectedVariant(#"{"k":"y","a":1}"#, signatures), 1)
    XCTAssertEqual(try selectedVariant(#"{"k":"z"}"#, signatures), 1)
    XCTAssertEqual(try selectedVariant(#"{"k":true}"#, signatures), 2)
    XCTAssertNil(try selectedVariant(#"{"k":2}"#, [signatures[0], signatures[2]]))
  }

  func testAnyMatchesOtherValues() throws {
    XCTAssertEqual(try selectedVariant("true", [.any, .boolean]), 1)
    XCTAssertEqual(try selectedVariant("[]", [.boolean, .any]), 1)
    XCTAssertNil(try selectedVariant("[]", []))
  }

  func testPeekingAtAMember() throws {
    XCTAssertEqual(
      try decode(Peek.self, #"{"x":{"kind":"no"},"kind":"yes","rest":[]}"#).kind,
      "yes"
    )
    XCTAssertEqual(try decode(Peek.self, #"{"k\u0069nd":"\u0079es"}"#).kind, "yes")
    XCTAssertEqual(try decode(Peek.self, #"{"kind":1.0}"#).kind, 1)
    XCTAssertEqual(try decode(Peek.self, #"{"kind":1.50}"#).kind, .number("15e-1"))
    XCTAssertEqual(try decode(Peek.self, #"{"kind":false}"#).kind, false)
    XCTAssertNotEqual(try decode(Peek.self, #"{"kind":"1"}"#).kind, 1)
    for text in [#"{"kind":null}"#, #"{"kind":[1]}"#, "{}", "[]", "null", #""kind""#] {
      XCTAssertNil(try decode(Peek.self, text).kind, text)
    }
  }

  func testMalformedJSONIsAnErrorDuringSelection() {
    for text in [#"{"x":[}"#, #"{"kind":"#, #"{"x":1 "kind":"#, "{", "[1", "tru", "1.", ""] {
      XCTAssertThrowsError(try decode(Peek.self, text), text)
      XCTAssertThrowsError(try selectedVariant(text, [.any]), text)
    }
  }

  private func selectedVariant(_ text: String, _ signatures: [JSONSignature]) throws -> Int? {
    try Self.$signatures.withValue(signatures) { try decode(Chosen.self, text).index }
  }

  @TaskLocal private static var signatures: [JSONSignature] = []

  private struct Chosen: JSONDecodable {
    var index: Int?

    init(from json: inout JSONReader) throws(JSONError) {
      let signatures = JSONSignatures(JSONUnionTests.signatures)
      index = try json.readVariant(of: signatures) { json, variant throws(JSONError) in
        try json.skipValue()
        return variant
      }
    }
  }

  private struct Peek: JSONDecodable {
    var kind: JSONScalar?

    init(from json: inout JSONReader) throws(JSONError) {
      kind = try json.peekMember("kind")
      try json.skipValue()
    }
  }
}
