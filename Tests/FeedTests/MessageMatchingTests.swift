import BinderyRealtime
import BinderyRuntime
import Feed
import Lights
import XCTest

/// Tests of messages that are distinguished by their members.
final class MessageMatchingTests: XCTestCase {
  func testAKeyMayBeAbsent() throws {
    assertNames(
      EnvelopesChannel.Incoming.self,
      [
        (#"{"c":"lobby","d":1}"#, "plain"),
        (#"{"e":0,"c":"lobby","d":1}"#, "plain"),
        (#"{"c":"lobby-pnpres","d":{"action":"join"}}"#, "presence"),
        (#"{"e":0,"c":"lobby-pnpres","d":{"action":"waved"}}"#, "presence"),
        (#"{"c":"lobby-pnpres","d":"a message"}"#, "plain"),
        (#"{"e":1,"c":"lobby","d":1}"#, "signal"),
        (#"{"e":1.0,"c":"lobby-pnpres","d":1}"#, "signal"),
        (#"{"e":9,"c":"lobby","d":1}"#, nil),
        (#"{"d":1}"#, nil),
      ]
    )
  }

  func testOneMessageAlone() throws {
    assertNames(
      TicksChannel.Incoming.self,
      [(#"{"price":1.5}"#, "tick"), (#"{"cost":1.5}"#, nil), ("1.5", nil)]
    )
    XCTAssertThrowsError(try TicksChannel.Incoming(message: #"{"price":"1.5"}"#))
  }

  func testTheMessageWithMostKnownMembersIsChosen() throws {
    assertNames(
      SightsChannel.Incoming.self,
      [
        (#"{"wings":2,"state":"flying"}"#, "bird"), (#"{"wings":2,"state":"parked"}"#, "plane"),
        (#"{"wings":2,"state":"lost"}"#, "bird"), (#"{"wings":2,"seats":[]}"#, "plane"),
        (#"{"layers":["a"]}"#, "cloud"), (#"{"sound":"roar"}"#, nil),
        (#"{"mark":null,"from":"Ann"}"#, "letter"), (#"{"mark":"taped","from":"Ann"}"#, "parcel"),
        (#"{"mark":"torn","from":"Ann"}"#, nil),
      ]
    )
  }

  func testKindsOfValues() throws {
    assertNames(
      OddmentsChannel.Incoming.self,
      [
        (#""beat""#, "heartbeat"), (#""skipped""#, "heartbeat"), ("7", "serial"), ("7.5", "ratio"),
        (#"[1,"x"]"#, "row"), ("true", nil), ("{}", nil), ("null", nil),
      ]
    )
    XCTAssertThrowsError(try OddmentsChannel.Incoming(message: "[1]"))
  }

  /// A payload of another schema language is any JSON, so no message is unknown.
  func testAForeignPayloadAcceptsOtherMessages() throws {
    assertNames(
      LightsChannel.Incoming.self,
      [(#"{"lumens":3}"#, "measured"), (#"{"why":"fuse"}"#, "broken"), ("null", "broken")]
    )
    assertNames(LightsChannel.Outgoing.self, [(#"{"level":3}"#, "command")])
  }

  func testNamesThatCollide() throws {
    let names = ["messageName", "unknown", "self", "Type", "messageNames", "Incoming"]
    XCTAssertEqual(Channel2.Incoming.messageNames, names)
    assertNames(
      Channel2.Incoming.self,
      names.map { (#"{"kind":"\#($0)"}"#, $0) } + [(#"{"kind":"messageNameValue"}"#, nil)]
    )
    let channel = Channel(channel: Channel())
    XCTAssertEqual(
      String(
        decoding: try Channel2.Incoming.messageNameValue(channel).encoded(),
        as: UTF8.self
      ),
      #"{"kind":"messageName","channel":{"kind":"messageName"}}"#
    )
  }

  private func assertNames<Event: TypedEvent>(
    _ type: Event.Type,
    _ frames: [(frame: String, name: String?)],
    line: UInt = #line
  ) {
    for (frame, name) in frames {
      XCTAssertEqual(try Event(message: frame).messageName, name, frame, line: line)
    }
  }
}
