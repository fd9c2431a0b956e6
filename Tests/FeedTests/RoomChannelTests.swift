import BinderyRealtime
import BinderyRuntime
import Feed
import XCTest

/// Tests of one direction of a channel, whose messages are distinguished by a constant, or else by
/// their members.
final class RoomChannelTests: XCTestCase {
  typealias Event = RoomChannel.Incoming

  func testEachMessageIsItsCase() throws {
    let frames = [
      ("opened", #"{"event":"feed:opened","data":"{\"id\":\"r\"}"}"#),
      ("spoken", #"{"event":"feed:spoken","data":"{\"text\":\"hi\"}"}"#),
      ("own", #"{"event":"client-wave","data":[1]}"#),
      ("finished", #"{"event":"build-finished","task":"t"}"#),
      ("other", #"{"event":"another","note":"n"}"#),
      ("joined", #"{"event":"feed:presence","user":{"name":"Ann"}}"#),
      ("counted", #"{"event":"feed:presence","count":3}"#),
      ("closed", #"{"event":"feed:closed","reason":"moved"}"#),
      ("said", #"{"event":"feed:said","id":"6e3c3b4e-5b1f-4d57-9e2e-5b1f4d579e2e"}"#),
    ]
    XCTAssertEqual(frames.map(\.0), Event.messageNames)
    for (name, frame) in frames {
      let event = try Event(message: frame)
      XCTAssertEqual(event.messageName, name, frame)
      XCTAssertEqual(String(decoding: try event.encoded(), as: UTF8.self), frame)
      XCTAssertEqual(try Event(message: event.encoded()), event)
    }
  }

  func testASecondValueSelectsTheSameMessage() throws {
    guard case .closed(let closed) = try Event(message: #"{"event":"feed:gone"}"#) else {
      return XCTFail("no closed")
    }
    XCTAssertEqual(closed.event, .feedGone)
  }

  func testTheMemberMayBeLast() throws {
    let event = try Event(message: #"{"user":{"name":"Ann"},"event":"feed:presence"}"#)
    XCTAssertEqual(event, .joined(.init(user: User(name: "Ann"))))
  }

  func testAnUnknownMessageIsKept() throws {
    for frame in [
      #"{"event":"feed:renamed","name":{"a":[1,2.50]}}"#, #"{"event":"feed:presence"}"#,
      #"{"event":7}"#, #"{"op":"feed:opened"}"#, "{}", "[]", "1e400", #""feed:opened""#, "null",
    ] {
      let event = try Event(message: frame)
      XCTAssertNil(event.messageName, frame)
      XCTAssertEqual(String(decoding: try event.encoded(), as: UTF8.self), frame)
    }
  }

  func testAcceptsUnknownFieldsAndValues() throws {
    let frame = #"{"v":{"x":[]},"event":"feed:closed","reason":"flooded","until":null}"#
    guard case .closed(let closed) = try Event(message: frame) else { return XCTFail("no closed") }
    XCTAssertEqual(closed.reason?.rawValue, "flooded")
  }

  func testAKnownMessageThatDoesNotDecodeIsAnError() {
    assertThrows(
      #"{"event":"feed:said","id":"no id"}"#,
      #"$.id: expected a UUID, found "no id" (byte 26)"#
    )
    assertThrows(
      #"{"event":"feed:spoken"}"#,
      #"$: the required member "data" is missing (byte 0)"#
    )
    assertThrows(
      #"{"event":"feed:closed","reason":[]}"#,
      "$.reason: expected a string, found an array (byte 32)"
    )
  }

  /// The message has no constant and no distinctive members.
  func testAMessageSelectedByItsMembersMayBeInvalid() {
    assertThrows(
      #"{"event":"feed:presence","user":{"name":1}}"#,
      "$.user.name: expected a string, found a number (byte 40)"
    )
  }

  func testInvalidJSONThrows() {
    assertThrows("", "$: expected a value, found the end (byte 0)")
    assertThrows(
      #"{"event":"feed:closed""#,
      "$.event: expected `,` or `}`, found the end (byte 22)"
    )
    assertThrows(
      #"{"event":"feed:closed"} x"#,
      "$: unexpected text after the value (byte 24)"
    )
    XCTAssertThrowsError(try Event(message: [0x22, 0xFF, 0x22]))
  }

  func testEncodesOutgoingMessages() throws {
    let event = RoomChannel.Outgoing.say(.init(text: "hi \"you\""))
    XCTAssertEqual(
      String(decoding: try event.encoded(), as: UTF8.self),
      #"{"event":"feed:say","text":"hi \"you\""}"#
    )
    XCTAssertEqual(RoomChannel.Outgoing.messageNames, ["say"])
  }

  private func assertThrows(_ frame: String, _ expected: String, line: UInt = #line) {
    do throws(UndecodableEvent) {
      let event = try Event(message: frame)
      XCTFail("\(event)", line: line)
    } catch {
      XCTAssertEqual(error.error.description, expected, line: line)
      XCTAssertEqual(error.text, frame, line: line)
    }
  }
}
