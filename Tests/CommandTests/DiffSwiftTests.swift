import Foundation
import XCTest

/// Changes of the public Swift that the text of declarations doesn't show, or shows without need.
final class DiffSwiftTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        post:
          operationId: addBook
          security: [{ key: [] }]
          requestBody:
            required: true
            content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } }
          responses: { "204": { description: Done. } }
    components:
      securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
      schemas:
        Book:
          type: object
          required: [author]
          properties: { author: { $ref: "#/components/schemas/Author" } }
        Author: { type: object, properties: { name: { type: string } } }

    """

  /// The changes of Swift from the document to another one, each as its level, code and message.
  private func changes(_ new: String, _ settings: String = "") throws -> [String] {
    try lines(new, settings).map { $0.replacing(#/^\S+:\d+:\d+: /#, with: "") }
  }

  /// The lines of changed Swift, with the locations in the documents.
  private func lines(
    _ new: String,
    _ settings: String = "",
    old: String? = nil
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("// Package\n", to: "Package.swift")
    for (name, text) in [("old", old ?? document), ("new", new)] {
      try folder.write(text, to: "\(name)/openapi.yaml")
      try folder.write(
        "documents: [openapi.yaml]\nmodule: Shop\noutput: ../Sources/Shop\n"
          + (name == "new" ? settings : ""),
        to: "\(name)/bindings.yaml"
      )
    }
    let run = try BinderyProcess(
      ["diff", "old", "new", "--verdict", "source", "--all"],
      in: folder.url
    )
    return run.output.split(separator: "\n").filter { $0.contains("Swift ") }.map(String.init)
  }

  /// A declaration has the location of the part of the document that it represents.
  func testChangesHaveLocations() throws {
    let found = try lines(
      document.replacing("name: { type: string }", with: "age: { type: string }")
    )
    XCTAssert(found.contains { $0.hasPrefix("new/openapi.yaml:19:48: note: Swift Author.age: ") })
    XCTAssert(found.contains { $0.hasPrefix("old/openapi.yaml:19:49: error: Swift Author.name: ") })
    XCTAssert(
      found.contains { $0.hasPrefix("new/openapi.yaml:19:13: error: Swift Author.init: ") },
      "\(found)"
    )
  }

  /// `deprecated` of a rename keeps the old name, so that old code compiles.
  func testFormerNamesKeepCodeThatUsesThem() throws {
    let renamed = document.replacing("Author:", with: "Writer:")
      .replacing("schemas/Author", with: "schemas/Writer")
      .replacing("operationId: addBook", with: "operationId: createBook")
    let broken = try changes(renamed)
    XCTAssert(broken.contains { $0.hasPrefix("error: Swift Author: ") }, "\(broken)")
    let kept = try changes(
      renamed,
      """
      renames:
        - { schema: Writer, to: Writer, deprecated: Author, because: it is more general }
        - { operation: createBook, to: createBook, deprecated: addBook, because: it reads better }

      """
    )
    XCTAssertEqual(kept.filter { !$0.hasPrefix("note: ") }, [])
    XCTAssert(
      kept.contains { $0.contains("“public typealias Author = Writer” was added") },
      "\(kept)"
    )
  }

  /// What may be removed after its last day is no break of Swift, either.
  func testSwiftIsRemovedAfterItsLastDay() throws {
    for (day, level) in [("2020-01-31", "note"), ("2999-01-31", "error")] {
      let old = document.replacing(
        "name: { type: string }",
        with: "born: { type: integer }, name: { type: string, deprecated: true, x-sunset: \(day) }"
      )
      let new = document.replacing("name: { type: string }", with: "born: { type: integer }")
      let found = try lines(new, old: old).map { $0.replacing(#/^\S+:\d+:\d+: /#, with: "") }
      XCTAssert(found.contains { $0.hasPrefix("\(level): Swift Author.name: ") }, "\(found)")
      XCTAssert(found.contains { $0.hasPrefix("\(level): Swift Author.init: ") }, "\(found)")
    }
  }

  /// A type inside of another one replaces the one of the same name outside.
  func testNamesMeanTheNearestTypes() throws {
    let inlined = document.replacing(
      ##"author: { $ref: "#/components/schemas/Author" }"##,
      with: "author: { type: object, properties: { name: { type: string } } }"
    )
    let found = try changes(inlined)
    XCTAssert(
      found.contains(
        "error: Swift Book.author: it changed from “public var author: Author” to"
          + " “public var author: Book.Author” [swift-declaration-changed]"
      ),
      "\(found)"
    )
    XCTAssert(found.contains { $0.contains("Swift Book.init: it has") }, "\(found)")
  }

  /// A value of a type is one of the optional type, too.
  func testAParameterThatBecomesOptionalTakesTheSameValues() throws {
    let found = try changes(document.replacing("required: true", with: "required: false"))
    XCTAssertEqual(
      found.filter { $0.contains(".addBook: ") },
      [
        "note: Swift ShopAPI.addBook: it has “body: Book? = nil” now, and no longer “body: Book”"
          + " [swift-parameter-became-optional]"
      ]
    )
    XCTAssert(found.contains { $0.hasPrefix("error: Swift AddBook.body: it changed") }, "\(found)")
  }

  /// The protocol of requests has the credentials of an operation that needs none.
  func testMembersWithADefaultArentMissed() throws {
    XCTAssertEqual(try changes(document.replacing("      security: [{ key: [] }]\n", with: "")), [])
  }
}
