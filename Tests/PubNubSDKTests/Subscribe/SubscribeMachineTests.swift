import XCTest

@testable import PubNubSDK

final class SubscribeMachineTests: XCTestCase {
  private var machine = SubscribeMachine()
  private var lobby: SubscribedNames { names("lobby") }

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
      answer(9, generation: 2, hasNews: true),
      [
        .announce(previous: cursor(5, 7), next: cursor(9, 1)), .deliver(next: cursor(9, 1)),
        poll(from: cursor(9, 1), 3),
      ]
    )
  }

  func testWhatWasCancelledCanNoLongerSpeak() {
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
      "nothing that came meanwhile is left out"
    )
  }

  func testDisconnectingKeepsWhereItStood() {
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

  func testWhatCameIsForgottenWhereTheAppGoesBackAlone() {
    connect()
    XCTAssertEqual(machine.handle(.reconnect(cursor(2, 7))), [], "it is connected")
    XCTAssertEqual(machine.handle(.restored(lobby, cursor(2, 7))).first, .forget)
    _ = machine.handle(.disconnect)
    XCTAssertEqual(machine.handle(.restored(lobby, cursor(2, 7))), [.forget])
    XCTAssertFalse(machine.handle(.reconnect(nil)).contains(.forget))
  }

  func testLeavingAllForgetsTheCursor() {
    connect()
    XCTAssertEqual(machine.handle(.changed(names())), [.cancelRequest, .emit(.disconnected)])
    XCTAssertEqual(machine.cursor, .now)
    XCTAssertEqual(machine.handle(.changed(names())), [])
    XCTAssertEqual(machine.handle(.changed(lobby)).first, .emit(.connecting))
  }

  func testAnotherFilterAsksAgainFromTheSameCursor() {
    XCTAssertEqual(machine.handle(.refreshed), [])
    connect()
    XCTAssertEqual(machine.handle(.refreshed), [.cancelRequest, poll(from: cursor(5, 7), 4)])
  }

  func testAServiceThatGoesBackIsFollowed() {
    connect()
    XCTAssertEqual(answer(3, region: 2, generation: 2).last, poll(from: cursor(3, 2), 3))
    XCTAssertEqual(answer(.max, generation: 3).last, poll(from: cursor(.max, 1), 4))
    XCTAssertEqual(delay(after: answer(4, generation: 4)), .seconds(1))
    XCTAssertEqual(machine.cursor, cursor(4, 1))
  }

  func testAServiceThatSaysNoTimeIsAskedFromWhereItStood() {
    connect()
    XCTAssertEqual(answer(0, generation: 2).last, poll(from: cursor(5, 7), 3))
  }

  func testAServiceThatSaysNothingAtOnceIsNotAskedWithoutAPause() {
    connect()
    XCTAssertEqual(
      (2..<12).map { delay(after: answer(5, region: 7, generation: $0)) },
      [0, 0, 1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) }
    )
    let news = answer(6, generation: 12, hasNews: true)
    XCTAssertEqual(delay(after: news), .zero)
  }

  func testMessagesThatComeAgainAndAgainAreNotNews() {
    connect()
    let answers = (2..<6).map { answer(5, region: 7, generation: $0, hasNews: true) }
    XCTAssertEqual(answers.map(delay), [0, 0, 1, 2].map { .seconds($0) })
    XCTAssertEqual(delay(after: machine.handle(.refreshed)), .zero, "what the app wants is asked")
  }

  func testAServiceThatOnlyGoesOnIsAskedOnceASecond() {
    connect()
    let answers = (2..<12).map { answer(UInt64($0 + 10), generation: $0) }
    XCTAssertEqual(answers.map(delay), [0, 0, 1, 1, 1, 1, 1, 1, 1, 1].map { .seconds($0) })
  }

  func testAQuietChannelIsAskedAgainAtOnce() {
    connect()
    let answers = (2..<12).map { answer(5, region: 7, generation: $0, after: .seconds(280)) }
    XCTAssertEqual(Set(answers.map(delay)), [.zero])
  }

  private func delay(after actions: [SubscribeMachine.Action]) -> Duration? {
    guard case .request(let poll)? = actions.last else { return nil }
    return poll.delay
  }

  private func connect() {
    _ = machine.handle(.changed(lobby))
    _ = answer(5, region: 7, generation: 1)
  }

  private func answer(
    _ timetoken: Timetoken,
    region: Int = 1,
    generation: Int,
    hasNews: Bool = false,
    after patience: Duration = .zero
  ) -> [SubscribeMachine.Action] {
    machine.handle(
      .answered(
        cursor(timetoken, region),
        hasNews: hasNews,
        after: patience,
        generation: generation
      )
    )
  }

  private func handshake(_ generation: Int) -> SubscribeMachine.Action {
    .request(.init(names: lobby, cursor: nil, generation: generation, delay: .zero))
  }

  private func poll(
    from cursor: SubscribeCursor,
    _ generation: Int,
    of names: SubscribedNames? = nil
  ) -> SubscribeMachine.Action {
    .request(.init(names: names ?? lobby, cursor: cursor, generation: generation, delay: .zero))
  }

  private func cursor(_ timetoken: Timetoken, _ region: Int) -> SubscribeCursor {
    SubscribeCursor(timetoken: timetoken, region: region)
  }
}

extension XCTestCase {
  func names(_ channels: String..., groups: [String] = []) -> SubscribedNames {
    var names = SubscribedNames()
    names.add(channels, groups, withPresence: false)
    return names
  }
}
