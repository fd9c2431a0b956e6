import Specification
import XCTest

/// Tests of misspelled keys in referenced files.
final class SpellingInFilesTests: XCTestCase {
  /// References determine the kinds of the objects in another file.
  func testOtherFiles() throws {
    let folder = try Folder(
      [
        "spec.yaml": """
        openapi: 3.1.0
        paths:
          /a: {$ref: paths/a.yaml}
        components:
          schemas:
            Bag: {$ref: "bag.yaml#/One"}
            Library: {$ref: "library.yaml#/components/schemas/A"}
            Wrap: {ref: wrap.yaml}
        """,
        "paths/a.yaml": "get: {operationID: a, responses: {'200': {$ref: ../answer.yaml}}}",
        "answer.yaml": "descripton: a",
        "bag.yaml": "One: {tpye: string}\nTwo: {requried: [a]}",
        "wrap.yaml": "nulable: true",
        "library.yaml": "components: {schemas: {B: {nulable: true}, A: {}}}",
      ],
      for: self
    )
    let (documents, root, messages) = try folder.open()
    let path = try XCTUnwrap(root["paths"]?["/a"].flatMap(documents.resolve))
    XCTAssertEqual(path["get"]?["operationId"]?.text, "a")
    let answer = try XCTUnwrap(path["get"]?["responses"]?["200"].flatMap(documents.resolve))
    XCTAssertEqual(answer["description"]?.text, "a")
    for schema in try XCTUnwrap(root["components"]?["schemas"]).entries {
      XCTAssertNotNil(documents.resolve(schema.value), schema.key)
    }
    XCTAssertEqual(
      messages().split(separator: "\n").filter { $0.contains(": warning: ") }
        .map { $0.prefix { $0 != ":" } },
      [
        "answer.yaml", "bag.yaml", "bag.yaml", "library.yaml", "paths/a.yaml", "spec.yaml",
        "wrap.yaml",
      ]
    )
  }

  /// The siblings of a message may be other objects.
  func testAFileOfSeveralKinds() throws {
    let folder = try Folder(
      [
        "spec.yaml": """
        asyncapi: 3.0.0
        channels: { a: { address: a, messages: { one: { $ref: "parts.yaml#/One" } } } }
        """,
        "parts.yaml": """
        One: { payload: { $ref: "#/Payload" } }
        Payload: { title: What it is, description: All of it., type: object, properties: {} }
        Two: { payloda: {} }
        """,
      ],
      for: self
    )
    let (documents, root, messages) = try folder.open()
    let message = root["channels"]?["a"]?["messages"]?["one"]
    XCTAssertNotNil(message.flatMap(documents.resolve))
    XCTAssertEqual(
      messages(),
      "parts.yaml:3:8: warning: unknown key “payloda” in a message; interpreted as “payload”"
        + " [misspelled-key]\n  help: rename the key to “payload”, or to “x-payloda”"
    )
  }
}
