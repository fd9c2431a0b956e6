import BinderyJSON
import Foundation
import XCTest

/// Checks and imports of what other tools write in their own ways.
final class ForeignEntryTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    security: [{ session: [] }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200":
              description: The books.
              content:
                application/json:
                  schema:
                    type: array
                    items: { type: object, properties: { sold: { type: string, format: date-time } } }
        post:
          operationId: addBook
          requestBody:
            required: true
            content:
              application/json:
                schema: { type: object, required: [title], properties: { title: { type: string } } }
          responses: { "201": { description: Done. } }
    components:
      securitySchemes:
        session: { type: apiKey, in: cookie, name: sid }
    """

  private func entry(
    _ request: String,
    headers: String = "",
    mediaType: String = "application/json",
    text: String = "[]",
    status: Int = 200
  ) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return """
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"url": "https://shop.example/books", "headers": [\(headers)], \(request)},
       "response": {"status": \(status), "content": {"mimeType": "\(mediaType)", "text": \(text)}}}
      """
  }

  private static let cookie = #"{"name": "Cookie", "value": "sid=a1b2c3"}"#

  private func folder(_ entries: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.document, to: "Spec/shop/shop.yaml")
    let bindings = "documents: [shop.yaml]\nmodule: Shop\noutput: ../../Sources\n"
    try folder.write(bindings + "recordings: recordings\n", to: "Spec/shop/bindings.yaml")
    let log = entries.joined(separator: ",\n")
    try folder.write(#"{"log": {"version": "1.2", "entries": [\#(log)]}}"#, to: "saved.har")
    return folder
  }

  private func check(_ entries: String...) throws -> BinderyProcess {
    let folder = try folder(entries)
    let file = folder.url.appendingPathComponent("saved.har")
    try folder.write(
      try String(contentsOf: file, encoding: .utf8),
      to: "Spec/shop/recordings/saved.har"
    )
    return try BinderyProcess("check", in: folder.url)
  }

  /// A query may have a value without a name, and so may a form (URL Standard, section 5.1).
  func testReadsParametersWithoutNames() throws {
    let query = #""queryString": [{"name": "", "value": "x"}]"#
    let form = #"{"mimeType": "application/json", "params": [{"name": "", "value": "x"}]"#
    let run = try check(
      try entry(#""method": "GET", \#(query)"#, headers: Self.cookie)
        .replacing("/books", with: "/books?=x"),
      try entry(
        #""method": "POST", "postData": \#(form), "text": "{\"title\": \"A\"}"}"#,
        headers: Self.cookie,
        text: "",
        status: 201
      )
    )
    XCTAssertFalse(run.output.contains("invalid-value"), run.output)
    XCTAssertTrue(run.errors.contains("2 of 2 entries fit"), run.output + run.errors)
  }

  func testReportsAnUndescribedMediaTypeOfAResponse() throws {
    let entry = try entry(
      #""method": "GET""#,
      headers: Self.cookie,
      mediaType: "text/html",
      text: "<p>Sorry</p>"
    )
    let check = try check(entry)
    XCTAssert(
      check.output.contains(
        "the media type “text/html” of the response 200 of “listBooks” isn't defined"
      ),
      check.output + check.errors
    )
  }

  /// Safari and Charles write cookies only as “cookies”.
  func testReadsCookiesWithoutAHeader() throws {
    let list = """
      "method": "GET", "cookies": [{"name": "", "value": "x"}, {"name": "sid", "value": "a1b2c3"}]
      """
    let add = """
      "method": "POST", "postData": {"mimeType": "application/json", "text": "{\\"title\\": \\"A\\"}"}
      """
    let check = try check(
      try entry(list),
      try entry(add, headers: Self.cookie, text: "", status: 201)
    )
    XCTAssertEqual(check.status, 0, check.errors)
    XCTAssert(check.errors.contains("2 of 2 entries fit"), check.output + check.errors)
  }

  func testReadsTheTextOfARequestInBase64() throws {
    let base64 = Data(#"{"title": "Emma"}"#.utf8).base64EncodedString()
    // Some tools wrap the lines.
    let body = base64.prefix(12) + #"\r\n"# + base64.dropFirst(12)
    let request = """
      "method": "POST",
      "postData": {"mimeType": "application/json", "encoding": "base64", "text": "\(body)"}
      """
    let entry = try entry(request, headers: Self.cookie, text: "", status: 201)
    let check = try check(entry)
    XCTAssert(check.errors.contains("1 of 1 entry fits"), check.output + check.errors)
    let folder = try folder([entry])
    let run = try BinderyProcess("import", "saved.har", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let file = folder.url.appendingPathComponent("Spec/shop/recordings/saved.har")
    let written = try JSONValue(parsing: try String(contentsOf: file, encoding: .utf8))
    let data = written["log"]?["entries"]?.array?.first?["request"]?["postData"]
    XCTAssertEqual(data?["text"]?.string, #"{"title": "Emma"}"#)
    XCTAssertNil(data?["encoding"])
  }

  func testADateThatNoClientReadsIsAFinding() throws {
    let texts = [
      "2026-01-02 03:04", "2026-01-02T03:04:05Z", "2026-01-02", "yesterday", "2026-13-02",
    ]
    for text in texts {
      let body = #"[{"sold": "\#(text)"}]"#
      let check = try check(try entry(#""method": "GET""#, headers: Self.cookie, text: body))
      let isBroken = ["yesterday", "2026-13-02"].contains(text)
      XCTAssertEqual(check.status, isBroken ? 1 : 0, text + check.errors)
      XCTAssertEqual(check.output.contains(#""\#(text)" isn't in the format"#), isBroken, text)
    }
  }

  /// The same exchange with and without credentials is two: the second one contradicts the
  /// document.
  func testEntriesWithOtherCredentialsAreNoDuplicates() throws {
    let list = #""method": "GET""#
    let bearer = #"{"name": "Authorization", "value": "Bearer abc"}"#
    let basic = #"{"name": "Authorization", "value": "Basic YTpi"}"#
    // Chrome writes the pseudo headers of HTTP/2.
    let authority = #"{"name": ":authority", "value": "shop.example"}"#
    let entries = try ["", authority, Self.cookie, bearer, basic, basic]
      .map { try entry(list, headers: $0) }
    let folder = try folder(entries)
    let run = try BinderyProcess("import", "saved.har", in: folder.url)
    XCTAssert(run.errors.contains("imported           4"), run.errors)
    XCTAssert(run.errors.contains("duplicate          2"), run.errors)
  }
}
