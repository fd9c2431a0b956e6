import BinderyJSON
import BinderyRuntime
import BinderyTesting
import MockServer
import TestSupport
import XCTest

/// How `bindery mock` selects among recorded responses to equal paths, queries and bodies.
final class MockRecordingTests: TimedTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /cart:
        get:
          operationId: cart
          security: [{ session: [] }, { key: [] }, { token: [] }]
          parameters: [{ name: X-Unit, in: header, schema: { type: string } }]
          responses: { "200": { description: The cart. } }
    components:
      securitySchemes:
        session: { type: apiKey, in: cookie, name: sid }
        key: { type: apiKey, in: query, name: key }
        token: { type: http, scheme: bearer }
    """

  /// A mock server of recorded responses, each with its text, request headers and media type.
  private func mock(
    _ recorded: [(text: String, headers: [(String, String)], mediaType: String)],
    query: String = ""
  ) throws -> MockedShop {
    let entries = recorded.map { text, headers, mediaType -> JSONValue in
      let fields = headers.map { name, value -> JSONValue in
        ["name": .string(name), "value": .string(value)]
      }
      return [
        "request": [
          "method": "GET", "url": .string("https://shop.example/cart" + query),
          "headers": .array(fields),
        ],
        "response": [
          "status": 200,
          "headers": [["name": "Content-Type", "value": .string(mediaType)]],
          "content": ["mimeType": .string(mediaType), "text": .string(text)],
        ],
      ]
    }
    let archive: JSONValue = ["log": ["version": "1.2", "entries": .array(entries)]]
    let recording = try JSONReader.decode(HTTPArchive.self, from: Array(archive.description.utf8))
    return try MockedShop(Self.document, recordings: [recording])
  }

  /// A refusal that was recorded without credentials isn't the answer to a request with some.
  func testCredentialsDecide() throws {
    let json = "application/json"
    let shop = try mock([
      ("none", [], json), ("token", [("Authorization", "Bearer redacted")], json),
      ("session", [("Cookie", "theme=dark; sid=redacted")], json),
    ])
    XCTAssertEqual(shop.answer("GET", "/cart").text, "none")
    XCTAssertEqual(
      shop.answer("GET", "/cart", headers: ["Authorization": "Bearer mine"]).text,
      "token"
    )
    XCTAssertEqual(shop.answer("GET", "/cart", headers: ["Cookie": "sid=mine"]).text, "session")
  }

  func testCredentialsDecideBeforeHeaderParameters() throws {
    let shop = try mock([
      ("refused", [("X-Unit", "kg")], "text/plain"),
      ("token", [("Authorization", "Bearer redacted"), ("X-Unit", "lb")], "text/plain"),
    ])
    let headers: HTTPHeaders = ["Authorization": "Bearer mine", "X-Unit": "kg"]
    XCTAssertEqual(shop.answer("GET", "/cart", headers: headers).text, "token")
  }

  func testConditionsRangesAndHeaderParametersDecide() throws {
    let text = "text/plain"
    let shop = try mock([
      ("part", [("Range", "bytes=0-1")], text), ("same", [("If-None-Match", "1")], text),
      ("kilo", [("X-Unit", "kg")], text), ("all", [], text),
    ])
    for (headers, expected) in [
      (["Range": "bytes=0-1"], "part"), (["If-None-Match": "1"], "same"),
      (["If-None-Match": "2"], "all"), (["X-Unit": "kg"], "kilo"), ([:], "all"),
    ] as [(HTTPHeaders, String)] {
      XCTAssertEqual(shop.answer("GET", "/cart", headers: headers).text, expected)
    }
  }

  /// The client's weights decide among media types, and an answer in another is better than none.
  func testThePreferredMediaTypeDecides() throws {
    let shop = try mock([
      ("json", [], "application/json"), ("csv", [], "text/csv"), ("xml", [], "application/xml"),
    ])
    for (accept, expected) in [
      ("text/csv", "csv"), ("text/csv;q=0.5, application/xml", "xml"), ("*/*", "json"),
      ("image/png", "json"),
    ] {
      XCTAssertEqual(shop.answer("GET", "/cart", headers: ["Accept": accept]).text, expected)
    }
  }
}
