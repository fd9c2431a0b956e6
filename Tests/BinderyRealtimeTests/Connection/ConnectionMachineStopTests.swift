import BinderyRealtime
import XCTest

/// Tests of disconnecting in every state, and of errors before the greeting.
final class ConnectionMachineStopTests: XCTestCase {
  func testDisconnectingWhileOffline() {
    var machine = ConnectionMachine(.example)
    XCTAssertEqual(machine.send(.disconnect), [])
  }

  func testDisconnectingWhileOpening() {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    XCTAssertEqual(
      machine.send(.disconnect),
      [.become(.disconnecting), .drop(generation: 1), .become(.disconnected)]
    )
    // The socket may still open, or fail to.
    XCTAssertEqual(machine.send(.opened(generation: 1)), [])
    XCTAssertEqual(machine.send(.ended(code: nil, generation: 1)), [])
    XCTAssertEqual(machine.status, .disconnected)
  }

  func testDisconnectingBeforeTheGreeting() {
    var machine = greeting()
    XCTAssertEqual(
      machine.send(.disconnect),
      [.become(.disconnecting), .close(generation: 1), .wait(.seconds(30), timer: 2)]
    )
    XCTAssertEqual(machine.send(.ready(activityTimeout: nil, generation: 1)), [])
    XCTAssertEqual(
      machine.send(.ended(code: 1000, generation: 1)),
      [.stopWaiting, .become(.disconnected)]
    )
  }

  func testDisconnectingWhileReadyOrProbing() {
    for isProbing in [false, true] {
      var machine = greeting()
      _ = machine.send(.ready(activityTimeout: nil, generation: 1))
      if isProbing { _ = machine.send(.timerFired(2), at: 120) }
      XCTAssertEqual(
        machine.send(.disconnect),
        [
          .become(.disconnecting), .close(generation: 1),
          .wait(.seconds(30), timer: isProbing ? 4 : 3),
        ]
      )
      XCTAssertEqual(machine.send(.disconnect), [])
      XCTAssertEqual(
        machine.send(.ended(code: 4200, generation: 1)),
        [.stopWaiting, .become(.disconnected)]
      )
    }
  }

  /// The close frame may wait for a service that reads nothing.
  func testAServiceThatDoesNotAnswerTheCloseFrame() {
    var machine = greeting()
    _ = machine.send(.disconnect)
    XCTAssertEqual(machine.send(.timerFired(1)), [])
    XCTAssertEqual(
      machine.send(.timerFired(2)),
      [.drop(generation: 1), .become(.disconnected)]
    )
    XCTAssertEqual(machine.send(.ended(code: nil, generation: 1)), [])
  }

  func testAnErrorMayPrecedeAnEndWithoutACode() {
    for code in [nil, 1005, 1006] {
      var machine = greeting()
      _ = machine.send(.ready(activityTimeout: nil, generation: 1))
      XCTAssertEqual(machine.send(.reported(code: 4200, generation: 1)), [])
      XCTAssertEqual(
        machine.send(.ended(code: code, generation: 1)),
        [
          .stopWaiting, .become(.disconnected), .become(.reconnecting), .become(.connecting),
          .open(generation: 2),
        ]
      )
    }
  }

  func testALaterMessageReplacesTheError() {
    let lost: [ConnectionMachine.Action] = [
      .stopWaiting, .become(.disconnected), .become(.reconnecting), .wait(.seconds(1), timer: 3),
    ]
    let others: [(inout ConnectionMachine) -> Void] = [
      { _ = $0.send(.receivedData(generation: 1)) },
      // An error of a channel, as some servers send it, or one that ends nothing.
      { _ = $0.send(.reported(code: 4009, generation: 1)) },
      { _ = $0.send(.reported(code: 4301, generation: 1)) },
    ]
    for (number, other) in others.enumerated() {
      var machine = greeting()
      _ = machine.send(.ready(activityTimeout: nil, generation: 1))
      if number == 0 { _ = machine.send(.reported(code: 4200, generation: 1)) }
      other(&machine)
      XCTAssertEqual(machine.send(.ended(code: nil, generation: 1)), lost, "\(number)")
    }
  }

