import XCTest

final class ContractTests: XCTestCase {
  private let shop = """
    openapi: 3.1.0
    info: { title: Shop }
    servers: [{ url: "https://{region}.shop.test/v1", variables: { region: { default: eu } } }]
    security: [{ token: [] }]
    paths:
      /shelves/{shelf}/books:
        get:
          operationId: listBooks
          parameters:
            - { name: shelf, in: path, required: true, schema: { type: string } }
            - { name: tags, in: query, schema: { type: array, items: { type: string } }, explode: false }
            - { name: limit, in: query, schema: { type: integer } }
            - { name: filter, in: query, style: deepObject, schema: { properties: { year: { type: integer } } } }
            - { name: X-Trace, in: header, schema: { type: string } }
          responses:
            "200": { description: Fine., content: { application/json: { schema: { type: array } } } }
            4XX: { description: Wrong., content: { application/json: { schema: { type: object } } } }
      /books:
        post:
          operationId: addBook
          requestBody:
            required: true
            content:
              application/json: { schema: { properties: { title: { type: string } } } }
              application/x-www-form-urlencoded: { schema: { properties: { n: { type: integer } } } }
          responses: { "204": { description: Done. } }
    components:
      securitySchemes: { token: { type: http, scheme: bearer }, key: { type: apiKey, in: query, name: k } }
    """

  /// Many clients encode also the comma between elements.
  func testEncodedCommasSeparateElementsWithoutABareComma() throws {
    try assertContract(
      shop,
      [
        Entry(
          "listBooks",
          "GET https://eu.shop.test/v1/shelves/a/books?tags=x%2Cy%2Cz",
          status: 404,
          reply: "{}"
        )
      ],
      """
      case listBooks 404 (shop.har #0) listBooks.4XX
        path shelf = "a"
        query tags = ["x", "y", "z"]
      expect listBooks 200
      expect listBooks 4XX
      expect addBook 204

      """
    )
  }

  func testRequestsAreReadBackIntoArguments() throws {
    try assertContract(
      shop,
      [
        Entry(
          "listBooks",
          "GET https://us.shop.test/v1/shelves/a%2Fb%20c/books?tags=x,y%2Cz&limit=2&filter%5Byear%5D=1999&k=s",
          headers: ["Authorization": "Bearer t", "x-trace": "1"],
          status: 200,
          reply: "[]"
        ),
        Entry("listBooks", "GET http://localhost/shelves/a/books", status: 404, reply: "{}"),
        Entry(
          "addBook",
          "POST https://eu.shop.test/v1/books",
          body: "{\"title\": \"x\"}",
          status: 204
        ),
        Entry(
          "addBook",
          "POST https://eu.shop.test/v1/books",
          body: "n=1",
          type: "application/x-www-form-urlencoded",
          status: 204
        ),
      ],
      """
      case listBooks 200 (shop.har #0) listBooks.200
        path shelf = "a/b c"
        query tags = ["x", "y,z"]
        query limit = 2
        query filter = {"year": 1999}
        header X-Trace = "1"
        secret token = "t"
        secret key = "s"
        undescribed query k
      case listBooks 404 (shop.har #1) listBooks.4XX
        path shelf = "a"
      case addBook 204 (shop.har #2) -
        body 0 = {"title": "x"}
      case addBook 204 (shop.har #3) -
        body 1 = {"n": 1}
      expect listBooks 200
      expect listBooks 4XX
      expect addBook 204

      """
    )
  }

  func testAValueOfSeveralSegmentsIsReadBack() throws {
    try assertContract(
      """
      openapi: 3.1.0
      info: { title: Tree }
      paths:
        "/v1/{+name}:{verb}":
          get:
            operationId: act
            parameters:
              - { name: name, in: path, required: true, schema: { type: array, items: { type: string } } }
              - { name: verb, in: path, required: true, schema: { type: string } }
            responses: { "204": { description: Done. } }
      """,
      [Entry("act", "GET https://tree.test/v1/a/b%20c/d:run", status: 204)],
      """
      case act 204 (shop.har #0) -
        path name = ["a", "b c", "d"]
        path verb = "run"
      expect act 204

      """,
      reports: [
        "invalid path “/v1/{+name}:{verb}”; interpreted as “/v1/{name}:{verb}” with unencoded"
          + " slashes in {name}; write “/v1/{name}:{verb}”"
      ]
    )
  }

