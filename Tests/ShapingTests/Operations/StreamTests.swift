import XCTest

final class StreamTests: XCTestCase {
  func testASchemaDescribesTheDataOfEvents() throws {
    let events = "{ type: object, properties: { id: {}, event: { type: string }, data: D } }"
    let json =
      "{ type: string, contentMediaType: application/json, contentSchema: { type: integer } }"
    let schemas: [(schema: String, answer: String)] = [
      ("schema: { type: integer }", "events integer"),
      ("schema: { type: string }", "textEvents string"),
      ("schema: {}", "events json"),
      ("schema: { type: array, items: { type: integer } }", "events integer"),
      ("schema: { type: array, items: { type: string } }", "textEvents string"),
      ("schema: { allOf: [{ type: array, items: { type: integer } }] }", "events integer"),
      ("schema: { type: array }", "events json"),
      ("itemSchema: { type: array, items: { type: integer } }", "events [integer]"),
      ("example: none", "textEvents string"),
      ("schema: { type: object, properties: { data: {}, id: {}, more: {} } }", "events read.event"),
      ("schema: " + events.replacing("D", with: "{ type: number }"), "events number"),
      ("itemSchema: " + events.replacing("D", with: "{ type: string }"), "textEvents string"),
      ("itemSchema: " + events.replacing("D", with: json), "events integer"),
      ("itemSchema: { type: boolean }", "events boolean"),
      (
        "itemSchema: { oneOf: [{ properties: { event: { const: a }, data: \(json) } },"
          + " { properties: { event: { const: b }, data: { type: string } } }] }",
        "textEvents string"
      ),
    ]
    for (schema, answer) in schemas {
      let printed = try Sample(["api.yaml": Self.document("text/event-stream", schema)]).printed
      let end = answer.hasPrefix("events") ? " until [DONE]" : ""
      XCTAssertTrue(
        printed.hasSuffix("200: text/event-stream \(answer)\(end)"),
        "\(schema): \(printed)"
      )
    }
  }

  func testTheTerminatorOfTheDocument() throws {
    let schema = "schema: { type: integer }, x-stream-terminator: \"[END]\""
    let printed = try Sample(["api.yaml": Self.document("text/event-stream", schema)]).printed
    XCTAssertTrue(printed.hasSuffix("events integer until [END]"), printed)
  }

  func testASchemaDescribesALine() throws {
    for (schema, answer) in [
      ("schema: { type: integer }", "integer"),
      ("schema: { type: array, items: { type: integer } }", "integer"),
      ("itemSchema: { type: array, items: { type: integer } }", "[integer]"),
      ("example: none", "json"),
    ] {
      let printed = try Sample(["api.yaml": Self.document("application/x-ndjson", schema)]).printed
      XCTAssertTrue(printed.hasSuffix("application/x-ndjson jsonLines \(answer)"), printed)
    }
  }

  func testOnlySuccessesAreStreams() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: a
          responses:
            "400": { description: A, content: { text/event-stream: {}, application/jsonl: {} } }
            default: { description: A, content: { text/event-stream: {} } }
        post:
          operationId: b
          requestBody: { content: { text/event-stream: {} } }
      """,
      """
      operation a: GET /a
        400: text/event-stream text string, application/jsonl text string
        default: text/event-stream text string
      operation b: POST /a
        body?: text/event-stream text string
      """
    )
  }

  private static func document(_ mediaType: String, _ schema: String) -> String {
    """
    openapi: 3.2.0
    info: { title: T }
    paths:
      /a:
        get:
          operationId: read
          responses: { "200": { description: A, content: { \(mediaType): { \(schema) } } } }
    """
  }
}
