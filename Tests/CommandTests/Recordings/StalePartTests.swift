import XCTest

/// Edits of the schemas of headers, texts and forms after entries were checked.
final class StalePartTests: XCTestCase {
  private static let entries = [
    CheckedTicket.response(["X-Remaining": "1"], "full"),
    CheckedTicket.response(["X-Remaining": "1"], "a,b", type: "text/csv"),
    CheckedTicket.request("PUT", "9", type: "text/plain", status: 200, answer: "1"),
    CheckedTicket.form(
      (#"name="title""#, "Gala"),
      ("name=\"scan\"; filename=\"a.png\"\r\nContent-Type: image/png", "PNG")
    ),
    CheckedTicket.request("POST", "title=Gala", type: "application/x-www-form-urlencoded"),
  ]

  func testExactlyTheEntriesWithTheEditedPartAreStale() throws {
    let folder = try TemporaryFolder()
    try folder.write(CheckedTicket.document, to: "tickets.yaml")
    let list = Self.entries.joined(separator: ",\n")
    try folder.write(#"{"log": {"version": "1.2", "entries": [\#(list)]}}"#, to: "saved.har")
    let imported = try BinderyProcess(
      ["import", "saved.har", "--spec", "tickets.yaml", "--into", "recordings/tickets.har"],
      in: folder.url
    )
    XCTAssertEqual(imported.status, 0, imported.errors)
    for (text, other, entries) in [
      ("integer, minimum: 0", "integer, minimum: -1", "#0-#1"),
      ("X-Sort: { schema", "X-Sort: { required: false, description: None, schema", ""),
      ("enum: [date, name]", "enum: [date]", "#0-#1"),
      ("X-Ids: { schema", "X-Ids: { explode: true, schema", "#0-#1"),
      ("maxLength: 8", "maxLength: 9", "#0"),
      (#"enum: ["a,b"]"#, #"enum: ["a,b", "b"]"#, "#1"),
      ("maximum: 9", "maximum: 10", "#2"),
      ("schema: { type: number }", "schema: { type: number, minimum: 0 }", "#2"),
      ("format: binary, maxLength: 4", "format: binary", "#3"),
      ("image/png, image/gif", "image/*", "#3"),
      ("count: { type: integer }", "count: { type: integer, minimum: 0 }", "#4"),
    ] {
      XCTAssert(CheckedTicket.document.contains(text), text)
      try folder.write(CheckedTicket.document.replacing(text, with: other), to: "tickets.yaml")
      let run = try BinderyProcess(
        ["check", "tickets.yaml", "--recordings", "recordings"],
        in: folder.url
      )
      let stale = run.output.split(separator: "\n").filter { $0.contains("[stale-recording]") }
      let named = stale.map {
        $0.firstMatch(of: /tickets\.har ([-#0-9, ]+)/).map { String($0.1) } ?? ""
      }
      XCTAssertEqual(
        named.map { $0.trimmingCharacters(in: .whitespaces) },
        entries.isEmpty ? [] : [entries],
        "\(text): \(run.output)"
      )
    }
  }

  private static let channels = """
    asyncapi: 3.0.0
    info: { title: Hall, version: "1" }
    servers:
      hall:
        host: hall.example
        protocol: wss
        security: [{ $ref: "#/components/securitySchemes/key" }]
      other:
        host: other.example
        protocol: wss
        security: [{ $ref: "#/components/securitySchemes/other" }]
    channels: { hall: { address: /, messages: { hi: { payload: { const: hi } } } } }
    operations: { greet: { action: send, channel: { $ref: "#/channels/hall" } } }
    components:
      securitySchemes:
        key: { type: httpApiKey, name: key, in: query }
        other: { type: http, scheme: basic }

    """

  /// The credentials of the connection belong to the contract of a session.
  ///
  /// Recordings that were checked before they did remain valid.
  /// The credentials of another server have no effect.
  func testASessionIsStaleAfterAnEditOfTheSecurity() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.channels, to: "hall.yaml")
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "request": {"method": "GET", "url": "wss://hall.example/"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [{"type": "receive", "time": 1, "opcode": 1, "data": "\\"hi\\""}]
      }]}}
      """,
      to: "saved.har"
    )
    let imported = try BinderyProcess(
      ["import", "saved.har", "--spec", "hall.yaml", "--into", "recordings/hall.har"],
      in: folder.url
    )
    XCTAssertEqual(imported.status, 0, imported.errors)
    let file = folder.url.appendingPathComponent("recordings/hall.har")
    let archive = try String(contentsOf: file, encoding: .utf8)
    let former = archive.replacing(/, security [0-9a-f]{8}/, with: "")
    XCTAssertNotEqual(former, archive)
    let arguments = ["check", "hall.yaml", "--recordings", "recordings"]
    for (text, other, name) in [
      ("name: key, in: query", "name: token, in: query", "the security scheme “key”"),
      (
        "security: [{ $ref: \"#/components/securitySchemes/key\" }]", "",
        "security of the channel “hall”"
      ),
      ("scheme: basic", "scheme: bearer", nil),
    ] {
      XCTAssert(Self.channels.contains(text), text)
      try folder.write(Self.channels.replacing(text, with: other), to: "hall.yaml")
      try folder.write(archive, to: "recordings/hall.har")
      let run = try BinderyProcess(arguments, in: folder.url)
      if let name {
        XCTAssert(run.output.contains(name), run.output)
        XCTAssert(run.output.contains("hall.har #0 [stale-recording]"), run.output)
      } else {
        XCTAssertEqual(run.output, "")
      }
      try folder.write(former, to: "recordings/hall.har")
      XCTAssertEqual(try BinderyProcess(arguments, in: folder.url).output, "")
    }
  }
}
