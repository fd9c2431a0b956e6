import XCTest

@testable import PusherSwift

/// What stands under the keys of a message.
final class EventPropertyTests: XCTestCase {
  private let message = #"{"event":"pusher_internal:count","channel":"c","extra":{"a":[1]}}"#

  func testWhateverTheServiceSaysCanBeAskedFor() throws {
    let event = try XCTUnwrap(PusherEvent(message: message))
    XCTAssertEqual(event.property(withKey: "channel") as? String, "c")
    XCTAssertEqual(event.property(withKey: "extra") as? [String: [Int]], ["a": [1]])
    XCTAssertNil(event.property(withKey: "data"))
  }

  /// The service has names of its own for some events.
  func testAnEventHasTheNameThatItIsBoundBy() throws {
    let event = try XCTUnwrap(PusherEvent(message: message, named: "pusher:count"))
    XCTAssertEqual(event.eventName, "pusher:count")
    XCTAssertEqual(event.property(withKey: "event") as? String, "pusher:count")
  }
}
