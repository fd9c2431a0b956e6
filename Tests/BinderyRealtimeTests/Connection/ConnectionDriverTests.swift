import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of a client of the driver, whose WebSockets the test serves.
final class ConnectionDriverTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  /// Some services send an error of one request, and close for another reason.
  func testOnlyAnErrorInTheLastMessageIsTheReasonOfAClose() async throws {
    let driver = EchoDriver(sockets, clock)
    await driver.handle(.connect)
    let first = try await sockets.socket(0)
    try await first.deliver(.text("ready"))
    await driver.received(WebSocketBatch([.text("error"), .text("news")]), 1)
    first.lose()
    // The error's rule has no delay.
    await waitUntil { clock.waits == [.seconds(1)] }
    clock.advance(by: .seconds(1))
    let second = try await sockets.socket(1)
    try await second.deliver(.text("ready"))
    await driver.received(WebSocketBatch([.text("news"), .text("error")]), 2)
    second.lose()
    _ = try await sockets.socket(2)
    XCTAssertEqual(clock.now.offset, .seconds(1))
  }

  func testMessagesOfAFormerSocketAreIgnored() async throws {
    let driver = EchoDriver(sockets, clock)
    await driver.handle(.connect)
    try await sockets.socket(0).deliver(.text("ready"))
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits == [.seconds(1)] }
    await driver.received(WebSocketBatch([.text("late")]), 1)
    clock.advance(by: .seconds(1))
    try await sockets.socket(1).deliver(.text("ready"))
    await driver.received(WebSocketBatch([.text("late")]), 1)
    await driver.received(WebSocketBatch([.text("news")]), 2)
    XCTAssertEqual(
      driver.events.all,
      [
        "connecting", "ready", "connected", "restore 1", "wait", "code nil", "disconnected",
        "reconnecting", "wait", "end of wait", "connecting", "ready", "connected", "restore 2",
        "wait", "wait", "news", "wait",
      ]
    )
  }

  func testAClientThatGivesUpFails() async throws {
    let driver = EchoDriver(sockets, clock)
    await driver.handle(.connect)
    try await sockets.socket(0).deliver(.text("ready"))
    try await sockets.socket(0).close(4001, reason: "")
    try await driver.events.wait(for: "fail")
    XCTAssertEqual(driver.events.all.suffix(3), ["code 4001", "disconnected", "fail"])
    let count = await driver.sockets.count
    XCTAssertEqual(count, 0)
    XCTAssertEqual(clock.waits, [])
  }
}

/// A client of a service whose messages are its events.
private actor EchoDriver: ConnectionDriver {
  var connection: DrivenConnection
  let events = EventLog()
  private let transport: ScriptedSockets

  init(_ transport: ScriptedSockets, _ clock: ManualClock) {
    self.transport = transport
    connection = DrivenConnection(.example, clock) { 0 }
  }

  func openSocket() -> OpenSockets.Connect {
    { [transport] () async throws(WebSocketError) in
      try await transport.connect(to: "ws://test", WebSocketOptions())
    }
  }

  func receive(_ message: WebSocketMessage, _ generation: Int) {
    guard case .text(let text) = message else { return }
    events.add(text)
    switch text {
    case "ready": handle(.ready(activityTimeout: nil, generation: generation))
    case "error": handle(.reported(code: 4200, generation: generation))
    default: break
    }
  }

  func waitForReaders() async { events.add("wait") }

  func unsent(_ text: String, _ generation: Int) { events.add("unsent \(text)") }

  func restore(_ generation: Int) { events.add("restore \(generation)") }

  func code(
    of ending: WebSocketCloseCode?,
    _ error: WebSocketError?,
    _ generation: Int
  ) -> Int? {
    events.add("code \(ending.map { "\($0.rawValue)" } ?? "nil")")
    return ending.map { Int($0.rawValue) }
  }

  func noteEndOfWait() { events.add("end of wait") }

  func become(_ status: ConnectionMachine.Status) {
    events.add("\(status)")
    if status == .disconnected { connection.sockets.lose() }
  }

  func fail() { events.add("fail") }
}
