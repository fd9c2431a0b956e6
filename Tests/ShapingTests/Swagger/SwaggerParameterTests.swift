import XCTest

/// The parameters of Swagger 2.0 outside of bodies.
final class SwaggerParameterTests: XCTestCase {
  func testCollectionFormats() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a/{p}:
          get:
            operationId: a
            parameters:
              - { name: p, in: path, required: true, type: array, items: { type: string } }
              - { name: h, in: header, type: array, items: { type: string }, collectionFormat: csv }
              - { name: c, in: query, type: array, items: { type: string } }
              - { name: s, in: query, type: array, items: { type: string }, collectionFormat: ssv }
              - { name: q, in: query, type: array, items: { type: string }, collectionFormat: pipes }
              - { name: m, in: query, type: array, items: { type: string }, collectionFormat: multi }
              - { name: n, in: query, type: string }
            responses: { "204": { description: d } }

      """#,
      #"""
      operation a: GET /a/{p}
        path p: [string]
        header h?: [string]
        query c?: [string] joined
        query s?: [string] spaceDelimited
        query q?: [string] pipeDelimited
        query m?: [string]
        query n?: string
        204: -
      """#
    )
  }

  /// The caller writes the separators into a string.
  func testSeparatorsWithoutAStyle() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a/{p}:
          get:
            operationId: a
            parameters:
              - { name: p, in: path, required: true, type: array, items: { type: string }, collectionFormat: pipes }
              - { name: h, in: header, type: array, items: { type: string }, collectionFormat: ssv }
              - { name: t, in: query, type: array, items: { type: string }, collectionFormat: tsv }
              - name: n
                in: query
                type: array
                collectionFormat: multi
                items: { type: array, items: { type: string }, collectionFormat: pipes }
            responses:
              "204": { description: d, headers: { H: { type: array, items: { type: string }, collectionFormat: tsv } } }

      """#,
      #"""
      operation a: GET /a/{p}
        path p: string
        header h?: string
        query t?: string
        query n?: [string]
        204: -
          H?: string
      """#,
      reports: [
        "api.yaml:8:104: warning: the array with collectionFormat: pipes isn't"
          + " supported here; interpreted as a string with pipes between the values"
          + " [unsupported-keyword]\n"
          + "  help: write collectionFormat: csv, if the service accepts it",
        "api.yaml:9:90: warning: the array with collectionFormat: ssv isn't supported"
          + " here; interpreted as a string with spaces between the values"
          + " [unsupported-keyword]\n"
          + "  help: write collectionFormat: csv, if the service accepts it",
        "api.yaml:10:89: warning: the array with collectionFormat: tsv isn't supported"
          + " here; interpreted as a string with tabs between the values"
          + " [unsupported-keyword]\n"
          + "  help: write collectionFormat: csv, if the service accepts it",
        "api.yaml:14:29: warning: each inner array with collectionFormat: pipes isn't"
          + " supported here; interpreted as a string with pipes between the values"
          + " [unsupported-keyword]\n"
          + "  help: write collectionFormat: csv, if the service accepts it",
        "api.yaml:17:106: warning: the array with collectionFormat: tsv isn't"
          + " supported here; interpreted as a string with tabs between the values"
          + " [unsupported-keyword]\n"
          + "  help: write collectionFormat: csv, if the service accepts it",
      ]
    )
  }

  func testInvalidCollectionFormats() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a:
          get:
            operationId: a
            parameters:
              - { name: h, in: header, type: array, items: { type: string }, collectionFormat: multi }
              - { name: u, in: query, type: array, items: { type: string }, collectionFormat: Pipes }
              - { name: o, in: query, type: array, items: { type: string }, collectionFormat: brackets }
            responses: { "204": { description: d } }

      """#,
      #"""
      operation a: GET /a
        header h?: [string]
        query u?: [string] pipeDelimited
        query o?: [string] joined
        204: -
      """#,
      reports: [
        "api.yaml:8:90: warning: collectionFormat: multi is only valid in query and"
          + " formData; interpreted as csv [invalid-parameter]\n"
          + "  help: write csv, ssv, tsv or pipes, or in query and formData multi",
        "api.yaml:9:89: warning: invalid collectionFormat “Pipes”; interpreted as"
          + " pipes [invalid-parameter]\n"
          + "  help: write csv, ssv, tsv or pipes, or in query and formData multi",
        "api.yaml:10:89: warning: invalid collectionFormat “brackets”; interpreted as"
          + " csv [invalid-parameter]\n"
          + "  help: write csv, ssv, tsv or pipes, or in query and formData multi",
      ]
    )
  }

  func testEmptyValues() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a:
          get:
            operationId: a
            parameters:
              - { name: s, in: query, type: string, allowEmptyValue: true }
              - { name: l, in: query, type: array, items: { type: string }, allowEmptyValue: true }
              - { name: i, in: query, type: integer, allowEmptyValue: true }
            responses: { "204": { description: d } }

      """#,
      #"""
      operation a: GET /a
        query s?: string
        query l?: [string] joined
        query i?: integer
        204: -
      """#,
      reports: [
        "api.yaml:10:65: warning: an empty value of type integer isn't supported;"
          + " “allowEmptyValue” is ignored [unsupported-keyword]\n"
          + "  help: write type: string, if the service is called with an empty value"
      ]
    )
  }

  func testSharedParametersHaveNames() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      parameters:
        Order: { name: order, in: query, type: string, enum: [up, down] }
        Body: { name: pet, in: body, schema: { type: object, properties: { name: { type: string } } } }
      paths:
        /a:
          parameters: [{ $ref: "#/parameters/Order" }]
          post:
            operationId: a
            parameters: [{ $ref: "#/parameters/Body" }]
            responses: { "204": { description: d } }

      """#,
      #"""
      enum Order: string
        "up"
        "down"
      object BodyBody
        name?: string
      operation a: POST /a
        query order?: Order
        body?: application/json BodyBody
        204: -
      """#
    )
  }

  func testInvalidParameters() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /a:
          post:
            operationId: a
            parameters:
              - { name: n, in: query }
              - { name: s, in: query, schema: { type: string } }
              - { name: z, in: entity, type: string }
              - { name: b, in: body, type: string }
            responses: { "204": { description: d } }
        /b:
          post:
            operationId: b
            parameters: [{ name: b, in: body }]
            responses: { "204": { description: d } }

      """#,
      #"""
      operation a: POST /a
        query n?: string
        query s?: string
        body?: application/json string
        204: -
      operation b: POST /b
        body?: application/json json
        204: -
      """#,
      reports: [
        "api.yaml:8:11: warning: missing schema; interpreted as a string"
          + " [missing-schema]\n"
          + "  help: add a type, such as type: string",
        "api.yaml:9:33: warning: “schema” belongs to OpenAPI 3; interpreted as in"
          + " OpenAPI 3 [wrong-version-keyword]\n"
          + "  help: write the keys of Swagger 2.0, or begin the document with openapi:"
          + " 3.0.4",
        "api.yaml:10:26: warning: the parameter “z” has no valid “in”; ignored"
          + " [invalid-parameter]\n"
          + "  help: write in: path, query, header, body or formData",
        "api.yaml:11:38: warning: a body parameter type without “schema”; interpreted"
          + " as “schema” [misplaced-schema]\n"
          + "  help: write schema: {type: …}",
        "api.yaml:16:20: warning: the body parameter has no “schema”; interpreted as"
          + " any JSON value [missing-schema]\n"
          + "  help: add a schema, such as schema: { type: object }",
      ]
    )
  }

  /// A body and a field may have the name of a parameter in the path.
  func testABodyNamedAsAParameterOfThePath() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /files/{path}:
          parameters: [{ name: path, in: path, required: true, type: string }]
          patch:
            operationId: rename
            parameters: [{ name: path, in: body, required: true, schema: { type: object } }]
            responses: { "204": { description: d } }
          post:
            operationId: copy
            parameters: [{ name: path, in: formData, required: true, type: string }]
            responses: { "204": { description: d } }

      """#,
      #"""
      object copy.body
        path: string
      operation rename: PATCH /files/{path}
        path path: string
        body: application/json {json}
        204: -
      operation copy: POST /files/{path}
        path path: string
        body: application/x-www-form-urlencoded form copy.body
        204: -
      """#
    )
  }

  /// Without the parameter of the path, only that one is missing.
  func testABodyNamedAsAnUndescribedParameterOfThePath() throws {
    try assertDocument(
      #"""
      swagger: "2.0"
      info: { title: T, version: "1" }
      paths:
        /files/{path}:
          patch:
            operationId: rename
            parameters: [{ name: path, in: body, required: true, schema: { type: object } }]
            responses: { "204": { description: d } }

      """#,
      #"""
      operation rename: PATCH /files/{path}
        path path: string
        body: application/json {json}
        204: -
      """#,
      reports: [
        "api.yaml:5:5: warning: the path parameter {path} isn't defined; interpreted as a string"
          + " [missing-path-parameter]\n"
          + "  help: add a parameter with name: path and in: path"
      ]
    )
  }
}
