import BinderyTesting
import PubNubSDK
import Sandbox
import TestSupport
import XCTest

/// Clients and a local PubNub server, over sockets.
final class ChatTests: TimedTestCase {
  func testHistoryHasEveryMessageAsItWasPublished() async throws {
    let server = try PubNubServer(PubNubSandbox())
    defer { server.stop() }
    let ben = client("ben", of: server)
    for text in Self.texts {
      try await ben.publish(channel: "lobby", message: ["text": text], meta: ["lang": "en"])
    }
    let (byChannel, _) = try await client("ann", of: server).fetchMessageHistory(
      for: ["lobby"],
      includeMeta: true
    )
    let messages = byChannel["lobby"] ?? []
    XCTAssertEqual(messages.map { $0.payload.codableValue["text"]?.stringOptional }, Self.texts)
    XCTAssertTrue(messages.allSatisfy { $0.publisher == "ben" })
    XCTAssertTrue(messages.allSatisfy { $0.metadata?.jsonStringify == #"{"lang":"en"}"# })
  }

  func testPresenceChangesAreReceived() async throws {
    let sandbox = PubNubSandbox()
    let server = try PubNubServer(sandbox)
    defer { server.stop() }
    let (ann, ben) = (client("ann", of: server), client("ben", of: server))
    let presence = EventLog()
    let listener = SubscriptionListener(queue: DispatchQueue(label: "presence"))
    listener.didReceivePresence = { change in
      for action in change.actions { presence.add(action.word) }
    }
    ann.add(listener)
    ann.subscribe(to: ["lobby"], withPresence: true)
    try await waitUntilConnected(ann)
    ben.subscribe(to: ["lobby"])
    // Ann may receive her own join event or not.
    try await presence.wait(for: "ben comes")
    // Ben's heartbeat must have arrived: after his leave request it would make him present again.
    await waitUntil {
      sandbox.waitingPolls == 2
        && sandbox.requests.contains { recorded in
          recorded.request.path.hasSuffix("/heartbeat") && recorded.request.query["uuid"] == "ben"
        }
    }
    ben.unsubscribeAll()
    try await presence.wait(for: "ben goes")
    XCTAssertEqual(presence.all.filter { $0.hasPrefix("ben") }, ["ben comes", "ben goes"])
    withExtendedLifetime(listener) {}
  }

  private static let texts = [
    "a \"quoted\" word", "a+b/c%d?e#f&g=h", "🙃 é\u{301} 漢字", "line\nbreak\ttab \\", "",
  ]

  func testMessagesPublishedWhileSubscribedAreReceivedExactlyOnce() async throws {
    var settings = SandboxSettings()
    // If a packet is delayed, more than a hundred messages are published meanwhile.
    settings.bounds.queuedMessages = 1000
    let server = try PubNubServer(PubNubSandbox(settings))
    defer { server.stop() }
    let (reader, writer) = (client("reader", of: server), client("writer", of: server))
    var iterator = reader.messages(on: "numbers", as: Int.self).makeAsyncIterator()
    try await waitUntilConnected(reader)
    let count = 300
    async let published: Void = {
      for number in 1...count { try await writer.publish(channel: "numbers", message: number) }
    }()
    var received: [Int] = []
    while received.count < count, let message = try await iterator.next() {
      received.append(try message.content)
      XCTAssertEqual(message.droppedBefore, 0)
    }
    try await published
    XCTAssertEqual(received, Array(1...count))
  }

  func testMessagesOfBothCryptorsAreDecrypted() async throws {
    let server = try PubNubServer(PubNubSandbox())
    defer { server.stop() }
    let modern = CryptoModule.aesCbcCryptoModule(with: "secret")
    let old = client("old", of: server) { $0.cryptoModule = .legacyCryptoModule(with: "secret") }
    let new = client("new", of: server) { $0.cryptoModule = modern }
    let plain = client("plain", of: server)
    var iterator = new.messages(on: "c", as: String.self).makeAsyncIterator()
    try await waitUntilConnected(new)
    try await old.publish(channel: "c", message: "from the old one")
    try await new.publish(channel: "c", message: "from the new one")
    try await plain.publish(channel: "c", message: "from the plain one")
    let first = try await iterator.next()
    XCTAssertEqual(try first?.content, "from the old one")
    let second = try await iterator.next()
    XCTAssertEqual(try second?.content, "from the new one")
    let third = try await iterator.next()
    XCTAssertThrowsError(try third?.content) { error in
      XCTAssertTrue(error.pubNubError == .decryptionFailure, "\(error)")
    }
    XCTAssertEqual(third?.message.payload.stringOptional, "from the plain one")
    let stored = try await plain.fetchMessageHistory(for: ["c"]).messagesByChannel["c"] ?? []
    XCTAssertEqual(stored.last?.payload.stringOptional, "from the plain one")
    XCTAssertFalse(
      stored.dropLast().contains { $0.payload.stringOptional?.contains("from") == true }
    )
  }

  func testAServerOutageOfAMinuteLosesNoMessage() async throws {
    let sandbox = PubNubSandbox()
    let server = try PubNubServer(sandbox)
    let port = server.port
    let clock = ManualClock()
    let reader = client("reader", of: server, clock: clock)
    var iterator = reader.messages(on: "c", as: Int.self).makeAsyncIterator()
    try await waitUntilConnected(reader)
    server.stop()
    // The server refuses every attempt.
    try await clock.run(for: .seconds(60))
    XCTAssertEqual(reader.connectionStatus, .reconnecting)
    let again = try PubNubServer(sandbox, port: port)
    defer { again.stop() }
    try await client("writer", of: again).publish(channel: "c", message: 1)
    clock.advance(by: .seconds(60))
    let message = try await iterator.next()
    XCTAssertEqual(try message?.content, 1)
    XCTAssertEqual(reader.connectionStatus, .connected)
  }

  private func waitUntilConnected(_ pubnub: PubNub) async throws {
    let received = EventLog()
    let listener = StatusListener(queue: DispatchQueue(label: "status")) { received.add("\($0)") }
    pubnub.addStatusListener(listener)
    if pubnub.connectionStatus != .connected { try await received.wait(for: "connected") }
    withExtendedLifetime(listener) {}
  }
}

extension PubNubPresenceChangeAction {
  fileprivate var word: String {
    switch self {
    case .join(let users): "\(users.joined(separator: "+")) comes"
    case .leave(let users): "\(users.joined(separator: "+")) goes"
    default: "\(self)"
    }
  }
}
