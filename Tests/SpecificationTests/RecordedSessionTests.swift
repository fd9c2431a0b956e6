import Canonicalizing
import Specification
import XCTest

/// Tests of recorded channel messages, over a WebSocket and as responses.
final class RecordedSessionTests: XCTestCase {
  func testMessagesAreReadInOrder() {
    let (recordings, messages) = read(session)
    XCTAssertEqual(messages, "")
    XCTAssertEqual(recordings.map(\.subject), [nil])
    XCTAssertEqual(recordings.map(\.client), ["ann"])
    XCTAssertEqual(recordings.map(\.isSession), [true])
    XCTAssertEqual(
      lines(of: recordings),
      [
        "frame(0) send hall hello {}", "frame(2) receive porch wave e30= base64",
      ]
    )
  }

  func testAResponseIsAMessage() {
    let (recordings, messages) = read(
      """
      {"log": {"version": "1.2", "entries": [{
        "request": {"method": "GET", "url": "https://hall.example/"},
        "response": {"status": 200, "content": {"text": "{}"}},
        "_bindery": {"operation": "poll", "channel": "board", "message": "page",
          "elements": ["wave", null], "provenance": {"kind": "captured", "source": "us"}}
      }]}}
      """
    )
    XCTAssertEqual(messages, "")
    XCTAssertEqual(recordings.map(\.subject), [.operation("poll")])
    XCTAssertEqual(recordings.map(\.client), [nil])
    XCTAssertEqual(recordings.map(\.isSession), [false])
    XCTAssertEqual(
      lines(of: recordings),
      [
        "body receive board page {}", "element(0) receive - wave {}",
        "element(1) receive - unknown {}",
      ]
    )
  }

  func testAnInvalidFrameIsReportedWithItsLocation() {
    assertMessages(
      "\"send\"",
      "\"sent\"",
      """
      hall.har:5:14: error: “type” must be send or receive, not “sent” [invalid-har]
        help: write send or receive
      """
    )
    assertMessages(
      "\"opcode\": 9",
      "\"opcode\": 3",
      """
      hall.har:7:46: error: unsupported opcode “3” [invalid-har]
        help: write 1 for text, 2 for bytes, 8 for close, 9 for ping or 10 for pong
      """
    )
    assertMessages(
      "e30=",
      "e3",
      """
      hall.har:8:57: error: the data of the frame isn't valid base64 [invalid-har]
        help: encode the data in base64, or write opcode 1 for text
      """
    )
    assertMessages(
      "\"time\": 3",
      "\"time\": 0.5",
      """
      hall.har:8:33: error: the frame is earlier than the previous frame [invalid-har]
        help: sort the frames by time
      """
    )
    assertMessages(
      "\"time\": 3",
      "\"time\": \"soon\"",
      """
      hall.har:8:33: error: “time” must be a number of seconds, not a string [invalid-value]
        help: write a number that isn't negative, such as 0.25
      """
    )
  }

  func testAnInvalidNameIsReportedWithItsLocation() {
    assertMessages(
      ", \"_bindery\": {\"message\": \"hello\"}",
      "",
      """
      hall.har:5:5: error: the frame has no message name [missing-key]
        help: set _bindery.message to the name of a message in the document, or to null
      """
    )
    assertMessages(
      "{\"after\": 2}",
      "{\"message\": \"ping\"}",
      "hall.har:7:74: error: unknown key “message” in “_bindery” [unknown-key]\n"
        + "  help: use one of the keys after, delivers"
    )
    assertMessages(
      "\"channel\": \"hall\"",
      "\"operation\": \"enter\"",
      """
      hall.har:10:15: error: the entry has messages, but no channel [missing-key]
        help: set _bindery.channel to the name of a channel in the document
      """
    )
    assertMessages(
      "_webSocketMessages",
      "_messages",
      """
      hall.har:10:27: error: the entry has neither “_webSocketMessages” nor the name of its \
      response message [missing-key]
        help: set _bindery.message to the name of a message in the document
      """
    )
  }

  func testDeliveriesAreAList() {
    assertMessages(
      "[{\"text\": \"hi\"}]",
      "\"hi\"",
      "hall.har:10:124: error: “delivers” must be an array, not a string [invalid-value]\n"
        + "  help: write an array"
    )
  }

  func testAnInvalidCloseIsReportedWithItsLocation() {
    assertMessages(
      "\"service\"",
      "\"server\"",
      """
      hall.har:10:51: error: “by” must be client or service, not “server” [invalid-har]
        help: write client or service
      """
    )
    assertMessages(
      "4200",
      "42",
      """
      hall.har:10:70: error: the close code must be a number from 1000 to 4999 [invalid-har]
        help: write the code of the close frame, or 1006 for a lost connection
      """
    )
  }

  private let session = """
    {"log": {"version": "1.2", "entries": [{
      "request": {"method": "GET", "url": "wss://hall.example/"},
      "response": {"status": 101, "content": {}},
      "_webSocketMessages": [
        {"type": "send", "time": 1, "opcode": 1, "data": "{}", \
    "_bindery": {"message": "hello"}},

        {"type": "receive", "time": 2, "opcode": 9, "data": "", "_bindery": {"after": 2}},
        {"type": "receive", "time": 3, "opcode": 2, "data": "e30=", "_bindery": \
    {"message": "wave", "channel": "porch"}}
      ],
      "_bindery": {"channel": "hall", "close": {"by": "service", "code": 4200, "reason": "late"}, \
    "client": "ann", "delivers": [{"text": "hi"}], \
    "provenance": {"kind": "captured", "source": "the porch"}}
    }]}}
    """

  private func assertMessages(
    _ old: String,
    _ new: String,
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let changed = session.replacing(old, with: new, maxReplacements: 1)
    XCTAssertNotEqual(changed, session, file: file, line: line)
    XCTAssertEqual(read(changed).messages, expected, file: file, line: line)
  }

  private func lines(of recordings: [Recording]) -> [String] {
    recordings.flatMap(\.frames).map { frame in
      [
        "\(frame.location)", frame.direction.rawValue, frame.channel ?? "-",
        frame.message ?? "unknown",
        frame.data.text, frame.data.encoding,
      ].compactMap { $0 }.joined(separator: " ")
    }
  }

  private func read(_ text: String) -> (recordings: [Recording], messages: String) {
    let diagnostics = Diagnostics()
    let tree = Tree.parse(Array(text.utf8), file: "hall.har", diagnostics: diagnostics)
    let recordings = tree.map { Recording.read($0, diagnostics: diagnostics) } ?? []
    return (recordings, diagnostics.all.map(\.description).joined(separator: "\n"))
  }
}
