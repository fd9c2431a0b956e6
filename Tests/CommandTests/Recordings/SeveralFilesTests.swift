import Foundation
import XCTest

/// Checks of a document that refers to other files, and of several documents.
final class SeveralFilesTests: XCTestCase {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.0.3
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books: { $ref: "paths/books.yaml" }

      """,
      to: "shop.yaml"
    )
    try folder.write(
      """
      get:
        operationId: getBook
        responses:
          "200":
            description: A book.
            content: { application/json: { schema: { $ref: "../schemas/schemas.yaml#/Book" } } }

      """,
      to: "paths/books.yaml"
    )
    try folder.write(
      """
      Book:
        type: object
        required: [id, title]
        properties:
          id: { type: integer }
          title: { type: string }
          author: { $ref: "author.yaml" }

      """,
      to: "schemas/schemas.yaml"
    )
    try folder.write(
      "type: object\nrequired: [name]\nproperties: { name: { type: string } }\n",
      to: "schemas/author.yaml"
    )
    try folder.write(
      archive(
        (200, #"{"id": 1, "author": null}"#),
        (200, #"{"id": 1, "author": {}}"#),
        (503, "{}")
      ),
      to: "shop.har"
    )
    return folder
  }

  private func archive(_ responses: (Int, String)...) throws -> String {
    let entries = try responses.map { status, body in
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      return """
        {"request": {"method": "GET", "url": "https://shop.example/books"}, "response":
         {"status": \(status), "content": {"mimeType": "application/json", "text": \(text)}}}
        """
    }
    return #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#
  }

  /// Each file gets an overlay, which names it in `extends`.
  func testEachFileGetsAnOverlay() throws {
    let folder = try folder()
    let check = ["check", "shop.yaml", "--recordings", "shop.har"]
    let run = try BinderyProcess(check + ["--suggest"], in: folder.url)
    XCTAssert(
      run.errors.contains(
        """
        paths/books.overlay.yaml: 1 action
        schemas/schemas.overlay.yaml: 3 actions
        schemas/author.overlay.yaml: 1 action; with them, 3 of 3 entries fit
        review them, and add the overlays to bindings.yaml: documents: [{ path: shop.yaml, \
        overlays: [paths/books.overlay.yaml, schemas/schemas.overlay.yaml, \
        schemas/author.overlay.yaml] }]
        """
      ),
      run.errors
    )
    let schemas = try String(
      contentsOf: folder.url.appendingPathComponent("schemas/schemas.overlay.yaml"),
      encoding: .utf8
    )
    XCTAssert(schemas.contains("extends: \"schemas.yaml\"\n"), schemas)
    // The reference is relative to the changed file.
    XCTAssert(
      schemas.contains(#"update: {"allOf":[{"$ref":"author.yaml"}],"nullable":true}"#),
      schemas
    )
    let overlays = [
      "paths/books.overlay.yaml", "schemas/schemas.overlay.yaml", "schemas/author.overlay.yaml",
    ]
    let fitting = try BinderyProcess(
      check + overlays.flatMap { ["--overlay", $0] },
      in: folder.url
    )
    XCTAssertEqual(fitting.output, "")
    XCTAssert(fitting.errors.hasPrefix("shop.har: 3 of 3 entries fit"), fitting.errors)
    let again = try BinderyProcess(check + ["--suggest"], in: folder.url)
    XCTAssert(
      again.errors.contains("schemas/schemas.overlay.yaml: no further actions; with them, 3 of 3"),
      again.errors
    )
  }

  func testBindingsNameTheOverlaysOfFiles() throws {
    let folder = try folder()
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(
      """
      documents: [{ path: ../../shop.yaml, overlays: [../../schemas/schemas.overlay.yaml] }]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings
      contractTests: ../../Tests/ShopTests

      """,
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write(archive((200, #"{"id": 1}"#)), to: "Spec/shop/recordings/shop.har")
    try folder.write(
      "overlay: 1.0.0\ninfo: { title: a, version: b }\nextends: schemas.yaml\n"
        + "actions:\n  - { target: $.Book, update: { description: Mine } }\n",
      to: "schemas/schemas.overlay.yaml"
    )
    let run = try BinderyProcess("check", "--suggest", in: folder.url)
    XCTAssert(
      run.errors.contains("schemas/schemas.overlay.yaml: 1 action; with it, 1 of 1 entry fits"),
      run.errors
    )
    XCTAssertFalse(run.errors.contains("add the overlay"), run.errors)
    let after = try BinderyProcess("check", in: folder.url)
    XCTAssertEqual(after.status, 0, after.output)
  }

  /// What `documents` has already stays in the line to write, with paths from the file with it.
  func testTheLineForBindingsKeepsOtherDocuments() throws {
    let folder = try folder()
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(
      """
      asyncapi: 3.0.0
      info: { title: Events, version: "1" }
      channels:
        sold: { address: /sold, messages: { sold: { payload: { type: object } } } }

