import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Push messages with additional data.
final class PushMessageTests: TimedTestCase {
  func testMembersOfAnAdditionalObjectAreBesideThePayloads() throws {
    let message = PubNubPushMessage(
      mpns: ["title": "m"],
      additional: AnyJSON(["text": "hi", "data": 1, "list": [1, 2]] as [String: Any])
    )
    try assertCodes(
      message,
      #"{"pn_mpns": {"title": "m"}, "text": "hi", "data": 1, "list": [1, 2]}"#
    )
  }

  func testAnAdditionalValueWithoutKeysIsData() throws {
    let values: [(any JSONCodable, String)] = [
      ("text", #"{"data": "text"}"#), (7, #"{"data": 7}"#), ([1, 2], #"{"data": [1, 2]}"#),
      (Optional<String>.none, #"{"data": null}"#), ([String: Int](), "{}"),
    ]
    for (value, text) in values {
      let message = PubNubPushMessage(additional: value)
      XCTAssertEqual(try message.codableValue.requireJSON(), try json(text))
    }
    try assertCodes(PubNubPushMessage(additional: [1, 2]), #"{"data": [1, 2]}"#)
    try assertCodes(PubNubPushMessage(), "{}")
  }

  func testAPayloadReplacesAnAdditionalMemberWithItsKey() throws {
    let fcm = PubNubFCMPayload(payload: nil, target: .token("t"))
    let additional: AnyJSON = ["pn_fcm": "mine", "pn_apns": "kept", "text": "hi"]
    XCTAssertEqual(
      try PubNubPushMessage(fcm: fcm, additional: additional).codableValue.requireJSON(),
      try json(
        #"{"pn_fcm": {"token": "t", "notification": null}, "pn_apns": "kept", "text": "hi"}"#
      )
    )
    let payload = PubNubAPNSPayload(aps: APSPayload(), pubnub: [], payload: ["aps": 1, "id": 2])
    XCTAssertEqual(
      try payload.codableValue.requireJSON(),
      try json(#"{"aps": {"sound": "default"}, "pn_push": [], "id": 2}"#)
    )
  }

  func testThePayloadOfOlderClientsForGooglesServiceIsRead() throws {
    let older = AnyJSON(try json(#"{"pn_gcm": {"token": "t", "notification": {"title": "hi"}}}"#))
    let payload = PubNubFCMPayload(
      payload: nil,
      target: .token("t"),
      notification: FCMNotificationPayload(title: "hi")
    )
    XCTAssertEqual(try older.decode(PubNubPushMessage.self), PubNubPushMessage(fcm: payload))
    let both = AnyJSON(try json(#"{"pn_fcm": {"topic": "a"}, "pn_gcm": {"topic": "b"}}"#))
    let message = try both.decode(PubNubPushMessage.self)
    XCTAssertEqual(message.fcm?.target, .topic("a"))
    XCTAssertEqual(
      try message.additionalMessage?.codableValue.requireJSON()["pn_gcm"]?["topic"],
      "b"
    )
  }

  func testValuesOfTheAppAreWrittenExactly() throws {
    let exact = #"{"z":18446744073709551615,"a":0.1234567890123456789012345678901234567890}"#
    let value = AnyJSON(try json(exact))
    let message = PubNubPushMessage(
      fcm: PubNubFCMPayload(payload: value, target: nil),
      additional: value
    )
    XCTAssertEqual(
      message.jsonStringify,
      #"{"pn_fcm":{"data":\#(exact),"notification":null},\#(exact.dropFirst())"#
    )
  }

  func testValuesThatAreNotJSONFailWhenTheyAreSent() async throws {
    let server = try LoopbackServer { _ in .json(#"[1,"Sent","1"]"#) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let messages = [
      PubNubPushMessage(additional: Double.nan),
      PubNubPushMessage(fcm: PubNubFCMPayload(payload: [Double.infinity], target: nil)),
      PubNubPushMessage(
        fcm: PubNubFCMPayload(
          payload: nil,
          target: nil,
          android: FCMAndroidPayload(ttl: .infinity)
        )
      ),
    ]
    for message in messages {
      await assertThrows(.jsonDataEncodingFailure) {
        try await pubnub.publish(channel: "c", message: message)
      }
    }
    XCTAssertEqual(server.requests.count, 0)
    try await pubnub.publish(channel: "c", message: PubNubPushMessage(additional: "x"))
    XCTAssertTrue(try XCTUnwrap(server.requests.first).path.hasSuffix("%22data%22%3A%22x%22%7D"))
  }
}

extension XCTestCase {
  func json(_ text: String) throws -> JSONValue { try JSONReader.decode(from: Array(text.utf8)) }

  /// Asserts that a value is encoded to this JSON, by this client and by any encoder, and decoded
  /// again.
  func assertCodes<Value: JSONCodable & Equatable>(
    _ value: Value,
    _ text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let expected = try json(text)
    XCTAssertEqual(try value.codableValue.requireJSON(), expected, file: file, line: line)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let written = try encoder.encode(AnyJSON(value))
    XCTAssertEqual(try JSONReader.decode(from: written), expected, file: file, line: line)
    XCTAssertEqual(try AnyJSON(expected).decode(Value.self), value, file: file, line: line)
  }
}
