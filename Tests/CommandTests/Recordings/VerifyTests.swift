import BinderyJSON
import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Runs of `bindery verify` against a local server.
final class VerifyTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    security: [{ apiKey: [] }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "503": { description: Later. }
            "200":
              description: The books.
              headers:
                X-Total: { required: true, schema: { type: integer } }
                X-Unit: { schema: { type: string } }
              content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } }
        post:
          operationId: addBook
          requestBody: { content: { application/json: { schema: {} } } }
          responses: { "201": { description: Added. } }
    components:
      securitySchemes: { apiKey: { type: apiKey, in: query, name: key } }
      schemas:
        Page:
          type: object
          required: [kind, items]
          properties:
            kind: { const: page }
            items: { type: array, items: { $ref: "#/components/schemas/Book" } }
        Book:
          type: object
          additionalProperties: false
          required: [id, title]
          properties:
            id: { type: string, format: uuid }
            title: { type: string }
            price: { type: number, minimum: 0 }
            currency: { type: string }
            tags: { type: array, items: { type: string } }
            createdAt: { type: string }
            author: { type: object, properties: { name: { type: string } } }

    """

  private static func page(_ date: String) -> JSONValue {
    [
      "kind": "page",
      "items": [
        [
          "id": .string(UUID().uuidString), "title": "A", "price": 1.5, "currency": "EUR",
          "tags": ["a", "b"], "createdAt": .string(date), "author": ["name": "Ann"],
        ]
      ],
    ]
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let page = JSONValue.string(Self.page("2026-01-02T03:04:05Z").description)
    let headers = #"[{"name": "X-Total", "value": "1"}, {"name": "X-Unit", "value": "piece"}]"#
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example/books?key=demo-key"},
       "response": {"status": 200, "headers": \(headers),
         "content": {"mimeType": "application/json", "text": \(page)}}},
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example/books?key=demo-key"},
       "response": {"status": 503, "content": {"mimeType": ""}}},
      {"startedDateTime": "2026-01-02T03:04:06Z",
       "request": {"method": "POST", "url": "https://shop.example/books?key=demo-key",
         "postData": {"mimeType": "application/json", "text": "{}"}},
       "response": {"status": 201, "content": {"mimeType": ""}}}
      ]}}
      """,
      to: "shop.har"
    )
    return folder
  }

  private func verify(
    _ options: [String] = [],
    environment: [String: String] = [:],
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> (run: BinderyProcess, requests: [LoopbackRequest]) {
    let server = try LoopbackServer(respond: answer).withTimeLimit()
    defer { server.stop() }
    let folder = try folder()
    let run = try BinderyProcess(
      ["verify", "--server", server.url, "shop.yaml", "--recordings", "shop.har"] + options,
      in: folder.url,
      environment: environment
    )
    return (run, server.requests)
  }

  /// The answer of the shop, whose identifiers and times are always new.
  private static func books(
    status: Int = 200,
    mediaType: String = "application/json",
    headers: [String: String] = ["X-Total": "1", "X-Unit": "piece"],
    _ body: (inout String) -> Void = { _ in }
  ) -> LoopbackResponse {
    var text = page("2027-11-12T13:14:15Z").description
    body(&text)
    var fields: HTTPHeaders = ["Content-Type": mediaType]
    for (name, value) in headers { fields.append(name, value) }
    return .response(status, headers: fields, body: Array(text.utf8))
  }

  private static func changed(_ old: String, _ new: String) -> LoopbackResponse {
    books { text in
      XCTAssert(text.contains(old), "\(old) isn't in \(text)")
      text = text.replacing(old, with: new)
    }
  }

  func testAnswersAsRecordedHaveNoFinding() throws {
    let (run, requests) = try verify { _ in Self.books() }
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.hasPrefix("1 of 1 answers are as recorded\n"), run.errors)
    XCTAssertEqual(requests.map(\.target), ["/books?key=demo-key"])
    XCTAssert(run.errors.contains("1 request whose recorded answers are temporary"), run.errors)
  }

  /// Each deviation has exactly one finding, which names it.
  func testNamesEachDeviation() throws {
    let deviations: [(LoopbackResponse, Int32, String)] = [
      (Self.books(status: 500), 1, "the status 500 instead of 200"),
      (Self.books(mediaType: "text/javascript"), 0, "text/javascript instead of application/json"),
      (.status(204), 1, "the status 204 instead of 200"),
      (
        Self.books(mediaType: "text/html") { $0 = "<p>" }, 1,
        "the media type text/html instead of application/json"
      ),
      (
        Self.books(headers: ["X-Unit": "piece"]), 1, "“X-Total” of “listBooks”: the required header"
      ),
      (Self.books(headers: ["X-Total": "a", "X-Unit": "piece"]), 1, "expected an integer, found"),
      (Self.books(headers: ["X-Total": "1"]), 0, "without the header “X-Unit”"),
      (Self.books(headers: ["X-Total": "1", "X-Unit": "box"]), 0, "“box” instead of “piece”"),
      (
        Self.changed(#""title":"A","#, ""), 1,
        #"$.items[0], the required member "title" is missing"#
      ),
      (Self.changed(#""currency":"EUR","#, ""), 0, "$.items[0].currency is missing"),
      (Self.changed("1.5", "\"free\""), 1, "$.items[0].price, expected a number, found a string"),
      (Self.changed("1.5", "-1"), 1, "$.items[0].price, expected at least 0"),
      (Self.changed("\"page\"", "\"list\""), 1, #"$.kind, expected "page", found "list""#),
      (Self.changed("EUR", "USD"), 0, "$.items[0].currency is “USD” instead of “EUR”"),
      (Self.changed("1.5", "2"), 0, "$.items[0].price is 2 instead of 1.5"),
      (Self.changed("\"title\":", "\"isbn\":1,\"title\":"), 1, "the undocumented member \"isbn\""),
      (Self.changed("[\"a\",\"b\"]", "[]"), 0, "$.items[0].tags is empty"),
      (Self.changed("[\"a\",\"b\"]", "[\"a\",2]"), 1, "$.items[0].tags[1], expected a string"),
      (Self.changed("[\"a\",\"b\"]", "[\"a\"]"), 0, "$.items[0].tags has 1 element instead of 2"),
      (Self.changed("{\"name\":\"Ann\"}", "\"Ann\""), 1, "$.items[0].author, expected an object"),
      (Self.changed("{\"name\":\"Ann\"}", "{}"), 0, "$.items[0].author.name is missing"),
      (Self.changed("\"A\"", "null"), 1, "$.items[0].title, expected a string, found null"),
      (Self.books { $0 = "<p>" }, 1, "isn't valid JSON"),
      (Self.books { $0 = "[]" }, 1, "expected an object, found an array"),
    ]
    for (answer, status, message) in deviations {
      let (run, _) = try verify { _ in answer }
      let findings = run.output.split(separator: "\n").filter { $0.contains(": live: ") }
      XCTAssertEqual(findings.count, 1, "\(message): \(run.output)")
      XCTAssert(run.output.contains(message), "\(message) isn't in \(run.output)")
      XCTAssert(run.output.hasPrefix("shop.har:"), run.output)
      XCTAssertEqual(run.status, status, run.output)
    }
  }

  func testMethodsThatChangeStateRequireAnOption() throws {
    let (run, requests) = try verify { _ in Self.books() }
    XCTAssertEqual(requests.map(\.method), [.get])
    XCTAssert(run.errors.contains("not sent: 1 request whose methods may change"), run.errors)
    let (sent, all) = try verify(["--unsafe-methods"]) { request in
      request.method == .post ? .status(201) : Self.books()
    }
    XCTAssertEqual(all.map(\.method), [.get, .post])
    XCTAssertEqual(all.last?.text, "{}")
    XCTAssertEqual(sent.status, 0, sent.output)
  }

  /// A server may repeat the credentials in its answer.
  func testCredentialsOfTheEnvironmentAreNeverPrinted() throws {
    let secret = "live secret 7/8"
    for format in ["text", "json", "junit", "sarif", "github", "markdown", "html"] {
      let (run, requests) = try verify(
        ["--format", format],
        environment: ["BINDERY_API_KEY": secret]
      ) { _ in
        Self.changed("EUR", secret)
      }
      XCTAssertEqual(requests.map(\.target), ["/books?key=live%20secret%207%2F8"])
      XCTAssert(run.output.contains("currency is “…” instead of"), run.output)
      XCTAssertFalse((run.output + run.errors).contains(secret), run.output)
    }
    let (refused, _) = try verify { _ in .status(401) }
    XCTAssert(refused.output.contains("its credentials are BINDERY_API_KEY"), refused.output)
  }

  /// An excerpt of a long value, or another encoding, must not show a part of a credential.
  func testEncodedAndCutCredentialsAreNeverPrinted() throws {
    let secret = "Super-Secret.~/Key+With=Chars0123456789"
    for echo in [
      "live%20"
        + secret.replacing("/", with: "%2F").replacing("+", with: "%2B")
        .replacing("=", with: "%3D"),
      String(repeating: "x", count: 50) + secret, secret.replacing("/", with: "\\/"),
    ] {
      let (run, _) = try verify(environment: ["BINDERY_API_KEY": secret]) { _ in
        Self.changed("EUR", echo)
      }
      XCTAssert(run.output.contains("currency is “"), run.output)
      XCTAssertFalse((run.output + run.errors).contains("Super-Secret"), run.output)
    }
  }

  func testSecretsOfTheServerAreNotPrinted() throws {
    let token = "ghp_" + String(repeating: "a1B2", count: 9)
    let (run, _) = try verify { _ in Self.changed("EUR", token) }
    XCTAssert(run.output.contains("currency is “"), run.output)
    XCTAssertFalse((run.output + run.errors).contains("a1B2a1B2"), run.output)
  }

  func testAnAnswerThatDoesNotComeIsAnError() throws {
    let (run, _) = try verify(["--timeout", "0.2"]) { _ in .stall() }
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.output.contains("isn't answered: the request timed out"), run.output)
  }

  func testEachRequestIsATestOfJUnit() throws {
    let (run, _) = try verify(["--format", "junit"]) { _ in Self.books(status: 503) }
    XCTAssert(run.output.contains("name=\"#0 GET /books recording-mismatch"), run.output)
    let (passed, _) = try verify(["--format", "junit"]) { _ in Self.books() }
    XCTAssert(passed.output.contains("<testcase name=\"#0 GET /books\" "), passed.output)
  }
}
