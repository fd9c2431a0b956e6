import Foundation
import XCTest

/// Recorded credentials that contradict the security requirements of a document.
final class CredentialCheckTests: XCTestCase {
  /// A document whose operation `open` needs no credentials, and `own` states its own.
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    security: [{ key: [] }]
    paths:
      /books: { get: { operationId: listBooks, responses: { "204": { description: All. } } } }
      /pens: { get: { operationId: listPens, responses: { "204": { description: All. } } } }
      /own:
        get:
          operationId: own
          security: [{ user: [] }, { session: [] }]
          responses: { "204": { description: It. }, "401": { description: Refused. } }
      /open:
        get: { operationId: open, security: [], responses: { "204": { description: It. } } }
    components:
      securitySchemes:
        key: { type: apiKey, in: header, name: X-Key }
        user: { type: http, scheme: bearer }
        session: { type: apiKey, in: cookie, name: sid }

    """

  private struct Request {
    var path: String
    var headers: [String: String] = [:]
    var status = 204
    var date = "2026-01-02"

    var entry: String {
      let list = headers.sorted { $0.key < $1.key }.map { name, value in
        #"{"name": "\#(name)", "value": "\#(value)"}"#
      }
      return """
        {"startedDateTime": "\(date)T03:04:05Z", "request": {"method": "GET",
         "url": "https://shop.example\(path)", "headers": [\(list.joined(separator: ", "))]},
         "response": {"status": \(status), "content": {"mimeType": "", "text": ""}}}
        """
    }
  }

  private func folder(
    _ files: [[Request]],
    document: String = CredentialCheckTests.document
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    for (index, requests) in files.enumerated() {
      let entries = requests.map(\.entry).joined(separator: ",\n")
      try folder.write(
        #"{"log": {"version": "1.2", "entries": [\#n\#(entries)]}}"#,
        to: "recordings/\(index).har"
      )
    }
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ options: String...) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "recordings"] + options,
      in: folder.url
    )
  }

  private func overlay(_ folder: TemporaryFolder) throws -> String {
    try String(
      contentsOf: folder.url.appendingPathComponent("shop.overlay.yaml"),
      encoding: .utf8
    )
  }

  private static let withToken = Request(
    path: "/own",
    headers: ["Authorization": "Bearer demo"]
  )

  private static let withKey = Request(path: "/books", headers: ["X-Key": "demo"])

  /// The filters of VCR leave a text in the place of the header.
  func testMaskedCredentials() throws {
    for text in ["XXXXX", "<TOKEN>", "[FILTERED]", "**REDACTED**", "redacted", "DUMMY"] {
      let masked = Request(path: "/own", headers: ["Authorization": text])
      let folder = try folder([[masked, Request(path: "/own", headers: ["X-Trace": "1"])]])
      let run = try check(folder)
      XCTAssertEqual(run.status, 0, text + run.output)
      // The tool keeps the credentials in other headers.
      let kept = try check(try self.folder([[Self.withKey, masked]]))
      XCTAssertEqual(kept.status, 0, text + kept.output)
    }
    let token = Request(path: "/own", headers: ["Authorization": "3f9c27d1e8"])
    let run = try check(try folder([[token]]))
    XCTAssert(run.output.contains("required credentials of “own” are missing"), run.output)
  }

  /// Tools remove some headers, such as Authorization, and keep others.
  func testCredentialsInOtherPlacesProveNothing() throws {
    let run = try check(folder([[Self.withKey, Request(path: "/own")]]))
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, 0)
    for headers in [["Authorization": "Basic ZGVtbzpkZW1v"], ["Cookie": "sid=demo"]] {
      let kept = Request(path: "/own", headers: headers, status: 401)
      let other = try check(folder([[kept, Request(path: "/own")]]))
      XCTAssert(other.output.contains("credentials of “own” are missing in 1 of"), other.output)
    }
  }

  /// Imports add recordings of other days, with other tools or settings, to a file.
  func testCredentialsOfOtherDaysProveNothing() throws {
    var other = Request(path: "/books")
    other.date = "2025-12-30"
    let run = try check(folder([[Self.withKey, other]]))
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, 0)
  }

  /// Other requests of the file show that its credentials weren't removed.
  func testAcceptedRequestsWithoutCredentials() throws {
    let folder = try folder([
      [
        Self.withKey, Request(path: "/books"), Request(path: "/pens"), Request(path: "/own"),
        Self.withToken,
      ]
    ])
    let run = try check(folder)
    XCTAssertEqual(
      run.output,
      ["6:18|listBooks|5", "7:17|listPens|8", "10:7|own|11"].map { line in
        let parts = line.split(separator: "|")
        return """
          shop.yaml:\(parts[0]): error: the required credentials of “\(parts[1])” are missing in \
          1 of 5 entries, 2026-01-02 [recording-mismatch]
            first: recordings/0.har:\(parts[2]):1, the first entry is here

