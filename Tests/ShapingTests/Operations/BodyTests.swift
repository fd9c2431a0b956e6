import XCTest

final class BodyTests: XCTestCase {
  func testMediaTypesDecideHowValuesBecomeBytes() throws {
    try assertOperations(
      """
      /a:
        post:
          operationId: send
          requestBody:
            required: true
            content:
              application/json: { schema: { properties: { id: { type: string } } } }
              application/vnd.x+json; charset=utf-8: {}
              application/x-www-form-urlencoded: { schema: { properties: { a: { type: string } } } }
              text/plain: { schema: { type: string } }
              image/png: {}
              application/xml: {}
      """,
      """
      object send.body
        id?: string
      object send.formBody
        a?: string
      operation send: POST /a
        body: application/json send.body
        body: application/vnd.x+json; charset=utf-8 json
        body: application/x-www-form-urlencoded form send.formBody
        body: text/plain text string
        body: image/png binary binary
        body: application/xml text string
      """
    )
  }

  /// An optional body is absent instead of null, so that its type needs no second optional.
  func testAnOptionalBodyIsNotNull() throws {
    let lock = "{ type: [object, 'null'], properties: { reason: { type: string } } }"
    try assertOperations(
      """
      /lock:
        put:
          operationId: lock
          requestBody: { content: { application/json: { schema: \(lock) } } }
        post:
          operationId: relock
          requestBody: { required: true, content: { application/json: { schema: \(lock) } } }
      """,
      """
      object lock.body
        reason?: string
      object relock.body
        reason?: string
      operation lock: PUT /lock
        body?: application/json lock.body
      operation relock: POST /lock
        body: application/json relock.body?
      """
    )
  }

  func testSchemaDecidesForAnyMediaType() throws {
    let answers = [
      "{ type: string }": "text string", "{ type: string, format: binary }": "binary binary",
      "{ type: integer }": "integer", "{ type: string, enum: [a, b] }": "read.replyBody",
    ]
    for (schema, answer) in answers {
      let sample = try Sample([
        "api.yaml": """
        openapi: 3.0.0
        info: { title: T }
        paths:
          /a:
            get:
              operationId: read
              responses: { "200": { description: A, content: { "*/*": { schema: \(schema) } } } }
        """
      ])
      XCTAssertTrue(sample.printed.contains("200: */* \(answer)"), sample.printed)
    }
  }

  func testAFormWithoutMembersIsAnyJSON() throws {
    try assertOperations(
      """
      /a:
        post:
          operationId: upload
          requestBody: { required: true, content: { multipart/form-data: { schema: {} } } }
        put:
          operationId: replace
          requestBody: { required: true, content: {} }
        patch:
          operationId: amend
          requestBody: { content: { multipart/form-data: { schema: { type: string } } } }
      """,
      """
      operation upload: POST /a
        body: multipart/form-data multipart json
      operation replace: PUT /a
      operation amend: PATCH /a
        body?: multipart/form-data multipart json
      """,
      reports: [
        "api.yaml:10:47: warning: the request body has no “content”; ignored [missing-schema]\n"
          + "  help: add a media type, as in content: { application/json: {} }",
        "api.yaml:13:64: warning: the schema of a form must be an object; interpreted as any JSON"
          + " object [invalid-form]\n  help: write a schema with type: object and “properties”",
      ]
    )
  }

  /// An empty form is an empty body.
  func testAnOptionalFormThatAdmitsNoMembersIsOmitted() throws {
    let none = "type: object, properties: {}, additionalProperties: false"
    let form = "application/x-www-form-urlencoded"
    try assertOperations(
      """
      /a:
        get:
          operationId: read
          requestBody: { required: false, content: { \(form): { schema: { \(none) } } } }
        post:
          operationId: create
          requestBody: { required: true, content: { \(form): { schema: { \(none) } } } }
        put:
          operationId: replace
          requestBody: { content: { application/json: { schema: { \(none) } } } }
        patch:
          operationId: amend
          requestBody: { content: { \(form): { schema: { type: object, properties: {} } } } }
      """,
      """
      object create.body
      object replace.body
      operation read: GET /a
      operation create: POST /a
        body: \(form) form create.body
      operation replace: PUT /a
        body?: application/json replace.body
      operation amend: PATCH /a
        body?: \(form) form {json}
      """
    )
  }

  func testResponsesByStatusWithHeaders() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: get
          responses:
            200: { description: Fine., content: { application/json: { schema: { properties: { a: {} } } } } }
            "204": { description: Empty., content: { application/json: {} } }
            "205": { description: Empty., content: { application/json: {} } }
            4xx:
              description: Wrong.
              headers:
                x-trace: { schema: { type: string } }
                Retry-After: { required: true, schema: { type: integer } }
                Content-Type: { schema: { type: string } }
            default: { description: Else., content: { application/pdf: {} } }
            x-note: { description: Omitted. }
            often: { description: No status. }
      """,
      """
      object get.replyBody
        a?: json
      operation get: GET /a
        200: application/json get.replyBody
        204: -
        205: -
        4XX: -
          x-trace?: string
          Retry-After: integer
        default: application/pdf binary binary
      """,
      reports: [
        "api.yaml:19:9: warning: invalid status code “often”; ignored [invalid-status]\n"
          + "  help: write a status code such as 404, 4XX or default"
      ]
    )
  }

  func testSharedPartsAreResolvedAndNamedByTheirComponent() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          post:
            operationId: a
            parameters: [{ $ref: "#/components/parameters/Sort" }]
            requestBody: { $ref: "#/components/requestBodies/New" }
            responses: { "404": { $ref: "#/components/responses/Missing" } }
      components:
        parameters:
          Sort: { name: sort, in: query, schema: { enum: [up, down] } }
        requestBodies:
          New: { content: { application/json: { schema: { properties: { n: { type: string } } } } } }
        responses:
          Missing:
            description: Missing.
            headers: { X-Rate: { $ref: "#/components/headers/Rate" } }
            content: { application/json: { schema: { properties: { why: { type: string } } } } }
        headers:
          Rate: { schema: { type: integer } }
      """,
      """
      enum Sort: string
        "up"
        "down"
      object NewBody
        n?: string
      object MissingBody
        why?: string
      operation a: POST /a
        query sort?: Sort
        body?: application/json NewBody
        404: application/json MissingBody
          X-Rate?: integer
      """
    )
  }

  func testReadOnlyAndWriteOnlyMembersAreOptionalInTheOtherDirection() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          post:
            operationId: a
            requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Both" } } } }
            responses:
              "200": { description: Fine., content: { application/json: { schema: { $ref: "#/components/schemas/Both" } } } }
              "400": { description: Bad., content: { application/json: { schema: { $ref: "#/components/schemas/Reply" } } } }
      components:
        schemas:
          Both:
            required: [id, secret]
            properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } }
          Reply: { required: [id], properties: { id: { type: string, readOnly: true } } }
      """,
      """
      object Both
        id?: string
        secret?: string
      object Reply
        id: string
      operation a: POST /a
        body?: application/json Both
        200: application/json Both
        400: application/json Reply
      """
    )
  }
}
