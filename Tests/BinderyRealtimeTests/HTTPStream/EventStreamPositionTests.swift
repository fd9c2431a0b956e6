import XCTest

@testable import BinderyRealtime

/// Tests of the id after which a new connection continues.
final class EventStreamPositionTests: XCTestCase {
  /// An event that was read and not delivered is requested again.
  func testAnEventCountsWhenItIsDelivered() {
    let position = EventStreamPosition()
    position.note("41")
    position.commit()
    position.note("42")
    XCTAssertEqual(position.id, "41")
    let next = EventStreamPosition(after: position)
    position.commit()
    XCTAssertEqual(next.id, "41")
    next.commit()
    XCTAssertEqual(next.id, "41")
  }

  func testTheReconnectionTimeStays() {
    let position = EventStreamPosition()
    position.note(retry: .seconds(3))
    position.note("42")
    let next = EventStreamPosition(after: position)
    XCTAssertEqual(next.retry, .seconds(3))
  }

  /// A service removes the id by an empty one (HTML Standard §9.2.6).
  func testAnEmptyIDIsNone() {
    let position = EventStreamPosition()
    position.note("41")
    position.commit()
    position.note("")
    position.commit()
    XCTAssertNil(position.id)
  }
}
