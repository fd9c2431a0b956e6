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

  /// Each file has a table; the total follows.
  func testSeveralFilesHaveATotal() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example/v1" }]
      paths: { /books: { post: { operationId: addBook, responses: { "200": { description: Done. } } } } }

      """,
      to: "Spec/shop/shop.yaml"
    )
    try folder.write(
      "documents: [shop.yaml]\nmodule: Shop\noutput: ../../Sources\nrecordings: recordings\n",
      to: "Spec/shop/bindings.yaml"
    )
    let entry = entry("POST", "https://shop.example/v1/books")
    try folder.write(#"{"log": {"version": "1.2", "entries": [\#(entry)]}}"#, to: "saved/a.har")
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entry), \#(entry)]}}"#,
      to: "saved/b.har"
    )
    let run = try BinderyProcess("import", "saved", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(run.errors.hasSuffix("\ntotal: 2 imported, 1 duplicate\n"), run.errors)
    let again = try BinderyProcess("import", "saved", in: folder.url)
    XCTAssert(again.errors.hasSuffix("\ntotal: 0 imported, 3 duplicate\n"), again.errors)
    let one = try BinderyProcess("import", "saved/a.har", in: folder.url)
    XCTAssertFalse(one.errors.contains("total"), one.errors)
  }
}
