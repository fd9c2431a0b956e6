import BinderyRealtime
import XCTest

/// Disconnecting in every state, and errors before the service greets.
final class ConnectionMachineStopTests: XCTestCase {
  func testWhileOffline() {
    var machine = ConnectionMachine(.example)
    XCTAssertEqual(machine.tell(.disconnect), [])
  }

  func testWhileOpening() {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    XCTAssertEqual(
      machine.tell(.disconnect),
      [.become(.disconnecting), .drop(generation: 1), .become(.disconnected)]
    )
    // The socket may open, or fail to, all the same.
    XCTAssertEqual(machine.tell(.opened(generation: 1)), [])
    XCTAssertEqual(machine.tell(.ended(code: nil, generation: 1)), [])
    XCTAssertEqual(machine.status, .disconnected)
  }

  func testWhileTheServiceHasNotGreeted() {
    var machine = greeting()
    XCTAssertEqual(
      machine.tell(.disconnect),
      [.become(.disconnecting), .close(generation: 1), .wait(.seconds(30), timer: 2)]
    )
    XCTAssertEqual(machine.tell(.ready(silence: nil, generation: 1)), [])
    XCTAssertEqual(
      machine.tell(.ended(code: 1000, generation: 1)),
      [.stopWaiting, .become(.disconnected)]
    )
  }

  func testWhileReadyAndWhileAnAnswerIsMissing() {
    for isProbing in [false, true] {
      var machine = greeting()
      _ = machine.tell(.ready(silence: nil, generation: 1))
      if isProbing { _ = machine.tell(.timesUp(timer: 2), at: 120) }
      XCTAssertEqual(
        machine.tell(.disconnect),
        [
          .become(.disconnecting), .close(generation: 1),
          .wait(.seconds(30), timer: isProbing ? 4 : 3),
        ]
      )
      XCTAssertEqual(machine.tell(.disconnect), [])
      XCTAssertEqual(
        machine.tell(.ended(code: 4200, generation: 1)),
        [.stopWaiting, .become(.disconnected)]
      )
    }
  }

  /// The goodbye may stand behind what the service doesn't read, too.
  func testAServiceThatDoesNotAnswerTheGoodbye() {
    var machine = greeting()
    _ = machine.tell(.disconnect)
    XCTAssertEqual(machine.tell(.timesUp(timer: 1)), [])
    XCTAssertEqual(
      machine.tell(.timesUp(timer: 2)),
      [.drop(generation: 1), .become(.disconnected)]
    )
    XCTAssertEqual(machine.tell(.ended(code: nil, generation: 1)), [])
  }

  func testAnErrorMayForetellAnEndWithoutACode() {
    for code in [nil, 1005, 1006] {
      var machine = greeting()
      _ = machine.tell(.ready(silence: nil, generation: 1))
      XCTAssertEqual(machine.tell(.reported(code: 4200, generation: 1)), [])
      XCTAssertEqual(
        machine.tell(.ended(code: code, generation: 1)),
        [
          .stopWaiting, .become(.disconnected), .become(.reconnecting), .become(.connecting),
          .open(generation: 2),
        ]
      )
    }
  }

  func testItForetellsNothingOnceSomethingElseCame() {
    let lost: [ConnectionMachine.Action] = [
      .stopWaiting, .become(.disconnected), .become(.reconnecting), .wait(.seconds(1), timer: 3),
    ]
    let others: [(inout ConnectionMachine) -> Void] = [
      { _ = $0.tell(.heard(generation: 1)) },
      // Of a channel, as some servers say, or of what ends nothing.
      { _ = $0.tell(.reported(code: 4009, generation: 1)) },
      { _ = $0.tell(.reported(code: 4301, generation: 1)) },
    ]
    for (number, other) in others.enumerated() {
      var machine = greeting()
      _ = machine.tell(.ready(silence: nil, generation: 1))
      if number == 0 { _ = machine.tell(.reported(code: 4200, generation: 1)) }
      other(&machine)
      XCTAssertEqual(machine.tell(.ended(code: nil, generation: 1)), lost, "\(number)")
    }
  }

  func testWhileWaitingToTryAgain() {
    var machine = greeting()
    _ = machine.tell(.ended(code: nil, generation: 1))
    XCTAssertEqual(
      machine.tell(.disconnect),
      [.stopWaiting, .become(.disconnecting), .become(.disconnected)]
    )
    XCTAssertEqual(machine.tell(.timesUp(timer: 2)), [])
  }

  func testConnectingAgainBeforeItIsClosed() {
    var machine = greeting()
    _ = machine.tell(.disconnect)
    XCTAssertEqual(
      machine.tell(.connect),
      [.stopWaiting, .become(.disconnected), .become(.connecting), .open(generation: 2)]
    )
    XCTAssertEqual(machine.tell(.ended(code: 1000, generation: 1)), [])
  }

  /// It has the time of an attempt to say goodbye, and no more, whatever comes of the attempt.
  func testASocketThatIsStillClosingIsDroppedOnceTheNextAttemptIsOver() {
    let ends: [(ConnectionMachine.Event, [ConnectionMachine.Action])] = [
      (
        .ready(silence: nil, generation: 2),
        [
          .wait(.seconds(120), timer: 4), .become(.connected), .drop(generation: 1),
          .restore(generation: 2),
        ]
      ),
      (
        .ended(code: 4001, generation: 2),
        [.stopWaiting, .become(.disconnected), .drop(generation: 1), .giveUp]
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
      _ = machine.tell(.disconnect)
      _ = machine.tell(.connect)
      XCTAssertEqual(machine.tell(.opened(generation: 2)), [.wait(.seconds(30), timer: 3)])
      XCTAssertEqual(machine.tell(end), actions)
      // Once.
      let later = machine.tell(.disconnect) + machine.tell(.connect)
      XCTAssertFalse(later.contains(.drop(generation: 1)))
    }
  }

  func testConnectingInsteadOfWaiting() {
    var machine = greeting()
    _ = machine.tell(.ended(code: nil, generation: 1))
    XCTAssertEqual(
      machine.tell(.connect),
      [.stopWaiting, .become(.connecting), .open(generation: 2)]
    )
    XCTAssertEqual(machine.tell(.timesUp(timer: 2)), [])
  }

  func testAnErrorInsteadOfTheGreetingTellsWhatToDo() {
    var machine = greeting()
    XCTAssertEqual(
      machine.tell(.reported(code: 4001, generation: 1)),
      [.close(generation: 1), .stopWaiting, .become(.disconnected), .giveUp]
    )
    XCTAssertEqual(machine.tell(.ended(code: 1005, generation: 1)), [])
    machine = greeting()
    XCTAssertEqual(
      machine.tell(.reported(code: 4100, generation: 1)),
      [
        .close(generation: 1), .stopWaiting, .become(.disconnected), .become(.reconnecting),
        .wait(.seconds(5), timer: 2),
      ]
    )
  }

  func testAnErrorThatIsNotAboutTheConnection() {
    var machine = greeting()
    XCTAssertEqual(machine.tell(.reported(code: 4301, generation: 1)), [])
    XCTAssertEqual(machine.tell(.reported(code: nil, generation: 1)), [])
    _ = machine.tell(.ready(silence: nil, generation: 1))
    // Once it is ready, an error is about a single request.
    XCTAssertEqual(machine.tell(.reported(code: 4009, generation: 1)), [])
    XCTAssertEqual(machine.status, .connected)
  }

  private func greeting() -> ConnectionMachine {
    var machine = ConnectionMachine(.example)
    _ = machine.tell(.connect)
    _ = machine.tell(.opened(generation: 1))
    return machine
  }
}
