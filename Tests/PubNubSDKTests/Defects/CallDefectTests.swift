import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Defects of the official client in single calls, which this client doesn't have.
final class CallDefectTests: TimedTestCase {
  /// Number 5: a message whose response was lost was sent again and received twice.
  func testAPublicationWhoseConnectionIsLostIsSentOnce() async throws {
    let sent = LoopbackResponse.json(#"[1,"Sent","1"]"#)
    let server = try LoopbackServer(script: [sent, .closed, sent, .reset, sent])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    // Every second request uses a connection that was used before.
    for number in 1...2 {
      try await pubnub.publish(channel: "c", message: number)
      await assertThrows(.connectionLost) {
        try await pubnub.publish(channel: "c", message: -number)
      }
    }
    let messages = server.requests.map { $0.path.split(separator: "/").last }
    XCTAssertEqual(messages, ["1", "-1", "2", "-2"])
  }

  /// Number 9: with a crypto module the next page of an incomplete history was lost.
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

  /// Number 18: signals were encrypted, although no other client decrypts them.
  func testASignalIsNeverEncrypted() async throws {
    let server = try LoopbackServer { _ in .json(#"[1,"Sent","1"]"#) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.cryptoModule = .aesCbcCryptoModule(with: "key") }
    try await pubnub.signal(channel: "c", message: "hi")
    XCTAssertEqual(server.requests.map(\.path), ["/signal/pub/sub/0/c/0/%22hi%22"])
  }
}
