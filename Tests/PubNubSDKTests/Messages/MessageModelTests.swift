import Foundation
import PubNubSDK
import XCTest

/// Coding, copying and changing of messages, pages and metadata.
final class MessageModelTests: XCTestCase {
  func testAStoredPageOfAnotherClientIsDecoded() throws {
    let page = try JSONDecoder().decode(
      PubNubBoundedPageBase.self,
      from: Data(#"{"start":20,"limit":5}"#.utf8)
    )
    XCTAssertEqual(page, PubNubBoundedPageBase(start: 20, limit: 5))
  }

  func testDeviceTokensAreConvertedToUpperCase() throws {
    var target = PubNubPushTarget(topic: "app")
    target.excludedDevices = ["00ff"]
    XCTAssertEqual(target.excludedDevices, ["00FF"])
    let decoded = try JSONDecoder().decode(
      PubNubPushTarget.self,
      from: Data(#"{"topic":"app","environment":"production","excluded_devices":["ab"]}"#.utf8)
    )
    XCTAssertEqual(decoded.excludedDevices, ["AB"])
  }

  func testAMessageIsUnchangedByCoding() throws {
    let data = try JSONEncoder().encode(Self.message)
    XCTAssertEqual(try JSONDecoder().decode(PubNubMessageBase.self, from: data), Self.message)
    let transcoded: PubNubMessageBase = try (Self.message as any PubNubMessage).transcode()
    XCTAssertEqual(transcoded, Self.message)
  }

  func testAMessageCanBeChanged() {
    var changed = Self.message
    changed.payload = "other"
    changed.metadata = nil
    changed.actions = []
    XCTAssertEqual(changed.payload.stringOptional, "other")
    XCTAssertNil(changed.metadata)
    XCTAssertTrue(changed.actions.isEmpty)
    XCTAssertNotEqual(changed, Self.message)
  }

  private static let message = PubNubMessageBase(
    payload: ["text": "hi"],
    actions: [
      PubNubMessageActionBase(
        actionType: "reaction",
        actionValue: "smile",
        actionTimetoken: 2,
        messageTimetoken: 1,
        publisher: "u",
        channel: "c"
      )
    ],
    publisher: "u",
    channel: "c",
    published: 1,
    metadata: ["lang": "en"],
    messageType: .signal,
    customMessageType: "greeting"
  )

  func testAPageWithoutBoundsIsNil() {
    XCTAssertNil(PubNubBoundedPageBase())
    XCTAssertEqual(PubNubBoundedPageBase(limit: 3)?.limit, 3)
  }

  func testAChangesetChangesOnlyItsOwnMetadata() {
    let changeset = PubNubUUIDMetadataChangeset(
      metadataId: "u",
      changes: [
        .stringOptional(\.name, "New"), .stringOptional(\.email, nil),
        .customOptional(\.custom, ["age": 7.scalarValue]),
      ],
      updated: Date(timeIntervalSince1970: 5),
      eTag: "2"
    )
    let old = PubNubUUIDMetadataBase(metadataId: "u", name: "Old", email: "a@b", eTag: "1")
    let new = changeset.apply(to: old)
    XCTAssertEqual(new.name, "New")
    XCTAssertNil(new.email)
    XCTAssertEqual(new.custom?["age"]?.intOptional, 7)
    XCTAssertEqual(new.eTag, "2")
    let other = PubNubUUIDMetadataBase(metadataId: "v", name: "Other")
    XCTAssertEqual(changeset.apply(to: other).name, "Other")
  }

  func testPresenceStatesAreComparedByValue() {
    let one = PubNubPresenceChangeAction.stateChange(uuid: "u", state: ["a": 1])
    XCTAssertEqual(one, .stateChange(uuid: "u", state: ["a": 1] as AnyJSON))
    XCTAssertNotEqual(one, .stateChange(uuid: "u", state: ["a": 2]))
    XCTAssertNotEqual(.join(uuids: ["u"]), .leave(uuids: ["u"]) as PubNubPresenceChangeAction)
  }
}
