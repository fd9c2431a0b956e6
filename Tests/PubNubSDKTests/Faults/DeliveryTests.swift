import BinderyTesting
import Sandbox
import TestSupport
import XCTest

@testable import PubNubSDK

/// Acknowledged messages are delivered exactly once in spite of faults of servers and connections.
final class DeliveryTests: TimedTestCase {
  private let clock = ManualClock()
  private let sandbox: PubNubSandbox = {
    var settings = SandboxSettings()
    settings.bounds.queuedMessages = 1000
    return PubNubSandbox(settings)
  }()

  func testAcknowledgedMessagesAreDeliveredExactlyOnce() async throws {
    var server = try PubNubServer(sandbox)
    defer { server.stop() }
    let reader = Reader(of: server, by: clock)
    try await reader.statuses.wait(for: "connected")
    var acknowledged: [Timetoken] = []
    for round in 0..<3 {
      for effect in Self.effects { sandbox.add(SandboxFault("/v2/subscribe/*", skip: 1, effect)) }
      acknowledged += try await clock.passes {
        try await publish(600, to: server)
      }
      let received = acknowledged.count
      try await clock.passes { _ = try await reader.messages.first(received) }
      server.stop()
      try await clock.sleepers(atLeast: 1)
      server = try PubNubServer(sandbox, port: server.port)
      // The client doesn't poll, because the clock doesn't advance.
      acknowledged += try await publish(400, to: server)
      XCTAssertEqual(reader.messages.all.count, round * 1000 + 600)
    }
    let last = try await publish(1, to: server)
    let count = acknowledged.count + 1
    try await clock.passes { _ = try await reader.messages.first(count) }
    let received = reader.messages.all.compactMap(Timetoken.init)
    XCTAssertEqual(received, acknowledged.sorted() + last)
    XCTAssertEqual(Set(reader.statuses.all.dropFirst(2)), ["reconnecting", "connected"])
    XCTAssertLessThan(sandbox.faults.count, Self.effects.count, "most of them occurred")
  }

  private static let effects: [SandboxFault.Effect] = [
    .half, .status(500), .drop, .reset, .garbage, .half, .status(429, retryAfter: 5), .half,
  ]

  func testAThousandMessagesInOneResponseAreDelivered() async throws {
    let server = try PubNubServer(sandbox)
    defer { server.stop() }
    let reader = Reader(of: server, by: clock)
    try await reader.statuses.wait(for: "connected")
    reader.pubnub.disconnect()
    try await reader.statuses.wait(for: "disconnected")
    let acknowledged = try await publish(1000, to: server)
    sandbox.forgetRequests()
    reader.pubnub.reconnect()
    _ = try await reader.messages.first(1000)
    XCTAssertEqual(reader.messages.all.compactMap(Timetoken.init), acknowledged.sorted())
    XCTAssertEqual(reader.errors.all, ["messageCountExceededMaximum"])
    XCTAssertEqual(
      reader.statuses.all,
      ["connecting", "connected", "disconnected", "connecting", "connected"]
    )
  }

  /// Publishes with eight concurrent requests, and returns the timetokens that the server sent.
  private func publish(_ count: Int, to server: PubNubServer) async throws -> [Timetoken] {
    let writer = client("writer", of: server)
    return try await withThrowingTaskGroup(of: [Timetoken].self) { group in
      for lane in 0..<8 {
        group.addTask {
          var timetokens: [Timetoken] = []
          for number in stride(from: lane, to: count, by: 8) {
            timetokens.append(try await writer.publish(channel: "c", message: number))
          }
          return timetokens
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// A client that records the timetokens of the messages it receives.
  private struct Reader {
    let pubnub: PubNub
    let messages = EventLog()
    let errors = EventLog()
    let statuses = EventLog()
    private let listener = SubscriptionListener(queue: DispatchQueue(label: "listener"))

    init(of server: PubNubServer, by clock: ManualClock) {
      pubnub = client("reader", of: server, clock: clock)
      listener.didReceiveMessage = { [messages] in messages.add("\($0.published)") }
      listener.didReceiveStatus = { [statuses, errors] status in
        switch status {
        case .success(let status):
          statuses.add(SubscriptionEvent.connectionStatusChanged(status).word)
        case .failure(let error): errors.add("\(error.reason)")
        }
      }
      pubnub.add(listener)
      pubnub.subscribe(to: ["c"])
    }
  }
}
