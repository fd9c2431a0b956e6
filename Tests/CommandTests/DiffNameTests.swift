import XCTest

/// Parts that have another name, or none.
final class DiffNameTests: XCTestCase {
  /// Without bindings, a renamed schema is a change of Swift alone.
  func testNamesRenamedSchemas() throws {
    let folder = try TemporaryFolder()
    let content =
      "content: { application/json: { schema: { $ref: \"#/components/schemas/Book\" } } }"
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books:
          put: { requestBody: { \(content) }, responses: { "200": { description: Book., \(content) } } }
      components:
        schemas:
          Book: { type: object, properties: { id: { $ref: "#/components/schemas/ID" } } }
          ID: { type: string }

      """
    try folder.write(document, to: "old.yaml")
    try folder.write(
      document.replacing("Book:", with: "Volume:").replacing("schemas/Book", with: "schemas/Volume")
        .replacing("ID:", with: "Key:").replacing("schemas/ID", with: "schemas/Key"),
      to: "new.yaml"
    )
    let run = try BinderyProcess("diff", "old.yaml", "new.yaml", in: folder.url)
    XCTAssertEqual(run.errors, "1 warning; the next version is a minor one\n")
    XCTAssert(
      run.output.hasPrefix(
        "new.yaml:8:13: warning: schema Book: the schema is now Volume [schema-renamed]\n"
      ),
      run.output
    )
    XCTAssert(
      run.output.contains(
        "renames: [{ schema: Volume, to: Volume, deprecated: Book, because: … }]"
      ),
      run.output
    )
    // Another schema in one place of several is no rename.
    try folder.write(
      document.replacing("description: Book., \(content)", with: "description: Book.")
        + "    Volume: { type: object }\n",
      to: "new.yaml"
    )
    let other = try BinderyProcess("diff", "old.yaml", "new.yaml", in: folder.url)
    XCTAssertFalse(other.output.contains("[schema-renamed]"), other.output)
  }

  /// What a path contains is a parameter, also if a document doesn't describe it.
  func testUndescribedParametersOfPathsRemain() throws {
    let folder = try TemporaryFolder()
    let parameter = "{ name: id, in: path, required: true, schema: { type: string } }"
    for (name, parameters) in [("old", "[\(parameter)]"), ("new", "[]")] {
      try folder.write(
        """
        openapi: 3.1.0
        info: { title: Shop, version: "1" }
        paths:
          /a/{id}:
            get: { parameters: \(parameters), responses: { "204": { description: Done. } } }

        """,
        to: "\(name).yaml"
      )
    }
    for (old, new) in [("old.yaml", "new.yaml"), ("new.yaml", "old.yaml")] {
      let run = try BinderyProcess("diff", old, new, in: folder.url)
      XCTAssertEqual(run.errors, "no changes\n", run.output)
    }
  }
}
