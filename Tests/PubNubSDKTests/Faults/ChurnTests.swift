import Sandbox
import TestSupport
import XCTest

@testable import PubNubSDK

/// The memory of repeated subscribing and unsubscribing; `CYCLES` sets the number, by default 1000.
final class ChurnTests: XCTestCase {
  func testSubscribingAndUnsubscribingUsesConstantMemory() throws {
    try assertSteadyMemory { churn, cycle in
      // Every other time it unsubscribes before the service has responded.
      await churn.subscribeAndLeave(cycle, isConnected: cycle % 2 == 0)
    }
  }

  /// Leave requests that wait for a slow service are combined.
  func testUnsubscribingBeforeAnyResponseUsesConstantMemory() throws {
    try assertSteadyMemory { churn, cycle in
      await churn.subscribeAndLeave(cycle, isConnected: false)
    }
  }

  /// Measures the second half of the cycles; the bound is 2 KB per cycle of 1000, 52 bytes of
  /// 40,000.
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

/// A client that subscribes and unsubscribes repeatedly.
private final class Churn: Sendable {
  private let pubnub: PubNub
  private let statuses: AsyncStream<ConnectionStatus>
  private let listener: StatusListener

  init(_ pubnub: PubNub) {
    self.pubnub = pubnub
    let (statuses, received) = AsyncStream.makeStream(of: ConnectionStatus.self)
    self.statuses = statuses
    listener = StatusListener(queue: DispatchQueue(label: "status")) { received.yield($0) }
    pubnub.addStatusListener(listener)
  }

  func subscribeAndLeave(_ cycle: Int, isConnected: Bool) async {
    pubnub.subscribe(to: ["c\(cycle % 10)"], and: ["g"], withPresence: true)
    if isConnected { await wait(for: .connected) }
    pubnub.unsubscribeAll()
    await wait(for: .disconnected)
  }

  private func wait(for expected: ConnectionStatus) async {
    for await status in statuses where status == expected { return }
  }
}
