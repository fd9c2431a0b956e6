import BinderyRealtime
import XCTest

/// What an older socket or wait still says, and what is asked for twice.
final class ConnectionMachineLateTests: XCTestCase {
  func testAnOlderSocketIsNotListenedTo() {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    _ = machine.tell(.opened(generation: 1))
    _ = machine.tell(.ended(code: 4200, generation: 1))
    _ = machine.tell(.opened(generation: 2))
    XCTAssertEqual(machine.tell(.ready(silence: nil, generation: 1)), [])
    XCTAssertEqual(machine.tell(.reported(code: 4001, generation: 1)), [])
    XCTAssertEqual(machine.tell(.ended(code: 4001, generation: 1)), [])
    XCTAssertEqual(machine.tell(.ready(silence: nil, generation: 2)).last, .restore(generation: 2))
    _ = machine.tell(.timesUp(timer: 3), at: 120)
    // The question is for the other one.
    XCTAssertEqual(machine.tell(.heard(generation: 1), at: 121), [])
    XCTAssertEqual(
      machine.tell(.heard(generation: 2), at: 121),
      [.wait(.seconds(120), timer: 5)]
    )
  }

  func testConnectingTwiceIsConnectingOnce() {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    XCTAssertEqual(machine.tell(.connect), [])
    _ = machine.tell(.opened(generation: 1))
    XCTAssertEqual(machine.tell(.connect), [])
    _ = machine.tell(.ready(silence: nil, generation: 1))
    _ = machine.tell(.timesUp(timer: 2), at: 120)
    XCTAssertEqual(machine.tell(.connect), [])
    XCTAssertEqual(machine.tell(.opened(generation: 1)), [])
  }

  /// The wait may be over in the moment in which nobody wants it any more.
  func testAWaitThatEndsWhileTheConnectionIsClosed() {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    _ = machine.tell(.opened(generation: 1))
    _ = machine.tell(.disconnect)
    XCTAssertEqual(machine.tell(.timesUp(timer: 1)), [])
    XCTAssertEqual(machine.status, .disconnecting)
    _ = machine.tell(.ended(code: 1000, generation: 1))
    XCTAssertEqual(machine.tell(.timesUp(timer: 1)), [])
    _ = machine.tell(.connect)
    XCTAssertEqual(machine.tell(.timesUp(timer: 1)), [])
    XCTAssertEqual(machine.status, .connecting)
  }
}
