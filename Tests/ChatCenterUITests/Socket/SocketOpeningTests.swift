import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// The opening of a socket, and what the service has received on it.
final class SocketOpeningTests: XCTestCase {
  private let ann = ChatUser(identifier: "ann", name: "Ann")

  func testTheDeviceIsRegisteredBeforeTheUser() throws {
    var opening = SocketOpening()
    opening.begin("c1", pushToken: nil)
    XCTAssertFalse(opening.resendUserData(ann, always: true))
    let registered = try JSONValue(
      parsing: #"{"action":"registerDevice","correlationId":"c1","data":{"deviceAddress":"a"}}"#
    )
    XCTAssertEqual(opening.receive(try registered.decode() as DeviceRegistered), .registered("a"))
    opening.sendUserData(ann, "c2")
    XCTAssertFalse(opening.isReady)
    XCTAssertNil(opening.receive(try acknowledgment("c1")))
    XCTAssertEqual(opening.receive(try acknowledgment("c2")), .ready)
    XCTAssertTrue(opening.isReady)
  }

  func testOnlyChangedDataAreSentAgain() {
    var opening = SocketOpening()
    opening.sendUserData(ann, "c2")
    XCTAssertFalse(opening.resendUserData(ann, always: false))
    XCTAssertTrue(opening.resendUserData(ann, always: true))
    let renamed = ChatUser(identifier: "ann", name: "Anna")
    XCTAssertTrue(opening.resendUserData(renamed, always: false))
    XCTAssertFalse(opening.resendUserData(renamed, always: false))
  }

  func testOnlyAChangedPushTokenIsSentAgain() throws {
    var opening = SocketOpening()
    opening.begin("c1", pushToken: "t1")
    XCTAssertNil(opening.update(pushToken: "t2"), "the socket isn't ready")
    opening.sendUserData(ann, "c2")
    _ = opening.receive(try acknowledgment("c2"))
    XCTAssertNil(opening.update(pushToken: "t1"))
    XCTAssertNil(opening.update(pushToken: nil))
    XCTAssertEqual(opening.update(pushToken: "t2"), "t2")
    XCTAssertNil(opening.update(pushToken: "t2"))
  }

  func testInternalCorrelationsAreRememberedUpToTheLimit() {
    var correlations = InternalCorrelations()
    for number in 0...InternalCorrelations.bound { correlations.add("c\(number)") }
    XCTAssertFalse(correlations.remove("c0"))
    XCTAssertTrue(correlations.remove("c1"))
    XCTAssertFalse(correlations.remove("c1"))
    XCTAssertFalse(correlations.remove(nil))
    correlations.removeAll()
    XCTAssertFalse(correlations.remove("c2"))
  }

  private func acknowledgment(_ correlation: String) throws -> MessageSent {
    try JSONValue(
      parsing:
        #"{"action":"sendMessage","correlationId":"\#(correlation)","data":{"messageId":"m","status":"sent"}}"#
    ).decode()
  }
}
