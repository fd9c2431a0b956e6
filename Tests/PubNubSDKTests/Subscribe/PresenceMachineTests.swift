import XCTest

@testable import PubNubSDK

final class PresenceMachineTests: XCTestCase {
  func testWithoutAnIntervalEachJoiningIsToldOnce() {
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

  func testWithAnIntervalItGoesOn() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(
      machine.handle(.succeeded(generation: 2)),
      [.wait(seconds: 9, generation: 3)]
    )
    XCTAssertEqual(machine.handle(.timesUp(generation: 2)), [])
    XCTAssertEqual(
      machine.handle(.timesUp(generation: 3)).last,
      .heartbeat(names("a"), generation: 5)
    )
  }

  func testWhatIsLeftIsSaid() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a", "b")))
    XCTAssertTrue(machine.handle(.changed(names("a"))).contains(.leave(names("b"))))
    XCTAssertEqual(machine.handle(.left), [])
    XCTAssertEqual(machine.handle(.changed(names("a", "x-pnpres"))), [])
    XCTAssertEqual(machine.handle(.changed(names())), [.cancel, .leave(names("a"))])
    XCTAssertEqual(machine.state, .inactive)
    XCTAssertEqual(machine.handle(.changed(names())), [])
  }

  func testAHeartbeatThatFailsOnceTheConnectionIsThereIsSentAgain() {
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

  func testSilenceHoldsAlsoWhenDisconnecting() {
    var machine = PresenceMachine(interval: 9, isSilent: true)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.disconnect), [.cancel])
    XCTAssertEqual(machine.handle(.changed(names())), [.cancel])
  }

  func testDisconnectingThenLeavingAllSaysGoodbyeOnce() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.disconnect), [.cancel, .leave(names("a"))])
    XCTAssertEqual(machine.handle(.disconnect), [])
    XCTAssertEqual(machine.handle(.changed(names())), [.cancel])
    // Nor once the service knows: what is to be told of waits for that.
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testReconnectingSaysThatTheUserIsThereAgain() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    _ = machine.handle(.disconnect)
    _ = machine.handle(.left)
    XCTAssertEqual(machine.handle(.changed(names("a", "b"))), [])
    guard case .heartbeat(let places, _)? = machine.handle(.reconnect(afterPause: true)).last else {
      return XCTFail("no heartbeat")
    }
    XCTAssertEqual(places, names("a", "b"))
  }

  func testWithoutAnIntervalComingBackIsToldAsWell() {
    var machine = PresenceMachine(interval: 0, isSilent: false)
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [])
    _ = machine.handle(.changed(names("a")))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [], "it is just being told")
    _ = machine.handle(.succeeded(generation: 2))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: false)), [], "nobody was away")
    XCTAssertEqual(
      machine.handle(.reconnect(afterPause: true)),
      [.cancel, .heartbeat(names("a"), generation: 4)]
    )
  }

  func testWithAnIntervalTheClockSaysIt() {
    var machine = PresenceMachine(interval: 9, isSilent: false)
    _ = machine.handle(.changed(names("a")))
    _ = machine.handle(.succeeded(generation: 2))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [])
    _ = machine.handle(.timesUp(generation: 3))
    _ = machine.handle(.failed(generation: 5))
    XCTAssertEqual(machine.handle(.reconnect(afterPause: false)).count, 2)
  }

  func testAFailureWaitsForTheNextJoining() {
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
      machine.handle(.timesUp(generation: 3)),
      [.cancel, .heartbeat(names("a"), generation: 5)]
    )
  }
}
