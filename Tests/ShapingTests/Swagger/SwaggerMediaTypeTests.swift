import XCTest

/// `consumes` and `produces` of Swagger 2.0.
final class SwaggerMediaTypeTests: XCTestCase {
  func testJSONIsPreferred() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      consumes: [application/xml, application/json, multipart/form-data]
      produces: [application/xml, application/json, text/event-stream]
      definitions: { Pet: { type: object, properties: { name: { type: string } } } }
      paths:
        /a:
          post:
            operationId: a
            parameters: [{ name: b, in: body, required: true, schema: { $ref: "#/definitions/Pet" } }]
            responses:
              "200": { description: d, schema: { $ref: "#/definitions/Pet" } }
              "404": { description: d, schema: { type: string } }
              "204": { description: d }

      """#,
      #"""
      object Pet
        name?: string
      operation a: POST /a
        body: application/json Pet
        200: application/json Pet
        404: application/json string
        204: -
      """#
    )
  }

  func testTheTypesOfAnOperationPrecede() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      consumes: [application/json]
      produces: [application/json]
      paths:
        /a:
          patch:
            operationId: a
            consumes: [application/json-patch+json, application/merge-patch+json]
            produces: [application/vnd.a+json]
            parameters: [{ name: b, in: body, schema: { type: object } }]
            responses: { "200": { description: d, schema: { type: object } } }
        /b:
          get:
            operationId: b
            produces: [application/json, text/event-stream]
            responses:
              "200": { description: d, schema: { type: object } }
              default: { description: d, schema: { type: object } }
        /c:
          post:
            operationId: c
            consumes: []
            produces: []
            parameters: [{ name: b, in: body, schema: { type: object } }]
            responses: { "200": { description: d, schema: { type: object } } }

      """#,
      #"""
      operation a: PATCH /a
        body?: application/json-patch+json {json}
        body?: application/merge-patch+json {json}
        200: application/vnd.a+json {json}
      operation b: GET /b
        200: application/json {json}, text/event-stream events {json} until [DONE]
        default: application/json {json}
      operation c: POST /c
        body?: application/json {json}
        200: application/json {json}
      """#
    )
  }

  func testStringsAreTextWhereItIsListed() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      produces: [application/json, text/plain]
      paths:
        /a: { get: { operationId: a, responses: { "200": { description: d, schema: { type: string } } } } }
        /b: { get: { operationId: b, responses: { "200": { description: d, schema: { type: integer } } } } }
        /c: { get: { operationId: c, produces: [text/plain, text/html], responses: { "200": { description: d, schema: { type: string } } } } }

      """#,
      #"""
      operation a: GET /a
        200: text/plain text string, application/json string
      operation b: GET /b
        200: application/json integer
      operation c: GET /c
        200: text/plain text string, text/html text string
      """#
    )
  }

  func testFiles() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      produces: [application/json, text/plain, image/png]
      paths:
        /a: { get: { operationId: a, responses: { "200": { description: d, schema: { type: file } } } } }
        /b: { get: { operationId: b, produces: [application/json], responses: { "200": { description: d, schema: { type: file } } } } }
        /c: { get: { operationId: c, produces: [application/pdf], responses: { "200": { description: d, schema: { type: string, format: binary } } } } }
        /d: { get: { operationId: d, produces: [text/csv, application/json], responses: { "200": { description: d, schema: { type: file } } } } }

      """#,
      #"""
      operation a: GET /a
        200: image/png binary binary
      operation b: GET /b
        200: application/octet-stream binary binary
      operation c: GET /c
        200: application/pdf binary binary
      operation d: GET /d
        200: text/csv text string
      """#
    )
  }

  func testAbbreviations() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      consumes: [json]
      produces: [word]
      paths:
        /a:
          post:
            operationId: a
            parameters: [{ name: b, in: body, schema: { type: object } }]
            responses: { "200": { description: d, schema: { type: object } } }

      """#,
      #"""
      operation a: POST /a
        body?: application/json {json}
        200: word binary binary
      """#,
      reports: [
        "api.yaml:3:12: warning: “json” isn't a media type; interpreted as"
          + " application/json [misplaced-schema]\n"
          + "  help: write application/json",
        "api.yaml:4:12: warning: “word” isn't a media type; interpreted as bytes"
          + " [misplaced-schema]\n"
          + "  help: write a media type such as application/json",
      ]
    )
  }

  func testXMLAlone() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      produces: [application/xml]
      paths:
        /a: { get: { operationId: a, responses: { "200": { description: d, schema: { type: object } } } } }

      """#,
      #"""
      operation a: GET /a
        200: application/xml xml {json}
      """#
    )
  }
}
