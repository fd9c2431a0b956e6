import XCTest

/// Entries without `_bindery`, whose operations are derived from their requests.
final class OperationMatchingTests: XCTestCase {
  private let shop = """
    openapi: 3.1.0
    info: { title: Shop }
    servers: [{ url: "https://{region}.shop.test/v1", variables: { region: { default: eu } } }]
    paths:
      /books/{id}:
        get:
          operationId: readBook
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          responses: { "204": { description: Done. } }
      /books/new:
        get: { operationId: listNewBooks, responses: { "204": { description: Done. } } }
      /books/{title}/pages:
        get:
          operationId: listPages
          parameters: [{ name: title, in: path, required: true, schema: { type: string } }]
          responses: { "204": { description: Done. } }
      /{kind}/search:
        get: &search
          operationId: searchKind
          parameters: [{ name: kind, in: path, required: true, schema: { type: string } }]
          responses: { "204": { description: Done. } }
      /books/{id}/{part}:
        put:
          operationId: replacePart
          parameters:
            - { name: id, in: path, required: true, schema: { type: string } }
            - { name: part, in: path, required: true, schema: { type: string } }
          requestBody: { content: { application/json: { schema: { type: object } } } }
          responses: { "204": { description: Done. } }
    """

  func testTheMostSpecificPathMatches() throws {
    try check(
      ["/books/7", "/books/new", "/books/Emma/pages", "/maps/search"],
      """
      case readBook 204 (shop.har #0) -
        path id = "7"
      case listNewBooks 204 (shop.har #1) -
      case listPages 204 (shop.har #2) -
        path title = "Emma"
      case searchKind 204 (shop.har #3) -
        path kind = "maps"
      """
    )
  }

  /// A parameter of several segments, as GitHub's document has for Git references and files.
  func testAPathOfSeveralSegmentsMatchesLast() throws {
    let files = shop.replacing(
      "  /books/{title}/pages:",
      with: """
          /files/{name}:
            get:
              operationId: readFile
              parameters:
                - { name: name, in: path, required: true, schema: { type: string }, \
        x-multi-segment: true }
              responses: { "204": { description: Done. } }
          /files/{id}/lines:
            get:
              operationId: listLines
              parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
              responses: { "204": { description: Done. } }
          /files/{name}/history:
            get:
              operationId: readHistory
              parameters:
                - { name: name, in: path, required: true, schema: { type: string }, \
        x-multi-segment: true }
              responses: { "204": { description: Done. } }
          /books/{title}/pages:
        """
    )
    try assertContract(
      files,
      ["a", "a/b.txt", "a/lines", "a/b/lines", "a/history", "a/b/history"].map {
        Entry(unannotated: "GET https://eu.shop.test/v1/files/\($0)", status: 204)
      },
      """
      case readFile 204 (shop.har #0) -
        path name = "a"
      case readFile 204 (shop.har #1) -
        path name = "a/b.txt"
      case listLines 204 (shop.har #2) -
        path id = "a"
      case readFile 204 (shop.har #3) -
        path name = "a/b/lines"
      case readHistory 204 (shop.har #4) -
        path name = "a"
      case readHistory 204 (shop.har #5) -
        path name = "a/b"
      expect readBook 204
      expect listNewBooks 204
      expect readFile 204
      expect listLines 204
      expect readHistory 204
      expect listPages 204
      expect searchKind 204
      expect replacePart 204

      """
    )
  }

  func testRequestsToOtherServersAreOmitted() throws {
    try check(
      ["https://stats.test/v1/books/7", "/books/7", "https://eu.shop.test:443/v1/books/8"],
      """
      case readBook 204 (shop.har #1) -
        path id = "7"
      case readBook 204 (shop.har #2) -
        path id = "8"
      """
    )
  }

  /// A recording of a test server has no request to a server of the document.
  func testATestServerIsRecognizedByItsPaths() throws {
    try check(
      ["http://127.0.0.1:8080/v1/books/7", "https://stats.test/hit", "http://127.0.0.1:8080/x"],
      """
      case readBook 204 (shop.har #0) -
        path id = "7"
      """,
      reports: [
        "no operation has the method GET and the path /x; the entry isn't tested; add the operation"
          + " to the document"
      ]
    )
  }

  /// Without a request to a server of the document, only a local host, or the only host of the
  /// archive, can be the service; other services have equal paths.
  func testOtherServicesWithEqualPathsAreOmitted() throws {
    try check(["https://other.example/books/7", "https://ads.example/books/8"], "")
    let found = "case readBook 204 (shop.har #0) -\n  path id = \"7\""
    try check(
      ["https://staging.example/books/7", "https://staging.example/books/8"],
      """
      \(found)
      case readBook 204 (shop.har #1) -
        path id = "8"
      """
    )
    for host in [
      "localhost:8080", "[::1]", "192.168.1.2", "172.16.0.1", "172.31.0.1", "10.1.2.3",
      "shop.local", "www.shop.test",
    ] {
      try check(["http://\(host)/books/7", "https://ads.example/books/8"], found)
    }
    for host in ["172.32.0.1", "192.169.1.2", "1.10.2.3", "local", "shop.testing", "10.1.2"] {
      try check(["http://\(host)/books/7", "https://ads.example/books/8"], "")
    }
  }

  func testPartsOfPagesOfAnotherHostAreOmitted() throws {
    for type in ["image/gif", "text/javascript", "application/javascript"] {
      try check(
        [Entry(unannotated: "GET https://cdn.example/books/7", status: 204, replyType: type)],
        ""
      )
    }
  }

