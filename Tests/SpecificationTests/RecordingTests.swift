import Canonicalizing
import Specification
import XCTest

final class RecordingTests: XCTestCase {
  func testAnEntryIsRead() throws {
    let (recordings, messages) = read(entry())
    XCTAssertEqual(messages, "")
    let recording = try XCTUnwrap(recordings.first)
    XCTAssertEqual(recordings.count, 1)
    XCTAssertEqual(recording.file, "books.har")
    XCTAssertEqual(recording.index, 0)
    XCTAssertEqual(recording.mark.line, 2)
    XCTAssertEqual(recording.subject, .operation("addBook"))
    XCTAssertEqual(recording.provenance.kind, .documented)
    XCTAssertEqual(recording.provenance.source, "the manual")
    XCTAssertEqual(recording.request.method, "POST")
    XCTAssertEqual(recording.request.url, "https://shop.example/books?tag[x]=a%20b%7Cc")
    XCTAssertEqual(recording.request.headers.map { [$0.name, $0.value] }, [["Accept", ""]])
    XCTAssertEqual(recording.request.queryString.map { [$0.name, $0.value] }, [["tag", "a b"]])
    XCTAssertEqual(recording.request.postData?.text, "{\"title\":\"🐢\"}")
    XCTAssertEqual(recording.response.status, 201)
    XCTAssertEqual(recording.response.content.mimeType, "application/json")
    XCTAssertEqual(recording.response.content.text, "AAE=")
    XCTAssertEqual(recording.response.content.encoding, "base64")
  }

  func testInvalidMembersAreReportedWithTheirLocations() {
    assertMessages(
      replacing: "documented",
      with: "invented",
      """
      books.har:15:28: error: unknown provenance “invented” [invalid-value]
        help: write captured for recorded traffic, sandbox for that of a local replacement, or documented for an example
      """
    )
    assertMessages(
      replacing: "source",
      with: "sorce",
      """
      books.har:15:19: error: “provenance” lacks the key “source” [missing-key]
        help: add “source”
      books.har:15:42: error: unknown key “sorce” in “provenance” [unknown-key]
        help: did you mean “source”?
      """
    )
    assertMessages(
      replacing: "https://shop.example",
      with: "",
      """
      books.har:4:30: error: the URL of the request isn't a valid absolute URL [invalid-har]
        help: write a URL with scheme and host
      """
    )
    assertMessages(
      replacing: "\"POST\"",
      with: "\"Post it\"",
      """
      books.har:4:15: error: invalid HTTP method [invalid-har]
        help: write the method in capital letters, as in GET
      """
    )
  }

  func testAnInvalidResponseIsReportedWithItsLocation() {
    assertMessages(
      replacing: "201",
      with: "0",
      """
      books.har:10:15: error: the status must be a number from 100 to 599 [invalid-status]
        help: record a completed response
      """
    )
    assertMessages(
      replacing: "base64",
      with: "gzip",
      """
      books.har:11:77: error: unknown encoding of the body [invalid-har]
        help: write base64, or remove “encoding” for text
      """
    )
    assertMessages(
      replacing: "\"value\": \"\"",
      with: "\"value\": []",
      "books.har:5:45: error: “value” must be a string, not an array [invalid-value]\n"
        + "  help: write a string"
    )
  }

  func testAnInvalidFileIsReportedWithItsLocation() {
    assertMessages(
      replacing: "\"version\": \"1.2\"",
      with: "\"version\": \"2.0\"",
      """
      books.har:1:21: error: unsupported HAR version “2.0” [invalid-har]
        help: save the file as HAR 1.2
      """
    )
    assertMessages(
      replacing: "\"entries\"",
      with: "\"entires\"",
      "books.har:1:9: error: “log” lacks the key “entries” [missing-key]\n  help: add “entries”"
    )
  }

  private func assertMessages(
    replacing old: String,
    with new: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let messages = read(entry().replacing(old, with: new)).messages
    XCTAssertEqual(messages, expected, file: file, line: line)
  }

