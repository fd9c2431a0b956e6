import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Many simultaneous authorizations.
final class ManyAuthorizationsTests: TimedTestCase {
  private let listener = Listener()
  private let gate = DispatchSemaphore(value: 0)
  private let count = 40

  func testSimultaneousAuthorizationsAreLimitedAndAllSucceed() async throws {
    let (endpoint, server, pusher) = try serve()
    defer { stop(endpoint, server) }
    for number in 0..<count { pusher.subscribe("private-\(number)") }
    await waitUntil { endpoint.requests.count == QueuedTransport.usualBound }
    for number in 1...count {
      gate.signal()
      let channels = try await listener.channels.first(number)
      XCTAssertTrue(channels.allSatisfy { $0.hasPrefix("subscribed private-") }, "\(channels)")
      // No request begins before another has ended.
      XCTAssertLessThanOrEqual(endpoint.requests.count, number + QueuedTransport.usualBound)
    }
    XCTAssertEqual(Set(listener.channels.all).count, count)
    XCTAssertEqual(endpoint.requests.count, count)
  }

  func testLeavingAChannelCancelsItsWaitingRequest() async throws {
    let (endpoint, server, pusher) = try serve()
    defer { stop(endpoint, server) }
    let names = (0..<count).map { "private-\($0)" }
    for name in names { pusher.subscribe(name) }
    await waitUntil { endpoint.requests.count == QueuedTransport.usualBound }
    // Any of them: each is requested by a task of its own.
    let asked = names.filter { name in
      endpoint.requests.contains { $0.text.hasSuffix("channel_name=\(name)") }
    }
    XCTAssertEqual(asked.count, QueuedTransport.usualBound)
    var waiting = names.filter { !asked.contains($0) }
    let last = waiting.removeLast()
    // The waiting ones are left before those in progress.
    for name in waiting + asked { pusher.unsubscribe(name) }
    // No request is answered before all are cancelled.
    pusher.connection.commands.send(.log("left"))
    try await listener.log.wait(for: "left")
    for _ in 0..<count { gate.signal() }
    let channels = try await listener.channels.first(1)
    XCTAssertEqual(channels, ["subscribed \(last)"])
    XCTAssertEqual(endpoint.requests.count, QueuedTransport.usualBound + 1)
  }

  private func serve() throws -> (LoopbackServer, ChannelsServer, Pusher) {
    let endpoint = try LoopbackServer { [gate] _ in
      gate.wait()
      return .json(#"{"auth":"key:signature"}"#)
    }
    let server = try ChannelsServer.confirming()
    let pusher = Pusher(to: server, .endpoint(authEndpoint: endpoint.url))
    pusher.delegate = listener
    pusher.connect()
    return (endpoint, server, pusher)
  }

  private func stop(_ endpoint: LoopbackServer, _ server: ChannelsServer) {
    for _ in 0..<count { gate.signal() }
    endpoint.stop()
    server.stop()
  }
}
