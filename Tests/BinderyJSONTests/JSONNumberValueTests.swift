import BinderyJSON
import Foundation
import TestSupport
import XCTest

/// Tests of JSON numbers as a caller creates and reads them.
final class JSONNumberValueTests: XCTestCase {
  func testDigitsArePreserved() throws {
    for text in [
      "70654799153372446", "9007199254740993", "12345678901234567.89", "0.10000000000000001",
      "1e400", "-1E-400", "19.90", "123456789012345678901234567890", "-0", "0.0",
    ] {
      let number = try JSONReader.decode(JSONNumber.self, from: Array(text.utf8))
      XCTAssertEqual(String(decoding: try JSONWriter.encode(number), as: UTF8.self), text)
      XCTAssertEqual(JSONNumber(text)?.text, text)
    }
  }

  func testLiterals() {
    let price: JSONNumber = 19.9
    let count: JSONNumber = -3
    XCTAssertEqual(price.text, "19.9")
    XCTAssertEqual(count.text, "-3")
    XCTAssertEqual(price, JSONNumber("19.90"))
    XCTAssertNil(JSONNumber("1."))
    XCTAssertNil(JSONNumber("inf"))
  }

  func testConversionToSwiftNumbers() throws {
    let money = try XCTUnwrap(JSONNumber("12345678901234567.89"))
    XCTAssertEqual(money.decimal, Decimal(string: "12345678901234567.89"))
    XCTAssertEqual(Double(money), 12345678901234567.89)
    XCTAssertEqual(Double(try XCTUnwrap(JSONNumber("-1e999"))), -.infinity)
    XCTAssertEqual(Double(try XCTUnwrap(JSONNumber("1e999"))), .infinity)
    XCTAssertEqual(Double(2.5 as JSONNumber), 2.5)
  }

  func testNumbersAreOrderedByValue() throws {
    let texts = [
      "-1e99999999999999999999", "-2e400", "-1e400", "-12.5", "-12", "-1e-400",
      "-1e-99999999999999999999", "0", "1e-199999999999999999999", "1e-99999999999999999999",
      "1e-400", "0.5", "1", "1.00000000000000000001", "9.5", "12", "70654799153372446",
      "70654799153372447", "1e400", "1e99999999999999999999", "1e199999999999999999999",
    ]
    let numbers = try texts.map { try XCTUnwrap(JSONNumber($0)) }
    for (low, high) in zip(numbers, numbers.dropFirst()) {
      XCTAssertLessThan(low, high)
      XCTAssertFalse(high < low)
      XCTAssertNotEqual(low, high)
    }
    XCTAssertEqual(numbers.shuffled().sorted().map(\.text), texts)
    XCTAssertFalse(try XCTUnwrap(JSONNumber("1.0")) < 1)
    XCTAssertFalse(1 < (try XCTUnwrap(JSONNumber("1e0"))))
  }
}
