import XCTest

@testable import BinderyRealtime

/// Tests of the WebSocket state machine (RFC 6455 §5.5 and §7).
final class WebSocketMachineTests: XCTestCase {
  private var machine = WebSocketMachine()

  func testAPingIsAnsweredWithItsPayload() {
    XCTAssertEqual(machine.handle(.received(.ping([1, 2]))), [.pong([1, 2])])
    XCTAssertEqual(machine.handle(.received(.pong([3]))), [.notePong([3])])
  }

  func testACloseFrameIsAnsweredOnce() {
    XCTAssertEqual(
      machine.handle(.received(.close(code: .goingAway, reason: "restart"))),
      [.sendClose(.goingAway, reason: ""), .expectEnd]
    )
    XCTAssertFalse(machine.isListening)
    XCTAssertFalse(machine.isListening)
    XCTAssertEqual(machine.handle(.close(.normalClosure, reason: "")), [])
    let closure = WebSocketClosure(code: .goingAway, reason: "restart", by: .server)
    XCTAssertEqual(machine.handle(.disconnected), [.end(closure, nil)])
    XCTAssertEqual(machine.handle(.disconnected), [])
  }

  func testMessagesAreReadAfterTheOwnCloseFrame() {
    XCTAssertEqual(
      machine.handle(.close(.normalClosure, reason: "done")),
      [.sendClose(.normalClosure, reason: "done"), .expectEnd]
    )
    XCTAssertEqual(machine.handle(.close(.goingAway, reason: "again")), [])
    XCTAssertTrue(machine.isListening)
    XCTAssertEqual(machine.handle(.received(.ping([1]))), [])
    XCTAssertEqual(
      machine.handle(.received(.close(code: .normalClosure, reason: ""))),
      [.expectEnd]
    )
    let closure = WebSocketClosure(code: .normalClosure, reason: "done", by: .client)
    XCTAssertEqual(machine.handle(.disconnected), [.end(closure, nil)])
  }

  func testAViolationIsAnsweredWithItsCode() {
    let violation = WebSocketViolation("a text is not valid UTF-8", code: .invalidPayload)
    XCTAssertEqual(
      machine.handle(.violated(violation)),
      [.sendClose(.invalidPayload, reason: "a text is not valid UTF-8"), .expectEnd]
    )
    XCTAssertEqual(machine.handle(.disconnected), [.end(nil, violation)])
  }

  func testAViolationAfterTheOwnCloseFrameDropsTheConnection() {
    _ = machine.handle(.close(nil, reason: ""))
    let violation = WebSocketViolation("a frame has reserved bits")
    XCTAssertEqual(machine.handle(.violated(violation)), [.drop])
    XCTAssertEqual(machine.handle(.disconnected), [.end(nil, violation)])
  }

  func testAConnectionThatDoesNotEndInTimeIsDropped() {
    _ = machine.handle(.close(.normalClosure, reason: ""))
    XCTAssertEqual(machine.handle(.timedOut(hasProgress: true)), [.expectEnd])
    XCTAssertEqual(machine.handle(.timedOut(hasProgress: false)), [.drop])
    var other = WebSocketMachine()
    _ = other.handle(.received(.close(code: nil, reason: "")))
    XCTAssertEqual(other.handle(.timedOut(hasProgress: false)), [.drop])
  }

  func testALostConnectionHasNoClosure() {
    XCTAssertEqual(machine.handle(.disconnected), [.end(nil, nil)])
    XCTAssertEqual(machine.state, .ended)
    XCTAssertEqual(machine.handle(.received(.ping([]))), [])
  }
}
