import XCTest

final class MultipartTests: XCTestCase {
  func testSchemasOfBytesAreFiles() throws {
    let parts = [
      "{ type: string, format: binary }": "file",
      "{ type: [string, \"null\"], format: binary }": "file",
      "{ type: array, items: { type: string, format: binary } }": "[file]",
      "{ anyOf: [{ type: string, format: binary }, { type: array, items: { type: string, format: binary } }] }":
        "[file]",
      "{ type: string, contentMediaType: image/png }": "file",
      "{ type: string, contentMediaType: image/png, contentEncoding: base64 }": "base64",
      "{ type: string, contentMediaType: application/json }": "string",
      "{ type: string, contentEncoding: binary }": "file",
      "{ type: array, items: { type: string, contentEncoding: binary } }": "[file]",
      "{ type: string, format: byte }": "base64",
      "{}": "file",
      "{ description: Anything. }": "file",
      "{ type: string }": "string",
      "{ allOf: [{ $ref: '#/components/schemas/File' }] }": "file",
      "{ allOf: [{ type: integer }] }": "integer",
      "{ allOf: [{ type: integer }, { description: Anything. }] }": "integer",
      "{ anyOf: [{ type: array, items: { anyOf: [{ type: array, items: { type: string, format: binary } }, { type: integer }] } }, { type: string }] }":
        "[file]",
    ]
    for (schema, part) in parts.sorted(by: { $0.key < $1.key }) {
      let sample = try Sample(["api.yaml": Self.document(part: schema)])
      XCTAssertTrue(sample.printed.contains("  part?: \(part)\n"), "\(schema): \(sample.printed)")
      XCTAssertEqual(sample.diagnostics, [])
    }
    let older = Self.document(part: "{}").replacingOccurrences(of: "3.1.0", with: "3.0.3")
    XCTAssertTrue(try Sample(["api.yaml": older]).printed.contains("  part?: json\n"))
  }

  func testEncodingsOfParts() throws {
    try assertOperations(
      """
      /a:
        post:
          operationId: send
          requestBody:
            content:
              multipart/form-data:
                schema:
                  required: [logo]
                  properties:
                    logo: { type: string }
                    ids: { type: array, items: { type: integer } }
                    meta: { type: object }
                    made: { type: string, readOnly: true }
                encoding:
                  logo: { contentType: image/png, headers: { X-A: { required: true, schema: { type: integer } } } }
                  ids: { style: spaceDelimited }
                  meta: { contentType: application/json }
                  lgoo: { contentType: image/png }
      """,
      """
      multipart send.body
        logo: file image/png
          X-A: integer
        ids?: [integer] spaceDelimited
        meta?: {json} application/json
      operation send: POST /a
        body?: multipart/form-data multipart send.body
      """,
      reports: [
        "api.yaml:21:15: warning: the encoding “lgoo” matches no property of the form; ignored"
          + " [invalid-form]\n  help: add “lgoo” to “properties”, or remove the encoding"
      ]
    )
  }

  func testAComponentUsedByFormsAloneIsTheForm() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          post:
            operationId: a
            requestBody: { content: { multipart/form-data: { schema: { $ref: "#/components/schemas/Only" } } } }
          put:
            operationId: b
            requestBody: { content: { multipart/form-data: { schema: { $ref: "#/components/schemas/Only" } } } }
          patch:
            operationId: c
            requestBody: { content: { multipart/form-data: { schema: { $ref: "#/components/schemas/Both" } } } }
            responses: { "200": { description: A, content: { application/json: { schema: { $ref: "#/components/schemas/Both" } } } } }
      components:
        schemas:
          Only: { properties: { f: { type: string, format: binary }, k: { enum: [x, z] } } }
          Both: { properties: { k: { enum: [y, z] } } }
      """,
      """
      object Both
        k?: Both.k
      enum Both.k: string
        "y"
        "z"
      multipart Only
        f?: file
        k?: Only.k
      enum Only.k: string
        "x"
        "z"
      multipart BothForm
        k?: Both.k
      operation a: POST /a
        body?: multipart/form-data multipart Only
      operation b: PUT /a
        body?: multipart/form-data multipart Only
      operation c: PATCH /a
        body?: multipart/form-data multipart BothForm
        200: application/json Both
      """
    )
  }

  func testPartsOfResponses() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: a
          responses:
            "200": { description: A, content: { multipart/mixed: { schema: {} } } }
            "201": { description: A, content: { multipart/related: { schema: { type: array, items: { type: integer } } } } }
            "202": { description: A, content: { multipart/mixed: { itemSchema: { type: boolean } } } }
            "203": { description: A, content: { multipart/mixed: { schema: { type: array, items: { type: string } } } } }
      """,
      """
      operation a: GET /a
        200: multipart/mixed parts binary
        201: multipart/related parts integer
        202: multipart/mixed parts boolean
        203: multipart/mixed parts binary
      """
    )
  }

  func testReceivedFormsAreBytes() throws {
    try assertOperations(
      """
      /a:
        get:
          operationId: a
          responses: { "200": { description: A, content: { multipart/form-data: { schema: {} } } } }
      """,
      """
      operation a: GET /a
        200: multipart/form-data binary binary
      """,
      reports: [
        "api.yaml:7:56: warning: decoding “multipart/form-data” isn't supported; interpreted as bytes"
          + " [unsupported-media-type]\n  help: use JSON, or parse the parts from the bytes"
      ]
    )
  }

  private static func document(part: String) -> String {
    """
    openapi: 3.1.0
    info: { title: T }
    paths:
      /a:
        post:
          operationId: a
          requestBody:
            content: { multipart/form-data: { schema: { type: object, properties: { part: \(part) } } } }
    components: { schemas: { File: { type: string, format: binary } } }
    """
  }

  func testBytesInAnObjectAreNotAFile() throws {
    let text =
      "warning: format: binary isn't supported in a nested object of a form; sent as a JSON string"
      + " [invalid-form]\n  help: move the file to a property of the form, or encode the"
      + " bytes as base64"
    let schemas = [
      "{ type: object, properties: { scan: { type: string, format: binary } } }": "8:123",
      "{ type: object, additionalProperties: { type: string, format: binary } }": "8:125",
      "{ type: array, items: { properties: { scan: { type: string, format: binary } } } }": "8:131",
      "{ properties: { file: { $ref: '#/components/schemas/File' } } }": "9:32",
      "{ type: object, properties: { scan: { type: string, format: byte } } }": "",
    ]
    for (schema, position) in schemas.sorted(by: { $0.key < $1.key }) {
      let sample = try Sample(["api.yaml": Self.document(part: schema)])
      XCTAssertEqual(sample.diagnostics, position.isEmpty ? [] : ["api.yaml:\(position): \(text)"])
    }
  }
}
