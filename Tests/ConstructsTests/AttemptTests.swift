import BinderyRuntime
import Constructs
import XCTest

/// Tests of variants that match by their members, of which only one decodes.
final class AttemptTests: XCTestCase {
  func testTheFirstVariantThatDecodesIsChosen() throws {
    try assertRoundTrip(#"{"b":5}"#, Either.both(.init(b: 5)))
    try assertRoundTrip(#"{"b":"x"}"#, Either.right(.init(b: "x")))
    try assertRoundTrip(#"{"a":"x","b":5}"#, Either.both(.init(a: "x", b: 5)))
    try assertRoundTrip(#"{"a":1}"#, Totals.counts(["a": 1]))
    try assertRoundTrip(#"{"a":"1"}"#, Totals.texts(["a": "1"]))
    try assertRoundTrip(
      #"{"id":"x","data":{"z":1}}"#,
      Delivery.packed(.init(id: "x", data: .init(z: 1)))
    )
    try assertRoundTrip(
      #"{"barks":"loud","pet":"dog"}"#,
      Loose.object(["pet": "dog", "barks": "loud"])
    )
  }

  func testKeepsAValueThatNoVariantDecodes() throws {
    try assertRoundTrip(#"{"b":[]}"#, Either.unknown(["b": []]))
    try assertRoundTrip(#"{"a":null,"c":[1.50]}"#, Totals.unknown(["a": .null, "c": [1.50]]))
    try assertRoundTrip(
      #"[{"id":1},{"id":"x"}]"#,
      [Delivery.unknown(["id": 1]), Delivery.plain(.init(id: "x"))]
    )
  }

  func testANestedUnionAllowsOtherVariants() throws {
    try assertRoundTrip(#"{"b":5}"#, Layered.either(.both(.init(b: 5))))
    try assertRoundTrip(#"{"b":true}"#, Layered.flags(.init(b: true)))
    try assertRoundTrip(#"{"b":[]}"#, Layered.unknown(["b": []]))
  }

  func testNonStringConstantsDistinguishVariants() throws {
    try assertRoundTrip(
      #"{"ok":false,"result":{"reason":"x"}}"#,
      Ruling.bad(.init(ok: false, result: .init(reason: "x")))
    )
    try assertRoundTrip(#"{"v":2,"a":5}"#, Versioned.second(.init(v: 2, a: 5)))
    try assertRoundTrip(#"{"v":3,"a":5}"#, Versioned.unknown(["v": 3, "a": 5]))
  }

  func testReportsTheErrorOfAVariantWithAMatchingConstant() {
    let text = #"{"v":2,"a":"x"}"#
    XCTAssertThrowsError(try JSONReader.decode(Versioned.self, from: Array(text.utf8))) { error in
      XCTAssertEqual("\(error)", "$.a: expected an integer, found a string (byte 11)")
    }
  }

  func testReportsTheErrorThroughEnclosingUnions() throws {
    try assertRoundTrip(
      #"{"v":{"v":1,"a":"x"}}"#,
      Kennel.crate(.init(v: .first(.init(v: 1, a: "x"))))
    )
    try assertRoundTrip(#"{"v":"x"}"#, Kennel.note(["v": "x"]))
    let text = #"{"v":{"v":1,"a":5}}"#
    XCTAssertThrowsError(try JSONReader.decode(Kennel.self, from: Array(text.utf8))) { error in
      XCTAssertEqual("\(error)", "$.v.a: expected a string, found a number (byte 16)")
    }
  }
}
