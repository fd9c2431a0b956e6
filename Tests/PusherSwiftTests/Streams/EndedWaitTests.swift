import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Asynchronous calls, which throw when the client stops connecting.
final class EndedWaitTests: TimedTestCase {
  func testAnUnknownAppEndsTheWait() async throws {
    let server = try ChannelsServer { peer in
      peer.send("pusher:error", data: #"{"code":4001,"message":"no such app"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let errors = try await Self.failures(of: Pusher(to: server))
    XCTAssertEqual(errors, both(.refused(code: 4001, message: "no such app")))
  }

  func testAConnectionWithoutReconnectionEndsTheWait() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      _ = peer.next()
      peer.socket.close(.normalClosure)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let errors = try await Self.failures(of: Pusher(to: server, autoReconnect: false))
    XCTAssertEqual(errors, both(.closed(code: 1000)))
  }

  func testNoneOfTheAttemptsSucceeds() async throws {
    let server = try ChannelsServer.confirming()
    server.stop()
    let pusher = Pusher(to: server)
    pusher.connection.reconnectAttemptsMax = 0
    let errors = try await Self.failures(of: pusher)
    XCTAssertEqual(errors.count, 2)
    for error in errors {
      XCTAssertTrue(
        error.hasPrefix("the client stopped reconnecting: the connection failed"),
        error
      )
    }
  }

  /// Silence ends the connection, too.
  func testAServiceThatDoesNotGreet() async throws {
    let server = try ChannelsServer { $0.waitForEnd() }
    defer { server.stop() }
    let clock = ManualClock()
    async let errors = Self.failures(of: Pusher(to: server, autoReconnect: false, clock: clock))
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(30))
    let received = try await errors
    XCTAssertEqual(received, both(.unanswered))
  }

  func testTheAppDisconnects() async throws {
    let server = try ChannelsServer { $0.waitForEnd() }
    defer { server.stop() }
    let errors = try await Self.failures(of: Pusher(to: server)) { $0.disconnect() }
    XCTAssertEqual(errors, both(.disconnected))
  }

  private func both(_ error: PusherConnectionError) -> [String] {
    [
      "\(PusherSubscriptionError.disconnected(error))", "\(PusherSignInError.disconnected(error))",
    ]
  }

  /// The failures of a subscription and a sign-in, both requested before the connection.
  private static func failures(
    of pusher: Pusher,
    then end: (Pusher) -> Void = { _ in }
  ) async throws -> [String] {
    let isWaiting = EventLog()
    let hub = pusher.connection.hub
    async let channel = hub.waiters.value(for: "c") {
      pusher.subscribe("c")
      isWaiting.add("channel")
    }
    async let user = hub.signInWaiters.value(for: .user) { isWaiting.add("user") }
    _ = try await isWaiting.first(2)
    pusher.connect()
    end(pusher)
    var errors: [String] = []
    if case .failure(let error)? = await channel { errors.append("\(error)") }
    if case .failure(let error)? = await user { errors.append("\(error)") }
    return errors
  }
}
