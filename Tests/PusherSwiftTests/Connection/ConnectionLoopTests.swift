import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class ConnectionLoopTests: TimedTestCase {
  /// A long-lived client authorizes often.
  func testFinishedAuthorizationsAreRemoved() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let hub = EventHub(queue: DispatchQueue(label: "test"))
    let listener = Listener()
    hub.delegate = listener
    let loop = ConnectionLoop(environment(port: server.loopback.port), hub)
    let (commands, stream) = ConnectionCommands.make()
    let work = Task { await loop.run(stream) }
    commands.send(.connect)
    let connection = Pusher(key: "Key").connection
    for name in ["private-a", "private-b"] {
      commands.send(.subscribe(PusherChannel(name: name, of: connection), nil))
    }
    _ = try await server.received.first(2)
    let left = await loop.authorizations.channels.count
    XCTAssertEqual(left, 0)
    commands.send(.disconnect)
    try await listener.states.wait(for: "disconnected")
    let sockets = await loop.sockets.count
    XCTAssertEqual(sockets, 0)
    commands.finish()
    await work.value
  }

  /// Otherwise a service could cause any number of requests to the app.
  func testEventsOfOtherChannelsRequestNoSecret() async {
    let hub = EventHub(queue: DispatchQueue(label: "test"))
    let listener = Listener()
    hub.delegate = listener
    let loop = ConnectionLoop(environment(port: 1), hub)
    let data = #"{\"nonce\":\"AAECAwQFBgcICQoLDA0ODxAREhMUFRYX\",\"ciphertext\":\"AA==\"}"#
    for number in 1...3 {
      let channel = #""channel":"private-encrypted-\#(number)""#
      await loop.receive(#"{"event":"x",\#(channel),"data":"\#(data)"}"#, 0)
      await loop.receive(#"{"event":"x",\#(channel)}"#, 0)
    }
    let requests = await loop.secretRequests.tasks.count
    XCTAssertEqual(requests, 0)
    let kept = await loop.secretRequests.queues.count
    XCTAssertEqual(kept, 0)
    hub.callbacks.queue.sync {}
    XCTAssertEqual(listener.errors.all, [])
  }

  private func environment(port: UInt16) -> ConnectionEnvironment {
    let options = PusherClientOptions(
      host: .host("127.0.0.1"),
      port: Int(port),
      useTLS: false
    )
    let callbacks = CallbackQueue(DispatchQueue(label: "test"))
    return ConnectionEnvironment(
      url: options.url(key: "Key"),
      policy: options.policy,
      sockets: .default,
      clock: ContinuousClock(),
      authorizer: {
        ChannelAuthorizer(
          key: "Key",
          method: .inline(secret: "secret"),
          transport: .default,
          main: callbacks,
          member: { nil }
        )
      },
      userAuthorizer: {
        UserAuthorizer(key: "Key", method: .noMethod, transport: .default, main: callbacks)
      }
    )
  }
}
