import XCTest

@testable import PubNubSDK

/// The state machine of a subscription.
final class SubscribeMachineTests: SubscribeMachineTestCase {
  func testAHandshakeComesBeforeTheLongPoll() {
    XCTAssertEqual(machine.handle(.changed(lobby)), [.emit(.connecting), handshake(1)])
    XCTAssertEqual(
      answer(5, region: 7, generation: 1),
      [
        .announce(previous: .now, next: cursor(5, 7)), .emit(.connected),
        .deliver(next: cursor(5, 7)), poll(from: cursor(5, 7), 2),
      ]
    )
    XCTAssertEqual(machine.state, .receiving)
    XCTAssertEqual(
      answer(9, generation: 2, hasMessages: true),
      [
        .announce(previous: cursor(5, 7), next: cursor(9, 1)), .deliver(next: cursor(9, 1)),
        poll(from: cursor(9, 1), 3),
      ]
    )
  }

  func testResultsOfACancelledRequestAreIgnored() {
    connect()
    let changed = machine.handle(.changed(names("lobby", "other")))
    XCTAssertEqual(changed.first, .cancelRequest)
    XCTAssertEqual(answer(9, generation: 2), [])
    XCTAssertEqual(machine.handle(.failed(PubNubError(.timedOut), generation: 2)), [])
    XCTAssertEqual(machine.handle(.retrying(generation: 2)), [])
    XCTAssertEqual(machine.cursor, cursor(5, 7))
  }

  func testAChangeOfTheNamesKeepsTheCursor() {
    connect()
    let other = names("lobby", "other")
    XCTAssertEqual(
      machine.handle(.changed(other)),
      [.cancelRequest, poll(from: cursor(5, 7), 4, of: other)]
    )
  }

  func testARestoredCursorTakesTheRegionOfTheHandshake() {
    XCTAssertEqual(
      machine.handle(.restored(lobby, cursor(3, 0))),
      [.forget, .emit(.connecting), handshake(1)]
    )
    XCTAssertEqual(
      answer(5, region: 7, generation: 1).last,
      poll(from: cursor(3, 7), 2)
    )
  }

  func testAChangedFilterSendsOneRequestInEveryState() {
    var registry = SubscriptionRegistry()
    _ = registry.commands(toSubscribe: lobby, at: nil, refreshing: false)
    connect()
    for failure in [nil, PubNubError(.forbidden)] {
      if let failure { _ = machine.handle(.failed(failure, generation: 4)) }
      let commands = registry.commands(toSubscribe: lobby, at: nil, refreshing: true)
      let actions = commands.flatMap { command in
        if case .subscribe(let names, _, _) = command {
          machine.handle(.changed(names))
        } else {
          machine.handle(.refreshed)
        }
      }
      XCTAssertEqual(commands.count, 2)
      XCTAssertEqual(actions.count { if case .request = $0 { true } else { false } }, 1)
    }
  }

  func testARetryIsAReconnectionOnlyAfterAConnection() {
    _ = machine.handle(.changed(lobby))
    XCTAssertEqual(machine.handle(.retrying(generation: 1)), [])
    _ = answer(5, generation: 1)
    XCTAssertEqual(machine.handle(.retrying(generation: 2)), [.emit(.reconnecting)])
    XCTAssertEqual(machine.handle(.retrying(generation: 2)), [])
    XCTAssertTrue(answer(6, generation: 2).contains(.emit(.connected)))
  }

  func testAFinalFailureWaitsForTheApp() {
    let error = PubNubError(.forbidden)
    connect()
    XCTAssertEqual(
      machine.handle(.failed(error, generation: 2)),
      [.report(error), .emit(.disconnectedUnexpectedly(error))]
    )
    XCTAssertEqual(machine.state, .receiveFailed(error))
    XCTAssertEqual(machine.handle(.refreshed), [])
    XCTAssertEqual(
      machine.handle(.reconnect(nil)),
      [.emit(.connecting), handshake(4)]
    )
    XCTAssertEqual(
      answer(9, region: 2, generation: 4).last,
      poll(from: cursor(5, 2), 5),
      "nothing that was published meanwhile is omitted"
    )
  }

  func testDisconnectingKeepsTheCursor() {
    connect()
    XCTAssertEqual(machine.handle(.disconnect), [.cancelRequest, .emit(.disconnected)])
    XCTAssertEqual(machine.handle(.disconnect), [])
    XCTAssertEqual(machine.handle(.changed(names("lobby", "other"))), [])
    XCTAssertEqual(machine.state, .receiveStopped)
    let resumed = machine.handle(.reconnect(cursor(2, 7)))
    XCTAssertEqual(resumed.prefix(2), [.forget, .emit(.connecting)])
    XCTAssertEqual(machine.cursor, cursor(2, 7))
    XCTAssertEqual(machine.names, names("lobby", "other"))
  }

  func testReceivedMessagesAreForgottenOnlyIfTheAppSetsACursor() {
    connect()
    XCTAssertEqual(machine.handle(.reconnect(cursor(2, 7))), [], "it is connected")
    XCTAssertEqual(machine.handle(.restored(lobby, cursor(2, 7))).first, .forget)
    _ = machine.handle(.disconnect)
    XCTAssertEqual(machine.handle(.restored(lobby, cursor(2, 7))), [.forget])
    XCTAssertFalse(machine.handle(.reconnect(nil)).contains(.forget))
  }

  func testUnsubscribingFromAllResetsTheCursor() {
    connect()
    XCTAssertEqual(machine.handle(.changed(names())), [.cancelRequest, .emit(.disconnected)])
    XCTAssertEqual(machine.cursor, .now)
    XCTAssertEqual(machine.handle(.changed(names())), [])
    XCTAssertEqual(machine.handle(.changed(lobby)).first, .emit(.connecting))
  }

  func testAChangedFilterRepeatsTheRequestFromTheSameCursor() {
    XCTAssertEqual(machine.handle(.refreshed), [])
    connect()
    XCTAssertEqual(machine.handle(.refreshed), [.cancelRequest, poll(from: cursor(5, 7), 4)])
  }

  func testAnEarlierCursorOfTheServiceIsUsed() {
    connect()
    XCTAssertEqual(answer(3, region: 2, generation: 2).last, poll(from: cursor(3, 2), 3))
    XCTAssertEqual(answer(.max, generation: 3).last, poll(from: cursor(.max, 1), 4))
    XCTAssertEqual(delay(after: answer(4, generation: 4)), .seconds(1))
    XCTAssertEqual(machine.cursor, cursor(4, 1))
  }

  func testAResponseWithoutATimetokenKeepsTheCursor() {
    connect()
    XCTAssertEqual(answer(0, generation: 2).last, poll(from: cursor(5, 7), 3))
  }
}
