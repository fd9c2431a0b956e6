import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// The end of all activities of a client with its release.
final class ClientEndTests: TimedTestCase {
  func testRequestsOfAnyKindEndWithTheClient() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard let first = peer.next() else { return }
      XCTAssertTrue(first.contains("private-encrypted-own"))
      peer.confirm("private-encrypted-own")
      let data = #"{"nonce":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYX","ciphertext":"AA=="}"#
      peer.send("x", on: "private-encrypted-own", data: JSONValue.string(data).description)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let transport = StallingTransport()
    var pusher: Pusher? = client(of: server, transport)
    pusher?.subscribe("private-encrypted-own", auth: PusherAuth(auth: "mine"))
    pusher?.connect()
    // The secret of the channel's first event is requested.
    _ = try await transport.begun.first(1)
    pusher?.subscribe("private-c")
    pusher?.signIn()
    _ = try await transport.begun.first(3)
    pusher = nil
    let ended = try await transport.cancelled.first(3)
    XCTAssertEqual(ended.sorted(), ["channel", "channel", "user"])
  }

  /// A socket that ends with its client causes no reconnection.
  func testAReleasedClientIsFreed() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      // A socket that ended by itself is not closed again.
      if peer.connection == 1 { return peer.socket.drop() }
      // It sends no close frame.
      while peer.socket.nextFrame() != nil {}
    }
    defer { server.stop() }
    let transport = StallingTransport()
    let (gone, listener) = (transport.gone, Listener())
    var pusher: Pusher? = client(of: server, transport)
    pusher?.delegate = listener
    pusher?.connect()
    try await listener.states.wait(for: "reconnecting")
    pusher?.connect()
    try await listener.states.wait(until: { _ in listener.states.all.last == "connected" })
    pusher = nil
    _ = consume transport
    let received = try await gone.first(1)
    XCTAssertEqual(received, ["gone"])
  }

  /// A channel that the app still holds doesn't keep the client.
  func testAChannelDoesNotKeepItsClient() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let transport = StallingTransport()
    let (gone, listener) = (transport.gone, Listener())
    var pusher: Pusher? = client(of: server, transport)
    pusher?.delegate = listener
    let channel = pusher?.subscribe("c")
    pusher?.connect()
    try await listener.channels.wait(for: "subscribed c")
    pusher = nil
    _ = consume transport
    let received = try await gone.first(1)
    XCTAssertEqual(received, ["gone"])
    XCTAssertNil(channel?.connection)
  }

  /// Neither for a channel that was left nor after a lost connection.
  func testEventsDoNotWaitForACancelledSecret() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("private-encrypted-own")
      let data = #"{"nonce":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYX","ciphertext":"AA=="}"#
      peer.send("x", on: "private-encrypted-own", data: JSONValue.string(data).description)
      peer.waitForEnd()
    }
    defer { server.stop() }
    for isLeft in [true, false] {
      let transport = StallingTransport()
      let listener = Listener()
      let pusher = client(of: server, transport)
      pusher.delegate = listener
      pusher.subscribe("private-encrypted-own", auth: PusherAuth(auth: "mine"))
      pusher.connect()
      _ = try await transport.begun.first(1)
      if isLeft { pusher.unsubscribe("private-encrypted-own") } else { pusher.disconnect() }
      let cancelled = try await transport.cancelled.first(1)
      XCTAssertEqual(cancelled, ["channel"])
      let errors = try await listener.errors.first(1)
      XCTAssertEqual(errors.first?.hasPrefix("undecryptable x private-encrypted-own"), true)
    }
  }

  func testALeftChannelIsNotAuthorized() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let transport = StallingTransport()
    let pusher = client(of: server, transport)
    pusher.connect()
    pusher.subscribe("private-c")
    _ = try await transport.begun.first(1)
    pusher.unsubscribe("private-c")
    let cancelled = try await transport.cancelled.first(1)
    XCTAssertEqual(cancelled, ["channel"])
  }

  /// The delegate is called even if its queue was busy when the client was released.
  func testTheDelegateIsNotifiedOfTheEndHoweverLate() async throws {
    let ends = EventLog()
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
      ends.add("end")
    }
    defer { server.stop() }
    let listener = Listener()
    var pusher: Pusher? = Pusher(to: server)
    let queue = try XCTUnwrap(pusher).connection.hub.callbacks.queue
    pusher?.delegate = listener
    pusher?.connect()
    try await listener.states.wait(for: "connected")
    queue.suspend()
    pusher = nil
    _ = try await ends.first(1)
    queue.resume()
    let states = try await listener.states.first(4)
    XCTAssertEqual(states, ["connecting", "connected", "disconnecting", "disconnected"])
  }

  private func client(of server: ChannelsServer, _ transport: StallingTransport) -> Pusher {
    Pusher(
      key: "Key",
      options: PusherClientOptions(
        authMethod: .endpoint(authEndpoint: "http://app.test/channel"),
        host: .host("127.0.0.1"),
        port: Int(server.loopback.port),
        useTLS: false,
        userAuthMethod: .endpoint(authEndpoint: "http://app.test/user")
      ),
      parts: PusherDependencies(http: transport, queue: DispatchQueue(label: "test"), jitter: { 0 })
    )
  }

  /// A transport that never answers, and records cancellations and its own release.
  private final class StallingTransport: HTTPTransport {
    let begun = EventLog()
    let cancelled = EventLog()
    let gone = EventLog()

    deinit { gone.add("gone") }

    func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
      let name = exchange.url.components(separatedBy: "/").last ?? ""
      begun.add(name)
      do {
        try await ManualClock().sleep(for: .seconds(1))
      } catch {
        cancelled.add(name)
      }
      throw .cancelled
    }
  }
}
