import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Tests of responses that are replayed from recordings.
final class RecordedTransportTests: XCTestCase {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Golden")

  private func entry(
    _ method: String,
    _ url: String,
    _ answer: String,
    body: String? = nil,
    status: Int = 200
  ) -> HTTPArchive.Entry {
    HTTPArchive.Entry(
      request: .init(
        method: method,
        url: url,
        postData: body.map { .init(mimeType: "application/json", text: $0) }
      ),
      response: .init(status: status, content: .init(mimeType: "text/plain", text: answer))
    )
  }

  private func answer(
    _ transport: RecordedTransport,
    _ url: String,
    _ method: HTTPMethod = .get,
    body: String = ""
  ) async throws -> String {
    let exchange = HTTPExchange(url: url, method: method, body: .bytes(Array(body.utf8)))
    return String(decoding: try await transport.perform(exchange).body, as: UTF8.self)
  }

  func testAFileIsReplayed() async throws {
    let file = Self.golden.appending(path: "recordings/books.har")
    for location in [file, file.deletingLastPathComponent()] {
      let transport = try RecordedTransport(contentsOf: location)
      let exchange = HTTPExchange(
        url: "https://us.bookshop.example/v1/shelves/sci%2ffi/books?limit=2&tags=old%2Crare%26fine"
      )
      let response = try await transport.perform(exchange)
      XCTAssertEqual(response.status, 200)
      XCTAssertEqual(response.headers["Content-Type"], "application/json")
      XCTAssertEqual(transport.exchanges, [exchange])
    }
  }

  func testEqualEntriesAnswerInTheirOrder() async throws {
    let url = "https://a.example/jobs/1"
    let transport = RecordedTransport(
      HTTPArchive(entries: ["queued", "running", "done"].map { entry("GET", url, $0) })
    )
    var answers: [String] = []
    for _ in 0..<4 { answers.append(try await answer(transport, url)) }
    XCTAssertEqual(answers, ["queued", "running", "done", "done"])
  }

  func testTheBodyDistinguishesEntries() async throws {
    let url = "https://a.example/search"
    let transport = RecordedTransport(
      HTTPArchive(entries: [
        entry("POST", url, "cats", body: #"{"q": "cat", "n": 1}"#),
        entry("POST", url, "dogs", body: #"{"q": "dog"}"#),
      ])
    )
    for (body, expected) in [
      (#"{"q":"dog"}"#, "dogs"), (#"{"n":1,"q":"cat"}"#, "cats"), (#"{"q":"dog"}"#, "dogs"),
    ] {
      let found = try await answer(transport, "http://b.example/search", .post, body: body)
      XCTAssertEqual(found, expected)
    }
  }

  func testARedactedValueIsEqualToAny() async throws {
    let transport = RecordedTransport(
      HTTPArchive(entries: [entry("GET", "https://a.example/x?key=redacted000001&page=2", "two")])
    )
    let found = try await answer(transport, "https://a.example/x?page=2&key=mine")
    XCTAssertEqual(found, "two")
  }

  func testAnUnrecordedRequestIsAnError() async throws {
    let transport = RecordedTransport(
      HTTPArchive(entries: [
        entry("GET", "https://a.example/x?page=2", "two"),
        entry("GET", "https://a.example/aborted", "", status: 0),
      ])
    )
    for (url, method, subject) in [
      ("https://a.example/x?page=3", HTTPMethod.get, "GET /x"),
      ("https://a.example/x?page=2", .delete, "DELETE /x"),
      ("https://a.example/aborted", .get, "GET /aborted"),
    ] {
      do {
        _ = try await answer(transport, url, method)
        XCTFail("\(subject) was answered")
      } catch let error as TransportError {
        let text = "no recorded response for \(subject): recorded are GET /x"
        XCTAssertEqual(error, .other(text))
      }
    }
  }

  func testAFolderWithoutRecordingsIsAnError() {
    let folder = Self.golden.appending(path: "Kiosk")
    XCTAssertThrowsError(try RecordedTransport(contentsOf: folder)) { error in
      XCTAssertEqual((error as? RecordingError)?.file, "Kiosk")
    }
  }
}
