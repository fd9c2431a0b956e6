import Foundation
import XCTest

/// Runs of `bindery check --coverage` in a temporary folder.
final class RecordingTablesTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: The books., content: { application/json: { schema: {} } } }
            "401": { description: Unauthorized. }
            "4XX": { description: Rejected. }
            default: { description: Failed. }
      /orders:
        post:
          operationId: addOrder
          responses: { "201": { description: Created. } }
          callbacks:
            paid: { "{$request.body#/url}": { post: { responses: { "200": { description: OK } } } } }
    webhooks:
      sold:
        post:
          requestBody: { content: { application/json: { schema: {} } } }
          responses: { "204": { description: Received. } }
    """

  private static let channels = """
    asyncapi: 3.0.0
    info: { title: Hall, version: "1" }
    channels: { hall: { address: hall, messages: { hi: { payload: { type: string } } } } }
    operations:
      greet: { action: send, channel: { $ref: "#/channels/hall" } }
      answer: { action: receive, channel: { $ref: "#/channels/hall" } }

    """

  /// Returns an entry; a request of a webhook has a body.
  private func entry(_ subject: String, _ status: Int, _ kind: String, _ url: String) -> String {
    let body = #", "postData": {"mimeType": "application/json", "text": "{}"}"#
    let (method, data) = subject.contains("webhook") ? ("POST", body) : ("GET", "")
    return """
      {"request": {"method": "\(method)", "url": "\(url)"\(data)},
       "response": {"status": \(status), "content": {"mimeType": "application/json", "text": "[]"}},
       "_bindery": {\(subject), "provenance": {"kind": "\(kind)", "source": "the porch"}}}
      """
  }

  private func archive(_ entries: String...) -> String {
    #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#
  }

  /// Findings are those of the check, of which the tables have none.
  func testNoFindingsArePrinted() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let other = entry(#""operation": "listMaps""#, 200, "captured", "https://shop.example/maps")
    let wrong = entry(#""operation": "addOrder""#, 201, "captured", "https://shop.example/books")
    try folder.write(archive(other, wrong), to: "har/shop.har")
    let arguments = ["check", "shop.yaml", "--recordings", "har"]
    XCTAssertEqual(try BinderyProcess(arguments, in: folder.url).status, 1)
    let run = try BinderyProcess(arguments + ["--coverage"], in: folder.url)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.status, 0)
    try folder.write("{", to: "har/shop.har")
    let unread = try BinderyProcess(arguments + ["--coverage"], in: folder.url)
    XCTAssertEqual(unread.status, 1)
    XCTAssert(unread.errors.contains("har/shop.har:1:"), unread.errors)
  }

  /// An entry that another document of the service describes is no finding of this one.
  func testOneOfTwoDocumentsIsCheckedAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write(Self.channels, to: "hall.yaml")
    let books = entry(#""operation": "listBooks""#, 200, "captured", "https://shop.example/books")
    let provenance = #""provenance": {"kind": "captured", "source": "us"}"#
    let frame = #"{"type": "receive", "time": 1, "opcode": 1, "data": "\"hi\""ANNOTATION}"#
    let message = """
      {"request": {"method": "GET", "url": "wss://shop.example/hall"},
       "response": {"status": 101, "content": {}},
       "_webSocketMessages": [\(frame)]
       ORIGIN}
      """
    let session = message.replacing("ANNOTATION", with: #", "_bindery": {"message": "hi"}"#)
      .replacing("ORIGIN", with: #", "_bindery": {"channel": "hall", \#(provenance)}"#)
    let plainBooks = books.replacing(/,\s*"_bindery".*/.dotMatchesNewlines(), with: "}")
    let plainSession = message.replacing("ANNOTATION", with: "").replacing("ORIGIN", with: "")
    for entries in [archive(books, session), archive(plainBooks, plainSession)] {
      try folder.write(entries, to: "har/shop.har")
      for document in ["shop.yaml", "hall.yaml"] {
        let run = try BinderyProcess(
          "check",
          document,
          "--recordings",
          "har",
          "--strict",
          in: folder.url
        )
        XCTAssertEqual(run.output, "", document)
        XCTAssert(run.errors.hasPrefix("har: 1 of 1 entry fits the document\n"), run.errors)
        XCTAssertEqual(run.status, 0, document)
      }
    }
  }

  /// Every described status has a row, and a recorded one within a range has its own.
  func testCountsStatusesAndWebhooksByProvenance() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let url = "https://shop.example/books"
    let books = #""operation": "listBooks""#
    let entries = archive(
      entry(books, 200, "captured", url),
      entry(books, 200, "sandbox", url + "?page=2"),
      entry(books, 200, "sandbox", url + "?page=3"),
      entry(books, 404, "documented", url),
      entry(#""webhook": "sold""#, 204, "documented", "https://us.example/sold")
    )
    try folder.write(entries, to: "recordings/shop.har")
    let run = try BinderyProcess(
      "check",
      "shop.yaml",
      "--recordings",
      "recordings",
      "--coverage",
      in: folder.url
    )
    XCTAssertEqual(
      run.output,
      """
      ## recordings

      5 recordings: 1 captured, 2 sandbox, 2 documented

      | Operation | Status | captured | sandbox | documented |
      | --- | --- | --: | --: | --: |
      | `listBooks` | 200 | 1 | 2 | 0 |
      | `listBooks` | 401 | 0 | 0 | 0 |
      | `listBooks` | 404 | 0 | 0 | 1 |
      | `listBooks` | default | 0 | 0 | 0 |
      | `addOrder` | 201 | 0 | 0 | 0 |

      | Webhook | Method | captured | sandbox | documented |
      | --- | --- | --: | --: | --: |
      | `sold` | POST | 0 | 0 | 1 |
      | `addOrder paid` | POST | 0 | 0 | 0 |

      """
    )
    XCTAssertEqual(run.status, 0, run.errors)
  }

  /// Each folder of recordings has a section, with a row for each direction of a message.
  func testCountsMessagesOfEveryBindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      documents: [hall.yaml]
      module: Hall
      output: ../../Out
      recordings: recordings
      contractTests: ../../Tests

      """,
      to: "Spec/hall/bindings.yaml"
    )
    try folder.write("", to: "Package.swift")
    try folder.write(Self.channels, to: "Spec/hall/hall.yaml")
    let session = """
      {"request": {"method": "GET", "url": "wss://hall.example/"},
       "response": {"status": 101, "content": {}},
       "_webSocketMessages": [
         {"type": "receive", "time": 1, "opcode": 1, "data": "\\"hi\\"", "_bindery": {"message": "hi"}},
         {"type": "receive", "time": 2, "opcode": 1, "data": "\\"ho\\"", "_bindery": {"message": "hi"}}],
       "_bindery": {"channel": "hall", "provenance": {"kind": "sandbox", "source": "the porch"}}}
      """
    try folder.write(archive(session), to: "Spec/hall/recordings/talk.har")
    let run = try BinderyProcess("check", "--coverage", in: folder.url)
    XCTAssertEqual(
      run.output,
      """
      ## Spec/hall/recordings

      1 recording: 0 captured, 1 sandbox, 0 documented

      | Message | Direction | captured | sandbox | documented |
      | --- | --- | --: | --: | --: |
      | `hall hi` | receive | 0 | 2 | 0 |
      | `hall hi` | send | 0 | 0 | 0 |

      """
    )
    XCTAssertEqual(run.status, 0, run.errors)
  }

  func testReportsAnUnreadableDocument() throws {
    let folder = try TemporaryFolder()
    let run = try BinderyProcess(
      "check",
      "none.yaml",
      "--recordings",
      "none.har",
      "--coverage",
      in: folder.url
    )
    XCTAssertEqual(run.output, "")
    XCTAssert(run.errors.contains("[unreadable-file]"), run.errors)
    XCTAssertEqual(run.status, 1)
  }

  func testCannotBeCombinedWithFindings() throws {
    let folder = try TemporaryFolder()
    for option in ["--accept", "--suggest", "--all", "--format json"] {
      let words = ["check", "--coverage"] + option.split(separator: " ").map(String.init)
      let run = try BinderyProcess(words, in: folder.url)
      XCTAssert(run.errors.contains("--coverage can't be combined"), run.errors)
      XCTAssertEqual(run.status, 2)
    }
  }
}
