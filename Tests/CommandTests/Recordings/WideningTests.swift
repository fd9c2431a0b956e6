import Foundation
import XCTest

/// Types that `bindery check --suggest` adds beside those of schemas of all forms.
final class WideningTests: XCTestCase {
  /// Schemas of members in OpenAPI 3.0.
  private let schemas = [
    "{ type: object, required: [x], properties: { x: { type: string, nullable: true } } }",
    "{ type: object, additionalProperties: false, properties: { x: { type: string } } }",
    "{ type: object, additionalProperties: { type: integer }, maxProperties: 9 }",
    "{ type: object, nullable: true, description: A, xml: { name: e }, properties: { x: {} } }",
    "{ type: array, minItems: 1, items: { type: string } }",
    "{ type: array, items: { $ref: '#/components/schemas/Author' } }",
    "{ type: string, pattern: '^a', maxLength: 20 }",
    "{ type: string, format: date-time, description: A, title: B }",
    "{ type: string, enum: [on, off], default: on }",
    "{ type: string, nullable: true, enum: [on, off, null] }",
    "{ type: integer, format: int32, minimum: 1, maximum: 100, default: 5 }",
    "{ type: number, multipleOf: 0.5 }",
    "{ type: boolean, default: true }",
    "{ $ref: '#/components/schemas/Author' }", "{ $ref: '#/components/schemas/Names' }",
    "{ $ref: '#/components/schemas/State' }", "{ $ref: '#/components/schemas/Pet' }",
    "{ description: A, allOf: [{ $ref: '#/components/schemas/Author' }] }",
    "{ nullable: true, allOf: [{ $ref: '#/components/schemas/State' }] }",
    "{ allOf: [{ $ref: '#/components/schemas/Author' }, { type: object, properties: { z: {} } }] }",
    "{ oneOf: [{ $ref: '#/components/schemas/Author' }, { $ref: '#/components/schemas/Names' }] }",
    "{ properties: { x: { type: string } } }",
  ]

  /// Recorded values; each is of another type than some of the schemas.
  private let values = [
    #"{"x": "a", "name": "n"}"#, "{}", #"["a"]"#, #"[{"name": "a"}]"#, #""text""#, "7", "1.5",
    "true", "null",
  ]

  private func document(_ version: String) -> String {
    let members = schemas.enumerated().map { "          m\($0): \($1)" }.joined(separator: "\n")
    let document = """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: getBook
            responses:
              "200":
                description: A book.
                content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
      components:
        schemas:
          Book:
            type: object
            properties:
      \(members)
                inList: { type: array, items: \(schemas[0]) }
          Author: { type: object, required: [name], properties: { name: { type: string } } }
          Names: { type: array, items: { type: string } }
          State: { type: string, enum: [on, off] }
          Pet:
            oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
            discriminator: { propertyName: kind }
          Cat: { type: object, required: [kind], properties: { kind: { type: string } } }
          Dog: { type: object, required: [kind], properties: { kind: { type: string } } }
      """
    guard version != "3.0.3" else { return document }
    return document.replacing("3.0.3", with: version)
      .replacing(/type: (\w+), nullable: true/) { "type: [\($0.1), 'null']" }
      .replacing(/nullable: true, allOf: \[(.*)\] }\n/) {
        "anyOf: [\($0.1), { type: 'null' }] }\n"
      }
  }

  /// A book whose members all have one value.
  private func book(_ value: String) -> String {
    let members = schemas.indices.map { "\"m\($0)\": \(value)" }
    return "{\(members.joined(separator: ", ")), \"inList\": [\(value)]}"
  }

  /// All entries fit, and the changed document has no findings, except equal names of many types.
  private func assertFits(_ values: [String], _ version: String, line: UInt = #line) throws {
    let folder = try TemporaryFolder()
    try folder.write(document(version), to: "shop.yaml")
    let entries = try values.map { value in
      let body = try JSONEncoder().encode(book(value))
      return """
        {"request": {"method": "GET", "url": "https://shop.example/books"},
         "response": {"status": 200, "content": {"mimeType": "application/json",
         "text": \(String(decoding: body, as: UTF8.self))}}}
        """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "shop.har"
    )
    let original = try BinderyProcess("lint", "shop.yaml", "--strict", in: folder.url)
    XCTAssertEqual(original.status, 0, original.output, line: line)
    let check = ["check", "shop.yaml", "--recordings", "shop.har"]
    let run = try BinderyProcess(check + ["--suggest"], in: folder.url)
    let count = values.count
    XCTAssert(
      run.errors.contains("\(count) of \(count) \(count == 1 ? "entry fits" : "entries fit")"),
      "\(version), \(values): \(run.errors)",
      line: line
    )
    let overlay = ["--overlay", "shop.overlay.yaml"]
    let lint = try BinderyProcess(["lint", "shop.yaml", "--strict"] + overlay, in: folder.url)
    let findings = lint.output.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) }
    XCTAssertEqual(
      Set(findings).subtracting(values.count > 1 ? ["name-conflict"] : []),
      [],
      "\(version), \(values): \(lint.output)",
      line: line
    )
    let again = try BinderyProcess(check + overlay, in: folder.url)
    XCTAssertEqual(again.status, 0, "\(version), \(values): \(again.output)", line: line)
  }

  func testOneValue() throws {
    for version in ["3.0.3", "3.1.0"] {
      for value in values { try assertFits([value], version) }
    }
  }

  func testSeveralValues() throws {
    for version in ["3.0.3", "3.1.0"] {
      try assertFits(values, version)
      try assertFits(values.reversed(), version)
    }
  }
}
