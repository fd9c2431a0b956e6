import BinderyJSON
import BinderyRuntime
import BinderyTesting
import MockServer
import TestSupport
import XCTest

/// The answers of `bindery mock`.
final class MockAnswerTests: TimedTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example/v1" }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters:
            - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
            - { name: tags, in: query, explode: false, schema: { type: array, items: { type: string }, maxItems: 2 } }
            - { name: filter, in: query, style: deepObject, schema: { type: object, properties: { year: { type: integer } } } }
            - { name: X-Trace, in: header, schema: { type: string, maxLength: 3 } }
          responses:
            "200":
              description: The books.
              headers: { X-Total: { required: true, schema: { type: integer, minimum: 7, maximum: 7 } } }
              content:
                application/json:
                  schema: { type: array, items: { $ref: "#/components/schemas/Book" } }
                  examples:
                    broken: { value: [{ id: one }] }
                    full: { value: [{ id: 1, title: Emma }] }
                    empty: { value: [] }
                application/xml:
                  schema: { type: array, items: { $ref: "#/components/schemas/Book" }, xml: { name: books } }
            "404": { description: None. }
        post:
          operationId: addBook
          security: [{ token: [] }, { key: [] }]
          requestBody:
            required: true
            content:
              application/json: { schema: { $ref: "#/components/schemas/Book" } }
              application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/Book" } }
          responses:
            "201": { description: Added., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
            "422":
              description: Invalid.
              content:
                application/json:
                  schema:
                    type: object
                    required: [message, code]
                    properties: { message: { type: string }, code: { const: 17 } }
      /books/{id}:
        parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
        get:
          operationId: getBook
          responses:
            "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
            4XX: { description: No., content: { application/problem+json: { schema: { type: object } } } }
        delete:
          operationId: deleteBook
          responses: { "204": { description: Gone. } }
      /books/latest:
        get:
          operationId: latestBook
          responses: { "200": { description: It., content: { text/plain: { schema: { const: Emma } } } } }
    components:
      securitySchemes:
        token: { type: http, scheme: bearer }
        key: { type: apiKey, in: query, name: key }
      schemas:
        Book:
          type: object
          required: [id, title]
          properties:
            id: { type: integer, readOnly: true, xml: { attribute: true } }
            title: { type: string, minLength: 1 }
            isbn: { type: string, pattern: "^[0-9]{13}$" }
    """

  private func shop(_ behavior: MockBehavior = MockBehavior()) throws -> MockedShop {
    try MockedShop(Self.document, behavior)
  }

  // MARK: - Sources

  func testAnswersWithTheFirstValidExample() throws {
    let answer = try shop().answer("GET", "/v1/books")
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.text, #"[{"id":1,"title":"Emma"}]"#)
    XCTAssertEqual(answer.headers["Content-Type"], "application/json")
    XCTAssertEqual(answer.headers["X-Total"], "7")
    XCTAssertEqual(answer.source, "example")
  }

  func testAnswersWithoutTheServersPath() throws {
    XCTAssertEqual(try shop().answer("GET", "/books").status, 200)
    XCTAssertEqual(try shop().answer("GET", "/v2/books").status, 404)
  }

  func testGeneratesTheSameForTheSameSeed() throws {
    var other = MockBehavior()
    other.seed = 1
    let answer = try shop().answer("GET", "/books/3")
    XCTAssertEqual(answer.source, "generated")
    XCTAssertEqual(try shop().answer("GET", "/books/3").text, answer.text)
    XCTAssertNotEqual(try shop().answer("GET", "/books/4").text, answer.text)
    XCTAssertNotEqual(try shop(other).answer("GET", "/books/3").text, answer.text)
    XCTAssertNotNil(try answer.json["isbn"]?.string?.wholeMatch(of: /[0-9]{13}/))
  }

  func testAnswersWithTheMoreSpecificPath() throws {
    let answer = try shop().answer("GET", "/books/latest")
    XCTAssertEqual(answer.text, "Emma")
    XCTAssertEqual(answer.headers["Content-Type"], "text/plain")
  }

  func testAnswersWithXML() throws {
    let answer = try shop().answer("GET", "/books", headers: ["Accept": "application/xml"])
    XCTAssertEqual(answer.headers["Content-Type"], "application/xml")
    let start = #"<?xml version="1.0" encoding="UTF-8"?><books><item id=""#
    XCTAssertTrue(answer.text.hasPrefix(start), answer.text)
  }

  func testAnswersFromRecordings() throws {
    let recorded = try JSONReader.decode(
      HTTPArchive.self,
      from: Array(
        #"""
        {"log": {"version": "1.2", "entries": [
          {"request": {"method": "GET", "url": "https://shop.example/v1/books?limit=2&tags=a"},
           "response": {"status": 200, "headers": [{"name": "Connection", "value": "close"}],
            "content": {"mimeType": "application/json", "text": "[\"two\"]"}}},
          {"request": {"method": "POST", "url": "https://shop.example/v1/books",
            "postData": {"mimeType": "application/json", "text": "{\"title\": \"Emma\", \"id\": 1.0}"}},
           "response": {"status": 201, "content": {"mimeType": "application/json", "text": "{}"}}}
        ]}}
        """#.utf8
      )
    )
    let shop = try MockedShop(Self.document, recordings: [recorded])
    let answer = shop.answer("GET", "/v1/books?tags=a&unknown=1&limit=2.0")
    XCTAssertEqual(answer.text, #"["two"]"#)
    XCTAssertEqual(answer.source, "recording")
    XCTAssertNil(answer.headers["Connection"])
    XCTAssertEqual(shop.answer("GET", "/v1/books?limit=3&tags=a").source, "example")
    let json = ["Content-Type": "application/json"] as HTTPHeaders
    let added = shop.answer("POST", "/books", headers: json, body: #"{"id":1,"title":"Emma"}"#)
    XCTAssertEqual(added.text, "{}")
    let other = shop.answer("POST", "/books", headers: json, body: #"{"id":2,"title":"Emma"}"#)
    XCTAssertEqual(other.status, 401)
  }

  // MARK: - Preferences

  func testPreferences() throws {
    let code = try shop().answer("GET", "/books", headers: ["Prefer": "code=404"])
    XCTAssertEqual(code.status, 404)
    XCTAssertEqual(code.headers["Preference-Applied"], "code")
    let example = try shop().answer("GET", "/books", headers: ["Prefer": "example=empty"])
    XCTAssertEqual(example.text, "[]")
    let dynamic = try shop().answer("GET", "/books", headers: ["Prefer": "dynamic=true"])
    XCTAssertEqual(dynamic.source, "generated")
    let unknown = try shop().answer("DELETE", "/books/1", headers: ["Prefer": "code=500"])
    XCTAssertEqual(unknown.status, 204)
    XCTAssertNil(unknown.headers["Preference-Applied"])
    XCTAssertEqual(
      unknown.headers["Bindery-Preference-Ignored"],
      "code; reason=\"the operation describes no such status\""
    )
    let range = try shop().answer("GET", "/books/1", headers: ["Prefer": "code=418"])
    XCTAssertEqual(range.status, 418)
  }

  /// A server ignores preferences that it can't apply (RFC 7240, section 2).
  func testStatesIgnoredPreferences() throws {
    let shop = try shop()
    for (preference, name) in [
      ("code=999", "code"), ("code=abc", "code"), ("delay=-1", "delay"), ("delay=90000", "delay"),
      ("fault=fire", "fault"), ("dynamic=perhaps", "dynamic"), ("example=none", "example"),
      ("exmaple=full", "exmaple"), ("respond-async", "respond-async"), ("code", "code"),
      ("handling=soft", "handling"),
    ] {
      let answer = shop.answer("GET", "/books", headers: ["Prefer": preference])
      XCTAssertEqual(answer.status, 200, preference)
      XCTAssertNil(answer.headers["Preference-Applied"], preference)
      let ignored = answer.headers["Bindery-Preference-Ignored"] ?? ""
      XCTAssertTrue(ignored.hasPrefix("\(name); reason=\""), "\(preference): \(ignored)")
    }
    let both = shop.answer("GET", "/books", headers: ["Prefer": "delay=0; code=404, fault=fire"])
    XCTAssertEqual(both.status, 404)
    XCTAssertEqual(both.headers["Preference-Applied"], "delay, code")
    let unknown = shop.answer("GET", "/nothing", headers: ["Prefer": "code=200"])
    XCTAssertEqual(unknown.status, 404)
    XCTAssertNil(unknown.headers["Preference-Applied"])
    XCTAssertNotNil(unknown.headers["Bindery-Preference-Ignored"])
  }

  func testRefusesIgnoredPreferencesOfStrictRequests() throws {
    let headers = ["Prefer": "handling=strict, code=999"] as HTTPHeaders
    let answer = try shop().answer("GET", "/books", headers: headers)
    XCTAssertEqual(answer.status, 400)
    XCTAssertEqual(
      try answer.json["detail"]?.string,
      "the preference code can't be applied: it must be a status from 200 to 599"
    )
    let valid = ["Prefer": "handling=strict", "prefer": "example=empty"] as HTTPHeaders
    XCTAssertEqual(try shop().answer("GET", "/books", headers: valid).text, "[]")
  }

  func testReadsQuotedPreferences() throws {
    let headers = ["Prefer": #"example="empty"; code="404, 200", code=200"#] as HTTPHeaders
    let answer = try shop().answer("GET", "/books", headers: headers)
    XCTAssertEqual(answer.text, "[]")
    XCTAssertEqual(answer.headers["Preference-Applied"], "example")
    XCTAssertNotNil(answer.headers["Bindery-Preference-Ignored"])
  }

  func testInjectsFaultsByRate() throws {
    var behavior = MockBehavior()
    behavior.faults = [MockFault(.status(503), rate: 0.25)]
    let shop = try shop(behavior)
    let statuses = (1...400).map { shop.answer("GET", "/books", number: $0).status }
    let count = statuses.count { $0 == 503 }
    XCTAssertTrue((70...130).contains(count), "\(count)")
    XCTAssertEqual(statuses, (1...400).map { shop.answer("GET", "/books", number: $0).status })
  }

  // MARK: - Invalid requests

  func testRefusesInvalidParameters() throws {
    let answer = try shop().answer(
      "GET",
      "/books?limit=0&tags=a,b,c&filter[year]=x",
      headers: ["X-Trace": "long"]
    )
    XCTAssertEqual(answer.status, 400)
    XCTAssertEqual(answer.headers["Content-Type"], "application/problem+json")
    XCTAssertEqual(
      try answer.violations,
      [
        "query limit minimum", "query tags maxItems", "query filter /year type",
        "header X-Trace maxLength",
      ]
    )
    let first = try answer.json["violations"]?[0]
    let schema = first?["schema"]?.string ?? ""
    XCTAssertTrue(
      schema.hasSuffix("shop.yaml#/paths/~1books/get/parameters/0/schema/minimum"),
      schema
    )
  }

  func testAcceptsValidParameters() throws {
    let target = "/books?limit=5&tags=a,b&filter%5Byear%5D=1815&undescribed"
    XCTAssertEqual(try shop().answer("GET", target).status, 200)
    XCTAssertEqual(try shop().answer("GET", "/books?tags=a%2Cb").status, 200)
  }

  func testRefusesInvalidPaths() throws {
    XCTAssertEqual(try shop().answer("GET", "/books/x").violations, ["path id type"])
    XCTAssertEqual(try shop().answer("GET", "/authors").status, 404)
    let method = try shop().answer("PATCH", "/books/1")
    XCTAssertEqual(method.status, 405)
    XCTAssertEqual(method.headers["Allow"], "DELETE, GET, HEAD, OPTIONS")
  }

  func testRefusesUnacceptableMediaTypes() throws {
    let answer = try shop().answer("GET", "/books", headers: ["Accept": "image/png"])
    XCTAssertEqual(answer.status, 406)
    let weighted = "application/json;q=0.1, application/xml"
    let xml = try shop().answer("GET", "/books", headers: ["Accept": weighted])
    XCTAssertEqual(xml.headers["Content-Type"], "application/xml")
  }

  func testRequiresCredentials() throws {
    let answer = try shop().answer("POST", "/books")
    XCTAssertEqual(answer.status, 401)
    XCTAssertEqual(try answer.violations, ["security token security"])
    XCTAssertEqual(
      answer.headers.values(of: "WWW-Authenticate"),
      [#"Bearer realm="mock""#, #"ApiKey realm="mock", in="query", name="key""#]
    )
    XCTAssertEqual(try shop().answer("POST", "/books?key=a").status, 422)
  }

  func testRefusesInvalidBodiesInTheDocumentedForm() throws {
    let answer = try shop().answer(
      "POST",
      "/books?key=a",
      headers: ["Content-Type": "application/json"],
      body: #"{"title":""}"#
    )
    XCTAssertEqual(answer.status, 422)
    XCTAssertEqual(answer.headers["Content-Type"], "application/json")
    XCTAssertEqual(try answer.json["code"], 17)
    XCTAssertEqual(try answer.violations, ["body /title minLength"])
    let message = try answer.json["message"]?.string ?? ""
    XCTAssertTrue(message.hasPrefix("body /title: "), message)
  }

  func testChecksForms() throws {
    let form = ["Content-Type": "application/x-www-form-urlencoded"] as HTTPHeaders
    let valid = try shop().answer("POST", "/books?key=a", headers: form, body: "title=Emma&id=1")
    XCTAssertEqual(valid.status, 201)
    let invalid = try shop().answer("POST", "/books?key=a", headers: form, body: "title=E&isbn=1")
    XCTAssertEqual(try invalid.violations, ["body /isbn pattern"])
  }

  /// Text is in a root element; an example that is a document is sent as it is.
  func testTextIsAnElementOfXML() throws {
    for (schema, expected) in [
      ("{ schema: { const: Emma } }", "<root>Emma</root>"),
      ("{ schema: { type: string }, example: \"<book>Emma</book>\" }", "<book>Emma</book>"),
      ("{ example: Emma }", "Emma"),
    ] {
      let document = Self.document.replacing(
        "text/plain: { schema: { const: Emma } }",
        with: "application/xml: \(schema)"
      )
      let answer = try MockedShop(document).answer("GET", "/books/latest")
      XCTAssertEqual(answer.headers["Content-Type"], "application/xml")
      XCTAssert(answer.text.hasSuffix(expected), answer.text)
    }
  }

  func testRefusesMalformedXML() throws {
    let document = Self.document.replacing(
      "application/x-www-form-urlencoded: {",
      with: "application/xml: {"
    )
    let shop = try MockedShop(document)
    let headers: HTTPHeaders = ["Content-Type": "application/xml", "Authorization": "Bearer a"]
    for (body, status) in [
      ("<Book><title>Emma</title></Book>", 201), ("<Book><title>Emma</Book>", 422),
    ] {
      let answer = shop.answer("POST", "/books", headers: headers, body: body)
      XCTAssertEqual(answer.status, status, answer.text)
    }
    let strict = try MockedShop(document.replacing("\"422\":", with: "\"409\":"))
    let refusal = strict.answer("POST", "/books", headers: headers, body: "<Book>")
    XCTAssertEqual(refusal.status, 400)
    XCTAssert(refusal.text.contains("the body isn't XML: "), refusal.text)
  }

  func testRefusesOtherMediaTypes() throws {
    let answer = try shop().answer(
      "POST",
      "/books?key=a",
      headers: ["Content-Type": "text/csv"],
      body: "a,b"
    )
    // Not the documented 422, which states that the media type is known.
    XCTAssertEqual(answer.status, 415)
    XCTAssertEqual(answer.headers["Content-Type"], "application/problem+json")
    XCTAssertEqual(try answer.violations, ["header Content-Type content"])
  }

  func testRefusesOnlyWithDocumentedStatuses() throws {
    var behavior = MockBehavior()
    behavior.validation = .documented
    XCTAssertEqual(try shop(behavior).answer("GET", "/books?limit=0").status, 200)
    XCTAssertEqual(try shop(behavior).answer("POST", "/books").status, 201)
    XCTAssertEqual(try shop(behavior).answer("POST", "/books?key=a").status, 422)
    behavior.validation = .none
    XCTAssertEqual(try shop(behavior).answer("POST", "/books?key=a").status, 201)
  }

  func testRefusesToInventInvalidValues() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a:
          get:
            responses:
              "200":
                description: None is valid.
                content: { application/json: { schema: { type: string, minLength: 2, maxLength: 1 } } }
      """
    let answer = try MockedShop(document).answer("GET", "/a")
    XCTAssertEqual(answer.status, 500)
    let detail = try answer.json["detail"]?.string ?? ""
    XCTAssertTrue(detail.contains("shop.yaml#/paths/~1a/get/responses/200/"), detail)
  }

  /// An object without members has no text (RFC 6570, section 2.3).
  func testOmitsHeadersWithoutText() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a:
          get:
            responses:
              "204":
                description: Done.
                headers:
                  X-Optional: { schema: { type: object, maxProperties: 0 } }
                  X-List: { schema: { type: array, maxItems: 0 } }
                  X-Required: { required: true, schema: { type: object, maxProperties: 0 } }
      """
    let headers = try MockedShop(document).answer("GET", "/a").headers
    XCTAssertNil(headers["X-Optional"])
    XCTAssertNil(headers["X-List"])
    XCTAssertEqual(headers["X-Required"], "")
  }

  func testRefusesDocumentsWithoutOperations() throws {
    let folder = try TemporaryFolder()
    let events = """
      asyncapi: 3.0.0
      info: { title: Events, version: "1" }
      servers: { broker: { host: broker.example, protocol: kafka } }
      channels: { sold: { address: sold, messages: { sold: { payload: { type: object } } } } }
      """
    try folder.write(events, to: "events.yaml")
    let run = try BinderyProcess("mock", "events.yaml", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output, "")
    let text = "error: the documents describe no operations, and no channels of WebSockets\n"
    XCTAssertTrue(run.errors.contains(text), run.errors)
  }

  // MARK: - Methods

  func testAnswersHEADAndOPTIONS() throws {
    XCTAssertEqual(try shop().answer("HEAD", "/books").status, 200)
    // The values that GET gets (RFC 9110, section 9.3.2).
    for id in 1...5 {
      let head = try shop().answer("HEAD", "/books/\(id)")
      let get = try shop().answer("GET", "/books/\(id)")
      XCTAssertEqual(head.headers, get.headers)
      XCTAssertEqual(head.text, get.text)
    }
    let preflight = try shop().answer(
      "OPTIONS",
      "/books",
      headers: [
        "Origin": "https://app.example", "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "x-trace",
      ]
    )
    XCTAssertEqual(preflight.status, 204)
    XCTAssertEqual(preflight.headers["Allow"], "GET, HEAD, OPTIONS, POST")
    XCTAssertEqual(preflight.headers["Access-Control-Allow-Origin"], "https://app.example")
    XCTAssertEqual(preflight.headers["Access-Control-Allow-Methods"], "POST")
    XCTAssertEqual(preflight.headers["Access-Control-Allow-Headers"], "x-trace")
  }
}
