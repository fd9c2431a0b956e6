import BinderyRuntime
import Foundation
import XCTest

/// Entries that were checked before a document changed, in a temporary folder.
final class StaleRecordingTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters:
            - { name: limit, in: query, schema: { type: integer } }
          responses:
            "200":
              description: The books.
              content:
                application/json:
                  schema: { type: array, items: { $ref: "#/components/schemas/Book" } }
            "404":
              description: None.
              content:
                application/json: { schema: { type: object } }
        post:
          operationId: addBook
          requestBody:
            content:
              application/json: { schema: { $ref: "#/components/schemas/Book" } }
              application/x-www-form-urlencoded: { schema: { type: object } }
          responses: { "204": { description: Added. } }
    components:
      schemas:
        Book:
          type: object
          required: [id]
          properties:
            id: { type: integer }
            title: { type: string }
            author: { nullable: true, allOf: [{ $ref: "#/components/schemas/Author" }] }
            sequels: { type: array, items: { $ref: "#/components/schemas/Book" } }
        Author: { type: object, properties: { name: { type: string } } }

    """

  private static let entries = """
    {"log": {"version": "1.2", "entries": [
      {"request": {"method": "GET", "url": "https://shop.example/books"},
       "response": {"status": 200, "content": {"mimeType": "application/json", "text": "[]"}}},
      {"request": {"method": "GET", "url": "https://shop.example/books?limit=1"},
       "response": {"status": 200, "content": {"mimeType": "application/json",
                                               "text": "[{\\"id\\": 1}]"}}},
      {"request": {"method": "GET", "url": "https://shop.example/books?limit=9"},
       "response": {"status": 404, "content": {"mimeType": "application/json", "text": "{}"}}},
      {"request": {"method": "POST", "url": "https://shop.example/books",
                   "postData": {"mimeType": "application/json", "text": "{\\"id\\": 1}"}},
       "response": {"status": 204, "content": {}}}
    ]}}
    """

  private func imported() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write(Self.entries, to: "saved.har")
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "recordings/shop.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "recordings"] + options,
      in: folder.url
    )
  }

  /// The findings after a single edit, without help and notes.
  private func findings(replacing text: String, with other: String) throws -> [String] {
    let folder = try imported()
    XCTAssert(Self.document.contains(text), text)
    try folder.write(Self.document.replacingOccurrences(of: text, with: other), to: "shop.yaml")
    let run = try check(folder)
    let lines = run.output.split(separator: "\n").map(String.init)
    return lines.filter { $0.contains("[stale-recording]") }
      .map { $0.components(separatedBy: "warning: ").last ?? $0 }
  }

  /// An overlay changes what describes the entries, so that their hashes need a review.
  func testASuggestedOverlayNeedsAReview() throws {
    let folder = try imported()
    let changed = Self.document.replacing("required: [id]", with: "required: [id, title]")
    try folder.write(changed, to: "shop.yaml")
    let run = try check(folder, "--suggest")
    XCTAssert(
      run.errors.contains("overlays: [shop.overlay.yaml] }]; then run bindery check --accept\n"),
      run.errors
    )
  }

  func testNamesTheChangeAndTheEntriesThatItTouches() throws {
    for (text, other, finding) in [
      (
        "title: { type: string }", "title: { type: string, maxLength: 90 }",
        "“Book”: “title” changed after 3 entries were checked: shop.har #0-#1, #3"
      ),
      (
        "title: { type: string }", "title: { type: string }\n        stock: { type: integer }",
        "“Book”: “stock” was added after 3 entries were checked: shop.har #0-#1, #3"
      ),
      (
        "        title: { type: string }\n", "",
        "“Book”: “title” was removed after 3 entries were checked: shop.har #0-#1, #3"
      ),
      (
        "required: [id]", "required: [id, title]",
        "“Book”: “title” changed after 3 entries were checked: shop.har #0-#1, #3"
      ),
      (
        "name: { type: string }", "name: { type: string, minLength: 0 }",
        "“Author”: “name” changed after 3 entries were checked: shop.har #0-#1, #3"
      ),
      (
        "schema: { type: integer }", "schema: { type: integer, maximum: 99 }",
        "the query parameter “limit” changed after 3 entries were checked: shop.har #0-#2"
      ),
      (
        "        - { name: limit",
        "        - { name: page, in: query, schema: {} }\n"
          + "        - { name: limit",
        "the query parameter “page” was added after 3 entries were checked: shop.har #0-#2"
      ),
      (
        "application/json: { schema: { type: object } }",
        "application/json: { schema: { type: object, maxProperties: 3 } }",
        "the response of “listBooks” changed after 1 entry was checked: shop.har #2"
      ),
    ] {
      XCTAssertEqual(
        try findings(replacing: text, with: other),
        [finding + " [stale-recording]"],
        other
      )
    }
  }

  func testWhatHasTheSameMeaningChangesNothing() throws {
    let book = "schema: { type: array, items: { $ref: \"#/components/schemas/Book\" } }"
    for (text, other) in [
      ("title: { type: string }", "title: { description: Of the book., type: string }"),
      ("required: [id]", "example: { id: 1 }\n      required: [id]"),
      (
        "{ nullable: true, allOf: [{ $ref: \"#/components/schemas/Author\" }] }",
        "{ nullable: true, type: object, properties: { name: { type: string } } }"
      ),
      (
        "    Author: {",
        "    Writer: { $ref: \"#/components/schemas/Author\" }\n    Author: {"
      ),
      (
        book, "schema: { items: { allOf: [{ $ref: \"#/components/schemas/Book\" }] }, type: array }"
      ),
      // What no entry was checked against.
      ("urlencoded: { schema: { type: object } }", "urlencoded: { schema: { minProperties: 1 } }"),
    ] {
      XCTAssertEqual(try findings(replacing: text, with: other), [], other)
    }
  }

  func testAcceptedEntriesAreNotStale() throws {
    let folder = try imported()
    let edited = Self.document.replacingOccurrences(of: "title: { type", with: "name: { type")
    try folder.write(edited, to: "shop.yaml")
    XCTAssertEqual(try check(folder).status, 0)
    XCTAssertEqual(try check(folder, "--strict").status, 1)
    let all = try check(folder, "--all")
    let line =
      "recordings/shop.har:5:7: warning: “Book”: “name” was added; “title” was removed after the entry"
      + " was checked [stale-recording]"
    XCTAssert(all.output.contains(line), all.output)
    XCTAssert(all.errors.contains("; 3 stale"), all.errors)
    let accepted = try check(folder, "--accept", "--strict")
    XCTAssertEqual(accepted.output, "")
    XCTAssert(accepted.errors.contains("recordings/schema-hashes.json: changed"), accepted.errors)
    let again = try check(folder, "--accept", "--strict")
    XCTAssertFalse(again.errors.contains("changed"), again.errors)
    XCTAssertEqual(try check(folder, "--strict").status, 0)
  }

  func testAnUnreadableFileOfHashesIsReported() throws {
    let folder = try imported()
    for (text, reason) in [("{", "isn't valid JSON"), ("{}", "has no hashes of schemas")] {
      try folder.write(text, to: "recordings/schema-hashes.json")
      let run = try check(folder)
      let message = "schema-hashes.json:1:"
      XCTAssert(run.output.contains(message) && run.output.contains(reason), run.output)
      XCTAssert(run.output.contains("warning: the file \(reason)"), run.output)
      XCTAssertEqual(run.status, 0)
      XCTAssertEqual(try check(folder, "--strict").status, 1)
    }
    XCTAssertEqual(try check(folder, "--accept").status, 0)
    XCTAssertEqual(try check(folder, "--strict").status, 0)
  }

  func testEntriesWithoutHashesAreNeverStale() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write(Self.entries, to: "recordings/shop.har")
    let accepted = try check(folder, "--accept")
    // The entry of an archive that isn't imported has no provenance, so nothing is added to it.
    XCTAssertFalse(accepted.errors.contains("shop.har: changed"), accepted.errors)
    try folder.write(
      Self.document.replacingOccurrences(of: "title", with: "name"),
      to: "shop.yaml"
    )
    XCTAssertEqual(try check(folder, "--strict").status, 0)
  }
}
