import BinderyRealtime
import XCTest

/// Tests of events of older sockets and waits, and of repeated ones.
final class ConnectionMachineLateTests: XCTestCase {
  func testEventsOfAnOlderSocketAreIgnored() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    _ = machine.send(.opened(generation: 1))
    _ = machine.send(.ended(code: 4200, generation: 1))
    _ = machine.send(.opened(generation: 2))
    XCTAssertEqual(machine.send(.ready(activityTimeout: nil, generation: 1)), [])
    XCTAssertEqual(machine.send(.reported(code: 4001, generation: 1)), [])
    XCTAssertEqual(machine.send(.ended(code: 4001, generation: 1)), [])
    XCTAssertEqual(
      machine.send(.ready(activityTimeout: nil, generation: 2)).last,
      .restore(generation: 2)
    )
    _ = machine.send(.timerFired(3), at: 120)
    // The keep-alive was sent on the other socket.
    XCTAssertEqual(machine.send(.receivedData(generation: 1), at: 121), [])
    XCTAssertEqual(
      machine.send(.receivedData(generation: 2), at: 121),
      [.wait(.seconds(120), timer: 5)]
    )
  }

  func testConnectingTwiceOpensOneSocket() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    XCTAssertEqual(machine.send(.connect), [])
    _ = machine.send(.opened(generation: 1))
    XCTAssertEqual(machine.send(.connect), [])
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    _ = machine.send(.timerFired(2), at: 120)
    XCTAssertEqual(machine.send(.connect), [])
    XCTAssertEqual(machine.send(.opened(generation: 1)), [])
  }

  /// The wait may end while the connection is being closed.
  func testAWaitThatEndsWhileTheConnectionIsClosed() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    _ = machine.send(.opened(generation: 1))
    _ = machine.send(.disconnect)
    XCTAssertEqual(machine.send(.timerFired(1)), [])
    XCTAssertEqual(machine.status, .disconnecting)
    _ = machine.send(.ended(code: 1000, generation: 1))
    XCTAssertEqual(machine.send(.timerFired(1)), [])
    _ = machine.send(.connect)
    XCTAssertEqual(machine.send(.timerFired(1)), [])
    XCTAssertEqual(machine.status, .connecting)
  }
}