  /// Some clients send `null` with each request, or a media type without a body.
  func testAnUndescribedBodyIsNotCompared() throws {
    try assertContract(
      shop,
      [
        Entry(
          "listBooks",
          "GET https://eu.shop.test/v1/shelves/a/books",
          body: "null",
          status: 200,
          reply: "[]"
        ),
        Entry(
          "listBooks",
          "GET https://eu.shop.test/v1/shelves/b/books",
          body: "",
          status: 200,
          reply: "[]"
        ),
      ],
      """
      case listBooks 200 (shop.har #0) listBooks.200
        path shelf = "a"
        undescribed headers content-type
        undescribed members $
      case listBooks 200 (shop.har #1) listBooks.200
        path shelf = "b"
        undescribed headers content-type
      expect listBooks 200
      expect listBooks 4XX
      expect addBook 204

      """,
      reports: [
        "the request body of “listBooks” isn't defined; the contract test ignores it; add it to"
          + " the document"
      ]
    )
  }

  /// Some clients send `null` for an optional body; it isn't one of the document's objects.
  func testNullInThePlaceOfAnOptionalBodyIsNotCompared() throws {
    try assertContract(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://eu.shop.test" }]
      paths:
        /lock:
          put:
            operationId: lock
            requestBody: { content: { application/json: { schema: { type: object } } } }
            responses: { "204": { description: Done. } }
      """,
      [Entry("lock", "PUT https://eu.shop.test/lock", body: " null\n", status: 204, reply: "")],
      """
      case lock 204 (shop.har #0) -
        undescribed headers content-type
        undescribed members $
      expect lock 204

      """
    )
  }

  func testReportsErrorsAtTheirLocationInARecording() throws {
    let shelf = "https://eu.shop.test/v1/shelves/a/books"
    try assertContract(
      shop,
      [
        Entry("gone", "GET \(shelf)", status: 200, reply: "[]"),
        Entry("listBooks", "PUT \(shelf)", status: 200, reply: "[]"),
        Entry("listBooks", "GET https://eu.shop.test/v1/shelves", status: 200, reply: "[]"),
        Entry("listBooks", "GET \(shelf)", status: 500, reply: "[]"),
        Entry("listBooks", "GET \(shelf)?limit=many&page=2", status: 200, reply: "[]"),
        Entry("addBook", "POST https://eu.shop.test/v1/books", status: 204),
      ],
      """
      unproven (shop.har #1)
      unproven (shop.har #2)
      unproven (shop.har #3)
      unproven (shop.har #4)
      unproven (shop.har #5)
      expect listBooks 200 unless never
      expect listBooks 4XX
      expect addBook 204

      """,
      exceptions: ["operation: listBooks, status: 200", "operation: listBooks, status: 201"],
      reports: [
        "the status “201” of “listBooks” isn't defined; correct or remove the exception",
        "the operation “gone” isn't defined; set _bindery.operation to an operationId of the"
          + " document",
        "the recorded request doesn't match “listBooks”: the method is PUT; correct the recording"
          + " or the document",
        "the recorded request doesn't match “listBooks”: the path doesn't match"
          + " /shelves/{shelf}/books; correct the recording or the document",
        "the status 500 of “listBooks” isn't defined; add the status to the document, or remove"
          + " the recording",
        "the recorded request doesn't match “listBooks”: the value “many” of the query parameter"
          + " “limit” doesn't match its schema; correct the recording or the document",
        "the query parameter “page” of “listBooks” isn't defined; the contract test ignores it; add"
          + " it to the document",
        "the recorded request doesn't match “addBook”: the body is missing; correct the recording"
          + " or the document",
      ]
    )
  }

  /// A refused request may violate the document on purpose.
  func testARefusedRequestIsANote() throws {
    try assertContract(
      shop,
      [
        Entry(
          "listBooks",
          "GET https://eu.shop.test/v1/shelves/a/books?limit=many",
          status: 422,
          reply: "{}"
        )
      ],
      """
      unproven (shop.har #0)
      expect listBooks 200
      expect listBooks 4XX
      expect addBook 204

      """,
      reports: [
        "the recorded request doesn't match “listBooks”: the value “many” of the query parameter"
          + " “limit” doesn't match its schema; the service refused the request with the status 422"
      ]
    )
  }

  /// Browsers omit bodies that they don't keep, and state their sizes; Playwright states -1.
  func testAResponseBodyThatIsNotRecordedIsReported() throws {
    let entry = Entry("listBooks", "GET https://eu.shop.test/v1/shelves/a/books", status: 200).text
    for size in [640, -1] {
      try assertContract(
        shop,
        [
          Entry(
            json: entry.replacing(#""size": 0"#, with: #""size": \#(size)"#)
              .replacing(#", "text": """#, with: "")
          )
        ],
        """
        unproven (shop.har #0)
        expect listBooks 200
        expect listBooks 4XX
        expect addBook 204

        """,
        reports: [
          "the recording has no text of the response's body; the contract test isn't generated;"
            + " record it again with the body, as “text” of “content”"
        ]
      )
    }
  }

  func testSchemasAreOneDocumentInTheLatestDialect() throws {
    try assertSchemas(
      """
      openapi: 3.0.3
      info: { title: T }
      paths:
        /a:
          get:
            operationId: a
            responses:
              "200": { description: Fine., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
      components:
        schemas:
          Pet:
            type: object
            description: Omitted.
            required: [id, secret]
            properties:
              id: { type: integer, minimum: 0, exclusiveMinimum: true, example: 3 }
              name: { type: string, nullable: true, enum: [a, b] }
              owner: { nullable: true, allOf: [{ $ref: "#/components/schemas/A~0b" }] }
              secret: { type: string, writeOnly: true }
              example: { type: string }
          A~b: { type: object, additionalProperties: false }
      """,
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {\
      "a.200": {"$ref": "#/$defs/Pet"}, \
      "Pet": {"type": "object", "required": ["id"], "properties": {\
      "id": {"type": "integer", "exclusiveMinimum": 0}, \
      "name": {"type": ["string", "null"], "enum": ["a", "b", null]}, \
      "owner": {"anyOf": [{"allOf": [{"$ref": "#/$defs/A~0b"}]}, {"type": "null"}]}, \
      "secret": {"type": "string"}, \
      "example": {"type": "string"}}}, \
      "A~b": {"type": "object", "additionalProperties": false}}}
      """
    )
  }

  /// A large document describes much more than its recordings have.
  func testSchemasAreThoseOfRecordedBodies() throws {
    try assertSchemas(
      """
      openapi: 3.1.0
      info: { title: T }
      servers: [{ url: "https://us.test" }]
      paths:
        /a:
          get:
            operationId: a
            responses:
              "200": { description: Fine., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
              "404": { description: None., content: { application/json: { schema: { $ref: "#/components/schemas/Problem" } } } }
        /b: { get: { operationId: b, responses: { "200": { description: Fine., content: { application/json: { schema: { type: string } } } } } } }
      components:
        schemas:
          Pet: { properties: { owner: { $ref: "#/components/schemas/A~0b" } } }
          A~b: { properties: { pets: { type: array, items: { $ref: "#/components/schemas/Pet" } } } }
          Problem: { type: object }
      """,
      of: [Entry("a", "GET https://us.test/a", status: 200, reply: "{}")],
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {\#
      "a.200": {"$ref": "#/$defs/Pet"}, \#
      "Pet": {"properties": {"owner": {"$ref": "#/$defs/A~0b"}}}, \#
      "A~b": {"properties": {"pets": {"type": "array", "items": {"$ref": "#/$defs/Pet"}}}}}}
      """#
    )
  }
}
