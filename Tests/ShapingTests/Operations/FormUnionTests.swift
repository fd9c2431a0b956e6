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
