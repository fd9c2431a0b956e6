import BinderyRuntime
import Foundation
import TestSupport
import XCTest

/// Tests of error descriptions: one line with the necessary information.
final class RequestErrorTests: TimedTestCase {
  private typealias Failure = RequestError<FindBook.Failure>

  func testDescriptions() {
    let json = JSONError(path: JSONPath([.key("a")]), offset: 5, reason: .trailingBytes)
    let html = HTTPResponse(502, "<h1>\r\nbad\u{0}</h1>", headers: ["Content-Type": "text/html"])
    let table: [(Failure, String)] = [
      (.failure(.notFound("x")), "documented error: notFound(\"x\")"),
      (.undocumented(HTTPResponse(503)), "undocumented response 503 (0 bytes)"),
      (
        .undocumented(html),
        "undocumented response 502 (text/html, 15 bytes): <h1>\\r\\nbad\\0</h1>"
      ),
      (
        .undecodable(html, json),
        "the response doesn't match the document: \(json) in 502 (text/html, 15 bytes): <h1>\\r\\nbad\\0</h1>"
      ),
      (.invalidRequest(InvalidRequest(parameter: "id", reason: "r")), "invalid request: id: r"),
      (.transport(.timedOut), "no response: the request timed out"),
      (
        .transport(.incompleteBody(.init(status: 200, received: 1, expected: 2))),
        "no response: response cut short: 1 of 2 bytes"
      ),
      (.cancelled, "cancelled"),
    ]
    for (error, text) in table {
      XCTAssertEqual("\(error)", text)
      XCTAssertEqual(error.localizedDescription, text)
    }
  }

  func testTheDescriptionOfAnUndecodableBodyIsBounded() throws {
    let elements = (0..<300).map { #"{"a long key of element \#($0)": "\#($0)"}"# }
    let response = HTTPResponse(200, "[\(elements.joined(separator: ","))]")
    XCTAssertThrowsError(try response.json([[String: Int]].self)) { error in
      guard let error = error as? JSONError else { return XCTFail("\(error)") }
      XCTAssertEqual(error.all.count, 300)
      let text = "\(Failure.undecodable(response, error))"
      XCTAssertTrue(text.contains("300 errors: $[0]"), text)
      XCTAssertTrue(text.contains(#"$[4]["a long key of element 4"]: expected an integer"#), text)
      XCTAssertLessThan(text.utf8.count, 1500)
    }
  }

  func testLongBodiesAreTruncatedBetweenCharacters() {
    let table: [(String, String)] = [
      (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
      (String(repeating: "a", count: 201), String(repeating: "a", count: 200) + "…"),
      (
        String(repeating: "a", count: 199) + "é" + "b",
        String(repeating: "a", count: 199) + "…"
      ),
      (
        String(repeating: "a", count: 197) + "🚀b",
        String(repeating: "a", count: 197) + "…"
      ),
      (String(repeating: "é", count: 102_400), String(repeating: "é", count: 100) + "…"),
    ]
    for (body, excerpt) in table {
      let error = Failure.undocumented(HTTPResponse(500, body))
      XCTAssertEqual("\(error)", "undocumented response 500 (\(body.utf8.count) bytes): \(excerpt)")
    }
  }

  func testControlCharactersAreEscapedInDescriptions() {
    let hostile = "\u{1B}[2J\u{202E}x\u{2028}\u{7F}\u{85}\n"
    let escaped = "\\u{1B}[2J\\u{202E}x\\u{2028}\\u{7F}\\u{0085}\\n"
    let errors: [Failure] = [
      .undocumented(HTTPResponse(500, hostile)),
      .undocumented(HTTPResponse(500, headers: ["Content-Type": hostile])),
      .invalidRequest(InvalidRequest(parameter: hostile, reason: "r")),
      .transport(.connectionLost(hostile)),
    ]
    for error in errors {
      XCTAssertTrue("\(error)".contains(escaped), "\(error)")
      XCTAssertFalse("\(error)".contains("\n"))
    }
    let binary = Failure.undocumented(HTTPResponse(status: 500, body: [0xFF, 0x00, 0xC3]))
    XCTAssertEqual("\(binary)", "undocumented response 500 (3 bytes): \u{FFFD}\\0\u{FFFD}")
  }

  func testErrorsContainNoSecretsOfTheRequest() async {
    let secret = "s3cret"
    for transportError: TransportError in [.timedOut, .other("x"), .invalidURL("example.com")] {
      let connection = Connection(
        server: .example,
        credentials: ["token": .apiKey(secret, query: "key")],
        transport: ScriptedTransport(.failure(transportError))
      )
      let error = await Shop(connection: connection).error(of: FindBook(id: "7"))
      XCTAssertFalse("\(String(reflecting: error))".contains(secret))
    }
  }
}
