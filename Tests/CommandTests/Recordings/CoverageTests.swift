import BinderyJSON
import Foundation
import XCTest

/// Runs of `bindery coverage` in a temporary folder.
final class CoverageTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters:
            - { name: sort, in: query, schema: { enum: [title, year] } }
            - { name: page, in: query, required: true, schema: { type: integer, minimum: 1 } }
          responses:
            "200":
              description: The books.
              content:
                application/json: { schema: { $ref: "#/components/schemas/Books" } }
            "404": { description: None. }
      /orders:
        post: { operationId: addOrder, responses: { "201": { description: Created. } } }
    components:
      schemas:
        Books: { type: array, items: { $ref: "#/components/schemas/Book" } }
        Book:
          type: object
          required: [id]
          properties:
            id: { type: string, minLength: 1 }
            price: { oneOf: [{ type: integer, minimum: 0 }, { type: string, pattern: free }] }
            next: { $ref: "#/components/schemas/Book" }
            tags: { type: array, minItems: 1, items: { type: string, maxLength: 9 } }

    """

  private typealias Exchange = (query: String, status: Int, body: String)

  private func folder(_ exchanges: Exchange...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try write(exchanges, in: folder)
    return folder
  }

  private func write(_ exchanges: [Exchange], in folder: TemporaryFolder) throws {
    let entries = try exchanges.map { exchange in
      let text = String(decoding: try JSONEncoder().encode(exchange.body), as: UTF8.self)
      return """
        {"startedDateTime": "2026-01-02T03:04:05Z",
         "request": {"method": "GET", "url": "https://shop.example/books?\(exchange.query)"},
         "response": {"status": \(exchange.status),
           "content": {"mimeType": "application/json", "text": \(text)}}}
        """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "shop.har"
    )
  }

  private func run(_ options: [String], in folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(
      ["coverage", "shop.yaml", "--recordings", "shop.har"] + options,
      in: folder.url
    )
  }

  /// The figures of keywords are those that TraceCov 0.25 measures for the same exchange.
  func testCountsWhatADocumentDescribes() throws {
    let folder = try folder(("page=1", 200, #"[{"id": "a", "price": 3}]"#))
    let run = try run([], in: folder)
    XCTAssertEqual(run.status, 0, run.errors)
    for row in [
      "operations 1 of 2 50.0 %", "responses 1 of 3 33.3 %", "media types 1 of 1 100.0 %",
      "parameters 2 of 3 66.6 %", "parameter values 0 of 2 0.0 %", "properties 2 of 4 50.0 %",
      "branches 1 of 2 50.0 %", "request keywords 2 of 3 66.6 %",
      "response keywords 11 of 17 64.7 %",
    ] {
      let lines = run.output.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      XCTAssertTrue(lines.contains(row), "\(row) isn't in \(run.output)")
    }
  }

  /// The line works as it is, but for the URL.
  func testStatesTheCommandThatRecords() throws {
    let folder = try folder(("page=1", 200, #"[{"id": "a", "price": 3}]"#))
    let run = try run([], in: folder)
    XCTAssertTrue(
      run.errors.hasSuffix(
        "help: record what isn't covered: bindery record --target URL --mode append"
          + " --output shop.har --spec shop.yaml\n"
      ),
      run.errors
    )
  }

  /// What is inside of an uncovered part isn't listed.
  func testListsWhatIsNotCoveredWithItsLocation() throws {
    let folder = try folder(("page=1", 200, #"[{"id": "a", "price": 3}]"#))
    let output = try run([], in: folder).output
    for line in [
      "shop.yaml:18:11: not covered: operations: addOrder (POST /orders)",
      "shop.yaml:16:16: not covered: responses: listBooks 404 (GET /books)",
      "shop.yaml:9:11: not covered: parameters: listBooks query sort (GET /books)",
      "not covered: properties: listBooks 200 application/json"
        + " #/components/schemas/Book/properties/tags (GET /books)",
      "not covered: branches: listBooks 200 application/json"
        + " #/components/schemas/Book/properties/price/oneOf/1 (GET /books)",
    ] {
      XCTAssertTrue(output.contains(line), "\(line) isn't in \(output)")
    }
    XCTAssertFalse(output.contains("tags/items"), output)
    XCTAssertFalse(output.contains("= \"title\""), "the parameter has no recording: \(output)")
  }

  func testListedValuesAreCovered() throws {
    let folder = try folder(("page=1&sort=year", 200, "[]"), ("page=2", 200, "[]"))
    let output = try run([], in: folder).output
    XCTAssertTrue(output.contains("parameter values: listBooks query sort = \"title\""), output)
    XCTAssertFalse(output.contains("= \"year\""), output)
    XCTAssertFalse(output.contains("not covered: parameters: listBooks query sort"), output)
  }

  /// The messages in a list aren't part of the schema of the response.
  func testMessagesInListsAreNoKeywordsOfTheResponse() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: listNews
            responses:
              "200":
                description: The news.
                content:
                  application/json:
                    schema:
                      type: array
                      items: { type: object }
                      x-messages: { $ref: "events.yaml#/channels/events" }
      """,
      to: "shop.yaml"
    )
    try folder.write(
      """
      asyncapi: 3.1.0
      info: { title: Events, version: "1" }
      channels:
        events:
          address: null
          messages:
            arrived: { payload: { type: object, required: [book], properties: { book: { type: string } } } }
      operations:
        arrive: { action: send, channel: { $ref: "#/channels/events" } }
      """,
      to: "events.yaml"
    )
    try write([("", 200, #"[{"book": "a"}]"#)], in: folder)
    let output = try run(["events.yaml"], in: folder).output
    let rows = output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    XCTAssertTrue(rows.contains("response keywords 2 of 2 100.0 %"), output)
  }

  func testFailsUnderAPercentage() throws {
    let folder = try folder(("page=1", 200, "[]"))
    let passed = try run(["--fail-under", "operations=50", "--fail-under", "10"], in: folder)
    XCTAssertEqual(passed.status, 0, passed.errors)
    let failed = try run(["--fail-under", "operations=50.1"], in: folder)
    XCTAssertEqual(failed.status, 1)
    XCTAssertTrue(
      failed.errors.contains("error: the coverage of operations is 50.0 %, less than 50.1 %"),
      failed.errors
    )
    XCTAssertEqual(try run(["--fail-under", "99"], in: folder).status, 1)
    for invalid in ["x", "101", "books=3", "operations=1=2"] {
      XCTAssertEqual(try run(["--fail-under", invalid], in: folder).status, 2, invalid)
    }
  }

  func testAPercentageBelowTheBaselineFails() throws {
    let folder = try folder(("page=1", 200, #"[{"id": "a"}]"#))
    let before = try run(["--format", "json"], in: folder)
    XCTAssertEqual(before.status, 0, before.errors)
    try folder.write(before.output, to: "baseline.json")
    let same = try run(["--baseline", "baseline.json"], in: folder)
    XCTAssertEqual(same.status, 0, same.errors)
    try write([("page=1", 200, "[]")], in: folder)
    let less = try run(["--baseline", "baseline.json"], in: folder)
    XCTAssertEqual(less.status, 1)
    XCTAssertTrue(
      less.errors.contains("error: shop.yaml: the coverage of properties is 0.0 %, and was 25.0 %"),
      less.errors
    )
    try folder.write(
      before.output.replacingOccurrences(of: "\"shop.yaml\"", with: "\"other.yaml\""),
      to: "baseline.json"
    )
    let other = try run(["--baseline", "baseline.json"], in: folder)
    XCTAssertEqual(other.status, 1)
    XCTAssertTrue(
      other.errors.contains(
        "the baseline has other.yaml with the recordings shop.har, which aren't"
      ),
      other.errors
    )
    let missing = try run(["--baseline", "none.json"], in: folder)
    XCTAssertEqual(missing.status, 2)
    XCTAssertTrue(
      missing.errors.contains("shop.yaml --recordings shop.har --format json > none.json")
    )
    try folder.write("{}", to: "baseline.json")
    XCTAssertEqual(try run(["--baseline", "baseline.json"], in: folder).status, 2)
  }

  func testPrintsMarkdown() throws {
    let folder = try folder(("page=1", 200, "[]"))
    let output = try run(["--format", "markdown"], in: folder).output
    XCTAssertTrue(output.hasPrefix("## shop.yaml\n\n| Elements |"), output)
    XCTAssertTrue(output.contains("| operations | 1 | 2 | 50.0 % |"), output)
  }

  func testJSONListsEverythingThatIsNotCovered() throws {
    let folder = try folder(("page=1", 200, "[]"))
    let result = try JSONValue(parsing: run(["--format", "json"], in: folder).output)
    let gaps = result["documents"]?[0]?["gaps"]?.array ?? []
    XCTAssertTrue(
      gaps.contains {
        $0["subject"] == "addOrder" && $0["line"] == 18 && $0["file"] == "shop.yaml"
      },
      "\(gaps)"
    )
  }
}
