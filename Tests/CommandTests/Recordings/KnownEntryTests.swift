import BinderyRuntime
import Foundation
import XCTest

/// Repeated imports of entries with secrets, which each import replaces by other fakes.
final class KnownEntryTests: XCTestCase {
  private static let document = """
    openapi: 3.0.3
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: The books., content: { application/json: { schema: {} } } }
        post:
          operationId: addBook
          requestBody: { content: { application/json: { schema: {} } } }
          responses: { "200": { description: The book. } }

    """

  private func get(_ token: String, _ body: String = "[]") -> String {
    """
    {"request": {"method": "GET", "url": "https://shop.example/books?token=\(token)"},
     "response": {"status": 200, "content": {"mimeType": "application/json",
                                             "text": \(body.debugDescription)}}}
    """
  }

  private func post(_ password: String) -> String {
    """
    {"request": {"method": "POST", "url": "https://shop.example/books", "postData":
      {"mimeType": "application/json", "text": "{\\"password\\": \(password)}"}},
     "response": {"status": 200, "content": {}}}
    """
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    return folder
  }

  /// Imports entries into a file, and returns the lines about imported and duplicate ones.
  private func add(_ entries: [String], to folder: TemporaryFolder) throws -> [String] {
    try folder.write(
      #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ", "))]}}"#,
      to: "saved.har"
    )
    let run = try BinderyProcess(
      ["import", "saved.har", "--spec", "shop.yaml", "--into", "recordings/shop.har"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    return run.errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("imported") || $0.hasPrefix("duplicate") }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  private func file(_ folder: TemporaryFolder) throws -> String {
    try String(
      contentsOf: folder.url.appendingPathComponent("recordings/shop.har"),
      encoding: .utf8
    )
  }

  func testEntriesWithSecretsAreFoundAgain() throws {
    let folder = try folder()
    let entries = [
      get("Zx81kQpT03mVbN6rWc5yLd2e"), get("Hq72pLmX94sTgB1vUe8zRk3f"),
      get("Zx81kQpT03mVbN6rWc5yLd2e", #"{"access_token": "Wd59nKcF67jYhA2xOi4uQs0g"}"#),
      post(#"\"Kj28fNvP51wGtE9cIb6oXm7a\""#), post("7391846025"),
      // Base64 with padding, which is percent-encoded.
      get("pVQ5+k3ZxW8nLr1TcY6mBg%3D%3D"),
    ]
    XCTAssertEqual(try add(entries, to: folder), ["imported 6"])
    let first = try file(folder)
    XCTAssertEqual(try add(entries, to: folder), ["imported 0", "duplicate 6"])
    XCTAssertEqual(try file(folder), first)
    XCTAssertEqual(try add(entries + [get("none")], to: folder), ["imported 1", "duplicate 6"])
    let text = try file(folder)
    for secret in ["Zx81", "Hq72", "Wd59", "Kj28", "7391846025"] {
      XCTAssertFalse(text.contains(secret), secret)
    }
  }

  /// Each secret corresponds to one fake, so that further secrets make further entries.
  func testEntriesWithFurtherSecretsAreNew() throws {
    let folder = try folder()
    let tokens = ["Zx81kQpT03mVbN6rWc5yLd2e", "Hq72pLmX94sTgB1vUe8zRk3f"]
    XCTAssertEqual(try add(tokens.map { get($0) }, to: folder), ["imported 2"])
    let further = tokens + ["Wd59nKcF67jYhA2xOi4uQs0g"]
    XCTAssertEqual(try add(further.map { get($0) }, to: folder), ["imported 1", "duplicate 2"])
    // The same token in both places isn't two tokens.
    let equal = #"{"token": "Zx81kQpT03mVbN6rWc5yLd2e"}"#
    let other = #"{"token": "Hq72pLmX94sTgB1vUe8zRk3f"}"#
    XCTAssertEqual(try add([get(tokens[0], equal)], to: folder), ["imported 1"])
    XCTAssertEqual(try add([get(tokens[0], other)], to: folder), ["imported 1"])
  }

  /// The number of a fake depends on the run, so that base64 of JSON with one differs, too.
  func testASecretInBase64IsNoNewEntry() throws {
    let folder = try folder()
    let body = { (token: String) in
      #"{"data":"\#(Data(#"{"token":"\#(token)"}"#.utf8).base64EncodedString())"}"#
    }
    XCTAssertEqual(try add([get("k9Xv2LmQ81rT")], to: folder), ["imported 1"])
    let entry = get("x7Yv2LmQ81rT", body("b8Zw3NnR92sU"))
    XCTAssertEqual(try add([entry], to: folder), ["imported 1"])
    XCTAssertEqual(try add([entry], to: folder), ["imported 0", "duplicate 1"])
    let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hLTcifQ.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0T"
    let jwt = get("x7Yv2LmQ81rT", #"{"id":"\#(token)"}"#)
    XCTAssertEqual(try add([jwt], to: folder), ["imported 1"])
    XCTAssertEqual(try add([jwt], to: folder), ["imported 0", "duplicate 1"])
  }

  /// A duplicate shows which fake a secret has in the file.
  func testAKnownSecretKeepsItsFake() throws {
    let folder = try folder()
    let header = { (token: String, entry: String) in
      entry.replacing(
        #""method""#,
        with: #""headers": [{"name": "Authorization", "value": "Bearer \#(token)"}], "method""#
      )
    }
    let known = header("k9Xv2LmQ81rT", post("1234"))
    XCTAssertEqual(try add([header("b8Zw3NnR92sU", post("1")), known], to: folder), ["imported 2"])
    let further = header("k9Xv2LmQ81rT", post("[1]"))
    XCTAssertEqual(try add([known, further], to: folder), ["imported 1", "duplicate 1"])
    let archive = try JSONValue(
      parsing: String(
        contentsOf: folder.url.appending(path: "recordings/shop.har"),
        encoding: .utf8
      )
    )
    let values = archive["log"]?["entries"]?.array?.map {
      $0["request"]?["headers"]?[0]?["value"]?.string
    }
    XCTAssertEqual(values?.count, 3)
    XCTAssertEqual(values?[1], values?[2])
    XCTAssertNotEqual(values?[0], values?[1])
  }
}
