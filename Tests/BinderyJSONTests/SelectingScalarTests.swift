import BinderyJSON
import TestSupport
import XCTest

/// Tests of values that select a message, which have a type and, for numbers, several notations.
final class SelectingScalarTests: XCTestCase {
  func testAValueOfAnotherTypeIsUnknown() throws {
    for (text, message) in [
      (#"{"type":7}"#, 0), (#"{"type":7.0}"#, 0), (#"{"type":"7"}"#, nil),
      (#"{"type":"\u0037"}"#, nil), (#"{"type":true}"#, 1), (#"{"type":"true"}"#, nil),
      (#"{"type":"false"}"#, 2), (#"{"type":false}"#, nil), (#"{"type":"8"}"#, 2),
      (#"{"type":8}"#, 1),
    ] {
      XCTAssertEqual(try decode(Named.self, text).message, message, text)
    }
  }

  func testNumbersSelectInAnyNotation() throws {
    for (text, message) in [
      ("1.5", 3), ("1.50", 3), ("15e-1", 3), ("0.15E+1", 3), ("-1.5", nil), ("1.51", nil),
      ("1e20", 4), ("1e+20", 4), ("100000000000000000000", 4), ("10.0e19", 4), ("1e21", nil),
      ("18446744073709551615", 5), ("18446744073709551615.0", 5), ("18446744073709551614", nil),
      ("-3", 6), ("-3.0", 6), ("-30e-1", 6), ("3", nil), ("1e-8", 7), ("0.00000001", 7),
      ("0", 8), ("-0", 8), ("0e99", 8), ("0.000", 8), ("1e99999999999999999999", nil),
    ] {
      let text = #"{"type":\#(text)}"#
      XCTAssertEqual(try decode(Named.self, text).message, message, text)
      XCTAssertEqual(try decode(Valued.self, text).message, message.map { $0 - 3 }, text)
    }
  }

  /// A list may grow, but not by another type: the value matches no list.
  func testAListedValueOfAnotherTypeDoesNotCount() throws {
    for (text, message) in [
      (#"{"level":1,"a":1}"#, 1), (#"{"level":"1","a":1}"#, 0), (#"{"level":3,"a":1}"#, 0),
      (#"{"level":"low","a":1}"#, 0), (#"{"level":2.0,"a":1}"#, 1),
    ] {
      XCTAssertEqual(try decode(Listed.self, text).message, message, text)
    }
  }

  func testScalarsAreEqualByTypeBytesAndValue() {
    let all: [JSONScalar] = [
      1, "1", true, "true", .number("1.5"), "\u{E9}", "e\u{301}", "\u{212B}",
    ]
    for (position, scalar) in all.enumerated() {
      XCTAssertEqual(all.firstIndex(of: scalar), position)
    }
    XCTAssertEqual(Set(all).count, all.count)
    XCTAssertEqual(Set<JSONScalar>([1, .number("1.0"), .number("10e-1")]).count, 1)
    // Equal in length and, for Unicode, in meaning.
    XCTAssertNotEqual("\u{212B}" as JSONScalar, "A\u{30A}" as JSONScalar)
  }
}

private protocol Selected: JSONDecodable {
  static var variants: JSONSignatures { get }
  init(message: Int?)
}

extension Selected {
  init(from json: inout JSONReader) throws(JSONError) {
    let message: Int? = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
      try json.skipValue()
      return variant
    }
    self.init(message: message)
  }
}

private struct Named: Selected {
  let message: Int?
  static let variants: JSONSignatures = [
    .discriminated([7], by: "type"), .discriminated([true, 8], by: "type"),
    .discriminated(["false", "8"], by: "type"),
    .discriminated([.number("1.5")], by: "type"),
    .discriminated([.number("100000000000000000000")], by: "type"),
    .discriminated([.number("18446744073709551615")], by: "type"), .discriminated([-3], by: "type"),
    .discriminated([.number("0.00000001")], by: "type"), .discriminated([0], by: "type"),
  ]
}

/// The last six are constants of members.
private struct Valued: Selected {
  let message: Int?
  static let variants = JSONSignatures(
    [
      .number("1.5"), .number("100000000000000000000"), .number("18446744073709551615"), -3,
      .number("0.00000001"), 0,
    ].map { .object(required: ["type"], properties: ["type"], values: ["type": [$0]]) }
  )
}

private struct Listed: Selected {
  let message: Int?
  static let variants: JSONSignatures = [
    .object(required: ["a"], properties: ["a"]),
    .object(required: ["level"], properties: ["level", "a"], values: ["level": [1, 2]]),
  ]
}
