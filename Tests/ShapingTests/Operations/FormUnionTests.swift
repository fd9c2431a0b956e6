import XCTest

/// Multipart forms with a union as schema.
final class FormUnionTests: XCTestCase {
  func testAUnionOfFormsHasTheMembersOfAll() throws {
    try assertForm(
      """
      oneOf:
        - { required: [id, file], properties: { id: { type: string }, file: { type: string, format: binary } } }
        - { required: [id, url], properties: { id: { type: string }, url: { type: string } } }
      """,
      """
      multipart send.body
        id: string
        file?: file
        url?: string
      operation send: POST /a
        body?: multipart/form-data multipart send.body
      """,
      reports: [
        "api.yaml:11:15: warning: the schema of a form must be an object, not a union;"
          + " interpreted as an object with the properties of all variants [invalid-form]\n"
          + "  help: write a schema with type: object and “properties”"
      ]
    )
  }

  func testAlternativesOfRequiredMembersAreOneForm() throws {
    try assertForm(
      """
      properties: { file: { type: string, format: binary }, url: { type: string } }
      anyOf: [{ required: [file] }, { required: [url] }]
      """,
      """
      multipart send.body
        file?: file
        url?: string
      operation send: POST /a
        body?: multipart/form-data multipart send.body
      """
    )
  }

  /// Django REST framework describes each body as JSON and as forms, also lists.
  func testListsInFormsAreOmittedBesideJSON() throws {
    let help =
      "\n  help: write a schema with type: object and “properties”, or remove the media type"
    let reasons = ["multipart/form-data", "application/x-www-form-urlencoded"].map {
      "the schema of \($0) isn't that of a form; not generated, since JSON is described"
    }
    try assertDocument(
      """
      openapi: 3.0.3
      info: { title: T, version: "1" }
      paths:
        /a:
          put:
            operationId: setAll
            requestBody:
              content:
                application/json: { schema: { type: array, items: { type: string } } }
                multipart/form-data: { schema: { type: array, items: { type: string } } }
                application/x-www-form-urlencoded: { schema: { type: array, items: { type: string } } }
            responses: { "204": { description: d } }
          post:
            operationId: add
            requestBody:
              content:
                application/json: { schema: { type: object, properties: { a: { type: string } } } }
                application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } } } }
            responses: { "204": { description: d } }

      """,
      """
      object add.body
        a?: string
      object add.formBody
        a?: string
      operation setAll: PUT /a
        body?: application/json [string]
        204: -
      operation add: POST /a
        body?: application/json add.body
        body?: application/x-www-form-urlencoded form add.formBody
        204: -
      """,
      reports: [
        "api.yaml:10:42: note: \(reasons[0]) [invalid-form]\(help)",
        "api.yaml:11:56: note: \(reasons[1]) [invalid-form]\(help)",
      ]
    )
  }

  func testFormsThatDisagreeAreAnyJSON() throws {
    try assertForm(
      """
      oneOf: [{ properties: { kind: { enum: [a] } } }, { properties: { kind: { enum: [b] } } }]
      """,
      """
      operation send: POST /a
        body?: multipart/form-data multipart json
      """,
      reports: [
        "api.yaml:11:15: warning: the schema of a form must be an object with the same properties"
          + " in all variants; interpreted as any JSON object [invalid-form]\n"
          + "  help: write a schema with type: object and “properties”"
      ]
    )
  }

  /// Asserts the printed request whose multipart form has the schema.
  private func assertForm(
    _ schema: String,
    _ expected: String,
    reports diagnostics: [String] = [],
    line: UInt = #line
  ) throws {
    let schema = schema.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n")
    try assertOperations(
      """
      /a:
        post:
          operationId: send
          requestBody:
            content:
              multipart/form-data:
                schema:
      \(schema)
      """,
      expected,
      reports: diagnostics,
      line: line
    )
  }
}
