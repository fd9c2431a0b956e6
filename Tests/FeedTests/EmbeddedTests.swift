import BinderyRealtime
import BinderyRuntime
import Feed
import XCTest

/// Tests of JSON inside of strings in messages.
final class EmbeddedTests: XCTestCase {
  private let frame = #"{"event":"feed:opened","data":" {\"id\" : \"r\", \"new\":1}"}"#

  func testKeepsTheTextUnchanged() throws {
    let opened = try self.opened(frame)
    XCTAssertEqual(opened.data.id, "r")
    XCTAssertEqual(try opened.data.text, #" {"id" : "r", "new":1}"#)
    XCTAssertEqual(try text(opened), frame)
  }

  func testEncodesAChangedValueAgain() throws {
    var opened = try self.opened(frame)
    opened.data.timeout = 30
    XCTAssertEqual(
      try text(opened),
      #"{"event":"feed:opened","data":"{\"id\":\"r\",\"timeout\":30}"}"#
    )
  }

  func testAnObjectInPlaceOfTheText() throws {
    let frame = #"{"event":"feed:opened","data":{"id":"r"}}"#
    var opened = try self.opened(frame)
    XCTAssertNil(try opened.data.text)
    XCTAssertEqual(try text(opened), frame)
    opened.data.id = "s"
    XCTAssertEqual(try text(opened), #"{"event":"feed:opened","data":{"id":"s"}}"#)
  }

  func testTextInsideOfText() throws {
    let frame =
      #"{"event":"feed:spoken","data":"{\"text\":\"a\",\"extra\":\"{\\\"level\\\":3}\"}"}"#
    guard case .spoken(let spoken) = try RoomChannel.Incoming(message: frame) else {
      return XCTFail("no spoken")
    }
    XCTAssertEqual(spoken.data.extra?.level, 3)
    var changed = spoken
    changed.data.extra?.level = 4
    XCTAssertEqual(
      String(decoding: try JSONWriter.encode(changed), as: UTF8.self),
      frame.replacing("3", with: "4")
    )
  }

  func testErrorsHaveThePathInsideTheText() {
    assertThrows(
      #"{"event":"feed:opened","data":"{\"id\":7}"}"#,
      "$.data: in the embedded JSON: $.id: expected a string, found a number (byte 6) (byte 30)"
    )
    assertThrows(
      #"{"event":"feed:opened","data":"soon"}"#,
      "$.data: in the embedded JSON: $: expected an object, found `s` (byte 0) (byte 30)"
    )
    assertThrows(
      #"{"event":"feed:spoken","data":"{\"text\":\"\",\"extra\":\"[]\"}"}"#,
      "$.data: in the embedded JSON: $.extra: in the embedded JSON: $: expected an object, found an array (byte 0)"
        + " (byte 19) (byte 30)"
    )
    assertThrows(
      #"{"event":"feed:opened","data":7}"#,
      "$.data: expected an object, found a number (byte 30)"
    )
  }

  /// Each text may have the maximum depth of a document; nested texts are bounded anyway, because
  /// each level doubles the escapes of the inner one.
  func testDepthIsBounded() {
    let deep = String(repeating: "[", count: 600)
    XCTAssertThrowsError(
      try RoomChannel.Incoming(message: #"{"event":"feed:opened","data":{"id":"r","x":\#(deep)"#)
    )
    XCTAssertThrowsError(
      try RoomChannel.Incoming(message: #"{"event":"feed:opened","data":"{\"x\":\#(deep)"}"#)
    )
  }

  private func opened(_ frame: String) throws -> Opened {
    guard case .opened(let opened) = try RoomChannel.Incoming(message: frame) else {
      throw XCTSkip("no opened")
    }
    return opened
  }

  private func text(_ opened: Opened) throws -> String {
    String(decoding: try RoomChannel.Incoming.opened(opened).encoded(), as: UTF8.self)
  }

  private func assertThrows(_ frame: String, _ expected: String, line: UInt = #line) {
    do throws(UndecodableEvent) {
      XCTFail("\(try RoomChannel.Incoming(message: frame))", line: line)
    } catch {
      XCTAssertEqual(error.error.description, expected, line: line)
    }
  }
}