  func testAnUndocumentedOperationIsReported() throws {
    try check(
      ["/maps"],
      "",
      reports: [
        "no operation has the method GET and the path /v1/maps; the entry isn't tested; add the"
          + " operation to the document"
      ]
    )
  }

  func testAnEmptySegmentIsNotAParameter() throws {
    try check(
      ["/books/"],
      "",
      reports: [
        "no operation has the method GET and the path /v1/books/; the entry isn't tested; add the"
          + " operation to the document"
      ]
    )
  }

  func testPagesAndPreflightsAreOmitted() throws {
    try check(
      [Entry(unannotated: "OPTIONS https://eu.shop.test/v1/maps", status: 204)]
        + ["text/html", "image/png", "text/css; charset=utf-8"].map {
          Entry(unannotated: "GET https://eu.shop.test/v1/maps", status: 200, replyType: $0)
        },
      ""
    )
  }

  /// An absent style sheet or icon, as Firefox records it: its body is plain text.
  func testTheDestinationOfARequestIsAPartOfAPage() throws {
    let entry = { (destination: String) in
      Entry(
        json: """
          {"request": {"method": "GET", "url": "https://eu.shop.test/v1/x.css", "headers": \
          [{"name": "Sec-Fetch-Dest", "value": "\(destination)"}]}, "response": {"status": 404, \
          "headers": [], "content": {"mimeType": "text/plain", "text": "no"}}}
          """
      )
    }
    try check([entry("style"), entry("image"), entry("document")], "")
    try check(
      [entry("empty")],
      "",
      reports: [
        "no operation has the method GET and the path /v1/x.css; the entry isn't tested; add the"
          + " operation to the document"
      ]
    )
  }

  /// Some services declare their JSON as JavaScript, such as PubNub with `text/javascript`.
  func testJSONThatIsDeclaredAsJavaScriptIsNoPartOfAPage() throws {
    let url = "https://eu.shop.test/v1/maps"
    let report =
      "no operation has the method GET and the path /v1/maps; the entry isn't tested; add the"
      + " operation to the document"
    for (reply, reports) in [("{}", [report]), (" [1]", [report]), ("let a = 1", [])] {
      try check(
        [Entry(unannotated: "GET \(url)", status: 200, reply: reply, replyType: "text/javascript")],
        "",
        reports: reports
      )
    }
  }

  func testRequestsToAProxyAreOmitted() throws {
    try check(
      ["eu.shop.test:443", "https://eu.shop.test/"].map {
        Entry(unannotated: "CONNECT \($0)", status: 200)
      },
      ""
    )
  }

  /// Clients follow a redirect, so that its status is no result of the operation.
  func testRedirectsThatAreNotDescribedAreOmitted() throws {
    let redirect = { (status: Int, header: String) in
      Entry(
        json: """
          {"request": {"method": "GET", "url": "https://eu.shop.test/v1/books/7", "headers": []}, \
          "response": {"status": \(status), "headers": [\(header)], \
          "content": {"mimeType": "", "text": ""}}}
          """
      )
    }
    let location = #"{"name": "location", "value": "https://cdn.example/7"}"#
    try check([301, 302, 303, 307, 308].map { redirect($0, location) }, "")
    for (status, header) in [(302, ""), (300, location)] {
      try check(
        [redirect(status, header)],
        "unproven (shop.har #0)",
        reports: [
          "the status \(status) of “readBook” isn't defined; add the status to the document, or"
            + " remove the recording"
        ]
      )
    }
    try check([redirect(204, location)], "case readBook 204 (shop.har #0) -\n  path id = \"7\"")
  }

  /// The cache of a browser has the body.
  func testAResponseOfACacheIsNoContradiction() throws {
    try check(
      [Entry(unannotated: "GET https://eu.shop.test/v1/books/7", status: 304)],
      "unproven (shop.har #0)"
    )
  }

  func testAnUndocumentedParameterIsReportedOnceAndIgnored() throws {
    try check(
      ["/books/7?trace=1&l_pub=0.2", "/books/new?trace=1"],
      """
      case readBook 204 (shop.har #0) -
        path id = "7"
        undescribed query trace, l_pub
      case listNewBooks 204 (shop.har #1) -
        undescribed query trace
      """,
      reports: [("trace", "readBook"), ("l_pub", "readBook"), ("trace", "listNewBooks")].map {
        "the query parameter “\($0.0)” of “\($0.1)” isn't defined; the contract test ignores it; add"
          + " it to the document"
      }
    )
  }

  /// An entry that contradicts the document is reported, and prevents only its own test.
  func testAContradictionIsAWarning() throws {
    try check(
      [Entry(unannotated: "GET https://eu.shop.test/v1/books/7", status: 404)],
      "unproven (shop.har #0)",
      reports: [
        "the status 404 of “readBook” isn't defined; add the status to the document, or remove the"
          + " recording"
      ]
    )
  }

  private func check(_ paths: [String], _ expected: String, reports: [String] = []) throws {
    let entries = paths.map { path in
      let url = path.hasPrefix("/") ? "https://eu.shop.test/v1\(path)" : path
      return Entry(unannotated: "GET \(url)", status: 204)
    }
    try check(entries, expected, reports: reports)
  }

  private func check(_ entries: [Entry], _ expected: String, reports: [String] = []) throws {
    let operations = ["readBook", "listNewBooks", "listPages", "searchKind", "replacePart"]
    try assertContract(
      shop,
      entries,
      (expected.isEmpty ? "" : expected + "\n")
        + operations.map { "expect \($0) 204\n" }.joined(),
      reports: reports
    )
  }
}
