import BinderyRealtime
import XCTest

/// Tests of the number of attempts, and the delays between them.
final class ConnectionMachineAttemptTests: XCTestCase {
  func testAReadyConnectionResetsTheAttempts() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    XCTAssertEqual(machine.send(.ended(code: nil, generation: 1)).last, .wait(1, timer: 1))
    _ = machine.send(.timerFired(1))
    XCTAssertEqual(machine.send(.ended(code: nil, generation: 2)).last, .wait(4, timer: 2))
    XCTAssertEqual(machine.attempts, 2)
    _ = machine.send(.timerFired(2))
    _ = machine.send(.opened(generation: 3))
    XCTAssertEqual(machine.attempts, 2)
    _ = machine.send(.ready(activityTimeout: nil, generation: 3))
    XCTAssertEqual(machine.attempts, 0)
    XCTAssertEqual(machine.send(.ended(code: nil, generation: 3)).last, .wait(1, timer: 5))
  }

  func testConnectingAfterGivingUpResetsTheAttempts() {
    var policy = ConnectionPolicy.example
    policy.backOff.attempts = 1
    var machine = ConnectionMachine(policy)
    for generation in [1, 3] {
      _ = machine.send(.connect)
      XCTAssertEqual(
        machine.send(.ended(code: nil, generation: generation)).last,
        .wait(1, timer: generation / 2 + 1)
      )
      _ = machine.send(.timerFired(generation / 2 + 1))
      let end = machine.send(.ended(code: nil, generation: generation + 1))
      XCTAssertEqual(end, [.stopWaiting, .become(.disconnected), .fail])
      XCTAssertEqual(machine.attempts, 0)
    }
  }

  func testImmediateReconnectsAreLimited() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    func last(_ generation: Int, at seconds: Double) -> ConnectionMachine.Action? {
      _ = machine.send(.opened(generation: generation))
      _ = machine.send(.ready(activityTimeout: nil, generation: generation))
      let end = ConnectionMachine.Event.ended(code: 4200, generation: generation)
      return machine.handle(end, at: .seconds(seconds)).last
    }
    XCTAssertEqual(last(1, at: 10), .open(generation: 2))
    guard case .wait(.seconds(1), let timer)? = last(2, at: 10.9) else {
      return XCTFail("it is connected at once")
    }
    _ = machine.send(.timerFired(timer))
    XCTAssertEqual(last(3, at: 11), .open(generation: 4))
  }

  func testJitterDependsOnTheRandomNumber() {
    var policy = ConnectionPolicy.example
    policy.backOff.jitter = .seconds(2)
    for (randomUnit, wait) in [(0.0, 1.0), (0.5, 2), (1, 3)] {
      var machine = ConnectionMachine(policy)
      _ = machine.send(.connect)
      let actions = machine.handle(
        .ended(code: nil, generation: 1),
        at: .zero,
        randomUnit: randomUnit
      )
      XCTAssertEqual(actions.last, .wait(wait, timer: 1))
    }
  }

  /// One of the service's own codes also applies in a message.
  func testAnErrorCodeReconnectsAlsoWithoutReconnects() {
    var policy = ConnectionPolicy.example
    policy.reconnects = false
    for (code, last) in [
      (4100, ConnectionMachine.Action.wait(5, timer: 2)), (4200, .open(generation: 2)),
    ] {
      var machine = ConnectionMachine(policy)
      _ = machine.send(.connect)
      _ = machine.send(.opened(generation: 1))
      XCTAssertEqual(machine.send(.reported(code: code, generation: 1)).last, last)
    }
  }

  /// The code matches no rule.
  func testAnUnknownCodeDoesNotReconnectWithoutReconnects() {
    var policy = ConnectionPolicy.example
    policy.reconnects = false
    for code in [4300, 4999] {
      var machine = ConnectionMachine(policy)
      _ = machine.send(.connect)
      _ = machine.send(.opened(generation: 1))
      XCTAssertEqual(machine.send(.ended(code: code, generation: 1)).last, .fail)
    }
  }
}

extension ConnectionMachine.Action {
  fileprivate static func wait(_ seconds: Double, timer: Int) -> Self {
    .wait(.seconds(seconds), timer: timer)
  }
}
