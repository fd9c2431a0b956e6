import Foundation
import XCTest

/// Runs of the command with overlays.
final class OverlayTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths: {}
    components:
      schemas:
        Book:
          type: object
          required: [title, isbn]
          properties: { title: { type: string }, isbn: { type: string } }

    """

  private static let overlay = """
    overlay: 1.0.0
    info: { title: Corrections, version: "1" }
    actions:
      - target: $.components.schemas.Book.required[?@ == 'isbn']
        remove: true

    """

  private static let pages = """
    overlay: 1.0.0
    info: { title: Pages, version: "1" }
    actions:
      - target: $.components.schemas.Book
        update: { properties: { pages: { type: integer } }, required: [pages] }

    """

  func testARequiredMemberBecomesOptional() throws {
    let folder = try folder()
    for (overlays, isbn, pages) in [
      ([], "public var isbn: String\n", nil),
      (["o.yaml"], "public var isbn: String?", nil),
      (["o.yaml", "p.yaml"], "public var isbn: String?", "public var pages: Int\n"),
    ] as [([String], String, String?)] {
      let arguments = ["generate", "shop.yaml", "-o", "Out", "--force"]
      let run = try BinderyProcess(
        arguments + overlays.flatMap { ["--overlay", $0] },
        in: folder.url
      )
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssertFalse(run.errors.contains("warning"), run.errors)
      let book = try generated(folder.url.appendingPathComponent("Out"))
      XCTAssert(book.contains(isbn), book)
      XCTAssertEqual(book.contains("var pages"), pages != nil)
      if let pages { XCTAssert(book.contains(pages), book) }
      XCTAssert(book.hasPrefix("// Generated from shop.yaml."), String(book.prefix(80)))
    }
  }

  func testBindingsNameOverlays() throws {
    let folder = try folder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.document, to: "Spec/shop/openapi.yaml")
    try folder.write(Self.overlay, to: "Spec/shop/overlays/o.yaml")
    try folder.write(Self.pages, to: "Spec/shop/p.yaml")
    try folder.write(
      """
      documents: [{ path: openapi.yaml, overlays: [overlays/o.yaml, p.yaml] }]
      module: Shop
      output: ../../Sources/Shop
      """,
      to: "Spec/shop/bindings.yaml"
    )
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let book = try generated(folder.url.appendingPathComponent("Sources/Shop"))
    XCTAssert(book.contains("public var isbn: String?"), book)
    XCTAssert(book.contains("public var pages: Int\n"), book)
  }

  func testOverlaysOutsideOfThePackageAreErrors() throws {
    let folder = try folder()
    try folder.write("", to: "package/Package.swift")
    try folder.write(Self.document, to: "package/Spec/shop/openapi.yaml")
    try folder.write(
      """
      documents: [{ path: openapi.yaml, overlays: [../../../o.yaml] }]
      module: Shop
      output: ../../Sources/Shop
      """,
      to: "package/Spec/shop/bindings.yaml"
    )
    let package = folder.url.appendingPathComponent("package")
    let run = try BinderyProcess("generate", in: package)
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.hasPrefix("Spec/shop/bindings.yaml:1:46: error: the path “"),
      run.errors
    )
    XCTAssert(run.errors.contains("” of “overlays” is outside the package"), run.errors)
    XCTAssertEqual(try BinderyProcess("generate", "--allow-outside", in: package).status, 0)
  }

  func testLintReportsProblemsOfOverlays() throws {
    let folder = try folder()
    try folder.write(
      Self.overlay.replacingOccurrences(of: "Book", with: "Bok"),
      to: "unused.yaml"
    )
    let run = try BinderyProcess(
      "lint",
      "shop.yaml",
      "--overlay",
      "unused.yaml",
      "--overlay",
      "o.yaml",
      in: folder.url
    )
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(
      run.output,
      """
      unused.yaml:4:13: warning: the target “$.components.schemas.Bok.required[?@ == 'isbn']” \
      selects no node; the action has no effect [unused-rule]
        4 |   - target: $.components.schemas.Bok.required[?@ == 'isbn']
          |             ^
        help: correct the JSONPath, or remove the action

      """
    )
  }

  func testOverlaysRequireADocument() throws {
    for (arguments, message) in [
      (["generate", "--overlay", "o.yaml"], "--overlay requires a document"),
      (["lint", "--overlay", "o.yaml"], "--overlay requires a document"),
      (["lint", "a.yaml", "b.yaml", "--overlay", "o.yaml"], "a single document, not 2"),
      (["lint", "a.yaml", "--overlay"], "--overlay requires a value"),
    ] {
      let run = try BinderyProcess(arguments)
      XCTAssertEqual(run.status, 2)
      XCTAssert(run.errors.contains(message), run.errors)
    }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write(Self.overlay, to: "o.yaml")
    try folder.write(Self.pages, to: "p.yaml")
    return folder
  }

  /// The contents of the file with the models.
  private func generated(_ folder: URL) throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let path = try XCTUnwrap(paths.first { $0.hasSuffix("Book.swift") })
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
