import XCTest

/// The form parameters of Swagger 2.0.
final class SwaggerFormTests: XCTestCase {
  func testTheTypeOfAForm() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a: { post: { operationId: a, parameters: [{ name: f, in: formData, type: string, required: true }], responses: { "204": { description: d } } } }
        /b: { post: { operationId: b, consumes: [multipart/form-data], parameters: [{ name: f, in: formData, type: string }], responses: { "204": { description: d } } } }
        /c: { post: { operationId: c, consumes: [multipart/form-data, application/x-www-form-urlencoded], parameters: [{ name: f, in: formData, type: string }], responses: { "204": { description: d } } } }
        /d: { post: { operationId: d, consumes: [application/x-www-form-urlencoded], parameters: [{ name: f, in: formData, type: file }, { name: g, in: formData }], responses: { "204": { description: d } } } }

      """#,
      #"""
      object a.body
        f: string
      multipart b.body
        f?: string
      object c.body
        f?: string
      multipart d.body
        f?: file
        g?: string
      operation a: POST /a
        body: application/x-www-form-urlencoded form a.body
        204: -
      operation b: POST /b
        body?: multipart/form-data multipart b.body
        204: -
      operation c: POST /c
        body?: application/x-www-form-urlencoded form c.body
        204: -
      operation d: POST /d
        body?: multipart/form-data multipart d.body
        204: -
      """#,
      reports: [
        "api.yaml:7:132: warning: missing schema; interpreted as a string"
          + " [missing-schema]\n"
          + "  help: add a type, such as type: string"
      ]
    )
  }

  func testArraysOfAForm() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a:
          post:
            operationId: a
            parameters:
              - { name: c, in: formData, type: array, items: { type: string } }
              - { name: s, in: formData, type: array, items: { type: string }, collectionFormat: ssv }
              - { name: p, in: formData, type: array, items: { type: string }, collectionFormat: pipes }
              - { name: m, in: formData, type: array, items: { type: string }, collectionFormat: multi }
              - { name: t, in: formData, type: array, items: { type: string }, collectionFormat: tsv }
              - { name: e, in: formData, type: integer, allowEmptyValue: true }
            responses: { "204": { description: d } }

      """#,
      #"""
      object a.body
        c?: [string]
        s?: [string]
        p?: [string]
        m?: [string]
        t?: string
        e?: integer
      operation a: POST /a
        body?: application/x-www-form-urlencoded form a.body [c joined] [s spaceDelimited] [p pipeDelimited]
        204: -
      """#,
      reports: [
        "api.yaml:12:92: warning: the array with collectionFormat: tsv isn't supported"
          + " here; interpreted as a string with tabs between the values"
          + " [unsupported-keyword]\n"
          + "  help: write collectionFormat: csv, if the service accepts it",
        "api.yaml:13:68: warning: an empty value of type integer isn't supported;"
          + " “allowEmptyValue” is ignored [unsupported-keyword]\n"
          + "  help: write type: string, if the service is called with an empty value",
      ]
    )
  }

  func testFieldsOfAPath() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a:
          parameters:
            - { name: f, in: formData, type: string }
            - { name: g, in: formData, type: string }
          post:
            operationId: a
            parameters: [{ name: f, in: formData, schema: { type: integer } }]
            responses: { "204": { description: d } }

      """#,
      #"""
      object a.body
        f?: integer
        g?: string
      operation a: POST /a
        body?: application/x-www-form-urlencoded form a.body
        204: -
      """#,
      reports: [
        "api.yaml:10:45: warning: “schema” belongs to OpenAPI 3; interpreted as in"
          + " OpenAPI 3 [wrong-version-keyword]\n"
          + "  help: write the keys of Swagger 2.0, or begin the document with openapi:"
          + " 3.0.4"
      ]
    )
  }

  func testAFieldBesideABody() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a:
          post:
            operationId: a
            parameters: [{ name: f, in: formData, type: string }, { name: b, in: body, schema: { type: object } }]
            responses: { "204": { description: d } }

      """#,
      #"""
      operation a: POST /a
        body?: application/json {json}
        204: -
      """#,
      reports: [
        "api.yaml:7:20: warning: in: formData can't be combined with in: body; ignored"
          + " [invalid-parameter]\n"
          + "  help: remove one of them"
      ]
    )
  }
}
