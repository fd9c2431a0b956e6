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
  private func changes(
    _ new: String,
    _ settings: String = "",
    old: String? = nil
  ) throws -> [String] {
    try lines(new, settings, old: old).map { $0.replacing(#/^\S+:\d+:\d+: /#, with: "") }
  }

  /// The lines of changed Swift, with the locations in the documents.
  private func lines(
    _ new: String,
    _ settings: String = "",
    old: String? = nil
  ) throws -> [String] {
    try allLines(new, settings, old: old).filter { $0.contains("Swift ") }
  }

  /// The lines of changes of names and Swift.
  private func allLines(
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
    return run.output.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix(" ") && !$0.contains(": note: the old description") }
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

  /// A kept name is no break, also if the operation has another change.
  func testKeptNamesArentReportedBesideOtherChanges() throws {
    let parameters =
      "parameters: [{ name: size, in: query, schema: { type: integer } },"
      + " { name: page, in: query, schema: { type: integer } }]"
    let old = document.replacing(
      "operationId: addBook",
      with: "operationId: addBook\n      \(parameters)"
    )
    let new = document.replacing("operationId: addBook", with: "operationId: createBook")
    let broken = try allLines(new, old: old)
    XCTAssert(broken.contains { $0.contains("[operation-renamed]") }, "\(broken)")
    let kept = try allLines(
      new,
      "renames: [{ operation: createBook, to: createBook, deprecated: addBook, because: a }]\n",
      old: old
    )
    XCTAssertFalse(kept.contains { $0.contains("[operation-renamed]") }, "\(kept)")
    // What a renamed type has lost has the location of the type.
    XCTAssert(
      kept.contains {
        $0.hasPrefix("old/openapi.yaml:6:7: error: Swift CreateBook.size: ")
          && $0.hasSuffix("was removed [swift-declaration-removed]")
      },
      "\(kept)"
    )
    XCTAssertEqual(
      kept.filter { !$0.hasPrefix("new/openapi.yaml:6:7: ") && $0.contains("add") },
      []
    )
    XCTAssertEqual(kept.filter { !$0.hasPrefix("old/") && !$0.hasPrefix("new/") }, [])
  }

  /// The names of path parameters and schemas are kept, too.
  func testKeptNamesOfParameters() throws {
    let old = document.replacing("/books:", with: "/books/{id}:")
      .replacing("operationId: addBook", with: "operationId: addBook\n      \(parameter("id"))")
    let new = document.replacing("/books:", with: "/books/{bookId}:")
      .replacing("operationId: addBook", with: "operationId: addBook\n      \(parameter("bookId"))")
      .replacing("name: { type: string }", with: "age: { type: string }")
    let broken = try allLines(new, old: old)
    XCTAssert(broken.contains { $0.contains("[path-parameter-renamed]") }, "\(broken)")
    let kept = try allLines(
      new,
      "renames: [{ parameter: bookId, of: addBook, to: id, because: a }]\n",
      old: old
    )
    XCTAssertFalse(kept.contains { $0.contains("[path-parameter-renamed]") }, "\(kept)")
  }

  /// The client's declarations have the location of the document.
  func testAllChangesHaveLocations() throws {
    let new = document.replacing("key: [", with: "token: [").replacing("{ key:", with: "{ token:")
      .replacing("    post:\n", with: "    put:\n")
    let found = try allLines(new)
    XCTAssert(found.contains { $0.contains("Swift ShopAPI.Credentials.init: ") }, "\(found)")
    XCTAssertEqual(found.filter { !$0.hasPrefix("old/") && !$0.hasPrefix("new/") }, [])
  }

  private func parameter(_ name: String) -> String {
    "parameters: [{ name: \(name), in: path, required: true, schema: { type: string } }]"
  }

  /// Parameters, messages, and types without other uses are removed after their last day.
  func testPartsWithoutAttributesAreRemovedAfterTheirLastDay() throws {
    for (day, level) in [("2020-01-31", "note"), ("2999-01-31", "error")] {
      let sunset = "deprecated: true, x-sunset: \(day)"
      let added =
        "parameters: [{ name: size, in: query, \(sunset), schema: { $ref: "
        + "\"#/components/schemas/Size\" } }]"
      let old =
        document.replacing("operationId: addBook", with: "operationId: addBook\n      \(added)")
        + "    Size: { type: string, enum: [large, small] }\n"
      let found = try changes(document, old: old)
      for name in ["AddBook.size", "AddBook.init", "ShopAPI.addBook", "Size"] {
        XCTAssert(found.contains { $0.hasPrefix("\(level): Swift \(name): ") }, "\(name) \(found)")
      }
      let messages = """
        asyncapi: 3.0.0
        info: { title: News, version: "1" }
        servers: { main: { host: news.example, protocol: wss } }
        channels:
          news:
            address: news
            messages:
              added: { payload: { type: object, required: [a], properties: { a: { const: a } } } }
        operations:
          hear: { action: send, channel: { $ref: "#/channels/news" } }

        """
      let removed =
        "      gone: { \(sunset), payload: { type: object, required: [b], properties: { b: { const: b } } } }\n"
      let events = try changes(
        messages,
        old: messages.replacing("messages:\n", with: "messages:\n\(removed)")
      )
      for name in ["NewsChannel.Incoming.gone", "NewsChannel.Gone"] {
        XCTAssert(events.contains { $0.hasPrefix("\(level): Swift \(name): ") }, "\(events)")
      }
    }
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

  /// How a value is stored, and the alias that its type has, don't concern those who use it.
  func testStorageAndAliasesAreNoChange() throws {
    let old =
      document.replacing("author: {", with: "colour: { type: string }, author: {")
        + """
            Item:
              oneOf: [{ $ref: "#/components/schemas/Book" }, { type: string }]

        """
    let new =
      old.replacing("colour: { type: string }", with: "colour: { $ref: \(Self.colour) }")
      .replacing(
        "properties: { name: { type: string } }",
        with: "properties: { name: { type: string }, items: { $ref: \(Self.item) },"
          + " book: { $ref: \(Self.book) } }"
      ) + "    Colour: { type: string }\n"
    for (one, other) in [(old, new), (new, old)] {
      let found = try changes(other, old: one)
      XCTAssertFalse(found.contains { $0.contains("Swift Book") }, "\(found)")
      XCTAssertFalse(found.contains { $0.contains("Swift Item") }, "\(found)")
    }
  }

  /// Members with equal schemas share a type, which is in the first of them.
  func testATypeThatMovesIsNoChange() throws {
    let state = "{ type: object, properties: { state: { type: string, enum: [open, closed] } } }"
    let used =
      document.replacing(
        "properties: { author:",
        with: "properties: { order: { $ref: \(Self.order) }, part: { $ref: \(Self.part) }, author:"
      )
    let old = used + "    Order: \(state)\n    Part: \(state)\n"
    let new = used + "    Part: \(state)\n    Order: \(state)\n"
    XCTAssertEqual(try changes(new, old: old).filter { $0.hasPrefix("error: ") }, [])
    let rest = used + "    Order: { type: object }\n    Part: \(state)\n"
    XCTAssertEqual(
      try changes(rest, old: old).filter { $0.contains("Swift Order.State:") },
      ["error: Swift Order.State: the type is now Part.State [swift-type-renamed]"]
    )
  }

  /// Code that handles each case of both, or extends both, breaks if two types become one.
  func testTwoTypesThatBecomeOneAreAChange() throws {
    let state = { (cases: String) in
      "{ type: object, properties: { state: { type: string, enum: [\(cases)] } } }"
    }
    let used =
      document.replacing(
        "properties: { author:",
        with: "properties: { order: { $ref: \(Self.order) }, part: { $ref: \(Self.part) }, author:"
      )
    let order = used + "    Order: \(state("open, closed"))\n"
    let found = try changes(
      order + "    Part: \(state("open, closed"))\n",
      old: order + "    Part: \(state("open"))\n"
    )
    XCTAssert(found.contains { $0.hasPrefix("error: Swift Part.State: ") }, "\(found)")
  }

  /// An alias of both versions is the type that it names.
  func testAnAliasIsItsType() throws {
    let old =
      document.replacing("author: {", with: "colour: { type: string }, author: {")
      + "    Colour: { type: string }\n"
    let new = old.replacing("colour: { type: string }", with: "colour: { $ref: \(Self.colour) }")
    XCTAssertEqual(try changes(new, old: old), [])
  }

  /// A type that becomes another one is one change: code that names it by an alias compiles, and no
  /// code switches over cases of a type that had none.
  func testAnotherTypeIsOneChange() throws {
    let old =
      document.replacing("Author: {", with: "Person: {")
      .replacing("schemas/Author", with: "schemas/Writer")
      + "    Writer: { $ref: \"#/components/schemas/Person\" }\n"
    let new = old.replacing(
      "Writer: { $ref: \"#/components/schemas/Person\" }",
      with: "Writer: { oneOf: [{ $ref: \"#/components/schemas/Person\" }, { type: string }] }"
    )
    let found = try changes(new, old: old)
    XCTAssertEqual(
      found.filter { $0.hasPrefix("error: ") }.map { $0.split(separator: " ").prefix(3) },
      [["error:", "Swift", "Writer:"]],
      "\(found)"
    )
    let inline = old.replacing(
      "author: { $ref: \"#/components/schemas/Writer\" }",
      with: "author: { type: object, properties: { name: { type: string } } }"
    )
    let union = old.replacing(
      "author: { $ref: \"#/components/schemas/Writer\" }",
      with: "author: { oneOf: [{ $ref: \"#/components/schemas/Person\" }, { type: string }] }"
    )
    let replaced = try changes(union, old: inline)
    XCTAssertFalse(replaced.contains { $0.contains("[swift-case-added]") }, "\(replaced)")
  }

  private static let order = "\"#/components/schemas/Order\""
  private static let part = "\"#/components/schemas/Part\""
  private static let colour = "\"#/components/schemas/Colour\""
  private static let book = "\"#/components/schemas/Book\""
  private static let item = "\"#/components/schemas/Item\""

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
