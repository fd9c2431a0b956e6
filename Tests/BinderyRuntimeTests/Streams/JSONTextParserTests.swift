import XCTest

@testable import BinderyRuntime

/// Tests of the separation of JSON texts that follow each other.
final class JSONTextParserTests: XCTestCase {
  /// Returns the texts of bytes that arrive in pieces of a size, and the rest at the end.
  private func texts(_ bytes: String, pieces size: Int, limit: Int = 1_000) throws -> [String] {
    var parser = JSONTextParser(limit: limit)
    var texts: [String] = []
    let all = Array(bytes.utf8)
    for start in stride(from: 0, to: all.count, by: size) {
      parser.append(Array(all[start..<min(start + size, all.count)]))
      while let text = try parser.next() { texts.append(String(decoding: text, as: UTF8.self)) }
    }
    if let rest = parser.last() { texts.append(String(decoding: rest, as: UTF8.self)) }
    return texts
  }

  private func assertTexts(_ bytes: String, _ expected: [String]) throws {
    for size in 1...(bytes.utf8.count + 1) {
      XCTAssertEqual(try texts(bytes, pieces: size), expected, "pieces of \(size)")
    }
  }

  func testTextsWithWhitespaceOrNothingBetween() throws {
    try assertTexts(
      #" {"a": [1, {"b": "}"}]}{"c":"\"{"}"# + "\r\n \n[1]\n\n{\n  \"d\": 1\n}",
      [#"{"a": [1, {"b": "}"}]}"#, #"{"c":"\"{"}"#, "[1]", "{\n  \"d\": 1\n}"]
    )
  }

  func testNumbersWordsAndStrings() throws {
    try assertTexts(
      #"1 -2.5e3 true"a\\""b"null[]"#,
      ["1", "-2.5e3", #"true"#, #""a\\""#, #""b""#, "null", "[]"]
    )
  }

  func testOtherBytesAreTextsOfTheirOwn() throws {
    try assertTexts("oops {\"a\":1} é}", ["oops", "{\"a\":1}", "é}"])
  }

  /// JSON has no line feed in a string (RFC 8259 §7), so that the text was cut off.
  func testALineFeedEndsAStringAndItsText() throws {
    try assertTexts(
      "{\"a\": [\"cut\n{\"b\":\"1\"}\n\"cut\\\n[2]\n",
      ["{\"a\": [\"cut", "{\"b\":\"1\"}", "\"cut\\", "[2]"]
    )
  }

  func testTheRestIsAText() throws {
    try assertTexts("{\"a\":1}{\"b\": [", ["{\"a\":1}", "{\"b\": ["])
    try assertTexts("{\"a\":1} \n", ["{\"a\":1}"])
    XCTAssertEqual(try texts("", pieces: 1), [])
  }

  func testATextThatIsTooLong() throws {
    XCTAssertEqual(try texts("[12345678]", pieces: 3, limit: 10), ["[12345678]"])
    XCTAssertThrowsError(try texts("[123456789]", pieces: 3, limit: 10))
    XCTAssertThrowsError(try texts("[123456789", pieces: 20, limit: 9))
  }
}
