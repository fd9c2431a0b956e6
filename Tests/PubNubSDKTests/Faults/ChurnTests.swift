import Sandbox
import TestSupport
import XCTest

@testable import PubNubSDK

/// Channels that come and go, as often as `CYCLES` says: 1000 times unless it is set.
final class ChurnTests: XCTestCase {
  func testSubscribingAndLeavingTakesNoMemory() throws {
    try assertSteadyMemory { churn, cycle in
      // Every other time it is left before the service has answered.
      await churn.subscribeAndLeave(cycle, isConnected: cycle % 2 == 0)
    }
  }

  /// What is left faster than the service can be told isn't told one by one.
  func testLeavingBeforeAnyAnswerTakesNoMemory() throws {
    try assertSteadyMemory { churn, cycle in
      await churn.subscribeAndLeave(cycle, isConnected: false)
    }
  }

  /// The second half is measured: the bound lets pass 2 KB a cycle of 1000, and 52 bytes of 40,000.
  private func assertSteadyMemory(
    _ cycle: @escaping @Sendable (Churn, Int) async -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let cycles = ProcessFootprint.cycles(or: 1000)
    var settings = SandboxSettings()
    settings.bounds.requests = 10
    settings.bounds.queuedMessages = 10
    let server = try PubNubServer(PubNubSandbox(settings))
    defer { server.stop() }
    let churn = Churn(client("user", of: server))
    let growth = try ProcessFootprint.growth(over: cycles) { await cycle(churn, $0) }
    XCTAssertLessThan(growth.kilobytes, 1024, file: file, line: line)
  }
}

/// An instance that subscribes and leaves, again and again.
private final class Churn: Sendable {
  private let pubnub: PubNub
  private let statuses: AsyncStream<ConnectionStatus>
  private let listener: StatusListener

  init(_ pubnub: PubNub) {
    self.pubnub = pubnub
    let (statuses, heard) = AsyncStream.makeStream(of: ConnectionStatus.self)
    self.statuses = statuses
    listener = StatusListener(queue: DispatchQueue(label: "status")) { heard.yield($0) }
    pubnub.addStatusListener(listener)
  }

  func subscribeAndLeave(_ cycle: Int, isConnected: Bool) async {
    pubnub.subscribe(to: ["c\(cycle % 10)"], and: ["g"], withPresence: true)
    if isConnected { await hear(.connected) }
    pubnub.unsubscribeAll()
    await hear(.disconnected)
  }

  private func hear(_ expected: ConnectionStatus) async {
    for await status in statuses where status == expected { return }
  }
}
