import Foundation
import XCTest

/// Imports of requests to operations that differ only in the query of their paths.
final class FixedQueryTests: XCTestCase {
  private func operations(of urls: [String], in paths: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths:
      \(paths)
      """,
      to: "shop.yaml"
    )
    let entries = urls.map { url in
      """
      {"request": {"method": "GET", "url": "https://shop.example\(url)"},
       "response": {"status": 204, "content": {"mimeType": "", "text": ""}}}
      """
    }
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      to: "saved.har"
    )
    let run = try BinderyProcess(
      "import",
      "saved.har",
      "--spec",
      "shop.yaml",
      "--into",
      "shop.har",
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.output + run.errors)
    let file = folder.url.appendingPathComponent("shop.har")
    return try String(contentsOf: file, encoding: .utf8)
      .matches(of: /"operation": "(\w+)"/).map { String($0.1) }
  }

  private func operation(_ id: String, _ path: String, parameters: String = "[]") -> String {
    """
      \(path):
        get:
          operationId: \(id)
          parameters: \(parameters)
          responses: { "204": { description: It. } }

    """
  }

  /// The operation whose parameters the query has, and not the one that doesn't describe them.
  func testAQueryThatOneOperationDescribes() throws {
    XCTAssertEqual(
      try operations(
        of: ["/books", "/books?beta=true", "/books?page=2"],
        in: operation("list", "/books") + operation("listBeta", "/books?beta=true")
      ),
      ["list", "listBeta", "list"]
    )
  }

  func testOperationsWithOtherValues() throws {
    XCTAssertEqual(
      try operations(
        of: ["/?Action=Add&Title=Emma", "/?Action=Remove"],
        in: operation("add", "/?Action=Add") + operation("remove", "/?Action=Remove")
      ),
      ["add", "remove"]
    )
  }
}
