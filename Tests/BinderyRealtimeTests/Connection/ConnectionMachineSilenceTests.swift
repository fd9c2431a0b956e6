import BinderyRealtime
import XCTest

/// Tests of keep-alives, and of the silence that a connection allows.
final class ConnectionMachineSilenceTests: XCTestCase {
  func testTheSilenceBeginsWithTheGreeting() {
    var machine = greeting()
    _ = machine.send(.ready(activityTimeout: nil, generation: 1), at: 1_000)
    XCTAssertEqual(machine.send(.timerFired(2), at: 1_060), [.wait(.seconds(60), timer: 3)])
  }

  func testAnAnsweredKeepAliveIsSentAgainLater() {
    var machine = greeting()
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    _ = machine.send(.timerFired(2), at: 120)
    _ = machine.send(.receivedData(generation: 1), at: 121)
    XCTAssertEqual(
      machine.send(.timerFired(4), at: 241),
      [.ping(generation: 1), .wait(.seconds(30), timer: 5)]
    )
  }

  /// It is repeated until the answer is overdue, each time anew.
  func testAKeepAliveIsRepeatedUntilItIsAnswered() {
    var policy = ConnectionPolicy.example
    policy.keepAlive.retryInterval = .seconds(12)
    policy.reconnects = false
    var machine = greeting(policy)
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    let asked = { (wait: Int, timer: Int) -> [ConnectionMachine.Action] in
      [.ping(generation: 1), .wait(.seconds(wait), timer: timer)]
    }
    XCTAssertEqual(machine.send(.timerFired(2), at: 120), asked(12, 3))
    _ = machine.send(.receivedData(generation: 1), at: 121)
    XCTAssertEqual(machine.send(.timerFired(4), at: 241), asked(12, 5))
    XCTAssertEqual(machine.send(.timerFired(5), at: 253), asked(12, 6))
    XCTAssertEqual(machine.send(.timerFired(6), at: 265), asked(6, 7))
    XCTAssertEqual(machine.send(.timerFired(7), at: 271).first, .drop(generation: 1))
  }

  /// The announced silence does not apply to the next connection.
  func testTheAnnouncedSilenceAppliesToOneConnection() {
    var machine = greeting()
    _ = machine.send(.ready(activityTimeout: .seconds(20), generation: 1))
    _ = machine.send(.ended(code: 4200, generation: 1))
    _ = machine.send(.opened(generation: 2))
    XCTAssertEqual(
      machine.send(.ready(activityTimeout: nil, generation: 2)).first,
      .wait(.seconds(120), timer: 4)
    )
  }

  func testAChangedPolicyAppliesFromTheNextWait() {
    var machine = greeting()
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    machine.policy.keepAlive.activityTimeout = .seconds(300)
    XCTAssertEqual(machine.send(.timerFired(2), at: 120), [.wait(.seconds(180), timer: 3)])
    // The announced silence still applies.
    machine = greeting()
    _ = machine.send(.ready(activityTimeout: .seconds(60), generation: 1))
    machine.policy.keepAlive.activityTimeout = .seconds(300)
    XCTAssertEqual(machine.send(.timerFired(2), at: 60).first, .ping(generation: 1))
  }

  func testGreetingAndClosingHaveTheirOwnTimeout() {
    var policy = ConnectionPolicy.example
    policy.handshakeTimeout = .seconds(7)
    var machine = ConnectionMachine(policy)
    _ = machine.send(.connect)
    XCTAssertEqual(machine.send(.opened(generation: 1)), [.wait(.seconds(7), timer: 1)])
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    XCTAssertEqual(
      machine.send(.timerFired(2), at: 120),
      [.ping(generation: 1), .wait(.seconds(30), timer: 3)]
    )
    XCTAssertEqual(machine.send(.disconnect).last, .wait(.seconds(7), timer: 4))
  }

  /// Its ping frames aren't seen here, and a service that is gone sends none.
  func testASilentServiceThatSendsTheKeepAlivesIsPinged() {
    var policy = ConnectionPolicy.example
    policy.keepAlive.sender = .server
    var machine = greeting(policy)
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    let asked = [ConnectionMachine.Action.ping(generation: 1), .wait(.seconds(30), timer: 3)]
    XCTAssertEqual(machine.send(.timerFired(2), at: 120), asked)
    XCTAssertEqual(machine.status, .connected)
    XCTAssertEqual(machine.send(.timerFired(3), at: 150).first, .drop(generation: 1))
    XCTAssertEqual(machine.status, .reconnecting)
  }

  private func greeting(_ policy: ConnectionPolicy = .example) -> ConnectionMachine {
    var machine = ConnectionMachine(policy)
    _ = machine.send(.connect)
    _ = machine.send(.opened(generation: 1))
    return machine
  }
}
