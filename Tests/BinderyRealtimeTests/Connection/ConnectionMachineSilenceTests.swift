import BinderyRealtime
import XCTest

/// How long a connection may be silent.
final class ConnectionMachineSilenceTests: XCTestCase {
  func testSilenceBeginsWithTheGreeting() {
    var machine = greeting()
    _ = machine.tell(.ready(silence: nil, generation: 1), at: 1_000)
    XCTAssertEqual(machine.tell(.timesUp(timer: 2), at: 1_060), [.wait(.seconds(60), timer: 3)])
  }

  func testAConnectionThatAnsweredIsAskedAgainLater() {
    var machine = greeting()
    _ = machine.tell(.ready(silence: nil, generation: 1))
    _ = machine.tell(.timesUp(timer: 2), at: 120)
    _ = machine.tell(.heard(generation: 1), at: 121)
    XCTAssertEqual(
      machine.tell(.timesUp(timer: 4), at: 241),
      [.ping(generation: 1), .wait(.seconds(30), timer: 5)]
    )
  }

  /// As long as the answer may take, and each time there is one anew.
  func testAConnectionThatIsSilentMayBeAskedAgainAndAgain() {
    var policy = ConnectionPolicy.example
    policy.keepAlive.again = .seconds(12)
    policy.reconnects = false
    var machine = greeting(policy)
    _ = machine.tell(.ready(silence: nil, generation: 1))
    let asked = { (wait: Int, timer: Int) -> [ConnectionMachine.Action] in
      [.ping(generation: 1), .wait(.seconds(wait), timer: timer)]
    }
    XCTAssertEqual(machine.tell(.timesUp(timer: 2), at: 120), asked(12, 3))
    _ = machine.tell(.heard(generation: 1), at: 121)
    XCTAssertEqual(machine.tell(.timesUp(timer: 4), at: 241), asked(12, 5))
    XCTAssertEqual(machine.tell(.timesUp(timer: 5), at: 253), asked(12, 6))
    XCTAssertEqual(machine.tell(.timesUp(timer: 6), at: 265), asked(6, 7))
    XCTAssertEqual(machine.tell(.timesUp(timer: 7), at: 271).first, .drop(generation: 1))
  }

  /// What one connection was told isn't so for the next.
  func testEachConnectionIsToldItsOwnSilence() {
    var machine = greeting()
    _ = machine.tell(.ready(silence: .seconds(20), generation: 1))
    _ = machine.tell(.ended(code: 4200, generation: 1))
    _ = machine.tell(.opened(generation: 2))
    XCTAssertEqual(
      machine.tell(.ready(silence: nil, generation: 2)).first,
      .wait(.seconds(120), timer: 4)
    )
  }

  func testASilenceThatIsSetLaterHoldsFromTheNextLookOn() {
    var machine = greeting()
    _ = machine.tell(.ready(silence: nil, generation: 1))
    machine.policy.keepAlive.after = .seconds(300)
    XCTAssertEqual(machine.tell(.timesUp(timer: 2), at: 120), [.wait(.seconds(180), timer: 3)])
    // What the service itself said still counts.
    machine = greeting()
    _ = machine.tell(.ready(silence: .seconds(60), generation: 1))
    machine.policy.keepAlive.after = .seconds(300)
    XCTAssertEqual(machine.tell(.timesUp(timer: 2), at: 60).first, .ping(generation: 1))
  }

  func testGreetingAndGoodbyeMayHaveATimeOfTheirOwn() {
    var policy = ConnectionPolicy.example
    policy.greetsWithin = .seconds(7)
    var machine = ConnectionMachine(policy)
    _ = machine.tell(.connect)
    XCTAssertEqual(machine.tell(.opened(generation: 1)), [.wait(.seconds(7), timer: 1)])
    _ = machine.tell(.ready(silence: nil, generation: 1))
    XCTAssertEqual(
      machine.tell(.timesUp(timer: 2), at: 120),
      [.ping(generation: 1), .wait(.seconds(30), timer: 3)]
    )
    XCTAssertEqual(machine.tell(.disconnect).last, .wait(.seconds(7), timer: 4))
  }

  func testWhereTheServerAsksTheClientDoesNot() {
    var policy = ConnectionPolicy.example
    policy.keepAlive.by = .server
    var machine = greeting(policy)
    _ = machine.tell(.ready(silence: nil, generation: 1))
    XCTAssertEqual(machine.tell(.timesUp(timer: 2), at: 120), [])
    XCTAssertEqual(machine.status, .connected)
  }

  private func greeting(_ policy: ConnectionPolicy = .example) -> ConnectionMachine {
    var machine = ConnectionMachine(policy)
    _ = machine.tell(.connect)
    _ = machine.tell(.opened(generation: 1))
    return machine
  }
}
