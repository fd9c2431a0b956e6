import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// A server that reads nothing: the events of the app are limited nevertheless.
final class StuckServerTests: TimedTestCase {
  private struct Note: Encodable {
    let number: Int
    let text: String
  }

  private let listener = Listener()
  private let end = DispatchSemaphore(value: 0)

  func testEventsWaitUpToTheLimitAndFurtherOnesThrow() async throws {
    let server = try serve()
    defer {
      end.signal()
      server.stop()
    }
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.delegate = listener
    pusher.connect()
    let channel = try await pusher.subscription(to: "private-c")
    let count = try await triggerUntilItThrows(on: channel, size: 10_000)
    XCTAssertGreaterThanOrEqual(count, 1_024)
    end.signal()
    // The rest was sent, once each and in order.
    let received = try await server.received.first(count + 1)
    XCTAssertEqual(received.dropFirst().map(Self.number), Array(1...count))
    XCTAssertNoThrow(try channel.trigger("client-x", with: 1))
    _ = try await server.received.first(count + 2)
  }

  func testEventsLostWithTheConnectionAreReported() async throws {
    let sockets = ScriptedSockets()
    let pusher = client(over: sockets)
    let channel = pusher.subscribe("private-c")
    pusher.connect()
    let socket = try await sockets.socket(0)
    try await socket.admit()
    socket.stall()
    let count = try await triggerUntilItThrows(on: channel, size: 1)
    XCTAssertEqual(count, 1_024)
    // The documented method reports it, too, after the events to be sent.
    channel.trigger(eventName: "client-late", data: 1)
    let loss = "client-late was not sent on private-c: 1024 events are pending, which is the limit"
    try await listener.log.wait(for: loss)
    // The first is being sent, after the subscription.
    _ = try await socket.sent.first(2)
    socket.lose()
    let lost = try await listener.log.first(1_023) {
      $0.hasPrefix("the connection was lost before")
    }
    XCTAssertEqual(lost.map(Self.number), Array(2...1_024))
    // Further events fit, and wait for the next connection.
    for _ in 1...1_000 { channel.trigger(eventName: "client-y", data: 1) }
    pusher.connect()
    let next = try await sockets.socket(1)
    try await next.admit()
    _ = try await next.sent.first(1_000) { $0.contains("client-y") }
  }

  /// Returns the number of accepted events: the waiting ones, and those in the system's buffers.
  private func triggerUntilItThrows(on channel: PusherChannel, size: Int) async throws -> Int {
    let most = 5_000
    let text = String(repeating: "x", count: size)
    for number in 1...most {
      do throws(PusherTriggerError) {
        try channel.trigger("client-x", with: Note(number: number, text: text))
      } catch {
        XCTAssertEqual(error, .overflow(bound: 1_024))
        return number - 1
      }
      guard number.isMultiple(of: 500) else { continue }
      // The connection has accepted these: the server reads nothing.
      channel.commands.send(.log("\(number) taken"))
      try await listener.log.wait(for: "\(number) taken")
    }
    throw TooManyAttempts(count: most)
  }

  private struct TooManyAttempts: Error { let count: Int }

  private static func number(_ message: String) -> Int {
    let digits = message.components(separatedBy: #""number":"#).last?.prefix { $0.isNumber }
    return digits.flatMap { Int($0) } ?? 0
  }

  /// Greets and confirms, and reads nothing more until the test continues it.
  private func serve() throws -> ChannelsServer {
    try ChannelsServer { [end] peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("private-c")
      end.wait()
      peer.waitForEnd()
    }
  }

  private func client(over sockets: ScriptedSockets) -> Pusher {
    let pusher = Pusher(
      key: "Key",
      options: PusherClientOptions(authMethod: .inline(secret: "secret")),
      parts: PusherDependencies(
        sockets: sockets,
        clock: ManualClock(),
        queue: DispatchQueue(label: "test"),
        jitter: { 0 }
      )
    )
    pusher.delegate = listener
    return pusher
  }
}

extension ScriptedSocket {
  /// Greets, and confirms a subscription.
  fileprivate func admit() async throws {
    let greeting = #"{"event":"pusher:connection_established","data":{"socket_id":"1.1"}}"#
    try await deliver(.text(greeting))
    _ = try await sent.first(1)
    let success = "pusher_internal:subscription_succeeded"
    try await deliver(.text(#"{"event":"\#(success)","channel":"private-c","data":"{}"}"#))
  }
}
