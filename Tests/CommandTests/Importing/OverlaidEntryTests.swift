import Foundation
import XCTest

/// Stale entries after an overlay is added, and hashes that can't all be written.
final class OverlaidEntryTests: XCTestCase {
  private static func document(_ name: String = "shop") -> String {
    """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://\(name).example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
      /pens:
        get:
          operationId: listPens
          responses:
            "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Pen" } } } }
    components:
      schemas:
        Book: { type: object, required: [id, title], properties: { id: { type: integer }, title: { type: string } } }
        Pen: { type: object, properties: { id: { type: integer } } }

    """
  }

  private static func entry(_ path: String, _ body: String, _ host: String = "shop") -> String {
    """
    {"request": {"method": "GET", "url": "https://\(host).example/\(path)"},
     "response": {"status": 200, "content": {"mimeType": "application/json",
                                             "text": \(body.debugDescription)}}}
    """
  }

  private func package(_ names: [String] = ["shop"]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for name in names {
      try folder.write(Self.document(name), to: "Spec/\(name)/api.yaml")
      try folder.write(
        "documents: [api.yaml]\nmodule: API\noutput: ../../Out/\(name)\nrecordings: recordings\n",
        to: "Spec/\(name)/bindings.yaml"
      )
    }
    return folder
  }

  private func write(_ entries: [String], to path: String, in folder: TemporaryFolder) throws {
    let list = entries.joined(separator: ", ")
    try folder.write(#"{"log": {"version": "1.2", "entries": [\#(list)]}}"#, to: path)
  }

  func testFittingEntriesHaveOneLineAfterAnOverlayIsAdded() throws {
    let folder = try package()
    try write(
      (1...3).map { Self.entry("books?n=\($0)", #"{"id": \#($0)}"#) } + [Self.entry("pens", "{}")],
      to: "saved.har",
      in: folder
    )
    XCTAssertEqual(try BinderyProcess("import", "saved.har", in: folder.url).status, 0)
    let suggested = try BinderyProcess("check", "--suggest", in: folder.url)
    XCTAssert(suggested.errors.contains("then run bindery check --accept"), suggested.errors)
    try folder.write(
      """
      documents: [{ path: api.yaml, overlays: [api.overlay.yaml] }]
      module: API
      output: ../../Out
      recordings: recordings

      """,
      to: "Spec/shop/bindings.yaml"
    )
    let line =
      "Spec/shop/bindings.yaml:1:21: warning: only overlays changed what describes them after"
      + " 3 entries were checked, and all fit [stale-recording]"
    let run = try BinderyProcess("check", in: folder.url)
    let stale = run.output.split(separator: "\n").filter { $0.contains("[stale-recording]") }
    XCTAssertEqual(stale.map(String.init), [line], run.output)
    XCTAssert(run.output.contains("help: run “bindery check --accept”"), run.output)
    XCTAssert(run.errors.contains("4 of 4 entries fit the document; 3 stale"), run.errors)
    XCTAssert(try BinderyProcess("lint", in: folder.url).output.contains(line), "lint")
    let all = try BinderyProcess("check", "--all", in: folder.url).output
    XCTAssertEqual(all.components(separatedBy: "[stale-recording]").count, 4, all)

    // A change of the document is another one, also for these entries.
    let edited = Self.document().replacing("id: { type: integer }", with: "id: { type: number }")
    try folder.write(edited, to: "Spec/shop/api.yaml")
    let changed = try BinderyProcess("check", in: folder.url).output
    XCTAssert(changed.contains("after 3 entries were checked: saved.har #0-#2"), changed)
    XCTAssert(changed.contains("after 1 entry was checked: saved.har #3"), changed)
    XCTAssertFalse(changed.contains("only overlays"), changed)

    // So is a change of the overlay after a review.
    try folder.write(Self.document(), to: "Spec/shop/api.yaml")
    XCTAssertEqual(try BinderyProcess("check", "--accept", in: folder.url).status, 0)
    let overlay = folder.url.appendingPathComponent("Spec/shop/api.overlay.yaml")
    let text = try String(contentsOf: overlay, encoding: .utf8)
    try Data(text.replacing("== 'title'", with: "== 'id'").utf8).write(to: overlay)
    let again = try BinderyProcess("check", in: folder.url).output
    XCTAssert(
      again.contains("“id”, “title” changed after 3 entries were checked"),
      "\(again)\n\(text)"
    )
  }

  /// A file in place of the hashes of one service doesn't affect those of the others.
  func testHashesOfOtherFoldersAreWritten() throws {
    let folder = try package(["shop", "toys"])
    try folder.write("", to: "Spec/shop/recordings/schema-hashes.json/.keep")
    try write(
      [Self.entry("pens", "{}"), Self.entry("pens", "{}", "toys")],
      to: "saved.har",
      in: folder
    )
    let run = try BinderyProcess("import", "saved.har", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.errors.contains("Spec/shop/recordings/schema-hashes.json"), run.errors)
    for name in ["shop", "toys"] {
      let recording = folder.url.appendingPathComponent("Spec/\(name)/recordings/saved.har")
      XCTAssert(try String(contentsOf: recording, encoding: .utf8).contains("\"contract\""), name)
    }
    let hashes = folder.url.appendingPathComponent("Spec/toys/recordings/schema-hashes.json")
    XCTAssert(try String(contentsOf: hashes, encoding: .utf8).contains("Pen"))
  }

  /// Only HAR files are read, so that a secret in a cassette isn't found.
  func testACassetteAmongRecordingsIsReported() throws {
    let folder = try package()
    try folder.write(
      "interactions:\n- request: { method: GET, uri: 'https://shop.example/pens' }\n",
      to: "Spec/shop/recordings/pens.yml"
    )
    try folder.write("a: 1\n", to: "Spec/shop/recordings/notes.yaml")
    try folder.write("{}", to: "Spec/shop/recordings/schema-hashes.json")
    for (command, severity) in [("check", "warning"), ("lint", "error")] {
      let output = try BinderyProcess(command, in: folder.url).output
      XCTAssert(
        output.contains(
          "Spec/shop/recordings/pens.yml:1:1: \(severity): the recording isn't checked, and secrets in"
            + " it aren't found, because its name doesn't end in .har [unreadable-file]"
        ),
        output
      )
      XCTAssert(
        output.contains(
          "help: run “bindery import Spec/shop/recordings/pens.yml”, and delete the file"
        ),
        output
      )
      XCTAssertFalse(output.contains("notes.yaml"), output)
    }
  }

  /// Only `*.har` files directly in the folder of recordings are read.
  func testUnreadRecordingsAreReported() throws {
    let folder = try package()
    let archive = #"{"log": {"version": "1.2", "entries": []}}"#
    for name in ["2024/a.har", "2024/may/b.HAR", "My Pens.HAR"] {
      try folder.write(archive, to: "Spec/shop/recordings/\(name)")
    }
    let output = try BinderyProcess("check", in: folder.url).output
    XCTAssert(
      output.contains(
        """
        Spec/shop/recordings/2024/a.har:1:1: warning: the 2 recordings aren't checked, and secrets \
        in them aren't found, because files in folders of “Spec/shop/recordings” aren't read \
        [unreadable-file]
          help: move the files to “Spec/shop/recordings”
        """
      ),
      output
    )
    XCTAssert(
      output.contains(
        "help: run “bindery import 'Spec/shop/recordings/My Pens.HAR'”, and delete the file"
      ),
      output
    )
  }
}
