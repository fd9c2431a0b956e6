import BinderyJSON
import TestSupport
import XCTest

/// Tests of texts that are equivalent in Unicode and different in JSON.
final class EquivalentKeyTests: XCTestCase {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  func testMembersWithEquivalentKeysSelectVariants() throws {
    for (text, variant) in [
      (#"{"\#(Self.composed)":"1"}"#, 0), (#"{"\#(Self.decomposed)":"1"}"#, 1),
      (#"{"e\u0301":"1"}"#, 1), (#"{"\u00e9":"1"}"#, 0),
      (#"{"\#(Self.decomposed)":"2"}"#, nil), (#"{"\#(Self.composed)":"1 "}"#, nil),
    ] {
      XCTAssertEqual(try decode(Signed.self, text).variant, variant, text)
    }
  }

  func testOneVariantMayHaveBothKeys() throws {
    for (text, variant) in [
      (#"{"\u00e9":"a","e\u0301":"b"}"#, 2), (#"{"\u00e9":"b","e\u0301":"a"}"#, nil),
      (#"{"\u00e9":"x-","e\u0301":"-x"}"#, 3), (#"{"\u00e9":"-x","e\u0301":"x-"}"#, nil),
    ] {
      XCTAssertEqual(try decode(Signed.self, text).variant, variant, text)
    }
  }

  func testEquivalentNamesSelectDifferentVariants() throws {
    for (text, variant) in [
      (#"{"kind":"\#(Self.composed)"}"#, 4), (#"{"kind":"\#(Self.decomposed)"}"#, 5),
    ] {
      XCTAssertEqual(try decode(Signed.self, text).variant, variant, text)
    }
  }
}

private struct Signed: JSONDecodable {
  let variant: Int?

  private static let variants: JSONSignatures = [
    .object(required: ["\u{E9}"], properties: [], values: ["\u{E9}": ["1"]]),
    .object(required: ["e\u{301}"], properties: [], values: ["e\u{301}": ["1"]]),
    .object(
      required: ["\u{E9}", "e\u{301}"],
      properties: ["\u{E9}", "e\u{301}"],
      values: ["\u{E9}": ["a"], "e\u{301}": ["b"]]
    ),
    .object(
      required: ["\u{E9}", "e\u{301}"],
      properties: [],
      affixes: ["\u{E9}": .prefix("x"), "e\u{301}": .suffix("x")]
    ),
    .discriminated(["\u{E9}"], by: "kind"), .discriminated(["e\u{301}"], by: "kind"),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    variant = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      try json.skipValue()
      return variant
    }
  }
}
