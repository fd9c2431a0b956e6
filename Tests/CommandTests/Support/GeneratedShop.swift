import Foundation
import XCTest

/// A package with the generated code of one document.
struct GeneratedShop {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try folder.write(
      "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n",
      to: "Spec/shop/bindings.yaml"
    )
    try write(Self.document)
    let run = try run()
    XCTAssertEqual(run.errors, "Sources/Shop: 5 files, 5 added\n")
  }

  func write(_ document: String) throws {
    try folder.write(document, to: "Spec/shop/openapi.yaml")
  }

  func run(_ options: String...) throws -> BinderyProcess {
    try BinderyProcess(["generate"] + options, in: folder.url)
  }

  /// Every generated file with its text.
  func generated() throws -> [String: String] {
    let output = folder.url.appendingPathComponent("Sources/Shop")
    let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".swift") }.map {
        ($0, try String(contentsOf: output.appendingPathComponent($0), encoding: .utf8))
      }
    )
  }
}

extension GeneratedShop {
  static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        get:
          operationId: listBooks
          tags: [books]
          responses: { "200": { $ref: "#/components/responses/Books" } }
      /orders:
        get:
          operationId: listOrders
          tags: [orders]
          responses: { "200": { $ref: "#/components/responses/Orders" } }
    components:
      responses:
        Books: { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
        Orders: { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
      schemas:
        Book: { type: object, properties: { id: { type: string } } }
        Order: { type: object, properties: { id: { type: string } } }

    """

  /// Returns the document with lines indented or outdented.
  static func indented(_ range: some RangeExpression<Int>, by columns: Int) -> String {
    let range = range.relative(to: lines)
    return lines.enumerated().map { number, line in
      guard range.contains(number), !line.isEmpty else { return line }
      return columns < 0
        ? String(line.dropFirst(-columns)) : String(repeating: " ", count: columns) + line
    }
    .joined(separator: "\n")
  }

  /// Returns the document with a range of lines replaced or removed.
  static func without(_ range: some RangeExpression<Int>, adding text: String? = nil)
    -> String
  {
    var lines = lines
    lines.replaceSubrange(range.relative(to: lines), with: text.map { [$0] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  private static let lines = document.components(separatedBy: "\n")
}
