import Foundation
import XCTest

/// Slips that would remove much of what was generated, and removals that are meant.
final class LargeRemovalTests: XCTestCase {
  private static let document = """
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
  private static let lines = document.components(separatedBy: "\n")

  /// Each slip of the indentation is one finding, and removes nothing.
  func testASectionThatIsOutOfPlaceIsTheOneFinding() throws {
    let tooFar = "components is indented too far: it lies under paths"
    let slips: [(slip: String, place: String, document: String)] = [
      (tooFar, "14:3", Self.indented(13..<14, by: 2)),
      (tooFar, "14:3", Self.indented(13..., by: 2)),
      (
        "components is indented too far: it lies under “/orders”", "14:5",
        Self.indented(13..., by: 4)
      ),
      (
        "“responses” is indented too little: it belongs under components", "15:1",
        Self.indented(14..., by: -2)
      ),
      (
        "“Book” is indented too little: it belongs under schemas", "19:3",
        Self.indented(18..., by: -2)
      ),
      (
        "“/books” is indented too little: it belongs under paths", "4:1",
        Self.indented(3..<13, by: -2)
      ),
    ]
    for (slip, place, text) in slips {
      let package = try Package()
      let before = try package.generated()
      try package.write(text)
      let run = try package.run()
      XCTAssertEqual(run.status, 1, slip)
      let lines = run.errors.split(separator: "\n")
      XCTAssertEqual(
        lines.first?.hasPrefix("Spec/shop/openapi.yaml:\(place): error: \(slip)"),
        true,
        run.errors
      )
      XCTAssertEqual(run.errors.components(separatedBy: ": error: ").count, 2, run.errors)
      XCTAssertFalse(run.errors.contains("dangling-reference"), run.errors)
      XCTAssertEqual(try package.generated(), before, slip)
    }
  }

  func testJSONHasNoIndentation() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" },
        "paths": { "components": { "schemas": { "A": { "type": "string" } } } } }

      """,
      to: "shop.json"
    )
    let run = try BinderyProcess("generate", "shop.json", "-o", "Out", in: folder.url)
    XCTAssert(
      run.errors.hasPrefix(
        "shop.json:2:14: error: components is out of place: it lies under paths;"
      ),
      run.errors
    )
    XCTAssertEqual(run.status, 1)
  }

  func testEveryOperationOrModelIsNotRemovedUnlessForced() throws {
    let noPaths = Self.without(2..<13, adding: "paths: {}")
    let noModels = Self.without(13...)
    for (text, lost, place) in [
      (noPaths, "every operation: 2 of 5", "3:8"), (noModels, "every model: 2 of 5", "1:1"),
    ] {
      let package = try Package()
      let before = try package.generated()
      try package.write(text)
      let run = try package.run()
      XCTAssert(
        run.errors.hasPrefix(
          "Spec/shop/openapi.yaml:\(place): error: this run would remove \(lost) generated files in"
            + " Sources/Shop"
        ),
        run.errors
      )
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(try package.generated(), before)
      let check = try package.run("--check")
      XCTAssert(check.errors.contains("[large-removal]"), check.errors)
      XCTAssert(check.output.contains("would remove Sources/Shop/"), check.output)
      XCTAssertEqual(check.status, 1)
      let forced = try package.run("--force")
      XCTAssertEqual(forced.status, 0, forced.errors)
      XCTAssert(forced.errors.contains(" removed"), forced.errors)
    }
  }

  /// A rename removes as many files as it adds; a third of them is not more than a third.
  func testMoreThanAThirdNeedsForce() throws {
    let package = try Package()
    let one = Self.document.replacingOccurrences(of: "Book\"", with: "Volume\"")
      .replacingOccurrences(of: "    Book:", with: "    Volume:")
    try package.write(one)
    XCTAssertEqual(try package.run().status, 0)
    try package.write(
      one.replacingOccurrences(of: "Order\"", with: "Purchase\"")
        .replacingOccurrences(of: "    Order:", with: "    Purchase:")
        .replacingOccurrences(of: "tags: [books]", with: "tags: [volumes]")
    )
    let run = try package.run()
    XCTAssert(
      run.errors.hasPrefix(
        "Spec/shop/bindings.yaml:3:9: error: this run would remove 2 of 5 generated files"
      ),
      run.errors
    )
    XCTAssertEqual(try package.run("--force").status, 0)
  }

  func testOneDocumentAndATypoInAFilterRemoveNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let generate = ["generate", "shop.yaml", "-o", "Out"]
    XCTAssertEqual(try BinderyProcess(generate, in: folder.url).status, 0)
    let typo = try BinderyProcess(generate + ["--tag", "boks"], in: folder.url)
    XCTAssert(typo.errors.contains("did you mean “books”?"), typo.errors)
    XCTAssertEqual(typo.status, 1)
    let half = try BinderyProcess(generate + ["--tag", "books"], in: folder.url)
    XCTAssert(half.errors.contains("would remove 2 of 5 generated files in Out"), half.errors)
    XCTAssertEqual(half.status, 1)
    XCTAssertEqual(
      try BinderyProcess(generate + ["--tag", "books", "--force"], in: folder.url).status,
      0
    )
  }

  func testFollowersOfOneCauseAreOneLine() throws {
    let package = try Package()
    try package.write(
      Self.document.replacingOccurrences(of: "    Book:", with: "    Volume:")
        .replacingOccurrences(of: "schemas/Order\"", with: "schemas/Book\"")
    )
    let brief = try package.run("--force")
    XCTAssertEqual(brief.errors.components(separatedBy: "[dangling-reference]").count, 2)
    XCTAssert(
      brief.errors.contains("\nnote: 1 more for the same reason; bindery lint --all shows it\n"),
      brief.errors
    )
    let all = try BinderyProcess("lint", "--all", in: package.folder.url)
    XCTAssertEqual(all.output.components(separatedBy: "[dangling-reference]").count, 3)
  }

  // MARK: - Slips

  private static func indented(_ range: some RangeExpression<Int>, by columns: Int) -> String {
    let range = range.relative(to: lines)
    return lines.enumerated().map { number, line in
      guard range.contains(number), !line.isEmpty else { return line }
      return columns < 0
        ? String(line.dropFirst(-columns)) : String(repeating: " ", count: columns) + line
    }
    .joined(separator: "\n")
  }

  private static func without(_ range: some RangeExpression<Int>, adding text: String? = nil)
    -> String
  {
    var lines = lines
    lines.replaceSubrange(range.relative(to: lines), with: text.map { [$0] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  /// A package of which the document was generated once.
  private struct Package {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
      try folder.write(
        "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n",
        to: "Spec/shop/bindings.yaml"
      )
      try write(LargeRemovalTests.document)
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
}
