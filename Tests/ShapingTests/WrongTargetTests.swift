import Foundation
import XCTest

/// References to objects of another type; Tests/Diagnostics has the diagnostics.
final class WrongTargetTests: XCTestCase {
  func testResolvesBodiesAndSchemasOfOtherObjects() throws {
    try assertCorrected(
      "wrong-targets",
      """
      object Book
        title?: string
      alias Count = integer
      enum Kind: string
        "a"
        "b"
      operation bodies: PUT /bodies/{id}
        path id: Count
        body?: application/json Kind
        200: application/json Book
        201: application/json Book
        202: application/json Book
        203: -
          X-Count?: Count
          X-Page?: integer
        400: application/json Book
        401: application/json Book
        402: application/json Book
        403: text/plain text string, application/json Book
        405: application/json json
        406: -
        407: text binary binary
      """
    )
  }

  func testTakesTheSchemaOfAnotherObject() throws {
    try assertCorrected(
      "wrong-targets-of-schemas",
      """
      object Book
        title?: string
      object Shelf
        book?: Book
        inline?: Inline
        page?: integer
        circle?: json
        example?: json
        media?: Book
        nothing?: json
      object Section
        all?: json
        list?: [json]
      object Inline
        a?: string
      """
    )
  }

  func testConvertsListsAndMappings() throws {
    try assertCorrected(
      "lists-for-mappings",
      """
      object Book
        title?: string
        year?: integer
      union Either
        string: string (string)
        integer: integer (integer)
      object Alone
        word?: string
      alias Shelf = {json}
      operation listBooks: GET /books
        query page?: integer
        query sort?: string
        header X-Trace?: string
        200: application/json Book
        404: -
      operation listShelves: GET /shelves
        query page?: integer
      """
    )
  }

  func testFollowsAReferenceInsteadOfAMap() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Diagnostics/references-for-many")
    var files: [String: String] = [:]
    for part in ["many", "paths", "components", "schemas"] {
      files["parts/\(part).yaml"] = try String(
        contentsOf: folder.appending(path: "parts/\(part).yaml"),
        encoding: .utf8
      )
    }
    let entry = try String(contentsOf: folder.appending(path: "spec.yaml"), encoding: .utf8)
    let sample = try Sample(files.merging(["api.yaml": entry]) { _, own in own })
    XCTAssertEqual(
      sample.printed,
      """
      server https://example.com
      credential key: header X-Key
      union Pet by kind
        Cat: Cat = cat
      object Cat
        name: string
        kind: Kind = "cat"
        lives?: integer
      enum Kind: string
        "cat"
        "dog"
      union Either
        string: string (string)
        integer: integer (integer)
      alias One = Cat
      object Named
        $ref?: string
      alias Round = {json}
      operation listPets: GET /pets
        query q?: string
        query kind?: Kind
        200: application/json Pet
          X-Count?: integer
        security key
      operation addPet: POST /pets
        query kind?: Kind
        204: -
      tag pets: All about pets.
      """
    )
  }

  func testContractSchemasFollowThemToo() throws {
    try assertSchemas(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          get:
            operationId: a
            responses:
              "200": { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      components:
        x-many: { properties: { a: { type: string } }, required: [a] }
        responses: { B: { description: ok, content: { application/json: { schema: { type: integer } } } } }
        schemas:
          A:
            properties: { $ref: '#/components/x-many/properties' }
            required: { $ref: '#/components/x-many/required' }
            additionalProperties: { $ref: '#/components/responses/B' }
      """,
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {"a.200": {"$ref": "#/$defs/A"}, "A": {"properties": {"a": {"type": "string"}}, "required": ["a"], "additionalProperties": {"$ref": "#/$defs/B"}}, "B": {"type": "integer"}}}
      """#
    )
  }
}
