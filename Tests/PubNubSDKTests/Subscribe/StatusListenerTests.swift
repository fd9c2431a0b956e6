import BinderyTesting
import XCTest

@testable import PubNubSDK

/// Listeners for the connection status.
final class StatusListenerTests: XCTestCase {
  func testWithoutAClosureNothingIsEnqueued() {
    let queue = DispatchQueue(label: "status")
    queue.suspend()
    let listener = StatusListener(queue: queue)
    listener.receive([.own(.connectionStatusChanged(.connected))]) { true }
    let received = EventLog()
    listener.onConnectionStateChange = { received.add("\($0)") }
    listener.receive([.own(.connectionStatusChanged(.disconnected))]) { true }
    queue.resume()
    queue.sync {}
    XCTAssertEqual(received.all, ["disconnected"])
  }
}
