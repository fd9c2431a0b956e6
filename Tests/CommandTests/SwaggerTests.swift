import Foundation
import XCTest

/// Runs of the command for a document of Swagger 2.0.
final class SwaggerTests: XCTestCase {
  private static let document = """
    swagger: "2.0"
    info: { title: Shop, version: "1" }
    host: shop.example
    produces: [application/json]
    definitions:
      Book: { type: object, properties: { title: { type: string }, pages: { type: integer } } }
    parameters:
      Page: { name: page, in: query, required: true, type: integer }
    paths:
      /books:
        post:
          operationId: addBook
          parameters:
            - { $ref: "#/parameters/Page" }
            - { name: book, in: body, required: true, schema: { $ref: "#/definitions/Book" } }
          responses: { "200": { description: A book., schema: { $ref: "#/definitions/Book" } } }

    """

  func testInitGenerateAndLint() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    XCTAssertEqual(try BinderyProcess("init", in: folder.url).status, 0)
    let generate = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(generate.status, 0)
    XCTAssertFalse(generate.errors.contains("warning"), generate.errors)
    let model = folder.url.appending(path: "Sources/Shop/Generated/Models/Book.swift")
    XCTAssert(try String(contentsOf: model, encoding: .utf8).contains("public struct Book"))
    let lint = try BinderyProcess("lint", in: folder.url)
    XCTAssertEqual(lint.status, 0)
    XCTAssertEqual(lint.errors, "1 note\n", "the folder of recordings doesn't exist yet")
  }

  private func entry(
    _ query: String = "?page=1",
    sent: String? = #"{"title":"A"}"#,
    _ sentType: String = "application/json",
    status: Int = 200,
    received: String = "{}",
    _ type: String = "application/json"
  ) throws -> String {
    let data = sent.map {
      #", "postData": {"mimeType": "\#(sentType)", "text": \#($0.debugDescription)}"#
    }
    return """
      {"request": {"method": "POST", "url": "https://shop.example/books\(query)"\(data ?? "")},
       "response": {"status": \(status), "content": {"mimeType": "\(type)",
       "text": \(received.debugDescription)}}}
      """
  }

  /// XML beside JSON is described, but isn't what the client sends and reads.
  func testXMLBesideJSONIsUncompared() throws {
    for (sent, received, message) in [
      ("application/json", "application/xml", "the body of the response is “application/xml”"),
      ("text/xml", "application/json", "the body of the request is “text/xml”"),
    ] {
      let folder = try TemporaryFolder()
      let types = "[application/json, application/xml]"
      try folder.write(
        Self.document.replacing("[application/json]", with: "\(types)\nconsumes: \(types)"),
        to: "shop.yaml"
      )
      let bodies = [sent, received].map { $0.hasSuffix("xml") ? "<Book/>" : "{}" }
      let entry = try entry(sent: bodies[0], sent, received: bodies[1], received)
      try folder.write(#"{"log": {"version": "1.2", "entries": [\#(entry)]}}"#, to: "shop.har")
      let check = try BinderyProcess(
        ["check", "shop.yaml", "--recordings", "shop.har"],
        in: folder.url
      )
      XCTAssertEqual(check.status, 0, check.output)
      XCTAssert(check.output.contains(message), check.output + check.errors)
    }
  }

  /// Media types and bodies have no suggestion, since one object can't express the change.
  func testSuggestions() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let entries = [
      try entry(received: #"{"title":null}"#), try entry(status: 409), try entry(""),
      try entry(received: "A", "text/plain"), try entry(sent: "a,b", "text/csv"),
      try entry(sent: nil),
    ]
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "shop.har"
    )
    let check = try BinderyProcess(
      "check",
      "shop.yaml",
      "--recordings",
      "shop.har",
      "--suggest",
      in: folder.url
    )
    let overlay = folder.url.appending(path: "shop.overlay.yaml")
    let lines = try String(contentsOf: overlay, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(
      lines.filter { $0.contains("target:") || $0.contains("update:") }
        .map { $0.trimmingPrefix(/[ -]*/) },
      [
        #"target: "$.paths['/books'].post.responses""#,
        #"update: {"409":{"description":"Derived from recordings.","schema":{}}}"#,
        #"target: "$.parameters.Page""#, #"update: {"required":false}"#,
        #"target: "$.definitions.Book.properties.title""#, #"update: {"x-nullable":true}"#,
      ]
    )
    let text = check.output + check.errors
    XCTAssert(text.contains("with them, 3 of 6 entries fit"), text)
    for unresolved in [
      "the media type “text/plain” of a response of “addBook” isn't defined",
      "the media type “text/csv” of the body of “addBook” isn't defined",
      "the required body of “addBook” is missing",
    ] {
      XCTAssert(text.contains("no action resolves: \(unresolved)"), text)
    }
  }
}