          """
      }
      .joined()
    )
    XCTAssert(run.errors.hasPrefix("recordings: 2 of 5 entries fit the document; 3 causes\n"))
    XCTAssertEqual(run.status, 1)
    let all = try check(folder, "--all")
    XCTAssert(
      all.output.contains(
        "recordings/0.har:5:1: error: the required credentials of “listBooks” are missing"
      ),
      all.output
    )
  }

  /// An operation without security of its own repeats that of the document.
  func testOptionalSecurityIsSuggested() throws {
    let folder = try folder([
      [
        Self.withKey, Request(path: "/books"), Request(path: "/pens"), Request(path: "/own"),
        Self.withToken,
      ]
    ])
    let run = try check(folder, "--suggest")
    XCTAssert(run.errors.contains("2 actions; with them, 5 of 5 entries fit"), run.errors)
    let overlay = try overlay(folder)
    XCTAssert(overlay.contains(#"target: "$.paths['/books', '/pens'].get""#), overlay)
    XCTAssert(overlay.contains(#"update: {"security":[{"key":[]},{}]}"#), overlay)
    XCTAssert(overlay.contains(#"update: {"security":[{}]}"#), overlay)
    let fitting = try check(folder, "--overlay", "shop.overlay.yaml")
    XCTAssertEqual(fitting.output, "")
    XCTAssert(fitting.errors.hasPrefix("recordings: 5 of 5 entries fit"), fitting.errors)
  }

  /// An operation repeats the scopes that the document requires.
  func testSecurityWithScopesIsRepeated() throws {
    let flow = "{ clientCredentials: { tokenUrl: 'https://shop.example/t', scopes: { read: '' } } }"
    let document = Self.document
      .replacing("security: [{ key: [] }]", with: "security: [{ token: [read] }]")
      .replacing("    key: {", with: "    token: { type: oauth2, flows: \(flow) }\n    key: {")
    let folder = try folder(
      [
        [
          Request(path: "/books", headers: ["Authorization": "Bearer demo"]),
          Request(path: "/pens"),
        ]
      ],
      document: document
    )
    let run = try check(folder, "--suggest")
    XCTAssert(run.errors.contains("1 action; with it, 2 of 2 entries fit"), run.errors)
    let overlay = try overlay(folder)
    XCTAssert(overlay.contains(#"update: {"security":[{"token":["read"]},{}]}"#), overlay)
  }

  func testRequestsThatContradictNothing() throws {
    let optional = Self.document.replacing("[{ key: [] }]", with: "[{ key: [] }, {}]")
    for (files, document) in [
      // Many tools remove all credentials.
      ([[Request(path: "/books"), Request(path: "/own")], [Self.withKey]], Self.document),
      ([[Self.withKey, Request(path: "/open")]], Self.document),
      ([[Self.withKey, Request(path: "/own", status: 401)]], Self.document),
      ([[Request(path: "/own", headers: ["Cookie": "a=b; sid=demo"])]], Self.document),
      ([[Self.withKey, Request(path: "/books")]], optional),
    ] {
      let run = try check(folder(files, document: document))
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.status, 0)
    }
  }

  func testAnAPIKeyInAnotherLocation() throws {
    let moved = Request(path: "/books?x-key=demo")
    let message = "the API key “X-Key” of “listBooks” is in the query, not in the header"
    let folder = try folder([[moved]])
    let run = try check(folder, "--suggest")
    XCTAssert(
      run.output.hasPrefix("shop.yaml:17:10: error: \(message) in 1 of 1 entry"),
      run.output
    )
    XCTAssert(run.errors.contains("1 action; with it,"), run.errors)
    let overlay = try overlay(folder)
    XCTAssert(overlay.contains(#"target: "$.components.securitySchemes.key""#), overlay)
    XCTAssert(overlay.contains(#"update: {"in":"query"}"#), overlay)

    // The key is in both locations, so that the document can't state the one.
    let both = try check(self.folder([[moved, Self.withKey]]), "--suggest")
    XCTAssert(both.output.contains(message), both.output)
    XCTAssert(both.errors.contains("no action resolves: \(message)"), both.errors)
    XCTAssert(both.errors.contains("no actions to suggest"), both.errors)
  }

  func testAnotherAuthenticationScheme() throws {
    let folder = try folder([
      [Request(path: "/own", headers: ["Authorization": "Basic ZGVtbzpkZW1v"])]
    ])
    let run = try check(folder, "--suggest")
    let message =
      "the credentials of “own” have the HTTP authentication scheme “Basic”, which it doesn't allow"
    XCTAssert(run.output.contains("error: \(message) in 1 of 1 entry"), run.output)
  }

  /// The document states another scheme than all requests have.
  func testTheAuthenticationSchemeIsSuggested() throws {
    let basic = Request(path: "/own", headers: ["Authorization": "Basic ZGVtbzpkZW1v"])
    let bearer = Request(path: "/own", headers: ["Authorization": "Bearer demo"])
    let folder = try folder([[basic]])
    let run = try check(folder, "--suggest")
    XCTAssert(run.errors.contains("1 action; with it, 1 of 1 entry fits"), run.errors)
    let overlay = try overlay(folder)
    XCTAssert(overlay.contains(#"target: "$.components.securitySchemes.user""#), overlay)
    XCTAssert(overlay.contains(#"update: {"scheme":"basic"}"#), overlay)
    let fitting = try check(folder, "--overlay", "shop.overlay.yaml")
    XCTAssertEqual(fitting.output, "")
    // Requests with both schemes don't prove one.
    let both = try check(self.folder([[basic, bearer]]), "--suggest")
    XCTAssert(both.errors.contains("no actions to suggest"), both.errors)
  }

  /// A contradiction prevents no client.
  func testLintAndGenerateReportThem() throws {
    let folder = try folder([[Self.withKey, Request(path: "/books")]])
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.write(
      """
      documents: [../../shop.yaml]
      module: Shop
      output: ../../Sources/Shop
      recordings: ../../recordings
      contractTests: ../../Tests/ShopTests
      require: []

