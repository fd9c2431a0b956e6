import BinderyRealtime
import XCTest

/// How often it is tried again, and after how long.
final class ConnectionMachineAttemptTests: XCTestCase {
  func testAConnectionThatWasReadyBeginsToCountAnew() {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    XCTAssertEqual(machine.tell(.ended(code: nil, generation: 1)).last, .wait(1, timer: 1))
    _ = machine.tell(.timesUp(timer: 1))
    XCTAssertEqual(machine.tell(.ended(code: nil, generation: 2)).last, .wait(4, timer: 2))
    XCTAssertEqual(machine.attempts, 2)
    _ = machine.tell(.timesUp(timer: 2))
    _ = machine.tell(.opened(generation: 3))
    XCTAssertEqual(machine.attempts, 2)
    _ = machine.tell(.ready(silence: nil, generation: 3))
    XCTAssertEqual(machine.attempts, 0)
    XCTAssertEqual(machine.tell(.ended(code: nil, generation: 3)).last, .wait(1, timer: 5))
  }

  func testWhoConnectsAfterGivingUpBeginsToCountAnew() {
    var policy = ConnectionPolicy.example
    policy.backOff.attempts = 1
    var machine = ConnectionMachine(policy)
    for generation in [1, 3] {
      _ = machine.tell(.connect)
      XCTAssertEqual(
        machine.tell(.ended(code: nil, generation: generation)).last,
        .wait(1, timer: generation / 2 + 1)
      )
      _ = machine.tell(.timesUp(timer: generation / 2 + 1))
      let end = machine.tell(.ended(code: nil, generation: generation + 1))
      XCTAssertEqual(end, [.stopWaiting, .become(.disconnected), .giveUp])
      XCTAssertEqual(machine.attempts, 0)
    }
  }

  func testAServiceThatEndsEachConnectionIsConnectedAtOnceOnlyOnceInAWhile() {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    func last(_ generation: Int, at seconds: Double) -> ConnectionMachine.Action? {
      _ = machine.tell(.opened(generation: generation))
      _ = machine.tell(.ready(silence: nil, generation: generation))
      let end = ConnectionMachine.Event.ended(code: 4200, generation: generation)
      return machine.handle(end, at: .seconds(seconds)).last
    }
    XCTAssertEqual(last(1, at: 10), .open(generation: 2))
    guard case .wait(.seconds(1), let timer)? = last(2, at: 10.9) else {
      return XCTFail("it is connected at once")
    }
    _ = machine.tell(.timesUp(timer: timer))
    XCTAssertEqual(last(3, at: 11), .open(generation: 4))
  }

  func testTheWaitDependsOnChanceWhereThePolicySaysSo() {
    var policy = ConnectionPolicy.example
    policy.backOff.jitter = .seconds(2)
    for (chance, wait) in [(0.0, 1.0), (0.5, 2), (1, 3)] {
      var machine = ConnectionMachine(policy)
      _ = machine.tell(.connect)
      let actions = machine.handle(.ended(code: nil, generation: 1), at: .zero, chance: chance)
      XCTAssertEqual(actions.last, .wait(wait, timer: 1))
    }
  }

  /// A code of the service's own counts also where it comes in a message.
  func testWhoDoesNotReconnectDoesWhenAnErrorSaysSo() {
    var policy = ConnectionPolicy.example
    policy.reconnects = false
    for (code, last) in [
      (4100, ConnectionMachine.Action.wait(5, timer: 2)), (4200, .open(generation: 2)),
    ] {
      var machine = ConnectionMachine(policy)
      _ = machine.tell(.connect)
      _ = machine.tell(.opened(generation: 1))
      XCTAssertEqual(machine.tell(.reported(code: code, generation: 1)).last, last)
    }
  }

  /// Of which no rule says what it means.
  func testWhoDoesNotReconnectStaysAwayAfterACodeThatNobodyKnows() {
    var policy = ConnectionPolicy.example
    policy.reconnects = false
    for code in [4300, 4999] {
      var machine = ConnectionMachine(policy)
      _ = machine.tell(.connect)
      _ = machine.tell(.opened(generation: 1))
      XCTAssertEqual(machine.tell(.ended(code: code, generation: 1)).last, .giveUp)
    }
  }
}

extension ConnectionMachine.Action {
  fileprivate static func wait(_ seconds: Double, timer: Int) -> Self {
    .wait(.seconds(seconds), timer: timer)
  }
}
