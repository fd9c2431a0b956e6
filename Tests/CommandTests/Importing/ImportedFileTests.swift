import Foundation
import XCTest

/// Imports of files whose names don't state their format, of folders, and of other formats.
final class ImportedFileTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters: [{ name: page, in: query, schema: { type: integer } }]
          responses:
            "200": { description: The books., content: { application/json: { schema: { type: array } } } }
    """

  private static func archive(_ pages: ClosedRange<Int> = 1...1) -> String {
    let entries = pages.map { page in
      """
          {
            "request": { "method": "GET", "url": "https://shop.example/books?page=\(page)" },
            "response": { "status": 200, "content": { "mimeType": "application/json", "text": "[]" } }
          }
      """
    }
    return """
      {
        "log": { "version": "1.2", "pages": [{ "id": "a" }], "entries": [
      \(entries.joined(separator: ",\n"))
        ] }
      }

      """
  }

  private static func cassette(_ page: Int = 1) -> String {
    """
    interactions:
    - request: { method: GET, uri: "https://shop.example/books?page=\(page)", body: null, headers: {} }
      response:
        status: { code: 200, message: OK }
        headers: { Content-Type: [application/json] }
        body: { string: "[]" }
    version: 1

    """
  }

  private func folder(_ files: [String: Data]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    for (path, data) in files {
      try folder.write("", to: path)
      try data.write(to: folder.url.appendingPathComponent(path))
    }
    return folder
  }

  private func importing(_ path: String, in folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(
      ["import", path, "--spec", "shop.yaml", "--into", "out.har"],
      in: folder.url
    )
  }

  private func importing(_ data: Data, as name: String) throws -> BinderyProcess {
    try importing(name, in: folder([name: data]))
  }

  func testTheContentDecidesTheFormat() throws {
    let archive = Self.archive()
    let cassette = Self.cassette()
    let files: [(String, String, String.Encoding)] = [
      ("saved.json", archive, .utf8), ("saved", archive, .utf8), ("saved.yaml", archive, .utf8),
      ("saved.har", archive, .utf16), ("saved.json", archive, .utf16),
      ("books", cassette, .utf8), ("books.har", cassette, .utf8), ("books.txt", cassette, .utf8),
      ("books.yml", cassette, .utf16), ("books.har", cassette, .utf16),
    ]
    for (name, text, encoding) in files {
      let run = try importing(XCTUnwrap(text.data(using: encoding)), as: name)
      XCTAssertEqual(run.status, 0, "\(name): \(run.errors)")
      XCTAssert(run.errors.contains("imported           1"), "\(name): \(run.errors)")
    }
    let bigEndian = Data([0xFE, 0xFF]) + (archive.data(using: .utf16BigEndian) ?? Data())
    let run = try importing(bigEndian, as: "saved.har")
    XCTAssertEqual(run.status, 0, run.errors)
  }

  /// A file in UTF-16 is written in UTF-8, in which it is read everywhere.
  func testUTF16InPlace() throws {
    let folder = try folder(["out.har": XCTUnwrap(Self.archive().data(using: .utf16))])
    let run = try importing("out.har", in: folder)
    XCTAssertEqual(run.status, 0, run.errors)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("out.har"),
      encoding: .utf8
    )
    XCTAssert(text.contains(#""operation": "listBooks""#), text)
  }

  func testACutArchiveStatesItsEnd() throws {
    let text = Self.archive(1...3)
    let third = try XCTUnwrap(text.range(of: "page=3"))
    let cut = try importing(Data(text[..<third.upperBound].utf8), as: "saved.har")
    XCTAssertEqual(cut.status, 1)
    XCTAssert(
      cut.errors.contains("saved.har:12:78: error: the file ends in entry #2 [invalid-har]"),
      cut.errors
    )
    XCTAssert(
      cut.errors.contains(
        "help: save the recording again when all requests are finished; or import the 2 entries"
          + " before it: end the file at 10:6 with “]}}”"
      ),
      cut.errors
    )
    let first = try XCTUnwrap(text.range(of: "page=1"))
    let empty = try importing(Data(text[..<first.upperBound].utf8), as: "saved.har")
    XCTAssert(empty.errors.contains("the file ends in entry #0 [invalid-har]"), empty.errors)
    XCTAssertFalse(empty.errors.contains("before it"), empty.errors)
    // The end that the help states makes the file valid.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let whole = lines.prefix(9).joined(separator: "\n") + "\n" + lines[9].prefix(5) + "]}}"
    let run = try importing(Data(whole.utf8), as: "saved.har")
    XCTAssert(run.errors.contains("imported           2"), run.errors)
  }

  func testOtherFormatsAreNamed() throws {
    let postman =
      #"{"info": {"name": "Shop", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": []}"#
    let mappings =
      #"{"mappings": [{"request": {"method": "GET", "urlPath": "/"}, "response": {"status": 200}}]}"#
    let charles =
      #"[{"status": "COMPLETE", "scheme": "https", "host": "shop.example", "path": "/books"}]"#
    let formats: [(name: String, data: Data, message: String, help: String)] = [
      ("a.json", Data(postman.utf8), "a Postman collection", "bindery record"),
      ("a.json", Data(mappings.utf8), "WireMock mappings", "bindery record"),
      (
        "a.json", Data(#"{"request": {"urlPattern": "/"}, "response": {"status": 200}}"#.utf8),
        "WireMock mappings", "bindery record"
      ),
      ("a.chlsj", Data(charles.utf8), "a Charles session", "HTTP Archive"),
      ("a.chls", Data([0xAC, 0xED, 0, 5, 0x73]), "a Charles session", "HTTP Archive"),
      (
        "a.flow", Data("1843:9:websocket;0:~8:response;".utf8), "a mitmproxy dump",
        "mitmdump --no-server --rfile a.flow --set hardump=a.har"
      ),
      ("a.pcap", Data([0xD4, 0xC3, 0xB2, 0xA1, 2, 0]), "a packet capture", "bindery record"),
      ("a.pcapng", Data([0x0A, 0x0D, 0x0D, 0x0A, 0x1C]), "a packet capture", "bindery record"),
      ("a.yaml", Data(Self.document.utf8), "an OpenAPI document", "--spec"),
      ("a.json", Data(#"{"asyncapi": "3.0.0"}"#.utf8), "an AsyncAPI document", "--spec"),
      ("a.har", Data("<!DOCTYPE html><html></html>".utf8), "HTML or XML", "HAR"),
      ("a.json", Data(#"{"entries": []}"#.utf8), "not an HTTP archive", "HAR 1.2"),
      ("a.json", Data("[]".utf8), "not an HTTP archive", "HAR 1.2"),
      ("a", Data("entries".utf8), "not an HTTP archive", "HAR 1.2"),
    ]
    for (name, data, message, help) in formats {
      let run = try importing(data, as: name)
      XCTAssertEqual(run.status, 1, message)
      let lines = run.errors.split(separator: "\n")
      XCTAssertEqual(
        lines.first.map(String.init),
        "\(name):1:1: error: the file is \(message) [invalid-har]",
        run.errors
      )
      XCTAssert(lines.count > 1 && lines[1].contains(help), run.errors)
      XCTAssertFalse(run.errors.contains("begin to record"), run.errors)
    }
  }

  func testAFolderHasItsRecordings() throws {
    let folder = try folder([
      "cassettes/b/books.yml": Data(Self.cassette(1).utf8),
      "cassettes/a/books.json": Data(Self.archive(2...2).utf8),
      "cassettes/saved.har": Data(Self.archive(3...4).utf8),
      "cassettes/.git/old.har": Data(Self.archive(5...5).utf8),
      "cassettes/users.json/notes.txt": Data("Users.".utf8),
      "cassettes/package.json": Data("{}".utf8), "cassettes/README.md": Data("Books.".utf8),
    ])
    let run = try importing("cassettes", in: folder)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssert(
      run.errors.contains(
        "cassettes/a/books.json, cassettes/b/books.yml, cassettes/saved.har:\n  imported           4"
      ),
      run.errors
    )
    XCTAssert(
      run.errors.contains("cassettes: 1 file isn't a recording: cassettes/package.json"),
      run.errors
    )
  }

  func testABrokenFileInAFolderIsAnError() throws {
    let folder = try folder([
      "cassettes/a.har": Data("{".utf8), "cassettes/b.yml": Data(Self.cassette().utf8),
    ])
    let run = try importing("cassettes/", in: folder)
    XCTAssertEqual(run.status, 1, run.errors)
    XCTAssert(run.errors.contains("cassettes/a.har:1:2: error: "), run.errors)
    XCTAssert(run.errors.contains("imported           1"), run.errors)
  }

  /// The file that a former import wrote isn't one of the folder's.
  func testTheOutputInTheFolderIsNotImported() throws {
    let folder = try folder(["saved.har": Data(Self.archive().utf8)])
    for count in ["imported           1", "duplicate          1"] {
      let run = try importing(".", in: folder)
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssert(run.errors.hasPrefix("./saved.har:\n"), run.errors)
      XCTAssert(run.errors.contains(count), run.errors)
    }
  }

  func testAFolderWithoutRecordingsIsAnError() throws {
    let run = try importing("empty", in: folder(["empty/notes.txt": Data("a".utf8)]))
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.contains("error: the folder “empty” has no recordings [unreadable-file]"),
      run.errors
    )
    XCTAssert(run.errors.contains("help: pass a HAR file or a cassette"), run.errors)
    let mapping = #"{"request": {"urlPattern": "/"}, "response": {"status": 200}}"#
    let other = try importing(
      "mappings",
      in: folder(["mappings/a.json": Data("{}".utf8), "mappings/b.json": Data(mapping.utf8)])
    )
    XCTAssertEqual(other.status, 1)
    XCTAssert(
      other.errors.contains("mappings/b.json:1:1: error: the file is WireMock mappings"),
      other.errors
    )
  }

  /// Only HTTP archives can be checked, since hashes are written into them.
  func testCheckOfAnotherFormatStatesTheImport() throws {
    let folder = try folder([
      "books.yaml": Data(Self.cassette().utf8), "saved.json": Data(Self.archive().utf8),
    ])
    for name in ["books.yaml", "saved.json"] {
      let run = try BinderyProcess("check", "shop.yaml", "--recordings", name, in: folder.url)
      XCTAssertEqual(run.status, 1, run.output + run.errors)
      let output = String(name.prefix { $0 != "." }) + ".har"
      XCTAssert(
        run.output.contains("\(name):1:1: error: only files that end in .har are checked"),
        run.output
      )
      XCTAssert(
        run.output.contains(
          "help: run “bindery import \(name) --spec shop.yaml --into \(output)”, and pass"
            + " “--recordings \(output)”"
        ),
        run.output
      )
      XCTAssertFalse(run.output.contains("no entry in"), run.output)
    }
  }
}
