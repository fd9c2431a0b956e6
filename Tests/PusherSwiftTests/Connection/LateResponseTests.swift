import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Cancelled requests that are answered after the next one was sent.
final class LateResponseTests: TimedTestCase {
  private let app = DelayedTransport()
  private let sockets = ScriptedSockets()
  private let listener = Listener()
  private let events = EventLog()
  private let hub = EventHub(queue: DispatchQueue(label: "test"))
  private let connection = Pusher(key: "Key").connection

  func testALateAuthorizationDoesNotAffectTheNext() async throws {
    let (loop, commands) = try await connect()
    let channel = channel("private-c")
    commands.send(.subscribe(channel, nil))
    _ = try await app.asked.first(1)
    let first = await loop.authorizations.channels[channel.name]
    commands.send(.unsubscribe(channel.name))
    commands.send(.subscribe(channel, nil))
    _ = try await app.asked.first(2)
    app.answer(0, #"{"auth":"Key:old"}"#)
    await first?.work.value
    // The next one can still be cancelled.
    let next = await loop.authorizations.channels[channel.name]
    XCTAssertNotNil(next)
    app.answer(1, #"{"auth":"Key:new"}"#)
    await next?.work.value
    let left = await loop.authorizations.channels.count
    XCTAssertEqual(left, 0)
    let sent = try await sockets.socket(0).sent.first(1)
    XCTAssertTrue(sent[0].contains("Key:new"))
  }

  func testALateSecretIsNotUsedForTheNextSubscription() async throws {
    let (loop, commands) = try await connect()
    let channel = channel("private-encrypted-c")
    try await join(channel, commands)
    _ = try await app.asked.first(1)
    let first = await loop.secretRequests.tasks[channel.name]
    commands.send(.unsubscribe(channel.name))
    _ = try await listener.errors.first(1)
    // The next sent frame is the next subscription.
    _ = try await sockets.socket(0).sent.first(2)
    try await join(channel, commands)
    _ = try await app.asked.first(2)
    let next = await loop.secretRequests.tasks[channel.name]
    app.answer(0, #"{"auth":"Key:old","shared_secret":"AAAA"}"#)
    await first?.value
    app.answer(1, #"{"auth":"Key:new","shared_secret":"\#(Self.secret)"}"#)
    await next?.value
    let received = try await events.first(1)
    XCTAssertEqual(received, [#"greet private-encrypted-c {"message":"hello"}"#])
    XCTAssertEqual(listener.errors.all.count, 1)
    let left = await loop.secretRequests.tasks.count
    XCTAssertEqual(left, 0)
  }
}

extension LateResponseTests {
  private static let secret = "O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A="

  private func channel(_ name: String) -> PusherChannel {
    hub.channels.add(name, of: connection) { _ in
    } sending: { _ in
    }
  }

  private func connect() async throws -> (ConnectionLoop, ConnectionCommands) {
    hub.delegate = listener
    _ = hub.bindings.add("greet") { [events] in events.write($0) }
    let options = PusherClientOptions(authMethod: .endpoint(authEndpoint: "http://app.test"))
    let parts = PusherDependencies(sockets: sockets, http: app, clock: ManualClock(), jitter: { 0 })
    let loop = ConnectionLoop(
      ConnectionEnvironment(
        "Key",
        options,
        parts,
        ConnectionSettings(options.policy),
        hub
      ),
      hub
    )
    let (commands, stream) = ConnectionCommands.make()
    let work = Task { await loop.run(stream) }
    addTeardownBlock { [app] in
      commands.finish()
      app.answerAll()
      await work.value
    }
    commands.send(.connect)
    let greeting = #"{"event":"pusher:connection_established","data":{"socket_id":"1.1"}}"#
    try await sockets.socket(0).deliver(.text(greeting))
    return (loop, commands)
  }

  /// Without a secret, which is requested for the channel's first event.
  private func join(_ channel: PusherChannel, _ commands: ConnectionCommands) async throws {
    let socket = try await sockets.socket(0)
    let count = socket.sent.all.count
    commands.send(.subscribe(channel, PusherAuth(auth: "mine")))
    _ = try await socket.sent.first(count + 1)
    let name = #""channel":"\#(channel.name)""#
    let success = "pusher_internal:subscription_succeeded"
    try await socket.deliver(.text(#"{"event":"\#(success)",\#(name),"data":"{}"}"#))
    // Made with PyNaCl.
    let nonce = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX"
    let box = "yZdAkSWQX0FDGNE26ZUZ/Y2hKa6WHk3Oot2g5f5b2Kx6+Q8="
    let data = #"{\"nonce\":\"\#(nonce)\",\"ciphertext\":\"\#(box)\"}"#
    try await socket.deliver(.text(#"{"event":"greet",\#(name),"data":"\#(data)"}"#))
  }
}

/// A transport that answers on demand, also cancelled requests.
private final class DelayedTransport: HTTPTransport {
  let asked = EventLog()
  private let waiting = Locked<[CheckedContinuation<String, Never>?]>([])

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let text = await withCheckedContinuation { continuation in
      waiting.withLock { $0.append(continuation) }
      asked.add(exchange.url)
    }
    return HTTPResponse(status: 200, body: Array(text.utf8))
  }

  /// Answers the request with this index.
  func answer(_ position: Int, _ text: String) {
    let continuation = waiting.withLock { $0[position].take() }
    continuation?.resume(returning: text)
  }

  func answerAll() {
    for position in waiting.withLock({ $0.indices }) { answer(position, "") }
  }
}
