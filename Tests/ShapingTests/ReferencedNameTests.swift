import XCTest

final class ReferencedNameTests: XCTestCase {
  func testAComponentNamesTheObjectOfAnotherFile() throws {
    let sample = try Sample([
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T, version: "1" }
      paths: {}
      components:
        schemas:
          User: { $ref: schemas/User.yaml }
          Branch: { $ref: "schemas/parts.yaml#/Tree" }
      """,
      "schemas/User.yaml": "properties: { tree: { $ref: 'parts.yaml#/Tree' } }",
      "schemas/parts.yaml": "Tree: { properties: { owner: { $ref: User.yaml } } }",
    ])
    XCTAssertEqual(sample.diagnostics, [])
    XCTAssertEqual(sample.service?.models.map(\.name), ["User", "Branch"])
  }

  func testAComponentNamesAnySchemaOfAnotherFile() throws {
    let sample = try Sample([
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T, version: "1" }
      paths: {}
      components:
        schemas:
          Status: { $ref: status.yaml }
          Names: { $ref: names.yaml }
          Fee: { $ref: fee.yaml }
      """,
      "status.yaml": "{ type: string, enum: [open, shut] }",
      "names.yaml": "{ type: array, items: { $ref: status.yaml } }",
      "fee.yaml": "oneOf: [{ type: integer }, { type: string }]",
    ])
    XCTAssertEqual(sample.diagnostics, [])
    XCTAssertEqual(sample.service?.models.map(\.name), ["Status", "Names", "Fee"])
  }
}
