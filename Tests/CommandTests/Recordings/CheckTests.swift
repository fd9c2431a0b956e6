import Foundation
import XCTest

/// Runs of `bindery check` in a temporary folder.
final class CheckTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200":
              description: The books.
              content:
                application/json:
                  schema: { type: array, items: { $ref: "#/components/schemas/Book" } }
    components:
      schemas:
        Book:
          type: object
          required: [id, title]
          properties:
            id: { type: integer }
            title: { type: string }
            author: { $ref: "#/components/schemas/Author" }
        Author: { type: object, properties: { name: { type: string } } }
    """

  private func archive(_ bodies: String...) throws -> String {
    let entries = try bodies.map { body in
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      return """
        {"startedDateTime": "2026-01-02T03:04:05Z",
         "request": {"method": "GET", "url": "https://shop.example/books"},
         "response": {"status": 200, "content": {"mimeType": "application/json", "text": \(text)}}}
        """
    }
    return #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#
  }

  private func folder(_ bodies: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let entries = try bodies.map { try archive($0) }
    for (index, text) in entries.enumerated() {
      try folder.write(text, to: "recordings/\(index).har")
    }
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "recordings"] + options,
      in: folder.url
    )
  }

  func testReportsACauseOnceWithTheNumberOfEntries() throws {
    let folder = try folder(
      #"[{"id": 1}]"#,
      #"[{"id": 2}, {"id": 3}]"#,
      #"[{"id": 4, "title": "Momo"}]"#
    )
    let run = try check(folder)
    XCTAssertEqual(
      run.output,
      """
      shop.yaml:17:7: error: “Book”: the required member "title" is missing in 2 of 3 entries, \
      2026-01-02 [recording-mismatch]
        help: correct the recording, or the document by an overlay
      recordings/0.har:3:82: note: the response of “listBooks”, at $[0]

      """
    )
    XCTAssertEqual(
      run.errors,
      "recordings: 1 of 3 entries fit the document; 1 cause\n1 error\n"
    )
    XCTAssertEqual(run.status, 1)
  }

  func testAnUndocumentedMemberIsAWarning() throws {
    let folder = try folder(#"[{"id": 1, "title": "Momo", "stock": 2}]"#)
    let run = try check(folder)
    XCTAssert(run.output.contains(#"has the undocumented member "stock""#), run.output)
    XCTAssert(run.output.contains("[undocumented-member]"), run.output)
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(try check(folder, "--strict").status, 1)
  }

  func testTheSuggestedOverlayMakesTheRecordingsFit() throws {
    let folder = try folder(
      #"[{"id": 1}]"#,
      #"[{"id": "two", "title": "Momo"}]"#,
      #"[{"id": 3, "title": null, "author": null}]"#
    )
    XCTAssertEqual(try check(folder, "--suggest").status, 1)
    let overlay = try String(
      contentsOf: folder.url.appendingPathComponent("shop.overlay.yaml"),
      encoding: .utf8
    )
    for part in [
      #"target: "$.components.schemas.Book.required[?@ == 'title']""#,
      #"target: "$.components.schemas.Book.properties.title""#,
      // Null is allowed as the author of a book, not as any author.
      #"target: "$.components.schemas.Book.properties.author""#,
      "is missing in 1 of 3 entries",
    ] {
      XCTAssert(overlay.contains(part), "\(part) is not in\n\(overlay)")
    }
    let fitting = try check(folder, "--overlay", "shop.overlay.yaml")
    XCTAssertEqual(fitting.output, "")
    XCTAssertEqual(fitting.status, 0)
  }
}
