import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// What the official client gets wrong in single calls, and this one doesn't.
final class CallDefectTests: TimedTestCase {
  /// Number 5: a message whose answer was lost was sent again, and heard twice.
  func testAPublicationWhoseConnectionIsLostIsSentOnce() async throws {
    let sent = LoopbackAnswer.json(#"[1,"Sent","1"]"#)
    let server = try LoopbackServer(script: [sent, .closed, sent, .reset, sent])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    // Each second one goes through a connection that was used before.
    for number in 1...2 {
      try await pubnub.publish(channel: "c", message: number)
      await assertThrows(.connectionLost) {
        try await pubnub.publish(channel: "c", message: -number)
      }
    }
    let messages = server.requests.map { $0.path.split(separator: "/").last }
    XCTAssertEqual(messages, ["1", "-1", "2", "-2"])
  }

  /// Number 9: with a crypto module the next page of a history that is cut was forgotten.
  func testTheNextPageOfADecryptedHistoryIsKnown() async throws {
    let module = CryptoModule.aesCbcCryptoModule(with: "key")
    let secret = try PayloadEncryption(module: module).seal(["n": 1], as: .message)
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":200,"error":false,"error_message":"",
         "channels":{"c":[{"message":\#(secret),"timetoken":"5"}]},
         "more":{"url":"/x","start":"4","max":98}}
        """#
      )
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.cryptoModule = module }
    let (byChannel, next) = try await pubnub.fetchMessageHistory(for: ["c"], includeActions: true)
    XCTAssertEqual(byChannel["c"]?.map(\.payload.jsonStringify), [#"{"n":1}"#])
    XCTAssertEqual(next?.start, 4)
  }

  /// Number 18: signals were encrypted, which nobody else's client reads.
  func testASignalIsNeverEncrypted() async throws {
    let server = try LoopbackServer { _ in .json(#"[1,"Sent","1"]"#) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.cryptoModule = .aesCbcCryptoModule(with: "key") }
    try await pubnub.signal(channel: "c", message: "hi")
    XCTAssertEqual(server.requests.map(\.path), ["/signal/pub/sub/0/c/0/%22hi%22"])
  }
}
