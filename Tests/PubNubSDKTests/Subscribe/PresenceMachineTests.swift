import XCTest

@testable import PubNubSDK

/// The state machine for heartbeats and leave requests.
final class PresenceMachineTests: XCTestCase {
  func testWithoutAnIntervalAHeartbeatIsSentForEachChange() {
    var machine = PresenceMachine(interval: 0, isSilent: false)
    XCTAssertEqual(
      machine.handle(.changed(names("a", "a-pnpres"))),
      [.cancel, .heartbeat(names("a"), generation: 2)]
    )
    XCTAssertEqual(machine.handle(.succeeded(generation: 2)), [])
    XCTAssertEqual(machine.state, .cooldown)
    XCTAssertEqual(
      machine.handle(.changed(names("a", "b"))).last,
      .heartbeat(names("a", "b"), generation: 4)
    )
  }

  func testWithAnIntervalHeartbeatsContinue() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(
      machine.handle(.succeeded(generation: 2)),
      [.wait(seconds: 9, generation: 3)]
    )
    XCTAssertEqual(machine.handle(.timerFired(generation: 2)), [])
    XCTAssertEqual(
      machine.handle(.timerFired(generation: 3)).last,
      .heartbeat(names("a"), generation: 5)
    )
  }

  func testRemovedNamesSendALeaveRequest() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a", "b")))
    XCTAssertTrue(machine.handle(.changed(names("a"))).contains(.leave(names("b"))))
    XCTAssertEqual(machine.handle(.left), [])
    XCTAssertEqual(machine.handle(.changed(names("a", "x-pnpres"))), [])
    XCTAssertEqual(machine.handle(.changed(names())), [.cancel, .leave(names("a"))])
    XCTAssertEqual(machine.state, .inactive)
    XCTAssertEqual(machine.handle(.changed(names())), [])
  }

  func testAHeartbeatThatFailsAfterTheConnectionIsSentAgain() {
    for afterLoss in [true, false] {
      var machine = PresenceMachine(interval: 0, isSilent: false)
      _ = machine.handle(.changed(names("a")))
      XCTAssertEqual(machine.handle(.connected(afterLoss: afterLoss)), [])
      let again = PresenceMachine.Action.heartbeat(names("a"), generation: 4)
      XCTAssertEqual(machine.handle(.failed(generation: 2)), [.cancel, again])
      XCTAssertEqual(machine.handle(.failed(generation: 4)), [], "once")
      XCTAssertEqual(machine.state, .failed)
    }
  }

  func testASilentMachineSendsNoLeaveRequestWhenDisconnecting() {
    var machine = PresenceMachine(interval: 9, isSilent: true)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.disconnect), [.cancel])
    XCTAssertEqual(machine.handle(.changed(names())), [.cancel])
  }

  func testDisconnectingThenUnsubscribingSendsOneLeaveRequest() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.disconnect), [.cancel, .leave(names("a"))])
    XCTAssertEqual(machine.handle(.disconnect), [])
    XCTAssertEqual(machine.handle(.changed(names())), [.cancel])
    // Nor does another request wait for the end of the first.
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testReconnectingSendsAHeartbeat() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    _ = machine.handle(.disconnect)
    _ = machine.handle(.left)
    XCTAssertEqual(machine.handle(.changed(names("a", "b"))), [])
    guard case .heartbeat(let joined, _)? = machine.handle(.reconnect(afterPause: true)).last else {
      return XCTFail("no heartbeat")
    }
    XCTAssertEqual(joined, names("a", "b"))
  }

  func testWithoutAnIntervalReconnectingAfterAPauseSendsAHeartbeat() {
    var machine = PresenceMachine(interval: 0, isSilent: false)
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [])
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [], "a heartbeat is running")
    _ = machine.handle(.succeeded(generation: 2))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: false)), [], "the user is present")
    XCTAssertEqual(
      machine.handle(.reconnect(afterPause: true)),
      [.cancel, .heartbeat(names("a"), generation: 4)]
    )
  }

  func testWithAnIntervalTheNextHeartbeatIsScheduled() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    _ = machine.handle(.succeeded(generation: 2))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [])
    _ = machine.handle(.timerFired(generation: 3))
    _ = machine.handle(.failed(generation: 5))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: false)).count, 2)
  }

  func testWithoutAnIntervalAFailureWaitsForTheNextChange() {
    var machine = PresenceMachine(interval: 0, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.failed(generation: 2)), [])
    XCTAssertEqual(machine.state, .failed)
    XCTAssertEqual(machine.handle(.changed(names("a", "b"))).count, 2)
  }

  func testAFailureWaitsForTheInterval() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.failed(generation: 2)), [.wait(seconds: 9, generation: 3)])
    XCTAssertEqual(machine.state, .failed)
    XCTAssertEqual(
      machine.handle(.timerFired(generation: 3)),
      [.cancel, .heartbeat(names("a"), generation: 5)]
    )
  }
}
