import BinderyRealtime
import XCTest

/// Tests of a table that opens and closes a connection.
final class LifecycleMachineTests: XCTestCase {
  func testOpeningAndClosingAreReportedOnce() {
    var machine = LifecycleMachine<Visit>()
    XCTAssertEqual(machine.handle(.enter, given: []), .open)
    XCTAssertTrue(machine.isConnected)
    XCTAssertNil(machine.handle(.enter, given: []))
    XCTAssertEqual(machine.handle(.leave, given: []), .close)
    XCTAssertFalse(machine.isConnected)
    XCTAssertNil(machine.handle(.leave, given: []))
  }

  func testTheFirstMatchingRuleApplies() {
    var machine = LifecycleMachine<Visit>()
    _ = machine.handle(.enter, given: [])
    XCTAssertNil(machine.handle(.leave, given: [.kept]))
    XCTAssertEqual(machine.states, [.connected, .late])
  }

  /// Conditions are evaluated with each input.
  func testConditionsAreNotStored() {
    var machine = LifecycleMachine<Visit>()
    _ = machine.handle(.enter, given: [.kept])
    XCTAssertEqual(machine.handle(.leave, given: []), .close)
  }

  func testWithoutAMatchingRuleNothingChanges() {
    var machine = LifecycleMachine<Visit>()
    _ = machine.handle(.enter, given: [])
    _ = machine.handle(.leave, given: [.kept])
    _ = machine.handle(.leave, given: [])
    XCTAssertEqual(machine.states, [.late])
    XCTAssertNil(machine.handle(.enter, given: []))
    XCTAssertEqual(machine.states, [.late])
  }
}

/// A lifecycle in which a late visitor is not admitted again.
private enum Visit: ConnectionLifecycle {
  enum Input: Hashable, Sendable { case enter, leave }
  enum State: LifecycleState { case connected, late }
  enum Condition: Hashable, Sendable { case kept }

  static let rules: [LifecycleRule<Self>] = [
    .on(.enter, while: [.late: false], set: [.connected: true]),
    .on(.leave, while: [.connected: true], given: [.kept: true], set: [.late: true]),
    .on(.leave, set: [.connected: false]),
  ]
}