  private func entry() -> String {
    #"""
    {"log": {"version": "1.2", "creator": {"name": "x", "version": "1"}, "entries": [
    {
      "request": {
        "method": "POST", "url": "https://shop.example/books?tag[x]=a b|c",
        "headers": [{"name": "Accept", "value": ""}],
        "queryString": [{"name": "tag", "value": "a b"}],
        "postData": {"mimeType": "application/json", "text": "{\"title\":\"\ud83d\udc22\"}"}
      },
      "response": {
        "status": 201, "headers": [],
        "content": {"mimeType": "application/json", "text": "AAE=", "encoding": "base64"}
      },
      "_bindery": {
        "operation": "addBook",
        "provenance": {"kind": "documented", "source": "the manual"}
      }
    }
    ]}}
    """#
  }

  private func read(_ text: String) -> (recordings: [Recording], messages: String) {
    let diagnostics = Diagnostics()
    let tree = Tree.parse(Array(text.utf8), file: "Spec/books.har", diagnostics: diagnostics)
    let recordings = tree.map { Recording.read($0, diagnostics: diagnostics) } ?? []
    let messages = diagnostics.all.map(\.description).joined(separator: "\n")
    return (recordings, messages.replacing("Spec/", with: ""))
  }

  func testAnEntryHasOneSubject() {
    assertMessages(
      replacing: "\"operation\": ",
      with: "\"webhook\": \"added\", \"operation\": ",
      """
      books.har:14:38: error: “operation” can't be combined with “webhook” [unknown-key]
        help: remove one of the two keys
      """
    )
  }

  /// A browser's entry has no `_bindery`; the log names the browser.
  func testAnEntryOfABrowserIsRead() throws {
    let (recordings, messages) = read(
      #"""
      {"log": {
        "version": "1.2", "creator": {"name": "WebInspector", "version": "537.36"},
        "browser": {"name": "Firefox", "version": "128.0"},
        "entries": [
          {
            "startedDateTime": "2026-11-20T10:00:00.000Z", "_resourceType": "xhr",
            "request": {"method": "get", "url": "https://shop.example/books?q={a} b<é"},
            "response": {"status": 200, "content": {"mimeType": "application/json", "text": "[]"}}
          },
          {
            "request": {"method": "GET", "url": "https://shop.example/aborted"},
            "response": {"status": 0, "content": {}}
          },
          {
            "request": {"method": "GET", "url": "data:image/png;base64,AAAA"},
            "response": {"status": 200, "content": {}}
          }
        ]
      }}
      """#
    )
    XCTAssertEqual(messages, "")
    let recording = try XCTUnwrap(recordings.first)
    XCTAssertEqual(recordings.count, 1)
    XCTAssertFalse(recording.isAnnotated)
    XCTAssertNil(recording.subject)
    XCTAssertEqual(recording.provenance.kind, .captured)
    XCTAssertEqual(recording.provenance.source, "Firefox 128.0, 2026-11-20")
    XCTAssertEqual(recording.request.method, "GET")
    XCTAssertEqual(recording.request.url, "https://shop.example/books?q=%7Ba%7D%20b%3C%C3%A9")
    XCTAssertEqual(recording.request.resourceType, "xhr")
  }

  /// Some tools write null, numbers and other forms that HAR 1.2 doesn't have.
  func testFormsOfToolsAreRead() throws {
    for (old, new) in [
      ("\"1.2\"", "\"1.1\""), ("\"1.2\"", "null"),
      ("201, \"headers\": []", "201, \"headers\": null"),
      ("201", "201.0"), ("201", "\"201\""), ("https:", "HTTPS:"), ("AAE=", "AA\\r\\nE="),
      ("\"base64\"", "\"base64\", \"size\": null"), ("\"Accept\", \"value\": \"\"", "\"Accept\""),
      ("\"Accept\", \"value\": \"\"", "\"Accept\", \"value\": null"), ("base64", "BASE64"),
    ] {
      XCTAssertNotEqual(entry().replacing(old, with: new), entry(), new)
      let (recordings, messages) = read(entry().replacing(old, with: new))
      XCTAssertEqual(messages, "", new)
      let recording = try XCTUnwrap(recordings.first)
      XCTAssertEqual(recording.response.status, 201)
      XCTAssert(recording.request.url.hasPrefix("https://shop.example/"), recording.request.url)
      XCTAssertEqual(recording.request.headers.map(\.value), [""])
      XCTAssertEqual(recording.response.content.text, "AAE=")
      XCTAssertEqual(recording.response.content.encoding, "base64")
    }
    let content =
      "\"content\": {\"mimeType\": \"application/json\", \"text\": \"AAE=\", \"encoding\": \"base64\"}"
    for (new, text) in [
      ("\"content\": null", ""), ("\"_none\": {}", ""),
      ("\"content\": {\"mimeType\": null, \"text\": null, \"encoding\": null}", ""),
      ("\"content\": {\"text\": \"a\", \"encoding\": \"\"}", "a"),
      ("\"content\": {\"text\": \"a\", \"encoding\": \"UTF-8\"}", "a"),
    ] {
      let (recordings, messages) = read(entry().replacing(content, with: new))
      XCTAssertEqual(messages, "", new)
      XCTAssertEqual(recordings.first?.response.content.text, text, new)
      XCTAssertNil(recordings.first?.response.content.encoding, new)
    }
  }

  func testMessagesWithoutNamesAreRead() throws {
    let (recordings, messages) = read(
      """
      {"log": {"version": "1.2", "entries": [{
        "request": {"method": "GET", "url": "wss://shop.example/"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [{"type": "send", "time": 1, "opcode": 1, "data": "{}"},
                               {"type": "send", "time": 2, "opcode": 9, "data": ""}]
      }]}}
      """
    )
    XCTAssertEqual(messages, "")
    let recording = try XCTUnwrap(recordings.first)
    XCTAssertTrue(recording.isSession)
    XCTAssertEqual(recording.frames.map(\.location), [.frame(0)])
    XCTAssertEqual(recording.frames.map(\.channel), [nil])
    XCTAssertEqual(recording.frames.map(\.message), [nil])
  }
}
