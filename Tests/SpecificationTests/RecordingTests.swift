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
    XCTAssertEqual(recording.request.url, "https://shop.example/books?tag[x]=a%20b|c")
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
      replacing: "\"_bindery\": ",
      with: "\"_other\": ",
      """
      books.har:2:1: error: the entry does not state what it is a recording of [missing-provenance]
        help: add “_bindery” with “operation” or “channel”, and “provenance”
      """
    )
    assertMessages(
      replacing: "documented",
      with: "invented",
      """
      books.har:15:28: error: there is no provenance “invented” [missing-provenance]
        help: write captured if it was seen on the wire, documented if it was not
      """
    )
    assertMessages(
      replacing: "source",
      with: "sorce",
      """
      books.har:15:19: error: “provenance” lacks the key “source” [missing-key]
        help: add it
      books.har:15:42: error: “provenance” has no key “sorce” [unknown-key]
        help: did you mean “source”? known are kind, source
      """
    )
    assertMessages(
      replacing: "https://shop.example",
      with: "",
      """
      books.har:4:30: error: “/books?tag[x]=a%20b|c” is no absolute URL [invalid-har]
        help: write scheme and host, and escape what a URL can't hold with %
      """
    )
    assertMessages(
      replacing: "a%20b",
      with: "a b",
      """
      books.har:4:30: error: “https://shop.example/books?tag[x]=a b|c” is no absolute URL [invalid-har]
        help: write scheme and host, and escape what a URL can't hold with %
      """
    )
    assertMessages(
      replacing: "\"POST\"",
      with: "\"Post it\"",
      """
      books.har:4:15: error: “Post it” is no method [invalid-har]
        help: write it in capitals, as in GET
      """
    )
  }

  func testAnInvalidResponseIsReportedWithItsLocation() {
    assertMessages(
      replacing: "201",
      with: "0",
      """
      books.har:10:15: error: a status is a number from 100 to 599 [invalid-status]
        help: record an answer that came through
      """
    )
    assertMessages(
      replacing: "base64",
      with: "gzip",
      """
      books.har:11:77: error: there is no encoding “gzip” [invalid-har]
        help: write base64, or nothing for text
      """
    )
    assertMessages(
      replacing: "\"value\": \"\"",
      with: "\"value\": 1",
      "books.har:5:45: error: “value” must be text, and here is an integer [invalid-value]"
    )
  }

  func testAnInvalidFileIsReportedWithItsLocation() {
    assertMessages(
      replacing: "\"version\": \"1.2\"",
      with: "\"version\": \"1.1\"",
      """
      books.har:1:21: error: the version is “1.1”, and only 1.2 is read [invalid-har]
        help: save the file as HAR 1.2
      """
    )
    assertMessages(
      replacing: "\"entries\"",
      with: "\"entires\"",
      "books.har:1:9: error: “log” lacks the key “entries” [missing-key]\n  help: add it"
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
        "method": "POST", "url": "https://shop.example/books?tag[x]=a%20b|c",
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
      books.har:14:38: error: “operation” is beside “webhook”, and an entry records one of \
      them [unknown-key]
        help: take one of them out
      """
    )
  }
}
