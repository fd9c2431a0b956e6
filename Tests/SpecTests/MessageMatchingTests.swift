import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// Tests that payloads identify messages: the first message whose schema matches is the right one.
final class MessageMatchingTests: XCTestCase {
  func testExamplesMatchTheirMessages() throws {
    let channels = [
      ("connection", "Spec/pusher"), ("subscribe", "Spec/pubnub"), ("events", "Spec/pubnub"),
      ("socket", "Spec/chatcenter"), ("deliveries", "Spec/chatcenter"),
      ("history", "Spec/chatcenter"),
    ]
    for (channel, folder) in channels {
      let messages = try ChannelMessages(of: channel, in: folder)
      XCTAssertEqual(messages.withoutExamples, [])
      messages.forEachExample { name, payload in
        XCTAssertEqual(messages.name(of: payload), name, "\(payload)")
      }
    }
  }

  func testUnknownMessagesMatchNone() throws {
    let messages = try ChannelMessages(of: "connection", in: "Spec/pusher")
    for event in ["pusher:news", "pusher_internal:news"] {
      for channel in ["lobby", "private-encrypted-lobby", "#server-to-user-1"] {
        let value: JSONValue = [
          "event": .string(event), "channel": .string(channel), "data": "{}",
        ]
        XCTAssertNil(messages.name(of: value), "\(value)")
      }
    }
  }

  func testRecordedEventsMatchTheirKinds() throws {
    let messages = try ChannelMessages(of: "events", in: "Spec/pubnub")
    var found: Set<String> = []
    for event in try recordedEvents() {
      let name = messages.name(of: event)
      XCTAssertEqual(name, kind(of: event), "\(event)")
      name.map { _ = found.insert($0) }
    }
    XCTAssertEqual(
      found.sorted(),
      ["file", "message", "messageAction", "object", "presence", "signal"]
    )
  }

  private func recordedEvents() throws -> [JSONValue] {
    let file = SpecDocument.package.appending(path: "Spec/pubnub/recordings/subscribe.har")
    let archive: JSONValue = try JSONReader.decode(from: Data(contentsOf: file))
    return try (archive["log"]?["entries"]?.array ?? []).flatMap { entry in
      let text = try XCTUnwrap(entry["response"]?["content"]?["text"]?.string)
      return try JSONValue(parsing: text)["m"]?.array ?? []
    }
  }

  /// The kind of an event, by `e` and `c` of the protocol.
  private func kind(of event: JSONValue) -> String? {
    switch event["e"] {
    case nil, 0: event["c"]?.string?.hasSuffix("-pnpres") == true ? "presence" : "message"
    case 1: "signal"
    case 2: "object"
    case 3: "messageAction"
    case 4: "file"
    default: nil
    }
  }
}
