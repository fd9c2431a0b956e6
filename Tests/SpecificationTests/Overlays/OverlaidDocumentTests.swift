import Specification
import XCTest

/// Tests of documents that are read with overlays.
final class OverlaidDocumentTests: XCTestCase {
  private static let head = "overlay: 1.0.0\ninfo: { title: Changes, version: 1 }\nactions:\n"

  func testReferencesOfAnUpdateAreRelativeToTheDocument() throws {
    let folder = try Folder(
      [
        "api/spec.yaml": "openapi: 3.1.0\ncomponents: { schemas: { A: { type: object } } }\n",
        "api/parts.yaml": "B: { type: string }\n",
        "overlays/parts.yaml": "B: { type: integer }\n",
        "overlays/o.yaml": Self.head
          + "  - target: $.components.schemas.A\n"
          + "    update: { properties: { b: { $ref: 'parts.yaml#/B' },\n"
          + "                            a: { $ref: '#/components/schemas/A' } } }\n",
      ],
      for: self
    )
    let diagnostics = Diagnostics()
    let documents = Documents(
      entry: folder("api/spec.yaml"),
      overlays: [folder("api/spec.yaml"): [OverlayFile(path: folder("overlays/o.yaml"))]],
      diagnostics: diagnostics
    )
    let schema = try XCTUnwrap(documents.entry?.root["components"]?["schemas"]?["A"])
    let properties = try XCTUnwrap(schema["properties"])
    XCTAssertEqual(try documents.resolve(XCTUnwrap(properties["a"])), schema)
    let other = try documents.resolve(XCTUnwrap(properties["b"]))
    XCTAssertEqual(other?.mark.description, folder("api/parts.yaml") + ":1:4")
    XCTAssertEqual(other?["type"]?.text, "string")
    XCTAssertEqual(folder.messages(diagnostics), "")
    XCTAssert(documents.paths.contains(folder("overlays/o.yaml")))
  }

  func testAnOverlayChangesTheFileThatItExtends() throws {
    let entry = "openapi: 3.1.0\ncomponents: { schemas: { B: { $ref: 'parts/b.yaml' } } }\n"
    let change = "  - { target: $, update: { x-changed: true } }\n"
    for (extends, isEntry, message) in [
      ("b.yaml", false, ""),
      ("../spec.yaml", true, ""),
      ("https://shop.example/v1/spec.yaml", true, ""),
      (
        "https://shop.example/other.yaml", true,
        """
        parts/o.yaml:3:10: warning: “extends” names “https://shop.example/other.yaml”, but the \
        overlay is applied to “spec.yaml” [invalid-value]
          help: write the path of the file to change from the overlay, or remove “extends”
        """
      ),
      (
        "c.yaml", false,
        """
        parts/o.yaml:3:10: warning: the document doesn't refer to “c.yaml”, which the overlay \
        extends; the overlay has no effect [unused-rule]
          help: correct “extends”, or remove the overlay
        """
      ),
    ] {
      let head = Self.head.replacing("actions:", with: "extends: \(extends)\nactions:")
      let folder = try Folder(
        [
          "spec.yaml": entry, "parts/b.yaml": "title: B\n", "parts/c.yaml": "title: C\n",
          "parts/o.yaml": head + change,
        ],
        for: self
      )
      let diagnostics = Diagnostics()
      let documents = Documents(
        entry: folder("spec.yaml"),
        overlays: [folder("spec.yaml"): [OverlayFile(path: folder("parts/o.yaml"))]],
        diagnostics: diagnostics
      )
      let root = try XCTUnwrap(documents.entry?.root)
      let schema = try documents.resolve(XCTUnwrap(root["components"]?["schemas"]?["B"]))
      documents.reportUnusedOverlays()
      XCTAssertEqual(schema?["x-changed"]?.text, extends == "b.yaml" ? "true" : nil, extends)
      XCTAssertEqual(schema?["title"]?.text, "B")
      XCTAssertEqual(root["x-changed"]?.text, isEntry ? "true" : nil, extends)
      XCTAssertEqual(folder.messages(diagnostics), message, extends)
    }
  }

  func testOverlaysAreAppliedBeforeKeysAreCorrected() throws {
    let (documents, messages) = try open(
      "  - { target: $.info, update: { titel: b } }\n"
        + "  - { target: '$.components.schemas.A.requried', remove: true }\n"
        + "  - { target: '$.components.schemas.A', update: { requird: [b] } }\n",
      on: "openapi: 3.1.0\ninfo: {}\ncomponents: { schemas: { A: { requried: [a] } } }\n"
    )
    let root = try XCTUnwrap(documents.entry?.root)
    XCTAssertEqual(root["info"]?["title"]?.text, "b")
    XCTAssertEqual(root["components"]?["schemas"]?["A"]?.compact, #"{"required":["b"]}"#)
    XCTAssertEqual(
      messages,
      """
      o.yaml:4:33: warning: unknown key “titel” in “info”; interpreted as “title” [misspelled-key]
        help: rename the key to “title”, or to “x-titel”
      o.yaml:6:51: warning: unknown key “requird” in a schema; interpreted as “required” \
      [misspelled-key]
        help: rename the key to “required”, or to “x-requird”
      """
    )
  }

  func testRemovedAnchorsAreUndefined() throws {
    let (documents, messages) = try open(
      "  - { target: $.components.schemas.A, remove: true }\n",
      on: "openapi: 3.1.0\ncomponents: { schemas: { A: { $anchor: a }, B: { $ref: '#a' } } }\n"
    )
    XCTAssertEqual(messages, "")
    let reference = try XCTUnwrap(documents.entry?.root["components"]?["schemas"]?["B"])
    XCTAssertNil(documents.resolve(reference))
  }

  func testAFailingOverlayOmitsTheDocument() throws {
    for (actions, message) in [
      ("  - { target: '$[', remove: true }\n", "o.yaml:4:15: error: invalid JSONPath"),
      ("  - { target: $.openapi, update: {} }\n", "o.yaml:4:15: error: the target $['openapi']"),
    ] {
      let (documents, messages) = try open(actions, on: "openapi: 3.1.0\n")
      XCTAssertNil(documents.entry, message)
      XCTAssert(messages.hasPrefix(message), messages)
    }
  }

  func testAMissingOverlayIsAnError() throws {
    let folder = try Folder(["spec.yaml": "openapi: 3.1.0\n"], for: self)
    let diagnostics = Diagnostics()
    let mark = Mark(file: "bindings.yaml", line: 1, column: 2)
    let documents = Documents(
      entry: folder("spec.yaml"),
      overlays: [folder("spec.yaml"): [OverlayFile(path: folder("o.yaml"), mark: mark)]],
      diagnostics: diagnostics
    )
    XCTAssertNil(documents.entry)
    XCTAssertEqual(
      folder.messages(diagnostics),
      """
      bindings.yaml:1:2: error: the file “o.yaml” can't be found [unreadable-file]
        help: correct the path, or make the file readable
      """
    )
    XCTAssert(documents.paths.contains(folder("o.yaml")))
  }

  private func open(
    _ actions: String,
    on document: String
  ) throws -> (documents: Documents, messages: String) {
    let folder = try Folder(["spec.yaml": document, "o.yaml": Self.head + actions], for: self)
    let diagnostics = Diagnostics()
    let documents = Documents(
      entry: folder("spec.yaml"),
      overlays: [folder("spec.yaml"): [OverlayFile(path: folder("o.yaml"))]],
      diagnostics: diagnostics
    )
    return (documents, folder.messages(diagnostics))
  }
}
