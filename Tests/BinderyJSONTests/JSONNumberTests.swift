import BinderyJSON
import Foundation
import TestSupport
import XCTest

final class JSONNumberTests: XCTestCase {
  func testIntegersKeepAll64Bits() throws {
    XCTAssertEqual(try decode(Int64.self, "9223372036854775807"), .max)
    XCTAssertEqual(try decode(Int64.self, "-9223372036854775808"), .min)
    XCTAssertEqual(try decode(UInt64.self, "18446744073709551615"), .max)
    XCTAssertEqual(try decode(Int32.self, "-2147483648"), .min)
    XCTAssertEqual(
      try encode([Int64.min, .max, 0]),
      "[-9223372036854775808,9223372036854775807,0]"
    )
    XCTAssertEqual(try encode(UInt64.max), "18446744073709551615")
  }

  func testAnIntegralValueIsAnIntegerInAnyNotation() throws {
    for text in ["1000", "1000.0", "1e3", "1E+3", "10000e-1", "0.1e4", "1000.000e0"] {
      XCTAssertEqual(try decode(Int.self, text), 1000, text)
    }
    XCTAssertEqual(try decode(Int.self, "-0"), 0)
    XCTAssertEqual(try decode(Int.self, "0e999999999999999999999"), 0)
    XCTAssertEqual(try decode(Int64.self, "9223372036854775807.0"), .max)
    XCTAssertEqual(try decode(UInt64.self, "1844674407370955161.5e1"), .max)
  }

  func testAnIntegerThatDoesNotFitIsAnError() {
    XCTAssertEqual(
      failure(Int64.self, "9223372036854775808"),
      "$: 9223372036854775808 does not fit into Int64 (byte 0)"
    )
    XCTAssertEqual(
      failure(Int64.self, "-9223372036854775809"),
      "$: -9223372036854775809 does not fit into Int64 (byte 0)"
    )
    XCTAssertEqual(
      failure(UInt64.self, "18446744073709551616"),
      "$: 18446744073709551616 does not fit into UInt64 (byte 0)"
    )
    XCTAssertEqual(failure(UInt64.self, "-1"), "$: -1 does not fit into UInt64 (byte 0)")
    XCTAssertEqual(
      failure([Int32].self, "[2147483648]"),
      "$[0]: 2147483648 does not fit into Int32 (byte 1)"
    )
    XCTAssertEqual(
      failure(Int.self, "1e99999999999999999999"),
      "$: 1e99999999999999999999 does not fit into Int (byte 0)"
    )
    XCTAssertEqual(failure(Int.self, "1.5"), "$: expected an integer, found 1.5 (byte 0)")
    XCTAssertEqual(failure(Int.self, "1e-3"), "$: expected an integer, found 1e-3 (byte 0)")
  }

  func testDoublesAreTheNearest() throws {
    let texts = [
      "0.1", "-0.0", "3.141592653589793", "1e22", "1e23", "123456789012345678", "9007199254740993",
      "9007199254740993e1", "123456789012345678e-5",
      "2.2250738585072011e-308", "5e-324", "1.7976931348623157e308", "0.30000000000000004", "1e-7",
      "8.41e21", "9.5e-22", "4.35", "12345678901234567890123e-10",
    ]
    for text in texts {
      let value = try decode(Double.self, text)
      XCTAssertEqual(value.bitPattern, strtod(text, nil).bitPattern, text)
      XCTAssertEqual(try decode(Double.self, encode(value)).bitPattern, value.bitPattern, text)
    }
    XCTAssertEqual(try decode(Double.self, "1e-400"), 0)
    XCTAssertEqual(try decode(Float.self, "16777217"), 16_777_216)
    XCTAssertEqual(failure(Double.self, "1e400"), "$: 1e400 does not fit into Double (byte 0)")
    XCTAssertEqual(failure(Float.self, "1e39"), "$: 1e39 does not fit into Float (byte 0)")
  }

