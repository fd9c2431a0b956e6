import BinderyRuntime
import TestSupport
import XCTest

/// Tests of bodies of several JSON texts, while they arrive.
final class JSONLinesTests: TimedTestCase {
  private static let sequence = "application/json-seq"

  func testLines() async throws {
    let table: [(String, [JSONValue])] = [
      ("", []), ("\n\r\n \t\n", []), ("1\n2\n", [1, 2]), ("1\r\n2", [1, 2]),
      ("{\"a\":\"é\\n\"}\n\n[1, 2]\n \"x\" \nnull", [["a": "é\n"], [1, 2], "x", .null]),
    ]
    for (text, values) in table {
      for type in ["application/jsonl", "application/x-ndjson", "application/json"] {
        let lines = HTTPStreamedResponse(text, contentType: type).jsonLines(JSONValue.self)
        let read = try await lines.collected()
        XCTAssertEqual(read, values, text)
      }
    }
  }

  func testSequences() async throws {
    let table: [(String, [JSONValue])] = [
      ("", []), ("\u{1E}\u{1E}\n\u{1E}", []), ("\u{1E}1\n\u{1E}2\n", [1, 2]),
      ("\u{1E}{\n\"a\":\n1}\u{1E}[]\n\u{1E}\"x\"", [["a": 1], [], "x"]),
    ]
    for (text, values) in table {
      for type in [Self.sequence, "application/geo+json-seq; v=1"] {
        let lines = HTTPStreamedResponse(text, contentType: type).jsonLines(JSONValue.self)
        let read = try await lines.collected()
        XCTAssertEqual(read, values, text)
      }
    }
  }

  func testTruncatedTextsOfASequenceAreErrors() async throws {
    let text = "\u{1E}12\u{1E}true\u{1E}{\"a\":\u{1E}3\n"
    let lines = HTTPStreamedResponse(text, contentType: Self.sequence).jsonLines(JSONValue.self)
    let read = try await lines.results.collected().map { try? $0.get() }
    XCTAssertEqual(read, [nil, nil, nil, 3])
  }

  func testPiecesOfAnySizeGiveTheSameValues() async throws {
    let values: [JSONValue] = (0..<40).map { ["é👩‍🚀": .string("\n\u{1E}\($0)")] }
    let texts = values.map(\.description)
    let lines = (texts.joined(separator: "\n\n"), "application/jsonl")
    let sequence = (texts.map { "\u{1E}\($0)\n" }.joined(), Self.sequence)
    var pieces = Pieces(seed: 4)
    for (text, type) in [lines, sequence] {
      for _ in 0..<300 {
        let cut = HTTPStreamedResponse(pieces.of(Array(text.utf8)), contentType: type)
        let read = try await cut.jsonLines(JSONValue.self).collected()
        guard read == values else { return XCTFail("another cut, other values") }
      }
    }
  }

  func testAnUndecodableLineIsAnErrorWithItsText() async throws {
    let response = HTTPStreamedResponse("1\n{\"a\"\n3\n", contentType: "application/jsonl")
    var iterator = response.jsonLines(Int.self).makeAsyncIterator()
    let first = try await iterator.next()
    XCTAssertEqual(first, 1)
    do {
      _ = try await iterator.next()
      XCTFail("no error")
    } catch {
      guard case .undecodable(let element) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(element.text, "{\"a\"")
    }
    let third = try await iterator.next()
    XCTAssertEqual(third, 3)
    let end = try await iterator.next()
    XCTAssertNil(end)
  }

  func testTheLengthOfALineIsLimited() async throws {
    for text in [
      "[\(String(repeating: " ", count: 17 << 20))",
      "1\n\(String(repeating: "1", count: 17 << 20))\n",
    ] {
      let chunks = stride(from: 0, to: text.utf8.count, by: 1 << 20).map {
        Array(text.utf8.dropFirst($0).prefix(1 << 20))
      }
      let response = HTTPStreamedResponse(chunks, contentType: "application/jsonl")
      let lines = response.jsonLines(JSONValue.self)
      await assertThrows(.tooLarge(limit: 16 << 20)) { _ = try await lines.collected() }
    }
  }

  func testEncodedLinesAreDecoded() async throws {
    let values: [JSONValue] = [["a": "x\ny"], 3, .null, [true]]
    for type in ["application/jsonl", "application/json-seq"] as [StaticString] {
      var request = try HTTPRequest(.post, "/")
      try request.jsonLinesBody(values, contentType: type)
      let body = [try request.body.read()]
      let response = HTTPStreamedResponse(body, contentType: type.description)
      let read = try await response.jsonLines(JSONValue.self).collected()
      XCTAssertEqual(read, values)
    }
  }
}
