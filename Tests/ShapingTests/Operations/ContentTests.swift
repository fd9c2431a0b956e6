import XCTest

/// Media types with ambiguous or unusual meaning.
final class ContentTests: XCTestCase {
  func testMergesMediaTypesThatDifferInCharset() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: read
          responses:
            "200":
              description: A
              content:
                application/json: { schema: { type: integer } }
                application/json;charset=utf-8: { schema: { type: integer } }
                Application/JSON; Charset=UTF-8: { schema: { type: string } }
                application/json;v=2: { schema: { type: integer } }
                text/plain; charset=utf-8: {}
                text/plain: {}
      """,
      """
      operation read: GET /a
        200: application/json|application/json;v=2 integer, Application/JSON; Charset=UTF-8 string, text/plain; charset=utf-8 text string
      """
    )
  }

  func testOtherNamesOfTheSameJSONAreOneContent() throws {
    let content = """
      application/json: { schema: { type: integer } },
            text/json: { schema: { type: integer } },
            application/*+json: { schema: { type: integer } },
            application/merge-patch+json: { schema: { type: integer } },
            application/json;v=2: { schema: { type: integer } },
            text/x-json: { schema: { type: string } }
      """
    try assertOperations(
      """
      /a:
        patch:
          operationId: change
          requestBody: { content: { \(content) } }
          responses: { "200": { description: A, content: { \(content) } } }
      """,
      """
      operation change: PATCH /a
        body?: application/json|text/json|application/*+json integer
        body?: application/merge-patch+json integer
        body?: application/json;v=2 integer
        body?: text/x-json string
        200: application/json|text/json|application/*+json|application/merge-patch+json|application/json;v=2 integer, text/x-json string
      """
    )
  }

  func testSendsApplicationJSON() throws {
    let content = ["text/json", "text/x-json", "application/json", "text/json;charset=utf-8"]
      .map { "\($0): { schema: { type: integer } }" }.joined(separator: ", ")
    try assertOperations(
      """
      /a:
        put:
          operationId: change
          requestBody: { content: { \(content) } }
          responses: { "200": { description: A, content: { \(content) } } }
      """,
      """
      operation change: PUT /a
        body?: application/json|text/json|text/x-json integer
        200: text/json|text/x-json|application/json integer
      """
    )
  }

  func testPartsWithAStringSchemaAreText() throws {
    for (media, body) in [
      ("multipart/mixed;boundary=x: { schema: { type: string } }", "text string"),
      ("multipart/mixed: { schema: { type: string, format: binary } }", "binary binary"),
    ] {
      let type = media.prefix { $0 != ":" }
      try assertOperations(
        "/a: { post: { operationId: send, requestBody: { content: { \(media) } } } }",
        "operation send: POST /a\n  body?: \(type) \(body)"
      )
    }
  }

  func testOmitsInterimStatuses() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: read
          responses:
            "101": { description: A socket. }
            1XX: { description: Soon. }
            "404": { description: None. }
      """,
      """
      operation read: GET /a
        404: -
      """,
      reports: ["101", "1XX"].enumerated().map { index, status in
        "api.yaml:\(8 + index):9: note: “\(status)” isn't the status code of a final response;"
          + " ignored [invalid-status]\n  help: describe the final response"
      }
    )
  }

  func testReportsStructuresInTextContent() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: read
          responses:
            "200": { description: A, content: { text/tab-separated-values: { schema: { type: array, items: { properties: { a: {} } } } } } }
            "201": { description: A, content: { text/plain: { schema: { type: integer } } } }
            "202":
              description: A
              content: { application/json: { schema: { $ref: "#/paths/~1a/x-s" } }, text/plain: { schema: { $ref: "#/paths/~1a/x-s" } } }
        x-s: { type: array, items: { type: string } }
      """,
      """
      operation read: GET /a
        200: text/tab-separated-values text string
        201: text/plain text string
        202: application/json [string], text/plain text string
      """,
      reports: [
        "api.yaml:8:45: warning: a schema for “text/tab-separated-values” isn't supported;"
          + " interpreted as a string"
          + " [unsupported-media-type]\n  help: add application/json, if the service supports it"
      ]
    )
  }
}
