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
  func testAnEventIsOpenedWithTheSharedSecret() async throws {
    let nonce = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX"
    let box = "yZdAkSWQX0FDGNE26ZUZ/Y2hKa6WHk3Oot2g5f5b2Kx6+Q8="
    let authorizer = Secrets(["O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A="])
    let events = try await hear(authorizer, count: 1) { peer in
      peer.say(
        "greet",
        on: "private-encrypted-test",
        text: #"{\"nonce\":\"\#(nonce)\",\"ciphertext\":\"\#(box)\"}"#
      )
    }
    XCTAssertEqual(events, [#"greet private-encrypted-test {"message":"hello"}"#])
    XCTAssertEqual(authorizer.asked.all.count, 1)
  }

  func testAChangedSecretIsAskedForOnceAndEventsKeepTheirOrder() async throws {
    let authorizer = Secrets([Self.text(Self.otherKey), Self.text(Self.key)])
    let events = try await hear(authorizer, count: 3) { peer in
      for word in ["one", "two", "three"] { peer.say(sealed: word, by: Self.key) }
    }
    XCTAssertEqual(events, ["one", "two", "three"].map { "greet private-encrypted-test \($0)" })
    XCTAssertEqual(authorizer.asked.all.count, 2)
  }

  func testWhatCannotBeOpenedIsToldOnceWithItsDataAndTheNextIsTriedAnew() async throws {
    let authorizer = Secrets([Self.text(Self.key)])
    let events = try await hear(authorizer, count: 1) { peer in
      peer.say(sealed: "lost", by: Self.otherKey)
      peer.say(sealed: "found", by: Self.key)
    }
    XCTAssertEqual(events, ["greet private-encrypted-test found"])
    let errors = try await listener.errors.first(1)
    XCTAssertTrue(
      errors[0].hasPrefix(#"undecryptable greet private-encrypted-test {"nonce":"#),
      errors[0]
    )
    XCTAssertEqual(authorizer.asked.all.count, 2)
  }

  func testWhatNoSecretCouldOpenIsToldAtOnce() async throws {
    let authorizer = Secrets([Self.text(Self.key)])
    let events = try await hear(authorizer, count: 1) { peer in
      for data in [#"{"ciphertext":"AAAA"}"#, #"{"nonce":"no base64!","ciphertext":"AAAA"}"#] {
        peer.say("greet", on: "private-encrypted-test", data: data)
      }
      peer.say(sealed: "found", by: Self.key)
    }
    XCTAssertEqual(events, ["greet private-encrypted-test found"])
    let errors = try await listener.errors.first(2)
    XCTAssertTrue(errors.allSatisfy { $0.hasPrefix("undecryptable greet") }, "\(errors)")
    XCTAssertEqual(authorizer.asked.all.count, 1)
  }

  func testWithoutASecretNothingIsOpened() {
    var events = SecretEvents(secret: nil)
    XCTAssertEqual(events.receive(received("a")), [.askForSecret])
    XCTAssertEqual(events.receive(received("b")), [])
    // The second asks once for itself.
    XCTAssertEqual(events.take(secret: nil), [.fail(received("a")), .askForSecret])
    XCTAssertEqual(events.take(secret: "no base64!"), [.fail(received("b"))])
    XCTAssertEqual(events.take(secret: nil), [])
  }

  /// A renewal that fails says nothing of the secret that opened events before.
  func testTheOldSecretStaysWhenItsRenewalFails() throws {
    for failed in [nil, "no base64!"] {
      var events = SecretEvents(secret: Self.text(Self.key))
      XCTAssertEqual(events.receive(received("lost")), [.askForSecret])
      XCTAssertEqual(events.take(secret: failed), [.fail(received("lost"))])
      let sealed = try received(sealed: "found")
      XCTAssertEqual(events.receive(sealed), [.deliver(sealed, data: "found")])
    }
  }

  func testARenewedSecretTakesThePlaceOfTheOld() throws {
    var events = SecretEvents(secret: Self.text(Self.otherKey))
    let sealed = try received(sealed: "found")
    XCTAssertEqual(events.receive(sealed), [.askForSecret])
    XCTAssertEqual(events.receive(sealed), [])
    let delivery = SecretEvents.Action.deliver(sealed, data: "found")
    XCTAssertEqual(events.take(secret: Self.text(Self.key)), [delivery, delivery])
  }

  func testWhatWaitsIsToldWhenItIsLostAndBounded() {
    var events = SecretEvents(secret: nil)
    _ = events.receive(received("first"))
    for _ in 1..<SecretEvents.bound { XCTAssertEqual(events.receive(received("more")), []) }
    XCTAssertEqual(events.receive(received("last")), [.fail(received("last"))])
    XCTAssertEqual(events.lose().count, SecretEvents.bound)
    XCTAssertEqual(events.take(secret: Self.text(Self.key)), [])
  }
}

extension EncryptionTests {
  private func hear(
    _ authorizer: Secrets,
    count: Int,
    _ say: @escaping @Sendable (ChannelsServer.Peer) -> Void
  ) async throws -> [String] {
    let server = try ChannelsServer { peer in
      peer.greet()
      while let text = peer.next(), !text.contains("pusher:subscribe") {}
      peer.confirm("private-encrypted-test")
      say(peer)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server, .authorizer(authorizer: authorizer))
    pusher.delegate = listener
    let events = Heard()
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
  fileprivate func say(sealed text: String, by key: [UInt8]) {
    let nonce = RandomBytes.make(count: SecretBox.nonceLength)
    guard let box = try? SecretBox.seal(Array(text.utf8), nonce: nonce, key: key) else { return }
    let parts = [nonce, box].map { Data($0).base64EncodedString() }
    say(
      "greet",
      on: "private-encrypted-test",
      text: #"{\"nonce\":\"\#(parts[0])\",\"ciphertext\":\"\#(parts[1])\"}"#
    )
  }
}

/// Gives one secret after the other, the last again and again.
private final class Secrets: Authorizer {
  let asked = Heard()
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
