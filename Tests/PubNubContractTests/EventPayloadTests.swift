import BinderyRuntime
import BinderyTesting
import Foundation
import PubNubSDK
import XCTest

/// The models of event payloads, which decode every recorded payload of their kind without loss.
///
/// In the envelope of a subscribe response a payload is any JSON value.
final class EventPayloadTests: XCTestCase {
  func testPresence() throws {
    try verify(PresencePayload.self, count: 8) { $0.kind == nil && $0.channel.hasSuffix("-pnpres") }
  }

  func testObjects() throws {
    let payloads = try verify(ObjectPayload.self, count: 6) { $0.kind == 2 }
    for payload in payloads {
      if case .unknown(let value) = payload { XCTFail("no variant reads \(value)") }
    }
  }

  func testMessageActions() throws {
    try verify(MessageActionPayload.self, count: 2) { $0.kind == 3 }
  }

  func testFiles() throws {
    try verify(FilePayload.self, count: 2) { $0.kind == 4 }
  }

  @discardableResult
  private func verify<Payload: JSONModel>(
    _: Payload.Type,
    count: Int,
    where isOfKind: (SubscribeMessage) -> Bool
  ) throws -> [Payload] {
    let messages = try recordedMessages().filter(isOfKind)
    XCTAssertEqual(messages.count, count)
    return try messages.map { message in
      let payload: Payload = try JSONReader.decode(from: JSONWriter.encode(message.payload))
      let again: JSONValue = try JSONReader.decode(from: JSONWriter.encode(payload))
      XCTAssertEqual(again, message.payload)
      return payload
    }
  }

  private func recordedMessages() throws -> [SubscribeMessage] {
    let recordings = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Spec/pubnub/recordings/subscribe.har")
    return try HTTPArchive(contentsOf: recordings).entries
      .filter { $0.response.status == 200 }
      .flatMap { entry -> [SubscribeMessage] in
        let envelope: SubscribeEnvelope = try JSONReader.decode(
          from: Array(entry.response.content.text.utf8)
        )
        return try (envelope.messages ?? []).map { message in
          XCTAssertNil(message.error)
          return try JSONValue(encoding: message).decode()
        }
      }
  }
}