      """,
      to: "Spec/shop/bindings.yaml"
    )
    let message = "recordings/0.har:5:1: %: the required credentials of “listBooks” are missing"
    let generate = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(generate.status, 0, generate.errors)
    XCTAssert(generate.errors.contains(message.replacing("%", with: "warning")), generate.errors)
    let lint = try BinderyProcess("lint", in: folder.url)
    XCTAssertEqual(lint.status, 1)
    XCTAssert(lint.output.contains(message.replacing("%", with: "error")), lint.output)
  }

  // MARK: - Changes of the document

  /// A change of the security affects exactly the entries of its operations.
  func testEntriesOfChangedSecurityAreStale() throws {
    let entries = [
      Self.withKey, Request(path: "/own", headers: ["Authorization": "Bearer demo"]),
      Request(path: "/open"),
    ]
    for (change, replacement, stale) in [
      ("name: X-Key", "name: X-Api-Key", ["“key” changed after 1 entry was checked: 0.har #0 "]),
      ("in: header", "in: query", ["“key” changed after 1 entry was checked: 0.har #0 "]),
      ("scheme: bearer", "scheme: basic", ["“user” changed after 1 entry was checked: 0.har #1 "]),
      (
        "[{ key: [] }]", "[{ key: [] }, {}]",
        ["“key” changed after 1 entry was checked: 0.har #0 "]
      ),
      (
        "security: []", "security: [{ key: [] }]",
        ["“key” was added after 1 entry was checked: 0.har #2 "]
      ),
      (
        ", { session: [] }]", "]",
        ["“session” of “own” was removed after 1 entry was checked: 0.har #1 "]
      ),
      (
        "security: [{ user: [] }, { session: [] }]", "security: [{ user: [], session: [] }]",
        [
          "“user” changed after 1 entry was checked: 0.har #1 ",
          "“session” changed after 1 entry was checked: 0.har #1 ",
        ]
      ),
      ("title: Shop", "title: Store", []),
      ("type: http,", "type: http, description: A token.,", []),
    ] as [(String, String, [String])] {
      let annotation =
        #""_bindery": {"operation": "%", "provenance": {"kind": "captured", "#
        + #""source": "a"}}, "response""#
      let folder = try TemporaryFolder()
      try folder.write(Self.document, to: "shop.yaml")
      let list = zip(entries, ["listBooks", "own", "open"]).map { request, name in
        request.entry.replacing("\"response\"", with: annotation.replacing("%", with: name))
      }
      try folder.write(
        #"{"log": {"version": "1.2", "entries": [\#(list.joined(separator: ",\n"))]}}"#,
        to: "recordings/0.har"
      )
      XCTAssertEqual(try check(folder, "--accept").status, 0)
      XCTAssertEqual(try check(folder).output, "")
      XCTAssert(Self.document.contains(change), change)
      try folder.write(Self.document.replacing(change, with: replacement), to: "shop.yaml")
      let lines = try check(folder).output.split(separator: "\n").filter {
        $0.contains("[stale-recording]")
      }
      XCTAssertEqual(lines.count, stale.count, "\(change): \(lines)")
      for (line, expected) in zip(lines, stale) {
        XCTAssert(line.contains("the security requirement " + expected), "\(change): \(line)")
      }
    }
  }
}
