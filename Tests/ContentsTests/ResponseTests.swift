import BinderyRuntime
import BinderyTesting
import Contents
import Foundation
import XCTest

/// Tests of responses by status, media type and headers.
final class ResponseTests: PressTestCase {
  func testSuccessesByStatusAndMediaType() async throws {
    let author = #"{"name": "Frank"}"#
    let image = "image/webp"
    let json = "application/json"
    try await check(200, author, json, ["X-Total": "2", "X-Tags": "a, b"]) {
      .ok(.init(body: Author(name: "Frank"), xTotal: 2, xTags: ["a", "b"]))
    }
    try await check(201, "<p>", "text/html; charset=utf-8") { .created(.text("<p>")) }
    try await check(201, "7", json) { .created(.json(7)) }
    try await check(201, "8", "text/json; charset=utf-8") { .created(.json(8)) }
    try await check(201, "w", image) { .created(.binary(Data("w".utf8))) }
    try await check(204, "", nil) { .noContent }
    try await check(206, "name=F+%26+H&born=1920-10-08", "application/x-www-form-urlencoded") {
      .partialContent(
        Author(name: "F & H", born: CalendarDate(year: 1920, month: 10, day: 8))
      )
    }
    try await check(226, "%PDF", "application/pdf") {
      .success(status: 226, Data("%PDF".utf8))
    }
  }

  func testErrorsByStatusRangeAndDefault() async throws {
    try await checkFailure(304, "", nil, ["ETag": "W/1"]) {
      .notModified(.init(eTag: "W/1"))
    }
    try await checkFailure(304, "", nil) { .notModified(.init(eTag: nil)) }
    try await checkFailure(404, "ignored", "text/plain") { .notFound }
    try await checkFailure(
      409,
      #"{"title": "No"}"#,
      "application/problem+json",
      ["Retry-After": "7"]
    ) {
      .clientError(
        status: 409,
        .init(body: .init(title: "No"), retryAfter: 7)
      )
    }
    try await checkFailure(503, "sorry", "text/plain") { .other(status: 503, "sorry") }
    try await checkFailure(302, "", nil) { .other(status: 302, "") }
  }

  func testParametersDistinguishContentsOfOneMediaType() async throws {
    let author = Author(name: "F")
    for (contentType, body, reply) in [
      ("application/json", #"{"name":"F"}"#, ReadVersion.Reply.json(author)),
      (
        "application/json; odata=verbose; charset=utf-8", #"{"d":{"name":"F"}}"#,
        .json2(.init(d: author))
      ),
    ] {
      let answer = LoopbackResponse.text(body, contentType: contentType)
      try await press(answering: { _ in answer }) { press, _ in
        let received = try await press.readVersion()
        XCTAssertEqual(received, reply, contentType)
      }
    }
  }

  func testIgnoresUndocumentedParametersOfAMediaType() async throws {
    let author = Author(name: "F")
    for (contentType, body, reply) in [
      ("application/json", #"{"name":"F"}"#, ReadEdition.Reply.json(author)),
      ("application/json; v=1.0; charset=utf-8", #"{"name":"F"}"#, .json(author)),
      ("application/json; v=2", #"{"d":{"name":"F"}}"#, .json2(.init(d: author))),
      ("application/xml", "<a/>", .text("<a/>")), ("text/x-other", "<a/>", .text("<a/>")),
    ] {
      let answer = LoopbackResponse.text(body, contentType: contentType)
      try await press(answering: { _ in answer }) { press, _ in
        let received = try await press.readEdition()
        XCTAssertEqual(received, reply, contentType)
      }
    }
  }

  func testAFileWithTheMediaTypeJSONIsBinary() async throws {
    let bytes: [UInt8] = [0x25, 0x50, 0x44, 0x46, 0xFF]
    let answer = LoopbackResponse.response(
      200,
      headers: ["Content-Type": "application/pdf"],
      body: bytes
    )
    try await press(answering: { _ in answer }) { press, server in
      let received = try await press.download(body: .data(Data(bytes)))
      XCTAssertEqual(received, Data(bytes))
      XCTAssertEqual(server.requests.first?.body, bytes)
    }
  }

  func testReportsAMissingRequiredHeader() async throws {
    do {
      _ = try await answer(200, #"{"name": "F"}"#, "application/json", [:])
      XCTFail("no header, no reply")
    } catch .undecodable(let response, let error) {
      XCTAssertEqual(response.status, 200)
      XCTAssertEqual(error.reason, .missingKey("header X-Total"))
    }
  }

  private func check(
    _ status: Int,
    _ body: String,
    _ contentType: String?,
    _ headers: HTTPHeaders = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expected: () -> Answer.Reply
  ) async throws {
    let reply = try await answer(status, body, contentType, headers)
    XCTAssertEqual(reply, expected(), file: file, line: line)
  }

  private func checkFailure(
    _ status: Int,
    _ body: String,
    _ contentType: String?,
    _ headers: HTTPHeaders = [:],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expected: () -> Answer.Failure
  ) async throws {
    do {
      let reply = try await answer(status, body, contentType, headers)
      XCTFail("\(reply)", file: file, line: line)
    } catch .failure(let failure) {
      XCTAssertEqual(failure, expected(), file: file, line: line)
    }
  }

  private func answer(
    _ status: Int,
    _ body: String,
    _ contentType: String?,
    _ headers: HTTPHeaders
  ) async throws(RequestError<Answer.Failure>) -> Answer.Reply {
    var fields = headers
    fields["Content-Type"] = contentType
    let server: LoopbackServer
    do {
      server = try LoopbackServer { [fields] _ in
        .response(status, headers: fields, body: Array(body.utf8))
      }
    } catch {
      throw .transport(.other("\(error)"))
    }
    defer { server.stop() }
    return try await Press(connection: Connection(server: ServerURL(loopback: server))).answer()
  }
}

extension ServerURL {
  /// The URL of a test's server.
  init(loopback server: LoopbackServer) {
    self.init(
      template: "http://127.0.0.1:{port}",
      ["port": String(server.url.split(separator: ":").last ?? "")]
    )
  }
}
