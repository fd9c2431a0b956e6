import BinderyRealtime
import XCTest

final class ConnectionMachineTests: XCTestCase {
  private typealias Action = ConnectionMachine.Action

  func testAConnectionIsReadyOnceTheServiceGreets() {
    var machine = ConnectionMachine(.example)
    XCTAssertEqual(machine.send(.connect), [.become(.connecting), .open(generation: 1)])
    XCTAssertEqual(machine.send(.opened(generation: 1)), [.wait(.seconds(30), timer: 1)])
    XCTAssertEqual(
      machine.send(.ready(activityTimeout: .seconds(60), generation: 1)),
      [.wait(.seconds(60), timer: 2), .become(.connected), .restore(generation: 1)]
    )
    XCTAssertEqual(machine.send(.connect), [])
    // A second greeting is ignored.
    XCTAssertEqual(machine.send(.ready(activityTimeout: nil, generation: 1)), [])
  }

  func testTheSmallerSilenceApplies() {
    XCTAssertEqual(ready(activityTimeout: nil).1, .seconds(120))
    XCTAssertEqual(ready(activityTimeout: .seconds(500)).1, .seconds(120))
    XCTAssertEqual(ready(activityTimeout: .seconds(20)).1, .seconds(20))
  }

  func testAServiceWithoutAGreetingIsDropped() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    _ = machine.send(.opened(generation: 1))
    XCTAssertEqual(
      machine.send(.timerFired(1)),
      [.drop(generation: 1)] + lost(.wait(.seconds(1), timer: 2))
    )
  }

  func testAKeepAliveIsSentAfterASilence() {
    var (machine, _) = ready(activityTimeout: nil)
    XCTAssertEqual(machine.send(.receivedData(generation: 1), at: 100), [])
    // The silence is too short: wait for the rest.
    XCTAssertEqual(machine.send(.timerFired(2), at: 120), [.wait(.seconds(100), timer: 3)])
    XCTAssertEqual(
      machine.send(.timerFired(3), at: 220),
      [.ping(generation: 1), .wait(.seconds(30), timer: 4)]
    )
    XCTAssertEqual(
      machine.send(.receivedData(generation: 1), at: 221),
      [.wait(.seconds(120), timer: 5)]
    )
    // The earlier wait no longer applies.
    XCTAssertEqual(machine.send(.timerFired(4), at: 250), [])
  }

  func testAnUnansweredKeepAliveEndsTheConnection() {
    var (machine, _) = ready(activityTimeout: nil)
    _ = machine.send(.timerFired(2), at: 120)
    XCTAssertEqual(
      machine.send(.timerFired(3), at: 150),
      [.drop(generation: 1)] + lost(.wait(.seconds(1), timer: 4))
    )
    // Events of the dropped socket are ignored.
    XCTAssertEqual(machine.send(.ended(code: nil, generation: 1)), [])
    XCTAssertEqual(
      machine.send(.timerFired(4)),
      [.become(.connecting), .open(generation: 2)]
    )
    XCTAssertEqual(machine.send(.opened(generation: 1)), [])
    XCTAssertEqual(machine.send(.receivedData(generation: 1)), [])
  }

  func testReactionsToCloseCodes() {
    let stop: [Action] = [.stopWaiting, .become(.disconnected), .fail]
    let atOnce: [Action] = [
      .stopWaiting, .become(.disconnected), .become(.reconnecting), .become(.connecting),
      .open(generation: 2),
    ]
    for code in [4000, 4010, 4099] { XCTAssertEqual(afterClose(code), stop, "\(code)") }
    for code in [4100, 4199] {
      XCTAssertEqual(afterClose(code), lost(.wait(.seconds(5), timer: 3)), "\(code)")
    }
    for code in [4200, 4299] { XCTAssertEqual(afterClose(code), atOnce, "\(code)") }
    for code in [nil, 1006] {
      XCTAssertEqual(afterClose(code), lost(.wait(.seconds(1), timer: 3)), "\(code ?? 0)")
    }
  }

  func testTheWaitGrowsUpToItsLimit() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    var waits: [Duration] = []
    for generation in 1...12 {
      for action in machine.send(.ended(code: nil, generation: generation)) {
        guard case .wait(let duration, let timer) = action else { continue }
        waits.append(duration)
        _ = machine.send(.timerFired(timer))
      }
    }
    XCTAssertEqual(
      waits,
      [1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 120, 120].map { .seconds($0) }
    )
  }

  func testAnImmediateReconnectBacksOffWhenItFails() {
    var (machine, _) = ready(activityTimeout: nil)
    _ = machine.send(.ended(code: 4200, generation: 1))
    XCTAssertEqual(
      machine.send(.ended(code: 4200, generation: 2)),
      lost(.wait(.seconds(4), timer: 3))
    )
  }

  func testItGivesUpAfterTheMaximumOfAttempts() {
    var policy = ConnectionPolicy.example
    policy.backOff.attempts = 1
    var machine = ConnectionMachine(policy)
    _ = machine.send(.connect)
    XCTAssertEqual(
      machine.send(.ended(code: nil, generation: 1)),
      lost(.wait(.seconds(1), timer: 1))
    )
    _ = machine.send(.timerFired(1))
    XCTAssertEqual(
      machine.send(.ended(code: nil, generation: 2)),
      [.stopWaiting, .become(.disconnected), .fail]
    )
  }

  func testACloseCodeReconnectsAlsoWithoutReconnects() {
    var policy = ConnectionPolicy.example
    policy.reconnects = false
    XCTAssertEqual(afterClose(nil, policy), [.stopWaiting, .become(.disconnected), .fail])
    XCTAssertEqual(afterClose(1001, policy), [.stopWaiting, .become(.disconnected), .fail])
    XCTAssertEqual(afterClose(4200, policy).last, .open(generation: 2))
  }

  private func ready(
    activityTimeout: Duration?,
    _ policy: ConnectionPolicy = .example
  ) -> (ConnectionMachine, Duration?) {
    var machine = ConnectionMachine(policy)
    _ = machine.send(.connect)
    _ = machine.send(.opened(generation: 1))
    let actions = machine.send(.ready(activityTimeout: activityTimeout, generation: 1))
    guard case .wait(let delay, _) = actions.first else { return (machine, nil) }
    return (machine, delay)
  }

  private func afterClose(_ code: Int?, _ policy: ConnectionPolicy = .example) -> [Action] {
    var (machine, _) = ready(activityTimeout: nil, policy)
    return machine.send(.ended(code: code, generation: 1))
  }

  private func lost(_ action: Action) -> [Action] {
    [.stopWaiting, .become(.disconnected), .become(.reconnecting), action]
  }
}
