import XCTest

/// Arguments from recorded bodies other than a single JSON text.
final class ContractBodyTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop }
    paths:
      /a:
        put:
          operationId: store
          requestBody: { content: { application/pdf: {}, image/*: {} } }
          responses: { "204": { description: Done. } }
        patch:
          operationId: list
          requestBody: { content: { application/jsonl: { schema: { type: integer } } } }
          responses: { "204": { description: Done. } }
        delete:
          operationId: talk
          requestBody:
            content:
              application/json;a=1;b=2: { schema: { type: integer } }
              application/json;a=1: { schema: { type: string } }
          responses: { "204": { description: Done. } }
        get:
          operationId: follow
          responses: { "200": { description: All., content: { text/event-stream: {} } } }
        post:
          operationId: fill
          requestBody:
            content:
              application/x-www-form-urlencoded:
                schema: { properties: { a: { type: array, items: { type: integer } }, b: { properties: { c: { type: integer }, d: { type: array, items: {} } } }, e: { type: object }, f: { type: string } } }
                encoding: { a: { style: pipeDelimited, explode: false }, e: { contentType: application/json } }
          responses: { "204": { description: Done. } }
    """

  func testXMLIsComparedAndRowsAreNot() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Shop }
      paths:
        /a:
          put:
            operationId: a
            requestBody: { content: { text/xml: { schema: { $ref: "#/components/schemas/A" } } } }
            responses:
              "200":
                description: A
                content:
                  application/json: { schema: { $ref: "#/components/schemas/A" } }
                  application/xml: { schema: { $ref: "#/components/schemas/A" } }
              "201": { description: A, content: { text/csv: { schema: { type: array, items: {} } } } }
      components: { schemas: { A: { type: object, properties: { b: { type: string } } } } }
      """
    let url = "PUT https://s.test/a"
    try assertContract(
      document,
      [
        Entry("a", url, status: 200, reply: "{}"),
        Entry("a", url, status: 200, reply: "<A/>", replyType: "application/xml"),
        Entry("a", url, status: 201, reply: "a", replyType: "text/csv"),
        Entry("a", url, body: "<A/>", type: "text/xml", status: 200, reply: "{}"),
      ],
      """
      case a 200 (shop.har #0) a.200
      case a 200 (shop.har #1) -
      case a 200 (shop.har #3) a.200
        body 0 = <A/>
      unproven (shop.har #2)
      expect a 200
      expect a 201

      """,
      reports: [
        "the body of the response is “text/csv”, which contract tests don't compare; the contract"
          + " test isn't generated"
      ]
    )
  }

  func testFilesAndLines() throws {
    try check(
      [
        Entry("store", "PUT https://s.test/a", body: "%PDF", type: "application/pdf", status: 204),
        Entry("store", "PUT https://s.test/a", body: "GIF", type: "image/gif", status: 204),
        Entry(
          "list",
          "PATCH https://s.test/a",
          body: "1\n2\n",
          type: "application/jsonl",
          status: 204
        ),
      ],
      """
      case store 204 (shop.har #0) -
        body 0 = "JVBERg=="
      case store 204 (shop.har #1) -
        body 1 = "R0lG"
      case list 204 (shop.har #2) -
        body 0 = [1, 2]

      """
    )
  }

  /// Clients such as botocore send no `Content-Type`.
  func testABodyWithoutAMediaTypeIsOfTheOnlyContent() throws {
    try check(
      [
        Entry("list", "PATCH https://s.test/a", body: "1\n", type: "", status: 204),
        Entry("talk", "DELETE https://s.test/a", body: "1", type: "", status: 204),
      ],
      """
      case list 204 (shop.har #0) -
        body 0 = [1]
      unproven (shop.har #1)

      """,
      reports: [
        "the recorded request doesn't match “talk”: the body has no media type, and the operation"
          + " has several; correct the recording or the document"
      ]
    )
  }

  func testUnknownMediaTypeParametersMatchTheSimplestContent() throws {
    let types = ["application/json", "application/json; a=1; b=2", "application/json; v=3"]
    try check(
      types.map { Entry("talk", "DELETE https://s.test/a", body: "1", type: $0, status: 204) },
      """
      case talk 204 (shop.har #0) -
        body 1 = 1
      case talk 204 (shop.har #1) -
        body 0 = 1
      case talk 204 (shop.har #2) -
        body 1 = 1

      """
    )
  }

  func testReportsStreamsWithoutACompleteEvent() throws {
    try check(
      ["data: 1\n", "data: 1\n\n", "data: 1\r\r"].map {
        Entry(
          "follow",
          "GET https://s.test/a",
          status: 200,
          reply: $0,
          replyType: "text/event-stream"
        )
      },
      """
      case follow 200 (shop.har #0) -
      case follow 200 (shop.har #1) -
      case follow 200 (shop.har #2) -

      """,
      reports: [
        "the recorded stream has no complete element; the contract test checks only its"
          + " beginning; add the body of the stream, which many browsers omit, to the recording"
      ]
    )
  }

  func testFormsByTheirEncodings() throws {
    let form = "application/x-www-form-urlencoded"
    try check(
      [
        "a=1%7C2&b%5Bc%5D=3&b%5Bd%5D%5B%5D=x&b%5Bd%5D%5B%5D=y&e=%7B%22g%22:1%7D&f=p+q%2B",
        "a=1|x", "b[c]=3&b[z]=4", "e=no",
      ].map {
        Entry("fill", "POST https://s.test/a", body: $0, type: form, status: 204)
      },
      """
      case fill 204 (shop.har #0) -
        body 0 = {"a": [1, 2], "b": {"c": 3, "d": ["x", "y"]}, "e": {"g": 1}, "f": "p q+"}
      unproven (shop.har #1)
      unproven (shop.har #2)
      unproven (shop.har #3)

      """,
      reports: Array(
        repeating: "the recorded request doesn't match “fill”: the body doesn't match the schema"
          + " of application/x-www-form-urlencoded; correct the recording or the document",
        count: 3
      )
    )
  }

  private func check(
    _ entries: [Entry],
    _ cases: String,
    reports: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let expectations = """
      expect store 204
      expect list 204
      expect talk 204
      expect follow 200
      expect fill 204

      """
    try assertContract(
      document,
      entries,
      cases + expectations,
      reports: reports,
      file: file,
      line: line
    )
  }
}
