import XCTest

@testable import PusherSwift

/// The members of an event's message.
final class EventPropertyTests: XCTestCase {
  private let message = #"{"event":"pusher_internal:count","channel":"c","extra":{"a":[1]}}"#

  func testEveryMemberOfAMessageCanBeRead() throws {
    let event = try XCTUnwrap(PusherEvent(message: message))
    XCTAssertEqual(event.property(withKey: "channel") as? String, "c")
    XCTAssertEqual(event.property(withKey: "extra") as? [String: [Int]], ["a": [1]])
    XCTAssertNil(event.property(withKey: "data"))
  }

  /// The service sends some events under other names.
  func testAnEventHasTheNameThatCallbacksAreBoundTo() throws {
    let event = try XCTUnwrap(PusherEvent(message: message, named: "pusher:count"))
    XCTAssertEqual(event.eventName, "pusher:count")
    XCTAssertEqual(event.property(withKey: "event") as? String, "pusher:count")
  }
}
