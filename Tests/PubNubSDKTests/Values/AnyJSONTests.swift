import BinderyRuntime
import Foundation
import PubNubSDK
import XCTest

/// JSON values, literals and conversions.
final class AnyJSONTests: XCTestCase {
  func testLiteralsKeepTheirOrderAndKinds() {
    let value: AnyJSON = [
      "text": "hi", "tries": 3, "half": 0.5, "tags": ["a", AnyJSON(NSNull()), true],
    ]
    XCTAssertEqual(
      value.jsonStringify,
      #"{"text":"hi","tries":3,"half":0.5,"tags":["a",null,true]}"#
    )
    XCTAssertEqual(value["tries"]?.intOptional, 3)
    XCTAssertEqual(value["tags"]?.map(\.description), ["a", "null", "true"])
    XCTAssertNil(value["tries"]?["none"])
  }

  func testNumbersAreExact() throws {
    XCTAssertEqual(AnyJSON(Int64.max).jsonStringify, "9223372036854775807")
    XCTAssertEqual(UInt64.max.jsonStringify, "18446744073709551615")
    XCTAssertEqual(Float(0.1).jsonStringify, "0.1")
    let decimal = try XCTUnwrap(Decimal(string: "0.1234567890123456789"))
    XCTAssertEqual(decimal.jsonStringify, "0.1234567890123456789")
  }

  func testTextsAreEscaped() {
    XCTAssertEqual("a \"quoted\" word\n".jsonStringify, #""a \"quoted\" word\n""#)
    XCTAssertEqual(["\\": "\u{1}"].jsonStringify, #"{"\\":"\u0001"}"#)
    XCTAssertEqual(AnyJSON("a/b").jsonStringify, #""a/b""#)
  }

  func testFoundationValues() {
    let value: [String: Any] = [
      "list": [1, "two", NSNull()] as [Any],
      "flag": NSNumber(value: true), "one": NSNumber(value: 1), "zero": NSNumber(value: 0),
      "big": NSNumber(value: UInt64.max), "half": NSNumber(value: 0.5),
    ]
    XCTAssertEqual(
      AnyJSON(value).jsonStringify,
      #"{"big":18446744073709551615,"flag":true,"half":0.5,"list":[1,"two",null],"one":1,"zero":0}"#
    )
  }

  func testValuesThatAreNotJSONThrowWhenRequired() {
    for value in [AnyJSON(Double.nan), AnyJSON(["a": [Double.infinity]]), AnyJSON(NSObject())] {
      XCTAssertNil(value.json)
      XCTAssertThrowsError(try value.requireJSON()) { error in
        XCTAssertTrue(error.pubNubError == .jsonDataEncodingFailure, "\(error)")
      }
    }
  }

  func testAnOptionalIsItsValueOrNull() {
    XCTAssertEqual(Optional<Int>.none.jsonStringify, "null")
    XCTAssertTrue(Optional<String>.none.isNil)
    XCTAssertEqual([1, nil].jsonStringify, "[1,null]")
  }

  func testRawValueIsAFoundationValue() {
    let value: AnyJSON = ["a": [1, 2.5, "x", true, AnyJSON(NSNull())]]
    let raw = value.rawValue as? [String: [Any]]
    XCTAssertEqual(raw?["a"]?[0] as? Int, 1)
    XCTAssertEqual(raw?["a"]?[2] as? String, "x")
    XCTAssertTrue(raw?["a"]?[4] is NSNull)
  }

  func testCodableTypesAreEncodedAndDecoded() throws {
    let sent = Sent(text: "hi", at: Date(timeIntervalSince1970: 0), id: Int64.max)
    XCTAssertEqual(
      sent.jsonStringify,
      #"{"at":"1970-01-01T00:00:00Z","id":9223372036854775807,"text":"hi"}"#
    )
    XCTAssertEqual(try sent.codableValue.decode(Sent.self), sent)
    XCTAssertEqual(try AnyJSON("x").decode(String.self), "x")
    XCTAssertThrowsError(try AnyJSON("x").decode(Int.self))
  }

  func testEncodingIsUnchangedByDecoding() throws {
    let value: AnyJSON = ["b": 1, "a": [true]]
    let data = try JSONEncoder().encode(value)
    XCTAssertEqual(try JSONDecoder().decode(AnyJSON.self, from: data), value)
  }

  func testAnInvalidPositionIsAnErrorInsteadOfATrap() throws {
    let values: [AnyJSON] = [[1, 2], ["a": 1], 5, "text", AnyJSON(Double.infinity)]
    for value in values {
      for position in [-1, 2, 99, Int.max, Int.min] {
        XCTAssertNil(value[position].json)
        XCTAssertThrowsError(try value[position].requireJSON()) { error in
          XCTAssertEqual(error.pubNubError?.reason, .jsonDataEncodingFailure)
        }
      }
    }
    for value in values {
      XCTAssertEqual(value.index(after: -3), -2)
      XCTAssertEqual(value.index(before: -3), -4)
      XCTAssertEqual(value.index(after: .max), .max)
      XCTAssertEqual(value.index(before: .min), .min)
      XCTAssertEqual(value.index(99, offsetBy: .max), .max)
      XCTAssertEqual(value.distance(from: .min, to: .max), .max)
    }
    XCTAssertEqual(values[0][1..<9].map(\.intOptional), [2])
    XCTAssertEqual(values[2][1..<9].count, 0)
  }

  func testScalars() throws {
    let scalars: [String: any JSONCodableScalar] = ["s": "x", "i": 1, "b": false, "d": 0.5]
    XCTAssertEqual(
      scalars.mapValues(\.scalarValue).jsonStringify,
      #"{"b":false,"d":0.5,"i":1,"s":"x"}"#
    )
    XCTAssertNil(JSONCodableScalarType([1]))
    XCTAssertThrowsError(
      try JSONDecoder().decode(JSONCodableScalarType.self, from: Data("[]".utf8))
    )
  }

  private struct Sent: Codable, JSONCodable, Equatable {
    var text: String
    var at: Date
    var id: Int64
  }
}
