import BinderyJSON
import BinderyRuntime
import Foundation
import TestSupport
import XCTest

/// Tests of the equality of models, which compares the meaning of JSON and not its notation.
final class JSONModelEqualityTests: XCTestCase {
  func testOrderDigitsAndOffsetsAreIgnored() throws {
    assertEqual(JSONValue.self, #"{"a":1,"b":[2.50]}"#, #"{"b":[25e-1],"a":1.0}"#)
    assertEqual(
      [String: JSONValue].self,
      #"{"x":{"p":-0,"q":1e400}}"#,
      #"{"x":{"q":10e399,"p":0.0}}"#
    )
    assertEqual(
      Book.self,
      #"{"id":"\#(id)","title":"t","binding":"x","sold_at":"2024-02-29T12:00:00Z","deep":{"a":1,"b":2}}"#,
      #"{"deep":{"b":2,"a":1.0},"sold_at":"2024-02-29T13:00:00.000+01:00","binding":"x","title":"t","id":"\#(id)"}"#
    )
    XCTAssertEqual(Audio(kind: "audio", minutes: 0), Audio(kind: "audio", minutes: -0.0))
  }

  func testDifferentMeaningsAreNotEqual() throws {
    let values = [
      #"{"id":"\#(id)","title":"t","binding":"x","sold_at":null}"#,
      #"{"id":"\#(id)","title":"t","binding":"x","sold_at":null,"shelf":null}"#,
      #"{"id":"\#(id)","title":"t","binding":"y","sold_at":null}"#,
      #"{"id":"\#(id)","title":"t","binding":"x","sold_at":null,"pages":0}"#,
      #"{"id":"\#(id)","title":"t","binding":"x","sold_at":null,"Pages":0}"#,
      #"{"id":"\#(id)","title":"é","binding":"x","sold_at":null}"#,
      #"{"id":"\#(id)","title":"e\u0301","binding":"x","sold_at":null}"#,
    ]
    let books = try values.map { try decode(Book.self, $0) }
    XCTAssertEqual(Set(books).count, books.count)
    XCTAssertEqual(Set(books + books).count, books.count)
    XCTAssertNotEqual(
      Audio(kind: "audio", minutes: .infinity),
      Audio(kind: "audio", minutes: .nan)
    )
  }

  func testAnIntegralNumberIsEqualInEachVariant() throws {
    let million = try JSONNumber(parsing: "1e6")
    let groups: [[Figure]] = [
      [.integer(0), .number(0), .number(-0.0), .single(-0.0), .decimal(0), .any(JSONNumber(0))],
      [
        .integer(1_000_000), .number(1e6), .single(1e6), .decimal(1_000_000), .any(million),
        .any(try JSONNumber(parsing: "1000000.0")),
      ],
      [.any(try JSONNumber(parsing: "18446744073709551615")), .unsigned(.max)],
      [
        .any(try JSONNumber(parsing: "300000000000000000000")),
        .decimal(Decimal(sign: .plus, exponent: 20, significand: 3)),
      ],
      [.number(.nan), .decimal(.nan)], [.number(.infinity)], [.number(-.infinity)], [.none],
      [.moment(try DateTime("1970-01-01T00:00:01.000000005Z"))], [.text("1.5")], [.text("@1.5")],
      [.number(1.5)], [.decimal(1.25), .any(try JSONNumber(parsing: "125e-2"))], [.text("0")],
    ]
    for group in groups {
      XCTAssertEqual(Set(group).count, 1, "\(group)")
    }
    XCTAssertEqual(Set(groups.joined()).count, groups.count)
  }

  func testAnEnumerationIsItsRawValueInCodable() throws {
    let data = try JSONEncoder().encode([Book.Binding.hardcover])
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["hardcover"]"#)
    XCTAssertEqual(try JSONDecoder().decode([Book.Binding].self, from: data), [.hardcover])
    XCTAssertEqual(Set([Book.Binding.hardcover, Book.Binding(rawValue: "hardcover")]).count, 1)
  }

  private let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

  private func assertEqual<T: JSONDecodable & Hashable>(
    _ type: T.Type,
    _ left: String,
    _ right: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    do {
      let (left, right) = (try decode(type, left), try decode(type, right))
      XCTAssertEqual(left, right, file: file, line: line)
      XCTAssertEqual(left.hashValue, right.hashValue, file: file, line: line)
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}

/// A union of numeric types, and similar texts.
private enum Figure: JSONModel {
  case integer(Int)
  case unsigned(UInt64)
  case number(Double)
  case single(Float)
  case decimal(Decimal)
  case any(JSONNumber)
  case moment(DateTime)
  case text(String)
  case none

  init(from json: inout JSONReader) throws(JSONError) { self = .any(try json.read()) }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .integer(let value): value.encode(into: &json)
    case .unsigned(let value): value.encode(into: &json)
    case .number(let value): value.encode(into: &json)
    case .single(let value): value.encode(into: &json)
    case .decimal(let value): value.encode(into: &json)
    case .any(let value): value.encode(into: &json)
    case .moment(let value): value.encode(into: &json)
    case .text(let value): value.encode(into: &json)
    case .none: json.writeNull()
    }
  }
}
