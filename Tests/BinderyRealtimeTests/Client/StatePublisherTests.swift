import TestSupport
import XCTest

@testable import BinderyRealtime

/// Tests of the states of a client with several connections.
final class StatePublisherTests: TimedTestCase {
  private let publisher = StatePublisher()
  private let request = RealtimeOptions.Request(url: "wss://shop.example/orders")

  func testAReplacedConnectionHasNoStates() async {
    let first = publisher.add(request)
    publisher.publish(.connected, of: first, request)
    // The channel is released and opened again, while the first connection is being closed.
    let second = publisher.add(request)
    publisher.publish(.disconnecting, of: first, request)
    publisher.publish(.connected, of: second, request)
    publisher.publish(.disconnected, of: first, request)
    publisher.remove(first, request)
    XCTAssertEqual(publisher.status, .connected)
    publisher.publish(.reconnecting, of: second, request)
    XCTAssertEqual(publisher.status, .reconnecting)
  }

  func testTheErrorIsThatOfTheLastChange() {
    let first = publisher.add(request)
    publisher.publish(.reconnecting, because: .transport(.timedOut), of: first, request)
    XCTAssertEqual(publisher.lastError, .transport(.timedOut))
    publisher.publish(.connected, of: first, request)
    XCTAssertNil(publisher.lastError)
    let second = publisher.add(request)
    publisher.publish(.disconnected, because: .transport(.timedOut), of: first, request)
    XCTAssertNil(publisher.lastError, "the connection was replaced")
    publisher.publish(.connected, of: second, request)
  }

  func testTheStatesOfAllRequestsArePublished() async {
    let other = RealtimeOptions.Request(url: "wss://shop.example/news")
    let numbers = (publisher.add(request), publisher.add(other))
    publisher.publish(.connected, of: numbers.0, request)
    publisher.publish(.connecting, of: numbers.1, other)
    XCTAssertEqual(publisher.status, .connecting)
    publisher.publish(.disconnected, of: numbers.0, request)
    XCTAssertEqual(publisher.status, .disconnected)
  }
}
