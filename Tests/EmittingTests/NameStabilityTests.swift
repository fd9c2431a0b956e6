import Emitting
import Foundation
import XCTest

/// An addition to a document renames no declaration.
final class NameStabilityTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /orders:
        post:
          operationId: placeOrder
          requestBody: { content: { application/json: { schema: { type: object, properties: { status: { type: string, enum: [a, b] } } } } } }
          responses:
            "200": { description: Done., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
            "404": { description: Gone., headers: { X-Id: { schema: { type: string } } }, content: { application/json: { schema: { type: object, properties: { why: { type: string } } } } } }
    components:
      schemas:
        Order:
          properties:
            status: { type: string, enum: [open, closed] }
            type: { type: string, enum: [a, b] }
            items: { type: array, items: { properties: { size: { properties: { unit: { type: string, enum: [a, b] } } } } } }
            note: { oneOf: [{ type: string }, { title: text, properties: { body: { type: string } } }] }
    """

  func testAnAddedTypeRenamesNoNestedType() throws {
    let names = ["Status", "Kind", "ItemsItem", "Size", "Unit", "Note", "Text", "Body", "NotFound"]
    try assertStable(document, names)
  }

  func testAReferencedTypeIsNotHidden() throws {
    let changed = document.replacingOccurrences(
      of: "status: { type: string, enum: [open, closed] }",
      with: "status: { type: string, enum: [open, closed] }\n        other: "
        + "{ $ref: '#/components/schemas/Status' }"
    )
    let texts = try Emission(adding(["Status"], to: changed)).texts
    let order = try XCTUnwrap(texts["Models/Order.swift"])
    XCTAssert(order.contains("public var status: OrderStatus?\n"), order)
    XCTAssert(order.contains("public var other: Status?\n"), order)
  }

  /// An element that is spelled as in Swift keeps its name when a similar one is added before it.
  func testAnAddedSimilarSpellingTakesNoName() throws {
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /a: { get: { operationId: fetchAll, responses: { "200": { description: Fine. } } } }
      components:
        schemas:
          FooBar: { properties: { userId: { type: string }, state: { enum: [open, closed] } } }
          DataModel: { properties: { a: { type: string } } }
      """
    let additions = [
      ("FooBar:", "foo_bar: { properties: { b: { type: string } } }\n    FooBar:"),
      ("FooBar:", "Data: { properties: { b: { type: string } } }\n    FooBar:"),
      ("userId:", "user_id: { type: string }, userId:"),
      ("[open,", "[OPEN, open,"),
      (
        "  /a:",
        "  /b: { get: { operationId: fetch_all, responses: { \"200\": { description: B } } } }\n  /a:"
      ),
    ]
    let old = try Emission(document).texts
    for (anchor, addition) in additions {
      let changed = document.replacingOccurrences(of: anchor, with: addition)
      let new = try Emission(changed).texts.values.joined()
      for text in old.values {
        // The lists of an initializer and of known values grow; the declarations stay.
        let declarations = text.split(separator: "\n").filter {
          $0.contains("public") && !$0.contains("init(") && !$0.contains("knownValues")
        }
        for line in declarations { XCTAssert(new.contains(line), "\(addition): \(line)") }
      }
      // A value keeps its spelling.
      let count = addition.contains("OPEN") ? 0 : 1
      XCTAssertEqual(try Emission(changed).emitter.conflicts.count, count, addition)
    }
  }

  func testAnAddedOperationChangesNoOther() throws {
    let added = document.replacingOccurrences(
      of: "paths:\n",
      with: "paths:\n  /status:\n    get:\n      operationId: status\n      responses:\n"
        + "        \"200\": { description: Fine. }\n"
    )
    let new = Set(try declarations(in: added))
    for declaration in try declarations(in: document) where !declaration.contains("extension Shop")
    {
      XCTAssert(new.contains(declaration), declaration)
    }
  }

  /// The declarations of real documents don't change when schemas with the names of nested types
  /// are added.
  func testAddingToRealDocuments() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/corpus/openapi")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("the corpus isn't there: \(folder.path)")
    }
    let documents = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in documents where name.hasSuffix(".yaml") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let isWhole = !text.contains("$ref: http")
      guard text.utf8.count < 100_000, isWhole, schemas(in: text) != nil else { continue }
      try assertStable(text, ["Status", "Kind", "Body", "Item", "Data", "Value", "Scheme", "Zzz"])
    }
  }

  private func assertStable(_ document: String, _ names: [String]) throws {
    let new = Set(try declarations(in: adding(names, to: document)))
    for declaration in try declarations(in: document) {
      XCTAssert(new.contains(declaration), declaration)
    }
  }

  /// Returns the declarations at the top level of all files.
  private func declarations(in document: String) throws -> [String] {
    try Emission(document).texts.values.flatMap { text in
      text.replacing(/\nimport \w+/, with: "").replacing(/\n(?=\n(?:\/\/\/|public) )/, with: "\0")
        .split(separator: "\0").dropFirst().map { $0.trimmingCharacters(in: .newlines) }
    }
  }

  private func adding(_ names: [String], to document: String) throws -> String {
    let section = try XCTUnwrap(schemas(in: document))
    let taken = document[section.upperBound...]
    let known = taken.lowercased()
    let lines = names.filter { !known.contains("\n\(section.indent)\($0.lowercased()):") }.map {
      "\(section.indent)\($0): { type: object, properties: { added: { type: string } } }\n"
    }
    return document[..<section.upperBound] + lines.joined() + taken
  }

  /// Returns the beginning of `components/schemas`, and the indentation of its members.
  private func schemas(in document: String) -> (upperBound: String.Index, indent: String)? {
    guard let components = document.range(of: "\ncomponents:\n"),
      let match = document[components.upperBound...].firstMatch(of: /\n* +schemas:\n( +)[^ ]/)
    else { return nil }
    return (
      document.index(match.range.upperBound, offsetBy: -match.1.count - 1), String(match.1)
    )
  }
}
