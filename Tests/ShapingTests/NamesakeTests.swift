import XCTest

final class NamesakeTests: XCTestCase {
  func testAComponentGivesItsNameToTheObjectOfAnotherFile() throws {
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
}
