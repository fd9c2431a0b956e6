import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class ClientEventTests: TimedTestCase {
  private let listener = Listener()

  func testClientEventsWaitForSuccess() async throws {
    let confirmation = DispatchSemaphore(value: 0)
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      confirmation.wait()
      peer.confirm("private-c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("private-c")
    channel.trigger(eventName: "client-one", data: ["name": "Bob"])
    pusher.connect()
    _ = try await server.received.first(1)
    channel.trigger(eventName: "client-two", data: [1, 2])
    confirmation.signal()
    try await listener.channels.wait(for: "subscribed private-c")
    channel.trigger(eventName: "client-three", data: "text")
    let received = try await server.received.first(4)
    XCTAssertEqual(
      received.dropFirst(),
      [
        #"{"event":"client-one","channel":"private-c","data":{"name":"Bob"}}"#,
        #"{"event":"client-two","channel":"private-c","data":[1,2]}"#,
        #"{"event":"client-three","channel":"private-c","data":"text"}"#,
      ]
    )
  }

  func testWaitingEventsAreVisibleAndLimited() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("private-c")
    for number in 1...1_026 { channel.trigger(eventName: "client-\(number)", data: [:]) }
    try await listener.log.wait(until: { $0.hasPrefix("client-1026 was not sent") })
    XCTAssertEqual(
      listener.log.all.filter { $0.contains("was not sent") },
      [1_025, 1_026].map {
        "client-\($0) was not sent on private-c: 1024 events are pending, which is the limit"
      }
    )
    XCTAssertEqual(channel.unsentEvents.map(\.name), (1...1_024).map { "client-\($0)" })
    pusher.connect()
    let received = try await server.received.first(1_025)
    XCTAssertEqual(received.count, 1_025)
    XCTAssertEqual(received.last?.contains(#""client-1024""#), true)
    XCTAssertTrue(channel.unsentEvents.isEmpty)
  }

  /// Events triggered on a channel that was left don't belong to a later channel of the same name.
  func testLeavingAChannelDropsItsWaitingEvents() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.subscribe("private-c").trigger(eventName: "client-x", data: [:])
    pusher.unsubscribe("private-c")
    let channel = pusher.subscribe("private-c")
    channel.trigger(eventName: "client-y", data: [:])
    pusher.connection.commands.send(.log("handled"))
    try await listener.log.wait(for: "handled")
    XCTAssertEqual(channel.unsentEvents.map(\.name), ["client-y"])
    XCTAssertEqual(
      listener.log.all.filter { $0.contains("was not sent") },
      ["client-x was not sent on private-c: the client isn't subscribed to the channel"]
    )
  }

  /// The official client sends some of them nevertheless.
  func testInvalidClientEventsAreNotSent() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("private-c")
    let open = pusher.subscribe("open")
    pusher.connect()
    try await listener.channels.wait(for: "subscribed private-c")
    channel.trigger(eventName: "one", data: [:])
    channel.trigger(eventName: "client-two", data: Date())
    open.trigger(eventName: "client-three", data: [:])
    channel.trigger(eventName: "client-four", data: [:])
    let received = try await server.received.first(3)
    XCTAssertEqual(received.last, #"{"event":"client-four","channel":"private-c","data":{}}"#)
    try await listener.log.wait(until: { $0.hasPrefix("sending") && $0.contains("client-four") })
    let log = listener.log.all.filter { $0.contains("was not sent") }
    XCTAssertEqual(
      log,
      [
        "one was not sent on private-c: the event name doesn't begin with client-, or is too long",
        "client-two was not sent on private-c: the data is not JSON",
        "client-three was not sent on open: only private and presence channels have client events",
      ]
    )
  }

  private func client(of server: ChannelsServer) -> Pusher {
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.delegate = listener
    return pusher
  }
}
