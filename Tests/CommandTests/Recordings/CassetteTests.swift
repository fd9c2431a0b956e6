import BinderyJSON
import Foundation
import XCTest

/// Imports of the cassettes of VCR and of its imitations.
final class CassetteTests: XCTestCase {
  private static let shop = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: The books., content: { application/json: { schema: { type: array } } } }
        post:
          operationId: addBook
          requestBody: { content: { application/json: { schema: { type: object } } } }
          responses: { "201": { description: Done. } }
    """

  private func importing(
    _ cassette: String,
    as name: String
  ) throws -> (run: BinderyProcess, entries: [JSONValue]) {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.shop, to: "Spec/shop/shop.yaml")
    try folder.write(
      "documents: [shop.yaml]\nmodule: Shop\noutput: ../../Sources\nrecordings: recordings\n",
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write(cassette, to: name)
    let run = try BinderyProcess("import", name, in: folder.url)
    let base = name.split(separator: ".")[0]
    let file = folder.url.appendingPathComponent("Spec/shop/recordings/\(base).har")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return (run, []) }
    let check = try BinderyProcess("check", in: folder.url)
    XCTAssertEqual(check.status, 0, check.output + check.errors)
    return (run, try JSONValue(parsing: text)["log"]?["entries"]?.array ?? [])
  }

  /// The entries of the list and of the new book, however the cassette writes them.
  private func assertBooks(
    _ imported: (run: BinderyProcess, entries: [JSONValue]),
    source: String,
    line: UInt = #line
  ) {
    let (run, entries) = imported
    XCTAssert(run.errors.contains("imported           2"), run.errors, line: line)
    XCTAssertEqual(
      entries.map { $0["_bindery"]?["operation"]?.string },
      ["listBooks", "addBook"],
      line: line
    )
    XCTAssertEqual(
      entries.map { $0["_bindery"]?["provenance"]?["source"]?.string },
      [source, source],
      line: line
    )
    let list = entries.first?["response"]?["content"]
    XCTAssertEqual(list?["text"]?.string, #"["é"]"#, line: line)
    XCTAssertEqual(list?["mimeType"], "application/json; charset=utf-8", line: line)
    XCTAssertEqual(entries.last?["request"]?["postData"]?["text"]?.string, "{}", line: line)
    let token = "Bearer s3cretTok3nXy9Zq"
    XCTAssertFalse(JSONValue.array(entries).description.contains(token), line: line)
  }

  func testVCR() throws {
    let cassette = """
      ---
      http_interactions:
      - request:
          method: get
          uri: https://shop.example/books
          body:
            encoding: US-ASCII
            string: ''
          headers:
            Authorization:
            - Bearer s3cretTok3nXy9Zq
        response:
          status:
            code: 200
            message: OK
          headers:
            Content-Type:
            - application/json; charset=utf-8
          body:
            encoding: ASCII-8BIT
            string: !binary |-
              WyLD
              qSJd
          http_version:
        recorded_at: Thu, 02 May 2013 20:06:44 GMT
      - request:
          method: post
          uri: https://shop.example/books
          body:
            encoding: UTF-8
            string: '{}'
          headers:
            Content-Type:
            - application/json
        response:
          status:
            code: 201
            message: Created
          headers: {}
          body:
            encoding: UTF-8
            string: ''
          http_version:
        recorded_at: Thu, 02 May 2013 20:06:45 GMT
      - request:
          method: get
      recorded_with: VCR 2.4.0
      """
    let imported = try importing(cassette, as: "books.yml")
    assertBooks(imported, source: "VCR 2.4.0, 2013-05-02")
    XCTAssert(imported.run.errors.contains("incomplete         1"), imported.run.errors)
  }

  func testBetamax() throws {
    let cassette = """
      {"http_interactions": [{"request": {"body": {"string": "", "encoding": "utf-8"},
        "headers": {"Authorization": ["Bearer s3cretTok3nXy9Zq"]}, "method": "GET",
        "uri": "https://shop.example/books"}, "response": {"body": {"base64_string": "WyLDqSJd",
        "encoding": "utf-8"}, "headers": {"content-type": ["application/json; charset=utf-8"]},
        "status": {"code": 200, "message": "OK"}, "url": "https://shop.example/books"},
        "recorded_at": "2013-09-28T01:25:38"},
        {"request": {"body": "{}", "headers": {"Content-Type": "application/json"}, "method": "POST",
        "uri": "https://shop.example/books"}, "response": {"body": {"string": "", "encoding": null},
        "headers": {}, "status_code": 201}, "recorded_at": "2013-09-28T01:25:39"}],
       "recorded_with": "betamax/0.8.1"}
      """
    assertBooks(
      try importing(cassette, as: "books.json"),
      source: "betamax 0.8.1, 2013-09-28"
    )
  }

  /// The body of the list is compressed, as VCR.py keeps it, and the date is that of the response.
  func testVCRPy() throws {
    let cassette = """
      interactions:
      - request:
          body: null
          headers:
            Authorization: [Bearer s3cretTok3nXy9Zq]
          method: GET
          uri: https://shop.example/books
        response:
          body:
            string: !!binary |
              H4sIAAAAAAACA4tWOrxSKRYAnWmzbAYAAAA=
          headers:
            Content-Encoding: [gzip]
            Content-Type: [application/json; charset=utf-8]
            Date: ['Sun, 12 Jun 2022 18:08:44 GMT']
          status: {code: 200, message: OK}
      - request:
          body: '{}'
          headers: {Content-Type: [application/json]}
          method: POST
          uri: https://shop.example/books
        response:
          body: {string: ''}
          headers: {Date: ['Sun, 12 Jun 2022 18:08:45 GMT']}
          status: {code: 201, message: Created}
      version: 1
      """
    assertBooks(try importing(cassette, as: "books.yaml"), source: "VCR.py, 2022-06-12")
  }

  /// A cassette isn't replaced with an archive, and other files are reported as before.
  func testFilesThatCannotBeImported() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.shop, to: "shop.yaml")
    let cassette = "interactions: []\n"
    try folder.write(cassette, to: "books.yaml")
    let arguments = ["import", "books.yaml", "--spec", "shop.yaml", "--into"]
    let same = try BinderyProcess(arguments + ["books.yaml"], in: folder.url)
    XCTAssertEqual(same.status, 1)
    XCTAssert(same.errors.contains("the file is a cassette"), same.errors)
    let file = folder.url.appendingPathComponent("books.yaml")
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), cassette)
    let other = try BinderyProcess(
      ["import", "shop.yaml", "--spec", "shop.yaml", "--into", "out.har"],
      in: folder.url
    )
    XCTAssert(other.errors.contains("the file is an OpenAPI document"), other.errors)
    try folder.write("interactions:\n- request: {\n", to: "broken.yaml")
    let broken = try BinderyProcess(
      ["import", "broken.yaml", "--spec", "shop.yaml", "--into", "out.har"],
      in: folder.url
    )
    XCTAssertEqual(broken.status, 1)
    XCTAssert(broken.errors.hasPrefix("broken.yaml:"), broken.errors)
    XCTAssert(broken.errors.contains("[invalid-syntax]"), broken.errors)
  }

  /// Python's tag of a text isn't that of base64.
  func testOtherTagsOfTexts() throws {
    let cassette = """
      interactions:
      - request: { method: GET, uri: "https://shop.example/books", body: null, headers: {} }
        response:
          status: { code: 200, message: OK }
          headers: { Content-Type: [application/json] }
          body: { string: !!python/unicode '[123]' }
      version: 1

      """
    let (run, entries) = try importing(cassette, as: "books.yaml")
    XCTAssertEqual(run.status, 0, run.output + run.errors)
    XCTAssertEqual(entries.count, 1)
    XCTAssertEqual(entries.first?["response"]?["content"]?["text"]?.string, "[123]")
  }

  /// Aliases make a small file a large archive.
  func testAliasesOfLargeTexts() throws {
    let text = String(repeating: "a", count: 3_000_000)
    let first = "&book { uri: 'https://shop.example/\(text)', method: GET, headers: {} }"
    let response = "{ status: { code: 200 }, headers: {}, body: { string: '[]' } }"
    let rest = String(repeating: "- { request: *book, response: \(response) }\n", count: 100)
    let cassette = "interactions:\n- { request: \(first), response: \(response) }\n" + rest
    let folder = try TemporaryFolder()
    try folder.write(Self.shop, to: "shop.yaml")
    try folder.write(cassette, to: "books.yaml")
    let run = try BinderyProcess(
      ["import", "books.yaml", "--spec", "shop.yaml", "--into", "out.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.errors.contains("its texts have more than 268,435,456 bytes"), run.errors)
  }

  /// VCR.py has the argument `json` or `data` of aiohttp in place of the bytes.
  func testReadsTheArgumentsOfAiohttp() throws {
    let (run, entries) = try importing(
      """
      interactions:
      - request:
          body: { title: Emma, pages: 12 }
          headers: {}
          method: POST
          uri: https://shop.example/books
        response: { body: { string: "" }, headers: {}, status: { code: 201, message: Created } }
      - request:
          body: { title: Emma }
          headers: {}
          method: POST
          uri: https://shop.example/books
        response: { body: { string: "" }, headers: {}, status: { code: 201, message: Created } }
      version: 1
      """,
      as: "aiohttp.yaml"
    )
    XCTAssert(run.errors.contains("imported           2"), run.errors)
    let bodies = entries.map { $0["request"]?["postData"]?["text"]?.string }
    XCTAssertEqual(bodies, [#"{"title":"Emma","pages":12}"#, ""], run.errors)
    XCTAssertEqual(
      entries.first?["request"]?["postData"]?["mimeType"]?.string,
      "application/json"
    )
  }
}
