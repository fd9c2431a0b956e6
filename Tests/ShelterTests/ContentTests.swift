import BinderyRuntime
import BinderyTesting
import Foundation
import Shelter
import XCTest

/// Tests of bodies in other formats than JSON and XML.
final class ContentTests: ShelterTestCase {
  func testTablesAreRows() async throws {
    try await shelter { request in
      request.method == .put
        ? .status(204) : .text("a,\"b\r\n\"\"c\"\r\nd", contentType: "text/csv")
    } _: { shelter, server in
      let rows = try await shelter.exportTable()
      XCTAssertEqual(rows, [["a", "b\r\n\"c"], ["d"]])
      let text = try await shelter.convertTable()
      XCTAssertEqual(text, "a,\"b\r\n\"\"c\"\r\nd")
      try await shelter.importTable(body: [["a", "b,c"], ["é"]])
      XCTAssertEqual(server.requests.last?.text, "a,\"b,c\"\r\né\r\n")
      XCTAssertEqual(server.requests.last?.headers["Content-Type"], "text/csv; charset=utf-8")
    }
  }

  func testPartsOfResponses() async throws {
    let body = """
      preamble\r
      --B 1\r
      Content-Type: application/json\r
      \r
      {"name":"a"}\r
      --B 1\r
      \r
      {"name":"b"}\r
      --B 1--\r
      epilogue
      """
    try await shelter { _ in
      .text(body, contentType: "multipart/mixed; boundary=\"B 1\"")
    } _: { shelter, _ in
      let tags = try await shelter.readBatch()
      XCTAssertEqual(tags, [Tag(name: "a"), Tag(name: "b")])
      let parts = try await shelter.readFiles()
      XCTAssertEqual(
        parts,
        [
          ReceivedPart(
            headers: ["Content-Type": "application/json"],
            body: Array(#"{"name":"a"}"#.utf8)
          ),
          ReceivedPart(body: Array(#"{"name":"b"}"#.utf8)),
        ]
      )
    }
  }

  func testCodersOfTheConnectionReadAndWriteTheirFormats() async throws {
    let tag = Tag(name: "aé", weight: JSONNumber(200))
    let bytes: [UInt8] = try CBORCoder().encode(JSONValue(encoding: tag))
    try await shelter { request in
      request.method == .get
        ? .response(200, headers: ["Content-Type": "application/cbor"], body: [0x81] + bytes)
        : .response(200, headers: ["Content-Type": "application/msgpack"], body: request.body)
    } _: { shelter, server in
      shelter.connection.contentCoders = [
        "application/CBOR": CBORCoder(), "application/msgpack": CBORCoder(),
      ]
      let tags = try await shelter.listTags()
      XCTAssertEqual(tags, [tag])
      let set = try await shelter.setTag(body: .cbor(tag))
      XCTAssertEqual(set, .msgpack(tag))
      XCTAssertEqual(server.requests.last?.body, bytes)
      XCTAssertEqual(server.requests.last?.headers["Content-Type"], "application/cbor")
      try await check(shelter, sending: Tag(name: String(repeating: "a", count: 300))) {
        "the content coder for application/cbor failed: Invalid()" == $0
      }
    }
  }

  func testAFormatWithoutCoderIsAnError() async throws {
    try await shelter { _ in
      .response(200, headers: ["Content-Type": "application/cbor"], body: [0x80])
    } _: { shelter, server in
      try await check(shelter, sending: Tag(name: "a")) {
        "the connection has no content coder for application/cbor" == $0
      }
      XCTAssertEqual(server.requests, [])
      do throws(RequestError<ListTags.Failure>) {
        _ = try await shelter.listTags()
        XCTFail("the error is thrown")
      } catch {
        guard case .undecodable(_, let error) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(
          error.reason.description,
          "expected a content coder for application/cbor, found none in the connection"
        )
      }
      shelter.connection.contentCoders["application/cbor"] = CBORCoder()
      let tags = try await shelter.listTags()
      XCTAssertEqual(tags, [])
    }
    try await shelter { _ in
      .response(200, headers: ["Content-Type": "application/cbor"], body: [0x82])
    } _: { shelter, _ in
      shelter.connection.contentCoders["application/cbor"] = CBORCoder()
      do throws(RequestError<ListTags.Failure>) {
        _ = try await shelter.listTags()
        XCTFail("the error is thrown")
      } catch {
        guard case .undecodable(_, let error) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(error.reason.description, "expected application/cbor, found Invalid()")
      }
    }
  }

  func testWebhooksUseTheCodersOfTheRequest() throws {
    let tag = Tag(name: "a")
    var request = IncomingRequest(
      headers: ["Content-Type": "application/cbor"],
      body: try CBORCoder().encode(JSONValue(encoding: tag))
    )
    XCTAssertThrowsError(try ShelterWebhook(named: "adopted", from: request))
    request.contentCoders = ["application/cbor": CBORCoder()]
    let event = try ShelterWebhook(named: "adopted", from: request)
    guard case .adopted(let webhook) = event else { return XCTFail("\(event)") }
    XCTAssertEqual(webhook.body, .cbor(tag))
  }

  private func check(
    _ shelter: Shelter,
    sending tag: Tag,
    isExpected: (String) -> Bool
  ) async throws {
    do throws(RequestError<SetTag.Failure>) {
      _ = try await shelter.setTag(body: .cbor(tag))
      XCTFail("the error is thrown")
    } catch {
      guard case .invalidRequest(let error) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(error.parameter, "body")
      XCTAssert(isExpected(error.reason), error.reason)
    }
  }
}
