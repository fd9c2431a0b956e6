import BinderyJSON
import Foundation
import TestSupport
import XCTest

final class JSONReaderTests: XCTestCase {
  func testAnErrorHasAPathAndAReason() {
    let page = #"{"channels":{"a b":[{"t":"1"},{},{},{"timetoken":17}]}}"#
    XCTAssertEqual(
      failure([String: [String: [[String: String]]]].self, page),
      #"$.channels["a b"][3].timetoken: expected a string, found a number (byte 49)"#
    )
    XCTAssertEqual(failure(Int.self, #""1""#), "$: expected an integer, found a string (byte 0)")
    XCTAssertEqual(
      failure([Bool].self, "[true,null]"),
      "$[1]: expected a boolean, found null (byte 6)"
    )
    XCTAssertEqual(failure(String.self, "[]"), "$: expected a string, found an array (byte 0)")
    XCTAssertEqual(failure([Int].self, "{}"), "$: expected an array, found an object (byte 0)")
    XCTAssertEqual(
      failure([String: Int].self, "false"),
      "$: expected an object, found a boolean (byte 0)"
    )
    XCTAssertEqual(failure(Double.self, "null"), "$: expected a number, found null (byte 0)")
  }

  func testThePathIsRightAfterBracketsAndQuotesInText() {
    XCTAssertEqual(
      failure([[String: Int]].self, #"[{"[\"{":1},{"a\"b\\":true}]"#),
      #"$[1]["a\"b\\"]: expected an integer, found a boolean (byte 22)"#
    )
    XCTAssertEqual(
      failure([String].self, #"["\"],","}",true]"#),
      "$[2]: expected a string, found a boolean (byte 12)"
    )
  }

  func testASyntaxErrorHasTheExpectedToken() {
    XCTAssertEqual(failure([Int].self, "[1 2]"), "$[0]: expected `,` or `]`, found `2` (byte 3)")
    XCTAssertEqual(failure([Int].self, "[1,]"), "$[1]: expected an integer, found `]` (byte 3)")
    XCTAssertEqual(failure([Int].self, "[1"), "$[0]: expected `,` or `]`, found the end (byte 2)")
    XCTAssertEqual(
      failure([String: Int].self, #"{"a":1,}"#),
      "$: expected a key, found `}` (byte 7)"
    )
    XCTAssertEqual(failure(JSONValue.self, #"{"a" 1}"#), "$.a: expected `:`, found `1` (byte 5)")
    XCTAssertEqual(failure(JSONValue.self, ""), "$: expected a value, found the end (byte 0)")
    XCTAssertEqual(failure(JSONValue.self, "nul"), "$: expected `null`, found `n` (byte 0)")
    XCTAssertEqual(failure(JSONValue.self, "text"), "$: expected a boolean, found `t` (byte 0)")
    XCTAssertEqual(failure(Int.self, "nothing"), "$: expected an integer, found `n` (byte 0)")
    XCTAssertEqual(failure(JSONValue.self, "-"), "$: expected a digit, found the end (byte 1)")
    XCTAssertEqual(
      failure(JSONValue.self, "[\u{1}]"),
      "$[0]: expected a value, found byte 0x1 (byte 1)"
    )
    XCTAssertEqual(
      failure(JSONValue.self, "1 1"),
      "$: unexpected text after the value (byte 2)"
    )
    XCTAssertEqual(
      failure(JSONValue.self, "1\0"),
      "$: unexpected text after the value (byte 1)"
    )
    XCTAssertEqual(
      failure(JSONValue.self, #"["\x"]"#),
      "$[0]: expected an escape, found `x` (byte 3)"
    )
    XCTAssertEqual(
      failure(JSONValue.self, #"["abc"#),
      "$[0]: expected `\"`, found the end (byte 5)"
    )
  }

  func testControlCharactersAreEscapedInErrors() {
    XCTAssertEqual(
      failure([String: UUID].self, #"{"\u001b\u202e":"\u001b[31m"}"#),
      #"$["\u{1B}\u{202E}"]: expected a UUID, found "\u{1B}[31m" (byte 16)"#
    )
    let long = failure(UUID.self, "\"" + String(repeating: "x", count: 100_000) + "\"")
    XCTAssertLessThan(long.count, 200)
    let digits = failure(Int.self, String(repeating: "9", count: 100_000))
    XCTAssertLessThan(digits.count, 200)
  }

  func testThePartsOfAnError() {
    XCTAssertThrowsError(try decode([[Int]].self, "[[1],[2,300e400]]")) { error in
      XCTAssertEqual(
        error as? JSONError,
        JSONError(
          path: JSONPath([.index(1), .index(1)]),
          offset: 8,
          reason: .outOfRange(type: "Int", found: "300e400")
        )
      )
    }
  }

  func testAByteOrderMarkIsIgnored() throws {
    XCTAssertEqual(
      try JSONReader.decode([Int].self, from: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)),
      [1]
    )
  }

  func testDataIsReadLikeBytes() throws {
    let data = Data(#"xx["a"]xx"#.utf8)
    XCTAssertEqual(try JSONReader.decode([String].self, from: data.dropFirst(2).dropLast(2)), ["a"])
    XCTAssertThrowsError(try JSONReader.decode([String].self, from: Data()))
  }

  func testKeysAreComparedWithTheirEscapesResolved() throws {
    let keys = try decode(
      Keys.self,
      #"{"\u0061":{"x":[1,{}]},"a":1,"\u00e9\n":"","":null,"ab":true}"#
    )
    XCTAssertEqual(keys.seen, ["a", "a", "escaped", "empty", "other ab"])
  }

  /// A key of up to sixteen bytes is stored in the value, a longer one in a document.
  func testKeysOfAnyLength() throws {
    for (count, name) in [(15, "15"), (16, "16"), (17, "17")] {
      let key = String("abcdefghijklmnopq".prefix(count))
      let other = key.dropLast() + "z"
      let escaped = #"\u0061"# + key.dropFirst()
      let keys = try decode(Keys.self, #"{"\#(key)":1,"\#(other)":2,"\#(escaped)":3}"#)
      XCTAssertEqual(keys.seen, [name, "other \(other)", name])
    }
  }

  /// Compares each key with literals.
  private struct Keys: JSONDecodable {
    var seen: [String] = []

    init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "a": seen.append("a")
        case "é\n": seen.append("escaped")
        case "": seen.append("empty")
        case "abcdefghijklmno": seen.append("15")
        case "abcdefghijklmnop": seen.append("16")
        case "abcdefghijklmnopq": seen.append("17")
        default: seen.append("other \(key.string)")
        }
        try json.skipValue()
      }
    }
  }

  func testAKeyOutlivesItsReader() throws {
    struct Kept: JSONDecodable {
      nonisolated(unsafe) var key: JSONKey?

      init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          self.key = key
          try json.skipValue()
        }
      }
    }
    for key in ["a long key that needs memory", #"a long k\u0065y that needs memory"#, "short"] {
      XCTAssertEqual(
        try decode(Kept.self, #"{"\#(key)":1}"#).key?.string,
        key.hasPrefix("a") ? "a long key that needs memory" : key
      )
    }
  }

  func testADecoderThatSkipsNoValueFails() {
    struct Forgetful: JSONDecodable {
      init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while try json.nextKey() != nil {}
      }
    }
    XCTAssertEqual(
      failure(Forgetful.self, #"{"a":1}"#),
      "$.a: expected a key or `}`, found `1` (byte 5)"
    )
  }
}
