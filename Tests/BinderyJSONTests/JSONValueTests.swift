import BinderyJSON
import Foundation
import TestSupport
import XCTest

final class JSONValueTests: XCTestCase {
  func testAValueIsReadAndWrittenInItsOrder() throws {
    let text = #"{"z":[1,2.50,-3e2],"a":{"é":null,"t":true,"f":false},"s":"a\nb","e":[],"o":{}}"#
    XCTAssertEqual(try JSONValue(parsing: text).description, text)
    XCTAssertEqual(
      try JSONValue(parsing: " [ 1 ,\t{ \"a\" :\r\n2 } ] ").description,
      #"[1,{"a":2}]"#
    )
  }

  func testLiteralsAndAccess() throws {
    let value: JSONValue = [
      "name": "Ada", "age": 36, "score": 1.5, "tags": ["a", .null, true], "none": .null,
    ]
    XCTAssertEqual(
      value,
      try JSONValue(
        parsing: #"{"tags":["a",null,true],"none":null,"age":36.0,"score":15e-1,"name":"Ada"}"#
      )
    )
    XCTAssertEqual(value["name"]?.string, "Ada")
    XCTAssertEqual(value["age"]?.int, 36)
    XCTAssertEqual(value["score"]?.double, 1.5)
    XCTAssertEqual(value["tags"]?[2]?.bool, true)
    XCTAssertEqual(value["tags"]?.array?.count, 3)
    XCTAssertEqual(value["none"]?.isNull, true)
    XCTAssertEqual(value.object?.members.map(\.key), ["name", "age", "score", "tags", "none"])
    XCTAssertNil(value["absent"])
    XCTAssertNil(value["tags"]?[3])
    XCTAssertNil(value["tags"]?[-1])
    XCTAssertNil(value[0])
    XCTAssertNil(value["name"]?.int)
  }

  func testTheLastValueOfARepeatedKeyIsUsed() throws {
    XCTAssertEqual(
      try JSONValue(parsing: #"{"a":1,"b":2,"\u0061":3}"#).description,
      #"{"a":3,"b":2}"#
    )
  }

  func testEquivalentKeysAreDifferent() throws {
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    XCTAssertEqual(try JSONValue(parsing: text).object?.count, 2)
    XCTAssertEqual(try JSONValue(parsing: text)["e\u{301}"]?.int, 2)
  }

  func testEquivalentStringsAreDifferent() throws {
    XCTAssertNotEqual("\u{E9}" as JSONValue, "e\u{301}")
    XCTAssertNotEqual(["a", "\u{E9}"] as JSONValue, ["a", "e\u{301}"])
    XCTAssertEqual(Set(["\u{E9}", "e\u{301}", "\u{E9}"] as [JSONValue]).count, 2)
  }

  func testALargeObjectIsChanged() {
    for count in [0, 1, 15, 16, 17, 18, 100] {
      var object = JSONObject((0..<count).map { ("k\($0)", .number(JSONNumber($0))) })
      for key in 0..<count { XCTAssertEqual(object["k\(key)"]?.int, key) }
      object["k3"] = nil
      object["k5"] = "five"
      object["new"] = true
      XCTAssertNil(object["k3"])
      XCTAssertEqual(object["k5"], "five")
      XCTAssertEqual(object["new"], true)
      for key in 6..<max(count, 6) { XCTAssertEqual(object["k\(key)"]?.int, key) }
      XCTAssertEqual(object, JSONObject(object.members.reversed().map { ($0.key, $0.value) }))
      XCTAssertEqual(
        object.hashValue,
        JSONObject(object.members.reversed().map { ($0.key, $0.value) }).hashValue
      )
    }
  }

  func testObjectsWithOtherMembersDiffer() throws {
    let object = try JSONValue(parsing: #"{"a":1}"#)
    for other in [#"{"a":2}"#, #"{"b":1}"#, #"{"a":1,"b":1}"#, "{}", "[]"] {
      XCTAssertNotEqual(object, try JSONValue(parsing: other))
    }
  }

  func testAValueIsConvertedToATypeAndBack() throws {
    let value: JSONValue = ["a": [1, 2]]
    let typed = try value.decode(as: [String: [Int]].self)
    XCTAssertEqual(typed, ["a": [1, 2]])
    XCTAssertEqual(try JSONValue(encoding: typed), value)
    XCTAssertThrowsError(try value.decode(as: [String].self))
  }

  func testAValueIsPreservedByFoundationsCoders() throws {
    let text = """
      {"z":[1,-1,0.1,1e-200,1e300,9223372036854775807,18446744073709551615,1.25],"a":{"b":null},\
      "t":true,"s":"","e":[],"o":{}}
      """
    let value = try JSONValue(parsing: text)
    let data = try JSONEncoder().encode(value)
    XCTAssertEqual(try JSONReader.decode(JSONValue.self, from: data), value)
    let decoded = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    XCTAssertEqual(decoded, value)
    XCTAssertEqual(decoded.object?.members.map(\.key), ["a", "e", "o", "s", "t", "z"])
  }

  func testADecimalIsUsedOnlyIfItEqualsTheDouble() throws {
    let digits = try XCTUnwrap(Decimal(string: "0.12345678901234567890123"))
    for (decimal, number) in [(digits, "0.12345678901234567890123"), (0, "0.12345678901234568")] {
      let decoder = DisagreeingDecoder(double: 0.12345678901234567890123, decimal: decimal)
      XCTAssertEqual(try JSONValue(from: decoder).description, number)
    }
  }

  func testDictionariesAreWrittenSortedByKey() throws {
    XCTAssertEqual(try encode(["b": 1, "a": 2, "é": 3, "B": 4]), #"{"B":4,"a":2,"b":1,"é":3}"#)
  }

  func testAbsentNullAndValueAreDistinct() throws {
    XCTAssertEqual(try decode(Nullable<Int>?.self, "null"), .null)
    XCTAssertEqual(try decode(Nullable<Int>?.self, "1"), 1)
    XCTAssertEqual(try decode(JSONValue?.self, "null"), .null)
    XCTAssertNil(try decode(Int?.self, "null"))
    XCTAssertEqual(try decode([Int?].self, "[1,null]"), [1, nil])
    XCTAssertEqual(try encode([Nullable<Int>.null, 1]), "[null,1]")
    XCTAssertEqual(Nullable("a" as String?), "a")
    XCTAssertEqual(Nullable<String>(nil), .null)
  }
}
