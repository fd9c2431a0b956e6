import XCTest

/// Lines of the table of an import.
final class ImportTableTests: XCTestCase {
  private func importing(
    _ entries: [String],
    servers: String = "servers: [{ url: \"https://shop.example/v1\" }]",
    _ arguments: String...
  ) throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      \(servers)
      paths:
        /books:
          post: { operationId: addBook, responses: { "200": { description: Done. } } }

      """,
      to: "shop.yaml"
    )
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ", "))]}}"#,
      to: "saved.har"
    )
    return try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "out.har"] + arguments,
      in: folder.url
    )
  }

  private func entry(_ method: String, _ url: String, _ header: String = "Accept") -> String {
    """
    {"request": {"method": "\(method)", "url": "\(url)",
                 "headers": [{"name": "\(header)", "value": "POST"}]},
     "response": {"status": 200, "content": {}}}
    """
  }

  func testPreflightsHaveALineOfTheirOwn() throws {
    let url = "https://shop.example/v1/books"
    let run = try importing([
      entry("OPTIONS", url, "access-control-request-method"), entry("POST", url),
      entry("GET", "https://ads.example/"),
    ])
    XCTAssertEqual(
      run.errors,
      """
      saved.har:
        imported           1
        preflight          1  OPTIONS of browsers, for permission to send a request
        unrelated          1  other hosts, pages and their parts
        written to out.har

      """
    )
  }

  func testAnAssumedServerIsStated() throws {
    let run = try importing([entry("POST", "https://test.shop.example/v1/books")])
    XCTAssert(
      run.errors.contains(
        """
          imported           1
            from https://test.shop.example, which is assumed to be the server https://shop.example/v1
        """
      ),
      run.errors
    )
    let local = try importing(
      [entry("POST", "http://localhost:8080/books")],
      servers: "servers: [{ url: / }]"
    )
    XCTAssert(
      local.errors.contains("from http://localhost:8080, which is assumed to be the service\n"),
      local.errors
    )
    let described = try importing([entry("POST", "https://shop.example/v1/books")])
    XCTAssertFalse(described.errors.contains("assumed"), described.errors)
    let stated = try importing(
      [entry("POST", "https://test.shop.example/v1/books")],
      "--server",
      "https://test.shop.example"
    )
    XCTAssertFalse(stated.errors.contains("assumed"), stated.errors)
  }

  /// No command shows further errors of an archive, which `lint` doesn't read.
  func testErrorsNameNoOtherCommand() throws {
    let invalid = #"{"request": {"method": "GET", "url": "books"}, "response": {"status": 200}}"#
    let run = try importing(Array(repeating: invalid, count: 60))
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.errors.contains("isn't a valid absolute URL"), run.errors)
    XCTAssertFalse(run.errors.contains("--all"), run.errors)
  }
}