  func testFractionsAreWrittenWithTheFewestDigits() throws {
    XCTAssertEqual(
      try encode([0.1, 1, -2, 1e15, 1e16, 1e300, .leastNonzeroMagnitude, 0.000001, -0.0, 1 / 3]),
      "[0.1,1,-2,1000000000000000,1e+16,1e+300,5e-324,1e-06,-0.0,0.3333333333333333]"
    )
    XCTAssertEqual(try encode([Float(0.1), 3, 1e38]), "[0.1,3,1e+38]")
  }

  func testDecimalsKeepTheirDigits() throws {
    for text in [
      "0.1", "12345678901234567890.123456789012345678", "-0.000000000000000000000000001",
    ] {
      XCTAssertEqual(try encode(decode(Decimal.self, text)), text)
    }
    XCTAssertEqual(try decode(Decimal.self, "12.50e2"), 1250)
    XCTAssertEqual(failure(Decimal.self, "1e200"), "$: 1e200 does not fit into Decimal (byte 0)")
  }

  func testANumberKeepsItsText() throws {
    for text in ["-0", "1.0", "1e400", "1E+2", "0.10", "123456789012345678901234567890.000"] {
      XCTAssertEqual(try encode(decode(JSONNumber.self, text)), text)
      XCTAssertEqual(try JSONNumber(parsing: text).text, text)
    }
    XCTAssertThrowsError(try JSONNumber(parsing: "01"))
    XCTAssertThrowsError(try JSONNumber(parsing: ""))
  }

  func testNumbersAreEqualByValue() throws {
    let equal = [
      ["1", "1.0", "1e0", "10e-1", "0.1e1", "1.000"],
      ["0", "-0", "0.0", "0e5", "-0.0e-9"],
      ["-1200", "-1.2e3", "-12E+2"],
      ["100000000000000000000", "1e20", "1.0E20"],
      ["0.1", "1e-1", "0.10"],
      ["1e400", "10e399"],
      ["9007199254740993", "9007199254740993.0"], ["9007199254740992"],
      ["0.1000000000000000000000001"],
      ["1e99999999999999999999"], ["1e99999999999999999998"],
    ].map { try? $0.map(JSONNumber.init(parsing:)) }
    for (index, numbers) in equal.enumerated() {
      let numbers = try XCTUnwrap(numbers)
      for (otherIndex, others) in equal.enumerated() {
        for number in numbers {
          for other in try XCTUnwrap(others) {
            XCTAssertEqual(number == other, index == otherIndex, "\(number) \(other)")
            if number == other {
              XCTAssertEqual(number.hashValue, other.hashValue, "\(number) \(other)")
            }
          }
        }
      }
    }
  }

  func testConversionsAreExactOrNil() throws {
    let number = try JSONNumber(parsing: "18446744073709551615")
    XCTAssertEqual(number.uint64, .max)
    XCTAssertNil(number.int64)
    XCTAssertEqual(number.decimal, Decimal(UInt64.max))
    XCTAssertEqual(number.double, 0x1p64)
    XCTAssertNil(try JSONNumber(parsing: "1e400").double)
    XCTAssertNil(try JSONNumber(parsing: "0.5").int64)
    XCTAssertNil(JSONNumber(Double.nan))
    XCTAssertEqual(JSONNumber(0.5).text, "0.5")
    XCTAssertEqual(JSONNumber(UInt64.max).text, "18446744073709551615")
  }

  func testANonFiniteNumberIsAnErrorWithItsPath() {
    let values = ["a": [1, 2], "b c": [0, -Double.infinity, .nan]]
    XCTAssertThrowsError(try encode(values)) { error in
      XCTAssertEqual("\(error)", #"$["b c"][1]: JSON has no infinity and no NaN (byte 20)"#)
    }
    XCTAssertThrowsError(try encode(Float.nan))
    XCTAssertThrowsError(try encode(Decimal.nan))
    XCTAssertThrowsError(try JSONValue(encoding: Double.infinity))
  }
}
