import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

/// Tests of streamed responses as sequences of typed elements.
final class StreamTests: PressTestCase {
  private static let first = #"{"id": 1, "at": "2026-01-02T03:04:05Z"}"#
  private static let second = #"{"id": 2, "at": "2026-01-02T03:04:06Z"}"#

  func testEventsWithDataOfJSONUntilTheTerminator() async throws {
    let body =
      "id: a\ndata: \(Self.first)\n\n: ping\n\nevent: more\ndata: \(Self.second)\n\n"
      + "data: [DONE]\n\n"
    try await press(answering: { _ in Self.events(body) }) { press, server in
      var seen: [String] = []
      for try await event in try await press.followOrders() {
        seen.append("\(event.name) \(event.data.id)")
      }
      XCTAssertEqual(seen, ["message 1", "more 2"])
      XCTAssertEqual(
        server.requests.first?.headers["Accept"],
        "text/event-stream, application/json"
      )
    }
  }

  func testAnErrorInsteadOfAStreamIsTyped() async throws {
    try await press(answering: { _ in .json(#"{"name": "No"}"#, status: 404) }) { press, _ in
      do {
        _ = try await press.followOrders()
        XCTFail("no stream")
      } catch let error as RequestError<FollowOrders.Failure> {
        XCTAssertEqual(error, .failure(.notFound(Author(name: "No"))))
      }
    }
  }

  /// According to the HTML standard, a response of another type has no events.
  func testAResponseOfAnotherMediaTypeIsNotAnEventStream() async throws {
    let page = LoopbackResponse.response(
      200,
      headers: ["Content-Type": "text/html"],
      body: Array("<h1>Sign in</h1>".utf8)
    )
    try await press(answering: { _ in page }) { press, _ in
      do {
        _ = try await press.followNotes()
        XCTFail("a stream")
      } catch let error as RequestError<Never> {
        guard case .undocumented(let response) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(response.text(), "<h1>Sign in</h1>")
      }
    }
    let untyped = LoopbackResponse.response(200, headers: [:], body: Array("data: a\n\n".utf8))
    try await press(answering: { _ in untyped }) { press, _ in
      var seen: [String] = []
      for try await event in try await press.followNotes() { seen.append(event.data) }
      XCTAssertEqual(seen, ["a"])
    }
  }

  func testEventsOfText() async throws {
    try await press(answering: { _ in Self.events("data: a\ndata: b\n\ndata: c\n\n") }) {
      press,
      _ in
      var seen: [String] = []
      for try await event in try await press.followNotes() { seen.append(event.data) }
      XCTAssertEqual(seen, ["a\nb", "c"])
    }
  }

  func testAnItemSchemaDescribesTheEvent() async throws {
    try await press(answering: { _ in Self.events("data: \(Self.second)\n\n") }) { press, _ in
      var seen: [Int] = []
      for try await event in try await press.followEvents() { seen.append(event.data.id) }
      XCTAssertEqual(seen, [2])
    }
  }

  func testAResponseAsAWholeOrAsAStream() async throws {
    try await press(answering: { _ in .json(#"{"name": "F"}"#) }) { press, _ in
      guard case .ok(let whole) = try await press.complete(body: .init()),
        case .json(let author) = whole.body
      else { return XCTFail("not whole") }
      XCTAssertEqual(author, Author(name: "F"))
    }
    let parts = "data: {\"word\": \"a\"}\n\ndata: {\"word\": \"b\"}\n\n"
    try await press(answering: { _ in Self.events(parts, ["X-Id": "7"]) }) { press, _ in
      guard case .ok(let ok) = try await press.complete(body: .init(stream: true)),
        case .events(let events) = ok.body
      else { return XCTFail("not in parts") }
      XCTAssertEqual(ok.xId, "7")
      var words: [String] = []
      for try await event in events { words.append(event.data.word) }
      XCTAssertEqual(words, ["a", "b"])
    }
    try await press(answering: { _ in .status(202) }) { press, _ in
      guard case .accepted = try await press.complete(body: .init()) else {
        return XCTFail("not accepted")
      }
    }
  }

  func testLinesAndRecordsOfJSON() async throws {
    let lines = "\(Self.first)\n\(Self.second)\n"
    try await press(answering: { _ in .text(lines, contentType: "application/jsonl") }) {
      press,
      _ in
      guard case .ok(let sequence) = try await press.listLines() else { return XCTFail("no lines") }
      var seen: [Int] = []
      for try await shipment in sequence { seen.append(shipment.id) }
      XCTAssertEqual(seen, [1, 2])
    }
    let records = "\u{1E}1\n\u{1E}2\n"
    try await press(
      answering: { _ in .text(records, status: 206, contentType: "application/json-seq") }
    ) { press, _ in
      guard case .partialContent(let sequence) = try await press.listLines() else {
        return XCTFail("no records")
      }
      var seen: [Int] = []
      for try await number in sequence { seen.append(number) }
      XCTAssertEqual(seen, [1, 2])
    }
  }

  func testLinesThatAreSent() async throws {
    let authors = [Author(name: "A"), Author(name: "B\n")]
    let request = try await sent { try await $0.sendLines(body: authors) }
    XCTAssertEqual(request.headers["Content-Type"], "application/x-ndjson")
    XCTAssertEqual(request.text, "{\"name\":\"A\"}\n{\"name\":\"B\\n\"}\n")
  }

  private static func events(_ body: String, _ headers: HTTPHeaders = [:]) -> LoopbackResponse {
    var fields = headers
    fields["Content-Type"] = "text/event-stream"
    return .chunked(body.utf8.map { [$0] }, headers: fields)
  }
}
