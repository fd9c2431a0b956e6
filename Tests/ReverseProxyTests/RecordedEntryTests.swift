import BinderyJSON
import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

@testable import ReverseProxy

/// The entries of the archive.
final class RecordedEntryTests: ProxyTestCase {
  private func content(of response: LoopbackResponse) async throws -> JSONValue? {
    let proxy = try proxy { _ in response }
    _ = try self.response(of: proxy, to: "GET / HTTP/1.1\nConnection: close")
    return try await entry()["response"]?["content"]
  }

  func testRecordsTheURLOfTheService() async throws {
    let server = try server { _ in .json("{}", status: 201) }
    let proxy = try proxy(to: server.url + "/v1")
    _ = try response(
      of: proxy,
      to: "POST /a%20b?x=1&y=a+b&z HTTP/1.1\nContent-Type: text/plain\nConnection: close\n"
        + "Content-Length: 2",
      body: "hi"
    )
    let entry = try await entry()
    let request = entry["request"]
    XCTAssertEqual(request?["method"], "POST")
    XCTAssertEqual(request?["url"], .string("\(server.url)/v1/a%20b?x=1&y=a+b&z"))
    XCTAssertEqual(
      request?["queryString"],
      [
        ["name": "x", "value": "1"], ["name": "y", "value": "a b"], ["name": "z", "value": ""],
      ]
    )
    XCTAssertEqual(request?["postData"], ["mimeType": "text/plain", "text": "hi"])
    XCTAssertEqual(entry["response"]?["status"], 201)
    XCTAssertEqual(entry["response"]?["content"]?["text"], "{}")
    XCTAssertEqual(exchanges.first?.outcome, .complete)
  }

  func testRecordsBytesInBase64() async throws {
    let content = try await content(of: .response(200, body: [0, 255]))
    XCTAssertEqual(content?["text"], "AP8=")
    XCTAssertEqual(content?["encoding"], "base64")
  }

  /// Its ASCII characters are also UTF-8, with zeros between them.
  func testRecordsUTF16InBase64() async throws {
    let content = try await content(of: .response(200, body: Array("h\0i\0".utf8)))
    XCTAssertEqual(content?["text"], "aABpAA==")
    XCTAssertEqual(content?["encoding"], "base64")
  }

  #if os(Linux)
    func testDecodesTheContentCodingInTheArchiveOnly() async throws {
      // gzip of {"a":1}
      let coded = Data(base64Encoded: "H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA") ?? Data()
      let response = LoopbackResponse.response(
        200,
        headers: ["Content-Encoding": "gzip", "Content-Type": "application/json"],
        body: Array(coded)
      )
      let content = try await content(of: response)
      XCTAssertEqual(content?["text"], "{\"a\":1}")
    }
  #endif

  func testOmitsContentInAnUnknownCoding() async throws {
    let content = try await content(
      of: .response(200, headers: ["Content-Encoding": "br"], body: [1, 2])
    )
    XCTAssertEqual(content?["comment"], "omitted: the content is coded as br")
    XCTAssertEqual(content?["text"], "")
    XCTAssertEqual(content?["size"], 2)
  }

  func testRecordsTheEventsOfAnEndlessStream() async throws {
    let events = LoopbackStream()
    let proxy = try proxy { _ in .stream(events, contentType: "text/event-stream") }
    let client = try client(of: proxy)
    client.send("GET /events HTTP/1.1\r\n\r\n")
    events.send("data: 1\n\ndata")
    _ = client.receive(through: "data\r\n")
    await waitUntil { !self.openExchanges.isEmpty }
    let open = openExchanges.first?.entry
    XCTAssertEqual(open?["response"]?["content"]?["text"], "data: 1\n\n")
    client.close()
    let entry = try await entry()
    XCTAssertEqual(entry["response"]?["status"], 200)
    XCTAssertEqual(entry["response"]?["content"]?["text"], "data: 1\n\n")
    XCTAssertEqual(entry["comment"], "the stream was ended before its last element")
  }
}
