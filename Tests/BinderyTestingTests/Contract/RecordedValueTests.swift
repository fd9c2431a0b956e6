import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of invalid recorded values: only the test that uses one fails.
final class RecordedValueTests: TimedTestCase {
  private let transport: some HTTPTransport = .default

  private struct Body: JSONDecodable {
    let title: String

    init(from json: inout JSONReader) throws(JSONError) {
      var title: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "title": json.read(into: &title)
        default: try json.skipValue()
        }
      }
      self.title = try json.require(title, "title")
    }
  }

  func testABodyWithoutARequiredMemberThrows() {
    XCTAssertThrowsError(try recorded(#"{"id": 1}"#) as Body) { error in
      XCTAssertEqual(
        "\(error)",
        #"the recorded value is not a Body: $: the required member "title" is missing (byte 0)"#
      )
    }
    XCTAssertThrowsError(try recorded("{") as Body)
    XCTAssertEqual(try (recorded(#"{"title": "a"}"#) as Body).title, "a")
  }

  func testReportsTheCallWithTheInvalidValue() async throws {
    let violations = try await BookshopContract().listing { client in
      let body: Body = try recorded("{}")
      return try await client.listBooks(shelf: body.title)
    }
    XCTAssertEqual(
      violations,
      [
        "listBooks 404 (books.har #1): the call threw: the recorded value is not a Body:"
          + #" $: the required member "title" is missing (byte 0)"#
      ]
    )
  }

  func testDripWithPiecesOfZeroBytes() async throws {
    for piece in [0, -1] {
      let server = try LoopbackServer { _ in .drip([1, 2], piece: piece, milliseconds: 0) }
      defer { server.stop() }
      let response = try await transport.perform(HTTPExchange(url: server.url))
      XCTAssertEqual(response.body, [1, 2])
    }
  }

  func testBoundsOfZero() async throws {
    let bounds = LoopbackBounds(requests: -1, lineBytes: 1024, lines: 32, bodyBytes: -1)
    let server = try LoopbackServer(bounds: bounds) { _ in .json("{}") }
    defer { server.stop() }
    do {
      _ = try await transport.perform(HTTPExchange(url: server.url))
      XCTFail("not even an empty body is allowed")
    } catch {
      XCTAssertNotEqual(error, .timedOut)
    }
  }
}
