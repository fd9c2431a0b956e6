import BinderyRuntime
import BinderyTesting
import Cryptography
import TestSupport
import XCTest

@testable import PusherSwift

/// End-to-end encrypted channels.
final class EncryptionTests: TimedTestCase {
  private let listener = Listener()
  private let channel = "private-encrypted-test"
  private static let key = [UInt8](1...32)
  private static let otherKey = [UInt8](2...33)

  /// Made with PyNaCl.
  func testAnEventIsDecryptedWithTheSharedSecret() async throws {
    let nonce = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX"
    let box = "yZdAkSWQX0FDGNE26ZUZ/Y2hKa6WHk3Oot2g5f5b2Kx6+Q8="
    let authorizer = Secrets(["O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A="])
    let events = try await receivedEvents(authorizer, count: 1) { peer in
      peer.send(
        "greet",
        on: "private-encrypted-test",
        text: #"{\"nonce\":\"\#(nonce)\",\"ciphertext\":\"\#(box)\"}"#
      )
    }
    XCTAssertEqual(events, [#"greet private-encrypted-test {"message":"hello"}"#])
    XCTAssertEqual(authorizer.asked.all.count, 1)
  }

  func testAChangedSecretIsRequestedOnceAndEventsKeepTheirOrder() async throws {
    let authorizer = Secrets([Self.text(Self.otherKey), Self.text(Self.key)])
    let events = try await receivedEvents(authorizer, count: 3) { peer in
      for word in ["one", "two", "three"] { peer.send(sealed: word, by: Self.key) }
    }
    XCTAssertEqual(events, ["one", "two", "three"].map { "greet private-encrypted-test \($0)" })
    XCTAssertEqual(authorizer.asked.all.count, 2)
  }

  func testAnUndecryptableEventIsReportedOnceAndTheNextIsTried() async throws {
    let authorizer = Secrets([Self.text(Self.key)])
    let events = try await receivedEvents(authorizer, count: 1) { peer in
      peer.send(sealed: "lost", by: Self.otherKey)
      peer.send(sealed: "found", by: Self.key)
    }
    XCTAssertEqual(events, ["greet private-encrypted-test found"])
    let errors = try await listener.errors.first(1)
    XCTAssertTrue(
      errors[0].hasPrefix(#"undecryptable greet private-encrypted-test {"nonce":"#),
      errors[0]
    )
    XCTAssertEqual(authorizer.asked.all.count, 2)
  }

  func testMalformedEncryptedEventsAreReportedAtOnce() async throws {
    let authorizer = Secrets([Self.text(Self.key)])
    let events = try await receivedEvents(authorizer, count: 1) { peer in
      for data in [#"{"ciphertext":"AAAA"}"#, #"{"nonce":"no base64!","ciphertext":"AAAA"}"#] {
        peer.send("greet", on: "private-encrypted-test", data: data)
      }
      peer.send(sealed: "found", by: Self.key)
    }
    XCTAssertEqual(events, ["greet private-encrypted-test found"])
    let errors = try await listener.errors.first(2)
    XCTAssertTrue(errors.allSatisfy { $0.hasPrefix("undecryptable greet") }, "\(errors)")
    XCTAssertEqual(authorizer.asked.all.count, 1)
  }

  func testWithoutASecretNothingIsDecrypted() {
    var events = EncryptedEventQueue(secret: nil)
    XCTAssertEqual(events.receive(received("a")), [.requestSecret])
    XCTAssertEqual(events.receive(received("b")), [])
    // The second event requests it once for itself.
    XCTAssertEqual(events.take(secret: nil), [.fail(received("a")), .requestSecret])
    XCTAssertEqual(events.take(secret: "no base64!"), [.fail(received("b"))])
    XCTAssertEqual(events.take(secret: nil), [])
  }

  /// A failed renewal doesn't invalidate the earlier secret.
  func testTheOldSecretStaysWhenItsRenewalFails() throws {
    for failed in [nil, "no base64!"] {
      var events = EncryptedEventQueue(secret: Self.text(Self.key))
      XCTAssertEqual(events.receive(received("lost")), [.requestSecret])
      XCTAssertEqual(events.take(secret: failed), [.fail(received("lost"))])
      let sealed = try received(sealed: "found")
      XCTAssertEqual(events.receive(sealed), [.deliver(sealed, data: "found")])
    }
  }

  func testARenewedSecretReplacesTheOldOne() throws {
    var events = EncryptedEventQueue(secret: Self.text(Self.otherKey))
    let sealed = try received(sealed: "found")
    XCTAssertEqual(events.receive(sealed), [.requestSecret])
    XCTAssertEqual(events.receive(sealed), [])
    let delivery = EncryptedEventQueue.Action.deliver(sealed, data: "found")
    XCTAssertEqual(events.take(secret: Self.text(Self.key)), [delivery, delivery])
  }

  func testWaitingEventsAreLimitedAndReportedWhenLost() {
    var events = EncryptedEventQueue(secret: nil)
    _ = events.receive(received("first"))
    for _ in 1..<EncryptedEventQueue.bound { XCTAssertEqual(events.receive(received("more")), []) }
    XCTAssertEqual(events.receive(received("last")), [.fail(received("last"))])
    XCTAssertEqual(events.lose().count, EncryptedEventQueue.bound)
    XCTAssertEqual(events.take(secret: Self.text(Self.key)), [])
  }
}

extension EncryptionTests {
  private func receivedEvents(
    _ authorizer: Secrets,
    count: Int,
    _ sendEvents: @escaping @Sendable (ChannelsServer.Peer) -> Void
  ) async throws -> [String] {
    let server = try ChannelsServer { peer in
      peer.greet()
      while let text = peer.next(), !text.contains("pusher:subscribe") {}
      peer.confirm("private-encrypted-test")
      sendEvents(peer)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server, .authorizer(authorizer: authorizer))
    pusher.delegate = listener
    let events = EventLog()
    pusher.subscribe(channel).bind(eventName: "greet") { events.write($0) }
    pusher.connect()
    return try await events.first(count)
  }

  private func received(_ name: String) -> EncryptedEvent.Received {
    let data = EncryptedData(nonce: Data(count: 24), ciphertext: Data(count: 16))
    return EncryptedEvent.Received(
      event: EncryptedEvent(event: name, channel: channel, data: EmbeddedJSON(data)),
      message: name
    )
  }

  private func received(sealed text: String) throws -> EncryptedEvent.Received {
    let nonce = [UInt8](repeating: 7, count: SecretBox.nonceLength)
    let box = try SecretBox.seal(Array(text.utf8), nonce: nonce, key: Self.key)
    let data = EncryptedData(nonce: Data(nonce), ciphertext: Data(box))
    return EncryptedEvent.Received(
      event: EncryptedEvent(event: "greet", channel: channel, data: EmbeddedJSON(data)),
      message: text
    )
  }

  private static func text(_ key: [UInt8]) -> String { Data(key).base64EncodedString() }
}

extension ChannelsServer.Peer {
  fileprivate func send(sealed text: String, by key: [UInt8]) {
    let nonce = RandomBytes.make(count: SecretBox.nonceLength)
    guard let box = try? SecretBox.seal(Array(text.utf8), nonce: nonce, key: key) else { return }
    let parts = [nonce, box].map { Data($0).base64EncodedString() }
    send(
      "greet",
      on: "private-encrypted-test",
      text: #"{\"nonce\":\"\#(parts[0])\",\"ciphertext\":\"\#(parts[1])\"}"#
    )
  }
}

/// Returns one secret after the other, then the last one repeatedly.
private final class Secrets: Authorizer {
  let asked = EventLog()
  private let secrets: [String]

  init(_ secrets: [String]) { self.secrets = secrets }

  nonisolated func fetchAuthValue(
    socketID: String,
    channelName: String,
    completionHandler: @escaping @Sendable (PusherAuth?) -> Void
  ) {
    let secret = secrets[min(asked.all.count, secrets.count - 1)]
    asked.add(channelName)
    completionHandler(PusherAuth(auth: "key:signature", sharedSecret: secret))
  }
}
