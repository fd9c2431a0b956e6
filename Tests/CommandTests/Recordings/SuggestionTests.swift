import Foundation
import XCTest

/// Overlays that `bindery check --suggest` writes for single differences.
final class SuggestionTests: XCTestCase {
  private func folder(version: String, member: String, values: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: \(version)
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
        /books:
          get:
            operationId: getBook
            responses:
              "200":
                description: A book.
                content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
      components:
        schemas:
          Book: { type: object, properties: { a: \(member) } }
          Author: { type: object, required: [name], properties: { name: { type: string } } }
      """,
      to: "shop.yaml"
    )
    let entries = try values.map { value in
      let body = try JSONEncoder().encode("{\"a\": \(value)}")
      return """
        {"request": {"method": "GET", "url": "https://shop.example/books"},
         "response": {"status": 200, "content": {"mimeType": "application/json",
         "text": \(String(decoding: body, as: UTF8.self))}}}
        """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "shop.har"
    )
    return folder
  }

  private func suggest(_ folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(
      "check",
      "shop.yaml",
      "--recordings",
      "shop.har",
      "--suggest",
      in: folder.url
    )
  }

  private func overlay(_ folder: TemporaryFolder) throws -> String {
    let url = folder.url.appendingPathComponent("shop.overlay.yaml")
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// Each change makes the entries fit, is made once, and leaves a valid document.
  func testChanges() throws {
    for (version, member, values, changes) in [
      (
        "3.0.3", "{ type: string, enum: [on, off] }", ["null"],
        [#"update: {"nullable":true}"#]
      ),
      (
        "3.1.0", "{ type: string, enum: [on, off] }", ["null"],
        [#"update: {"enum":[null]}"#, #"update: {"type":["string","null"]}"#]
      ),
      (
        "3.0.3", "{ type: integer }", ["9223372036854775808", "18446744073709551615"],
        [#"update: {"format":"uint64"}"#]
      ),
      ("3.1.0", "{ type: integer }", ["7", "1e30"], [#"update: {"type":"number"}"#]),
      ("3.1.0", "{ enum: [on, off] }", ["null"], [#"update: {"enum":[null]}"#]),
      (
        "3.1.0", "{ type: string, enum: [album, single] }", [#""ALBUM""#, #""Album""#],
        [#"update: {"enum":["ALBUM","Album"]}"#]
      ),
      (
        "3.0.3", "{ anyOf: [{ type: integer }, { $ref: '#/components/schemas/Author' }] }",
        ["null"], [#"update: {"nullable":true}"#]
      ),
      (
        "3.0.3", "{ oneOf: [{ type: integer }, { $ref: '#/components/schemas/Author' }] }",
        ["null"], [#"update: {"nullable":true}"#]
      ),
      (
        "3.1.0", "{ anyOf: [{ type: integer }, { $ref: '#/components/schemas/Author' }] }",
        ["null"], [#"update: {"anyOf":[{"type":"null"}]}"#]
      ),
      (
        "3.0.3", "{ type: string, enum: [on, off] }", ["7", #""auto""#],
        [
          #"update: {"enum":["auto"]}"#, "remove: true",
          #"update: {"anyOf":[{"type":"string","enum":["on","off","auto"]},{"type":"integer"}]}"#,
        ]
      ),
    ] {
      let folder = try folder(version: version, member: member, values: values)
      let run = try suggest(folder)
      XCTAssertFalse(run.output.contains("/paths"), run.output)
      let count = values.count
      XCTAssert(
        run.errors.contains("\(count) of \(count) \(count == 1 ? "entry fits" : "entries fit")"),
        "\(member): \(run.output)\(run.errors)"
      )
      let lines = try overlay(folder).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      XCTAssertEqual(
        lines.filter { $0.hasPrefix("update:") || $0.hasPrefix("remove:") }.sorted(),
        changes.sorted(),
        member
      )
      let lint = try BinderyProcess(
        "lint",
        "shop.yaml",
        "--overlay",
        "shop.overlay.yaml",
        "--strict",
        in: folder.url
      )
      XCTAssertEqual(lint.status, 0, "\(member): \(lint.output)")
    }
  }

  func testExtendsAnOverlayWithItsOwnIndentation() throws {
    for (actions, item) in [
      ("actions:\n- target: $.info\n  update: { description: Mine }\n", "\n- target: "),
      (
        "actions: # mine\n    -   target: $.info\n        update: { description: Mine }",
        "\n    - target: "
      ),
    ] {
      let folder = try folder(version: "3.0.3", member: "{ type: string }", values: ["null"])
      let head = "overlay: 1.0.0\ninfo: { title: Mine, version: '1' }\n"
      try folder.write(head + actions, to: "shop.overlay.yaml")
      let run = try suggest(folder)
      XCTAssert(run.errors.contains("1 of 1 entry fits"), run.errors)
      let text = try overlay(folder)
      XCTAssert(text.hasPrefix(head + actions) && text.contains(item), text)
    }
  }

  /// A recorded value isn't listed where an overlay of an earlier run makes it a secret.
  func testAnOverlayDescribesASecret() throws {
    let folder = try folder(
      version: "3.0.3",
      member: "{ type: string, enum: [on, off] }",
      values: [#""hunter-2-secret""#]
    )
    try folder.write(
      "overlay: 1.0.0\ninfo: { title: Mine, version: '1' }\nactions:\n"
        + "  - { target: $.components.schemas.Book.properties.a, update: { format: password } }\n",
      to: "shop.overlay.yaml"
    )
    _ = try suggest(folder)
    let text = try overlay(folder)
    XCTAssertFalse(text.contains("hunter-2-secret"), text)
  }

  func testAFileThatIsNoOverlayStaysAsItIs() throws {
    for (text, reason) in [
      ("not: overlay\n", "not an overlay: “overlay” isn't defined"),
      ("overlay: 1.0.0\nactions: [\n", "shop.overlay.yaml:3:1: error"),
      (
        "overlay: 1.0.0\ninfo: { title: a, version: b }\nactions: [{ target: $, update: { a: 1 } }]\n",
        "the file exists, and doesn't end with “actions”"
      ),
    ] {
      let folder = try folder(version: "3.0.3", member: "{ type: string }", values: ["null"])
      try folder.write(text, to: "shop.overlay.yaml")
      let run = try suggest(folder)
      XCTAssert(run.output.contains(reason), run.output + run.errors)
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(try overlay(folder), text)
    }
  }
}
