import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class TypedTriggerTests: TimedTestCase {
  private struct Typing: Encodable {
    var user = "ann"
    var note = ""
  }

  private let listener = Listener()

  func testATypedEventIsSent() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    let channel = try await pusher.subscription(to: "presence-c")
    try channel.trigger("client-typing", with: Typing())
    try channel.trigger("client-text", with: "a")
    let received = try await server.received.first(3)
    XCTAssertEqual(received.last, #"{"event":"client-text","channel":"presence-c","data":"a"}"#)
    XCTAssertTrue(
      received[1].hasPrefix(#"{"event":"client-typing","channel":"presence-c","data":{"#)
    )
    XCTAssertTrue(received[1].contains(#""user":"ann""#))
  }

  func testEachRuleHasAnErrorAndNothingIsSent() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    let early = pusher.subscribe("private-c")
    XCTAssertEqual(failure(early, "client-x", 1), .notSubscribed)
    pusher.connect()
    let channel = try await pusher.subscription(to: "private-c")
    let open = try await pusher.subscription(to: "open")
    let encrypted = try await pusher.subscription(to: "private-encrypted-c")
    XCTAssertEqual(failure(channel, "typing", 1), .invalidName)
    XCTAssertEqual(
      failure(channel, "client-" + String(repeating: "x", count: 194), 1),
      .invalidName
    )
    XCTAssertEqual(failure(open, "client-x", 1), .unsuitableChannel)
    XCTAssertEqual(failure(encrypted, "client-x", 1), .unsuitableChannel)
    let note = String(repeating: "x", count: 10 * 1_024 - 2)
    XCTAssertEqual(failure(channel, "client-x", note + "x"), .tooLarge(bytes: 10 * 1_024 + 1))
    guard case .unencodable? = failure(channel, "client-x", Double.nan) else {
      return XCTFail("not a number is no JSON")
    }
    pusher.unsubscribe("private-c")
    XCTAssertEqual(failure(channel, "client-x", 1), .notSubscribed)
    // The maximum lengths are accepted.
    let last = try await pusher.subscription(to: "private-last")
    XCTAssertNil(failure(last, "client-" + String(repeating: "x", count: 193), note))
    let received = try await server.received.first(6)
    XCTAssertEqual(received.filter { $0.contains("client-") }.count, 1)
  }

  /// The documented method waits, and publishes the waiting events.
  func testWaitingEventsAreVisible() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    let own = PusherAuth(auth: "mine")
    let channel = pusher.subscribe("private-c", auth: own)
    XCTAssertTrue(channel.connection === pusher.connection)
    let id = channel.bind(eventName: "a") { _ in }
    channel.bind(eventName: "a") { _ in }
    channel.bind(eventName: "b") { _ in }
    XCTAssertEqual(channel.eventHandlers.mapValues(\.count), ["a": 2, "b": 1])
    XCTAssertEqual(channel.eventHandlers["a"]?.first?.id, id)
    channel.trigger(eventName: "client-x", data: ["a": 1])
    channel.trigger(eventName: "oops", data: 1)
    _ = try await listener.log.first(1)
    XCTAssertEqual(channel.unsentEvents.map(\.name), ["client-x"])
    XCTAssertEqual(channel.unsentEvents.first?.data as? [String: Int], ["a": 1])
    XCTAssertTrue(channel.auth === own)
    pusher.connect()
    try await listener.channels.wait(for: "subscribed private-c")
    XCTAssertEqual(channel.unsentEvents.count, 0)
    XCTAssertNil(channel.auth)
  }

  private func failure(
    _ channel: PusherChannel,
    _ name: String,
    _ content: some Encodable
  ) -> PusherTriggerError? {
    do throws(PusherTriggerError) {
      try channel.trigger(name, with: content)
      return nil
    } catch {
      return error
    }
  }

  private func client(of server: ChannelsServer) -> Pusher {
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.delegate = listener
    return pusher
  }
}
