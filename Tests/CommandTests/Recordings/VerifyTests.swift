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
            author: { type: object, properties: { name: { type: [string, "null"] } } }
            note: { type: [string, "null"] }
            pages: { type: integer }

    """

  private static func page(_ date: String) -> JSONValue {
    [
      "kind": "page",
      "items": [
        [
          "id": .string(UUID().uuidString), "title": "A", "price": 1.5, "currency": "EUR",
          "tags": ["a", "b"], "createdAt": .string(date), "author": ["name": "Ann"],
          "note": .null, "pages": 3,
        ]
      ],
    ]
  }

  private func folder(
    server: String = "https://shop.example",
    path: String = "/books"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.document.replacing("https://shop.example", with: server),
      to: "shop.yaml"
    )
    let page = JSONValue.string(Self.page("2026-01-02T03:04:05Z").description)
    let headers = #"[{"name": "X-Total", "value": "1"}, {"name": "X-Unit", "value": "piece"}]"#
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example\(path)?key=demo-key"},
       "response": {"status": 200, "headers": \(headers),
         "content": {"mimeType": "application/json", "text": \(page)}}},
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example\(path)?key=demo-key"},
       "response": {"status": 503, "content": {"mimeType": ""}}},
      {"startedDateTime": "2026-01-02T03:04:06Z",
       "request": {"method": "POST", "url": "https://shop.example\(path)?key=demo-key",
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
      (Self.changed("\"pages\":3", "\"pages\":2.5"), 1, "$.items[0].pages, expected an integer"),
      (Self.changed("\"Ann\"", "null"), 0, "$.items[0].author.name is null instead of a string"),
      (Self.changed("null", "\"new\""), 0, "$.items[0].note is a string instead of null"),
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

  /// The path of a server's URL replaces that of the recorded server.
  func testThePathOfTheServerReplacesTheRecordedOne() throws {
    for (path, document, recorded, expected) in [
      ("", "https://shop.example", "/books", "/books"),
      ("", "https://shop.example/v1", "/v1/books", "/v1/books"),
      ("/v2/", "https://shop.example", "/books", "/v2/books"),
      ("/v1", "https://shop.example/v1", "/v1/books", "/v1/books"),
      ("/v2", "https://shop.example/v1", "/v1/books", "/v2/books"),
      ("/a/b", "https://shop.example/x/y/z", "/x/y/z/books", "/a/b/books"),
    ] {
      let server = try LoopbackServer { _ in .status(404) }.withTimeLimit()
      defer { server.stop() }
      let folder = try folder(server: document, path: recorded)
      let run = try BinderyProcess(
        ["verify", "--server", server.url + path, "shop.yaml", "--recordings", "shop.har"],
        in: folder.url
      )
      XCTAssertEqual(server.requests.map(\.target), ["\(expected)?key=demo-key"])
      XCTAssert(run.output.contains("instead of 200 (GET \(expected))"), run.output)
    }
  }

  /// The path of the document may have that of the server.
  func testThePathOfTheServerIsNotRepeated() throws {
    let server = try LoopbackServer { _ in .status(404) }.withTimeLimit()
    defer { server.stop() }
    let folder = try folder(path: "/v1/books")
    let document = Self.document.replacing("/books:", with: "/v1/books:")
    try folder.write(document, to: "shop.yaml")
    _ = try BinderyProcess(
      ["verify", "--server", server.url + "/v1", "shop.yaml", "--recordings", "shop.har"],
      in: folder.url
    )
    XCTAssertEqual(server.requests.map(\.target), ["/v1/books?key=demo-key"])
  }

  /// As in generated clients, a relative server of the operation replaces the path of the server.
  func testARelativeServerOfTheOperationReplacesThePath() throws {
    let server = try LoopbackServer { _ in .status(404) }.withTimeLimit()
    defer { server.stop() }
    let folder = try folder(server: "https://shop.example/v1", path: "/shelf/books")
    let text = try String(contentsOf: folder.url.appending(path: "shop.yaml"), encoding: .utf8)
    let document = text.replacing("  /books:", with: "  /books:\n    servers: [{ url: /shelf }]")
    try folder.write(document, to: "shop.yaml")
    _ = try BinderyProcess(
      ["verify", "--server", server.url + "/v1", "shop.yaml", "--recordings", "shop.har"],
      in: folder.url
    )
    XCTAssertEqual(server.requests.map(\.target), ["/shelf/books?key=demo-key"])
  }

  func testARecordedRefusalGetsNoCredential() throws {
    let folder = try folder()
    let recordings = folder.url.appendingPathComponent("shop.har")
    let text = try String(contentsOf: recordings, encoding: .utf8)
    try folder.write(text.replacing(#""status": 503"#, with: #""status": 401"#), to: "shop.har")
    let document = Self.document.replacing("\"503\"", with: "\"401\"")
    try folder.write(document, to: "shop.yaml")
    let server = try LoopbackServer { request in
      request.target.contains("live") ? Self.books() : .status(401)
    }
    .withTimeLimit()
    defer { server.stop() }
    let run = try BinderyProcess(
      ["verify", "--server", server.url, "shop.yaml", "--recordings", "shop.har"],
      in: folder.url,
      environment: ["BINDERY_API_KEY": "live"]
    )
    XCTAssertEqual(
      server.requests.map(\.target),
      ["/books?key=live", "/books?key=demo-key"]
    )
    XCTAssertEqual(run.status, 0, run.output)
  }

  /// A server that can't be reached is one error, and no test.
  func testAServerThatIsDownIsOneError() throws {
    let server = try LoopbackServer { _ in .status(200) }
    let url = server.url
    server.stop()
    let folder = try folder()
    for format in ["text", "junit"] {
      let run = try BinderyProcess(
        [
          "verify", "--server", url, "shop.yaml", "--recordings", "shop.har", "--unsafe-methods",
          "--format", format,
        ],
        in: folder.url
      )
      XCTAssertEqual(run.status, 1)
      // A failure of JUnit has its message twice.
      let count = run.output.matches(of: /be reached: cannot connect/).count
      XCTAssertEqual(count, format == "text" ? 1 : 2, run.output)
      XCTAssertFalse(run.output.contains("/books"), run.output)
      XCTAssert(run.errors.contains("not sent: 2 requests because the server can't"), run.errors)
    }
  }

  /// Names of members allow other values, but not of another form.
  func testVolatileValuesKeepTheirForm() throws {
    for (old, new, message) in [
      ("2027-11-12T13:14:15Z", "2031-01-02T00:00:00Z", nil),
      ("2027-11-12T13:14:15Z", "yesterday", "createdAt is “yesterday” instead of"),
      ("2027-11-12T13:14:15Z", "", "createdAt is “” instead of"),
    ] as [(String, String, String?)] {
      let (run, _) = try verify { _ in Self.changed(old, new) }
      XCTAssertEqual(run.output.contains(": live: "), message != nil, run.output)
      if let message { XCTAssert(run.output.contains(message), run.output) }
    }
  }

  func testEachRequestIsATestOfJUnit() throws {
    let passed = try verify(["--format", "junit"]) { _ in Self.books() }.run
    let failed = try verify(["--format", "junit"]) { _ in Self.books(status: 503) }.run
    let twice = try verify(["--format", "junit"]) { _ in
      Self.books(headers: [:]) { $0 = $0.replacing("1.5", with: "-1") }
    }.run
    for run in [passed, failed, twice] {
      XCTAssertEqual(run.output.matches(of: /<testcase name=/).count, 1, run.output)
      XCTAssert(run.output.contains("<testcase name=\"#0 GET /books\" "), run.output)
    }
    XCTAssert(failed.output.contains("failures=\"1\""), failed.output)
    XCTAssert(twice.output.contains("the required header is missing"), twice.output)
    XCTAssert(twice.output.contains("expected at least 0"), twice.output)
  }
}