  func testDisconnectingWhileWaitingToReconnect() {
    var machine = greeting()
    _ = machine.send(.ended(code: nil, generation: 1))
    XCTAssertEqual(
      machine.send(.disconnect),
      [.stopWaiting, .become(.disconnecting), .become(.disconnected)]
    )
    XCTAssertEqual(machine.send(.timerFired(2)), [])
  }

  func testConnectingWhileClosing() {
    var machine = greeting()
    _ = machine.send(.disconnect)
    XCTAssertEqual(
      machine.send(.connect),
      [.stopWaiting, .become(.disconnected), .become(.connecting), .open(generation: 2)]
    )
    XCTAssertEqual(machine.send(.ended(code: 1000, generation: 1)), [])
  }

  /// The old socket has until the end of the attempt to close, in any case.
  func testASocketThatIsStillClosingIsDroppedOnceTheNextAttemptIsOver() {
    let ends: [(ConnectionMachine.Event, [ConnectionMachine.Action])] = [
      (
        .ready(activityTimeout: nil, generation: 2),
        [
          .wait(.seconds(120), timer: 4), .become(.connected), .drop(generation: 1),
          .restore(generation: 2),
        ]
      ),
      (
        .ended(code: 4001, generation: 2),
        [.stopWaiting, .become(.disconnected), .drop(generation: 1), .fail]
      ),
      (
        .disconnect,
        [
          .become(.disconnecting), .drop(generation: 1), .close(generation: 2),
          .wait(.seconds(30), timer: 4),
        ]
      ),
    ]
    for (end, actions) in ends {
      var machine = greeting()
      _ = machine.send(.disconnect)
      _ = machine.send(.connect)
      XCTAssertEqual(machine.send(.opened(generation: 2)), [.wait(.seconds(30), timer: 3)])
      XCTAssertEqual(machine.send(end), actions)
      // Once.
      let later = machine.send(.disconnect) + machine.send(.connect)
      XCTAssertFalse(later.contains(.drop(generation: 1)))
    }
  }

  func testConnectingInsteadOfWaiting() {
    var machine = greeting()
    _ = machine.send(.ended(code: nil, generation: 1))
    XCTAssertEqual(
      machine.send(.connect),
      [.stopWaiting, .become(.connecting), .open(generation: 2)]
    )
    XCTAssertEqual(machine.send(.timerFired(2)), [])
  }

  func testReactionsToAnErrorInsteadOfTheGreeting() {
    var machine = greeting()
    XCTAssertEqual(
      machine.send(.reported(code: 4001, generation: 1)),
      [.close(generation: 1), .stopWaiting, .become(.disconnected), .fail]
    )
    XCTAssertEqual(machine.send(.ended(code: 1005, generation: 1)), [])
    machine = greeting()
    XCTAssertEqual(
      machine.send(.reported(code: 4100, generation: 1)),
      [
        .close(generation: 1), .stopWaiting, .become(.disconnected), .become(.reconnecting),
        .wait(.seconds(5), timer: 2),
      ]
    )
  }

  func testAnErrorThatIsNotAboutTheConnection() {
    var machine = greeting()
    XCTAssertEqual(machine.send(.reported(code: 4301, generation: 1)), [])
    XCTAssertEqual(machine.send(.reported(code: nil, generation: 1)), [])
    _ = machine.send(.ready(activityTimeout: nil, generation: 1))
    // Once it is ready, an error is about a single request.
    XCTAssertEqual(machine.send(.reported(code: 4009, generation: 1)), [])
    XCTAssertEqual(machine.status, .connected)
  }

  private func greeting() -> ConnectionMachine {
    var machine = ConnectionMachine(.example)
    _ = machine.send(.connect)
    _ = machine.send(.opened(generation: 1))
    return machine
  }
}
