import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The events of a subscription as its listeners receive them.
final class ReceivedEventTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testEventsAreDeliveredInOrder() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10), Self.everything))
    defer { subscriber.server.stop() }
    let words = try await subscriber.received.first(13)
    XCTAssertEqual(
      words,
      [
        "subscribed c ", "connecting", "header 0-10", "connected", "header 10-20",
        #"message {"text":"hi"} 11 on c"#, "signal 1 12 on c",
        #"presence join v, v is {"mood":"ok"} 2 on c"#,
        #"message {"no":"action"} 14 on c"#, "error jsonDataDecodingFailure",
        #"message {"no":"file"} 15 on c"#, "error jsonDataDecodingFailure",
        "message 2 16 on a.b by a.*",
      ]
    )
  }

  /// One message of each kind, two of which have payloads of another kind.
  private static let everything = Server.envelope(
    20,
    Server.message(#"{"text":"hi"}"#, at: 11, more: #","u":{"lang":"en"}"#),
    Server.message("1", at: 12, more: #","e":1"#),
    Server.message(
      #"{"action":"join","uuid":"v","timestamp":7,"occupancy":2,"data":{"mood":"ok"}}"#,
      at: 13,
      on: "c-pnpres"
    ),
    Server.message(#"{"no":"action"}"#, at: 14, more: #","e":3"#),
    Server.message(#"{"no":"file"}"#, at: 15, more: #","e":4"#),
    Server.message("2", at: 16, on: "a.b", more: #","b":"a.*","e":9"#)
  )

  func testALongPollHasTheNamesAndTheCursor() async throws {
    let script = Server(Server.envelope(10))
    let subscriber = try Subscriber(to: script, isSubscribed: false)
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["c"], and: ["g"], withPresence: true)
    let words = try await subscriber.received.first(1)
    XCTAssertEqual(words, ["subscribed c+ g+"])
    try await script.polled(2)
    XCTAssertEqual(script.polls.first?.path, "/v2/subscribe/sub/c,c-pnpres/0")
    XCTAssertEqual(script.polls.map { $0.query["tt"] }, ["0", "10"])
    XCTAssertEqual(script.polls.map { $0.query["tr"] }, [nil, "1"])
    XCTAssertEqual(script.polls.first?.query["channel-group"], "g,g-pnpres")
    XCTAssertEqual(script.polls.first?.query["heartbeat"], "300")
  }

  func testDuplicatesAreFilteredAndAFullQueueIsReported() async throws {
    let twice = Server.message("1", at: 11)
    let script = Server(
      Server.envelope(10),
      Server.envelope(20, twice, Server.message("2", at: 12), twice),
      Server.envelope(30, twice, Server.message("1", at: 13))
    )
    let subscriber = try Subscriber(to: script, isSubscribed: false) {
      $0.requestMessageCountThreshold = 3
    }
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["c"])
    let words = try await subscriber.received.first(10)
    XCTAssertEqual(
      words.dropFirst(4),
      [
        "header 10-20", "error messageCountExceededMaximum", "message 1 11 on c",
        "message 2 12 on c", "header 20-30", "message 1 13 on c",
      ]
    )
  }

  func testMessagesThatCannotBeDecryptedAreDeliveredUnchanged() async throws {
    let module = CryptoModule.aesCbcCryptoModule(with: "enigma")
    let secret = try PayloadEncryption(module: module).seal(
      ["n": 9_007_199_254_740_993],
      as: .message
    )
    let script = Server(
      Server.envelope(10),
      Server.envelope(
        20,
        Server.message(secret.description, at: 11),
        Server.message(#""plain""#, at: 12)
      )
    )
    let subscriber = try Subscriber(to: script, isSubscribed: false) {
      $0.cryptoModule = module
    }
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["c"])
    let words = try await subscriber.received.first(7)
    XCTAssertEqual(
      words.dropFirst(5),
      [
        #"message {"n":9007199254740993} 11 on c"#,
        "message plain 12 on c with decryptionFailure",
      ]
    )
  }
}