      """,
      to: "Spec/shop/events.yaml"
    )
    try folder.write(
      "openapi: 3.0.3\ninfo: { title: Shop, version: a }\n"
        + "servers: [{ url: 'https://shop.example' }]\npaths:\n"
        + "  /books: { get: { operationId: a, responses: { 200: { description: a, content:\n"
        + "    { application/json: { schema: { required: [isbn] } } } } } } }\n",
      to: "api/shop.yaml"
    )
    try folder.write(
      """
      documents: [{ path: ../../api/shop.yaml, client: Shop, overlays: [own.yaml] }, events.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: recordings

      """,
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write(
      "overlay: 1.0.0\ninfo: { title: a, version: b }\n"
        + "actions:\n  - { target: $.info, update: { description: Mine } }\n",
      to: "Spec/shop/own.yaml"
    )
    try folder.write(archive((200, #"{"id": 1}"#)), to: "Spec/shop/recordings/shop.har")
    let run = try BinderyProcess("check", "--suggest", in: folder.url)
    XCTAssert(
      run.errors.contains(
        "to Spec/shop/bindings.yaml: documents: [{ path: ../../api/shop.yaml, client: Shop,"
          + " overlays: [own.yaml, ../../api/shop.overlay.yaml] }, events.yaml]"
      ),
      run.errors
    )
  }

  // MARK: - Several documents

  /// Each has its own result, and one that doesn't fit decides the exit status.
  func testEachDocumentHasAResult() throws {
    let folder = try folder()
    try folder.write(archive((200, #"{"id": 1, "title": "a"}"#)), to: "good.har")
    let fitting =
      "openapi: 3.0.3\ninfo: { title: a, version: b }\n"
      + "servers: [{ url: 'https://shop.example' }]\npaths:\n"
      + "  /books: { get: { operationId: a, responses: { 200: { description: a, content:\n"
      + "    { application/json: { schema: { required: [isbn] } } } } } } }\n"
    try folder.write(fitting, to: "more/other.yaml")
    try folder.write("no document", to: "more/notes.yaml")
    let run = try BinderyProcess(
      "check",
      "shop.yaml",
      "more",
      "--recordings",
      "good.har",
      in: folder.url
    )
    XCTAssert(
      run.errors.hasPrefix(
        """
        shop.yaml and good.har: 1 of 1 entry fits the document
        more/other.yaml and good.har: 0 of 1 entry fits the document; 1 cause
        1 error

        """
      ),
      run.errors
    )
    XCTAssertEqual(run.status, 1)
    let alone = try BinderyProcess("check", "shop.yaml", "--recordings=good.har", in: folder.url)
    XCTAssertEqual(alone.status, 0, alone.output)
  }

  func testFoldersHaveTheirOwnRecordings() throws {
    let folder = try folder()
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    for (name, body) in [("good", #"{"id": 1, "title": "a"}"#), ("bad", "{}")] {
      try folder.write(
        """
        documents: [document.yaml]
        root: ../..
        module: Shop
        output: ../../Sources/\(name)
        recordings: recordings
        contractTests: ../../Tests/\(name)

        """,
        to: "Spec/\(name)/bindings.yaml"
      )
      try folder.write(archive((200, body)), to: "Spec/\(name)/recordings/a.har")
      try folder.write(
        String(contentsOf: folder.url.appendingPathComponent("shop.yaml"), encoding: .utf8)
          .replacing("paths/books.yaml", with: "../../paths/books.yaml"),
        to: "Spec/\(name)/document.yaml"
      )
    }
    for (specs, fitting, status) in [
      (["Spec/good"], 1, 0), (["Spec/bad"], 0, 1), (["Spec/good", "Spec/bad"], 1, 1),
      (["Spec"], 1, 1), (["Spec/good/document.yaml"], 1, 0), (["Spec/good/bindings.yaml"], 1, 0),
      ([], 1, 1),
    ] as [([String], Int, Int32)] {
      let run = try BinderyProcess(["check"] + specs, in: folder.url)
      XCTAssertEqual(run.status, status, "\(specs) \(run.output)")
      XCTAssertEqual(run.errors.matches(of: /1 of 1 entry fits/).count, fitting, run.errors)
    }
  }

  func testArgumentsThatNameNoRecordings() throws {
    let folder = try folder()
    try folder.write("documents: [shop.yaml]\n", to: "Spec/shop/bindings.yaml")
    try folder.write("", to: "empty/notes.txt")
    for (arguments, message) in [
      (["shop.yaml"], "missing --recordings PATH, the recordings of the document"),
      (["none.yaml"], "missing --recordings PATH, the recordings of the document"),
      (["empty", "--recordings", "shop.har"], "no document and no bindings.yaml in “empty”"),
      (["."], "missing --recordings PATH, the recordings of the document"),
      (
        ["Spec/shop", "--recordings", "shop.har"],
        "--recordings requires a document; set “recordings” in Spec/shop/bindings.yaml"
      ),
      (
        ["shop.yaml", "Spec/shop", "--recordings", "shop.har", "--tag", "a"],
        "a selection of operations requires a single document"
      ),
      (
        ["shop.yaml", "shop.yaml", "--recordings", "shop.har", "--root", "."],
        "--root requires a single document"
      ),
    ] {
      let run = try BinderyProcess(["check"] + arguments, in: folder.url)
      XCTAssertEqual(run.status, 2, "\(arguments) \(run.errors)")
      XCTAssert(run.errors.contains(message), run.errors)
      XCTAssert(run.errors.hasSuffix("Try bindery check --help.\n"), run.errors)
    }
  }
}
