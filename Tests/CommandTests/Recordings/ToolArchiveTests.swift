import BinderyRuntime
import Foundation
import XCTest

/// Imports of archives in the forms of particular tools.
final class ToolArchiveTests: XCTestCase {
  private static let shop = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "http://shop.example" }]
    paths:
      /notes:
        post:
          operationId: addNote
          requestBody: { content: { text/plain: {}, multipart/form-data: {} } }
          responses:
            "200": { description: The note., content: { text/plain: {}, image/png: {} } }
    """

  private static let rooms = """
    asyncapi: 3.0.0
    info: { title: Rooms, version: "1" }
    servers: { main: { host: shop.example, protocol: ws } }
    channels:
      room:
        address: /room
        messages:
          ask: { payload: { type: object, required: [ask], properties: { ask: { type: string } } } }
          reply: { payload: { type: object, required: [reply], properties: { reply: { type: string } } } }
    operations:
      answer: { action: receive, channel: { $ref: "#/channels/room" }, messages: [{ $ref: "#/channels/room/messages/ask" }] }
      news: { action: send, channel: { $ref: "#/channels/room" }, messages: [{ $ref: "#/channels/room/messages/reply" }] }
    """

  private func note(_ request: String, _ response: String, size: Int = -1) -> String {
    """
    {"startedDateTime": "2026-01-02T03:04:05Z",
     "request": {"method": "POST", "url": "http://shop.example/notes", "headers": [],
       "bodySize": \(size), "postData": {\(request)}},
     "response": {"status": 200, "headers": [], "content": {\(response)}}}
    """
  }

  private func session(_ messages: String, content: String = "") -> String {
    """
    {"startedDateTime": "2026-01-02T03:04:05Z", "_resourceType": "websocket", \(messages)
     "request": {"method": "GET", "url": "ws://shop.example/room", "headers": []},
     "response": {"status": 101, "headers": [], "content": {\(content)}}}
    """
  }

  private func importing(
    _ entry: String,
    describedBy document: String = shop,
    files: [String: Data] = [:]
  ) throws -> (run: BinderyProcess, entries: [JSONValue], folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "spec.yaml")
    try folder.write(#"{"log": {"version": "1.2", "entries": [\#(entry)]}}"#, to: "in/saved.har")
    for (name, data) in files {
      try data.write(to: folder.url.appendingPathComponent("in/\(name)"))
    }
    let run = try importing("in/saved.har", in: folder)
    let output = folder.url.appendingPathComponent("out.har")
    let text = try? String(contentsOf: output, encoding: .utf8)
    let archive = try text.map { try JSONValue(parsing: $0) }
    return (run, archive?["log"]?["entries"]?.array ?? [], folder)
  }

  private func importing(_ path: String, in folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess("import", path, "--spec", "spec.yaml", "--into", "out.har", in: folder.url)
  }

  // MARK: - Bodies in files

  func testBodiesInFilesAreEmbedded() throws {
    let (run, entries, _) = try importing(
      note(
        #""mimeType": "text/plain", "text": "", "_file": "sent.txt""#,
        #""mimeType": "image/png", "size": 2, "_file": "image.png""#
      ),
      files: ["sent.txt": Data("Zoë".utf8), "image.png": Data([0x89, 0xFF])]
    )
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(
      entries.first?["request"]?["postData"],
      ["mimeType": "text/plain", "text": "Zoë"]
    )
    XCTAssertEqual(
      entries.first?["response"]?["content"],
      ["mimeType": "image/png", "size": 2, "text": "if8=", "encoding": "base64"]
    )
  }

  func testMessagesInAFileAreEmbedded() throws {
    let lines = """
      {"type": "send", "time": 1795859062965.5, "opcode": 1, "data": "{\\"ask\\": \\"a\\"}"}
      {"type": "receive", "time": 1795859062966.5, "opcode": 1, "data": "{\\"reply\\": \\"b\\"}"}

      """
    let (run, entries, _) = try importing(
      session("", content: #""_file": "messages.jsonl""#),
      describedBy: Self.rooms,
      files: ["messages.jsonl": Data(lines.utf8)]
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let messages = entries.first?["_webSocketMessages"]?.array ?? []
    XCTAssertEqual(messages.map { $0["_bindery"]?["message"] }, ["ask", "reply"])
    XCTAssertEqual(messages.map { $0["time"]?.double }, [1795859062.9655, 1795859062.9665])
    XCTAssertEqual(entries.first?["response"]?["content"], [:])
  }

  func testFilesOutsideOfTheFolderAreNotRead() throws {
    for name in ["../spec.yaml", "/etc/hostname", "missing.txt", ".hidden"] {
      let (run, entries, _) = try importing(
        note(#""mimeType": "text/plain", "_file": "\#(name)""#, #""mimeType": "text/plain""#),
        files: [".hidden": Data("a".utf8)]
      )
      XCTAssert(
        run.errors.contains("warning: the body in the file “\(name)” can't be read"),
        run.errors
      )
      XCTAssertNil(entries.first?["request"]?["postData"]?["text"])
    }
  }

  // MARK: - Texts in ISO 8859-1

  func testTextsThatWereDecodedAsLatin1AreCorrected() throws {
    let (_, entries, _) = try importing(
      note(
        #""mimeType": "text/plain", "text": "ZoÃ«""#,
        #""mimeType": "text/plain", "text": "Ã¼b", "size": 20, "compression": -17"#,
        size: 4
      )
    )
    XCTAssertEqual(entries.first?["request"]?["postData"]?["text"], "Zoë")
    XCTAssertEqual(entries.first?["response"]?["content"]?["text"], "üb")
  }

  func testBinaryPartsKeepTheirBytes() throws {
    let (_, entries, _) = try importing(
      note(
        ##""mimeType": "multipart/form-data; boundary=b", "text": "--b\r\n\r\n\u0089PNG\r\n--b--""##,
        #""mimeType": "text/plain", "text": """#,
        size: 18
      )
    )
    let body = entries.first?["request"]?["postData"]
    XCTAssertEqual(body?["encoding"], "base64")
    XCTAssertEqual(
      body?["text"]?.string.flatMap { Data(base64Encoded: $0) },
      Data("--b\r\n\r\n".utf8) + [0x89] + Data("PNG\r\n--b--".utf8)
    )
  }

  func testOtherTextsAreNotChanged() throws {
    // The sizes are those of UTF-8, of a page in ISO 8859-1, and unknown.
    for (text, size) in [("ZoÃ«", 6), ("Zoë", 3), ("ZoÃ«", -1)] {
      let (_, entries, _) = try importing(
        note(
          #""mimeType": "text/plain", "text": "\#(text)""#,
          #""mimeType": "text/plain", "text": "\#(text)", "size": \#(size)"#,
          size: size
        )
      )
      XCTAssertEqual(entries.first?["request"]?["postData"]?["text"]?.string, text)
      XCTAssertEqual(entries.first?["response"]?["content"]?["text"]?.string, text)
    }
  }

  // MARK: - Forms that HAR 1.2 doesn't have

  func testImportedEntriesHaveTheFormOfHAR() throws {
    let (run, entries, folder) = try importing(
      """
      {"startedDateTime": "2026-01-02T03:04:05Z", "cache": null, "_webSocketMessages": null,
       "request": {"method": "POST", "url": "HTTP://shop.example/notes?a=1", "headers": null,
         "queryString": [{"name": "a", "value": 1}, {"name": "b", "value": null}, {"name": "c"}],
         "postData": {"mimeType": "text/plain", "text": "iV\\r\\nBO", "encoding": "base64"}},
       "response": {"status": "200", "content": null}},
      {"startedDateTime": "2026-01-02T03:04:06Z",
       "request": {"method": "POST", "url": "http://shop.example/notes", "headers": [],
         "postData": {"mimeType": "text/plain", "text": "Y Q==", "encoding": "BASE64"}},
       "response": {"status": 200,
         "content": {"mimeType": "text/plain", "text": "YQ==", "encoding": "UTF-8"}}}
      """
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let decoded: JSONValue = ["mimeType": "text/plain", "text": "a"]
    XCTAssertEqual(entries.last?["request"]?["postData"], decoded)
    let content: JSONValue = ["mimeType": "text/plain", "text": "YQ=="]
    XCTAssertEqual(entries.last?["response"]?["content"], content)
    let request = entries.first?["request"]
    XCTAssertEqual(request?["url"], "http://shop.example/notes?a=1")
    XCTAssertNil(request?["headers"])
    XCTAssertEqual(
      request?["queryString"],
      [["name": "a", "value": "1"], ["name": "b", "value": ""], ["name": "c", "value": ""]]
    )
    // Bytes that aren't a text.
    XCTAssertEqual(request?["postData"]?["text"], "iVBO")
    XCTAssertEqual(entries.first?["response"]?["status"], 200)
    XCTAssertEqual(entries.first?["response"]?["content"], ["size": 0, "mimeType": ""])
    XCTAssertNil(entries.first?["cache"])
    XCTAssertNil(entries.first?["_webSocketMessages"])
    let file = folder.url.appendingPathComponent("out.har")
    let archive = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
    XCTAssertEqual(archive["log"]?["version"], "1.2")
  }

  // MARK: - Compressed archives

  func testCompressedArchivesAreExplained() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.shop, to: "spec.yaml")
    let files: [(String, [UInt8], String)] = [
      ("saved.zip", [0x50, 0x4B, 3, 4, 0x14], "error: the file is a ZIP archive [invalid-har]"),
      ("saved.zhar", [0x78, 0xDA, 0xED], "error: the file is compressed [invalid-har]"),
      ("saved.har.gz", [0x1F, 0x8B, 8], "error: the file is compressed [invalid-har]"),
    ]
    for (name, bytes, message) in files {
      try Data(bytes).write(to: folder.url.appendingPathComponent(name))
      let run = try importing(name, in: folder)
      XCTAssert(run.errors.contains(message), run.errors)
      XCTAssertEqual(run.status, 1)
    }
  }

  // MARK: - Sessions

  private func messages(_ type: String, time: String = "1") -> String {
    #""_webSocketMessages": [{"type": "\#(type)", "time": \#(time), "opcode": 1,"#
      + #" "data": "{\"ask\": \"a\"}"}],"#
  }

  func testUnknownTimesAreKept() throws {
    let (run, entries, _) = try importing(
      session(messages("send", time: "-1")),
      describedBy: Self.rooms
    )
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(entries.first?["_webSocketMessages"]?.array?.first?["time"], -1)
  }

  func testAFurtherImportDoesNotRepeatSessions() throws {
    let (_, _, folder) = try importing(session(messages("send")), describedBy: Self.rooms)
    let again = try importing("in/saved.har", in: folder)
    XCTAssert(again.errors.contains("imported           0\n  duplicate          1"), again.errors)
  }

  func testSessionsWithOtherHostsAreUnrelated() throws {
    let other = session(messages("send")).replacing("shop.example", with: "chat.example")
    let (run, entries, _) = try importing(
      session(messages("send")) + "," + other,
      describedBy: Self.rooms
    )
    XCTAssertEqual(
      run.errors,
      """
      in/saved.har:
        imported           1
        unrelated          1  other hosts, pages and their parts
        written to out.har

      """
    )
    XCTAssertEqual(entries.first?["request"]?["url"], "ws://shop.example/room")
    XCTAssertEqual(try importing(other, describedBy: Self.rooms).entries.count, 1)
  }

  /// Many services send a text that isn't JSON to keep a session open.
  func testOnlyJSONThatIsNotDescribedIsAnError() throws {
    func frame(_ type: String, _ data: String) -> String {
      #"{"type": "\#(type)", "time": 1, "opcode": 1, "data": "\#(data)"}"#
    }
    for (data, status) in [("ping!", Int32(0)), (#"{\"nope\": 1}"#, 1)] {
      let frames = [frame("send", #"{\"ask\": \"a\"}"#), frame("receive", data)]
      let list = #""_webSocketMessages": [\#(frames.joined(separator: ","))],"#
      let (_, entries, folder) = try importing(session(list), describedBy: Self.rooms)
      let messages = entries.first?["_webSocketMessages"]?.array ?? []
      XCTAssertEqual(messages.map { $0["_bindery"]?["message"] }, ["ask", .null])
      let run = try BinderyProcess(
        "check",
        "spec.yaml",
        "--recordings",
        "out.har",
        in: folder.url
      )
      let text = run.output + run.errors
      XCTAssertEqual(run.status, status, text)
      XCTAssert(text.contains("doesn't define the received message"), text)
    }
  }

  func testMessagesInTheOtherDirectionAreReported() throws {
    let (run, entries, _) = try importing(session(messages("receive")), describedBy: Self.rooms)
    XCTAssertEqual(
      run.errors,
      """
      in/saved.har:
        imported           0
        reversed           1  sessions, in the other direction
          room: write “role: application” in bindings.yaml (without one, pass --application)

      """
    )
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(entries, [])
  }

  func testASessionWithoutMessagesIsNotAnUndocumentedOperation() throws {
    let (run, _, _) = try importing(
      note(#""mimeType": "text/plain", "text": "a""#, #""mimeType": "text/plain""#) + ","
        + session("")
    )
    XCTAssert(run.errors.contains("  without messages   1  WebSocket sessions\n"), run.errors)
    XCTAssertFalse(run.errors.contains("undocumented"), run.errors)
  }
}
