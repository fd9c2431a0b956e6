import BinderyTesting
import XCTest

@testable import PubNubSDK

final class SubscribeTests: XCTestCase {
  private typealias Server = SubscribeServer

  func testWhatComesIsHeardInOrder() async throws {
    let script = Server(
      Server.envelope(10),
      Server.envelope(
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
    )
    let (server, pubnub, heard, listener) = try subscribing(to: script)
    defer { server.stop() }
    pubnub.subscribe(to: ["c"], and: ["g"], withPresence: true)
    let words = await heard.first(11)
    XCTAssertEqual(
      words,
      [
        "subscribed c+ g+", "connecting", "header 0-10", "connected", "header 10-20",
        #"message {"text":"hi"} 11 on c"#, "signal 1 12 on c",
        #"presence join v, v is {"mood":"ok"} 2 on c"#,
        "error jsonDataDecodingFailure", #"message {"no":"file"} 15 on c"#,
        "message 2 16 on a.b by a.*",
      ]
    )
    XCTAssertEqual(script.polls.first?.path, "/v2/subscribe/sub/c,c-pnpres/0")
    XCTAssertEqual(script.polls.map { $0.query["tt"] }.prefix(2), ["0", "10"])
    XCTAssertEqual(script.polls.map { $0.query["tr"] }.prefix(2), [nil, "1"])
    XCTAssertEqual(script.polls.first?.query["channel-group"], "g,g-pnpres")
    XCTAssertEqual(script.polls.first?.query["heartbeat"], "300")
    withExtendedLifetime(listener) {}
  }

  func testNothingComesTwiceAndAFlushIsTold() async throws {
    let twice = Server.message("1", at: 11)
    let script = Server(
      Server.envelope(10),
      Server.envelope(20, twice, Server.message("2", at: 12), twice),
      Server.envelope(30, twice, Server.message("1", at: 13))
    )
    let (server, pubnub, heard, listener) = try subscribing(to: script) {
      $0.requestMessageCountThreshold = 3
    }
    defer { server.stop() }
    pubnub.subscribe(to: ["c"])
    let words = await heard.first(10)
    XCTAssertEqual(
      words.dropFirst(4),
      [
        "header 10-20", "error messageCountExceededMaximum", "message 1 11 on c",
        "message 2 12 on c", "header 20-30", "message 1 13 on c",
      ]
    )
    withExtendedLifetime(listener) {}
  }

  func testALostConnectionIsTakenUpWhereItStood() async throws {
    let script = Server([
      .json(Server.envelope(10)), .json("{}", status: 500), .html(), .json("{}", status: 403),
      .json(Server.envelope(40)), .json(Server.envelope(20, Server.message("1", at: 11))),
    ])
    let clock = ManualClock()
    let (server, pubnub, heard, listener) = try subscribing(to: script, clock: clock) {
      $0.automaticRetry = AutomaticRetry(retryableHTTPStatusCodes: [500, 502])
    }
    defer { server.stop() }
    pubnub.subscribe(to: ["c"])
    for _ in 1...2 {
      await clock.sleepers(atLeast: 1)
      clock.advance(by: .seconds(20))
    }
    let failed = await heard.first(7)
    XCTAssertEqual(
      failed.dropFirst(3),
      ["connected", "reconnecting", "error forbidden", "lost forbidden"]
    )
    XCTAssertEqual(script.polls.map { $0.query["tt"] }, ["0", "10", "10", "10"])
    pubnub.reconnect()
    let words = await heard.first(12)
    XCTAssertEqual(
      words.dropFirst(7),
      ["connecting", "header 0-10", "connected", "header 10-20", "message 1 11 on c"]
    )
    XCTAssertEqual(script.polls[4].query["tt"], "0")
    XCTAssertEqual(script.polls[5].query["tt"], "10")
    withExtendedLifetime(listener) {}
  }

  func testLeavingIsToldBeforeTheEnd() async throws {
    let script = Server(Server.envelope(10))
    let (server, pubnub, heard, listener) = try subscribing(to: script)
    defer { server.stop() }
    pubnub.subscribe(to: ["a", "b"])
    XCTAssertEqual(pubnub.subscribedChannels, ["a", "b"])
    _ = await heard.first(4)
    XCTAssertEqual(pubnub.connectionStatus, .connected)
    XCTAssertEqual(pubnub.previousTimetoken, 10)
    pubnub.unsubscribe(from: ["a", "never"])
    pubnub.unsubscribeAll()
    XCTAssertEqual(pubnub.subscriptionCount, 0)
    let words = await heard.first(7)
    XCTAssertEqual(words.dropFirst(4), ["unsubscribed a ", "unsubscribed b ", "disconnected"])
    withExtendedLifetime(listener) {}
  }

  func testAnotherFilterAndTokenAreReallySent() async throws {
    let script = Server(Server.envelope(10))
    let (server, pubnub, heard, listener) = try subscribing(to: script)
    defer { server.stop() }
    pubnub.subscribe(to: ["c"])
    _ = await heard.first(4)
    await script.polled(2)
    pubnub.subscribeFilterExpression = "(senderID=='x y')"
    await script.polled(3)
    pubnub.set(token: "new")
    await script.polled(4)
    pubnub.subscribe(to: ["c"])
    pubnub.subscribe(to: ["d"], filterOverride: "true")
    await script.polled(5)
    pubnub.subscribe(to: ["c"], filterOverride: nil)
    await script.polled(6)
    XCTAssertEqual(
      script.polls.map { $0.query["filter-expr"] },
      [nil, nil, "(senderID=='x y')", "(senderID=='x y')", "true", nil]
    )
    XCTAssertEqual(script.polls.map { $0.query["auth"] }, [nil, nil, nil, "new", "new", "new"])
    XCTAssertEqual(script.polls.map { $0.query["tt"] }, ["0", "10", "10", "10", "10", "10"])
    withExtendedLifetime(listener) {}
  }

  func testWhatIsEncryptedIsReadAndWhatCannotBeIsNotDropped() async throws {
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
    let (server, pubnub, heard, listener) = try subscribing(to: script) {
      $0.cryptoModule = module
    }
    defer { server.stop() }
    pubnub.subscribe(to: ["c"])
    let words = await heard.first(7)
    XCTAssertEqual(
      words.dropFirst(5),
      [
        #"message {"n":9007199254740993} 11 on c"#,
        "message plain 12 on c with decryptionFailure",
      ]
    )
    withExtendedLifetime(listener) {}
  }

  func testHeartbeatsGoOnUntilTheUserHasGone() async throws {
    let script = Server(Server.envelope(10))
    let clock = ManualClock()
    let (server, pubnub, heard, listener) = try subscribing(to: script, clock: clock) {
      $0.heartbeatInterval = 9
    }
    defer { server.stop() }
    pubnub.subscribe(to: ["c"], and: ["g"], withPresence: true)
    _ = await heard.first(4)
    await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(9)])
    clock.advance(by: .seconds(9))
    await clock.sleepers(atLeast: 1)
    pubnub.unsubscribeAll()
    await script.told(3)
    XCTAssertEqual(
      script.presence.map(\.path),
      ["heartbeat", "heartbeat", "leave"].map { "/v2/presence/sub-key/sub/channel/c/\($0)" }
    )
    XCTAssertEqual(script.presence.map { $0.query["channel-group"] }, ["g", "g", "g"])
    XCTAssertEqual(script.presence.map { $0.query["heartbeat"] }, ["300", "300", nil])
    withExtendedLifetime(listener) {}
  }

  func testAnInstanceThatIsGoneAsksNoMore() async throws {
    let script = Server(Server.envelope(10))
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    weak var gone: SubscribeEngine?
    do {
      let pubnub = PubNub(to: server)
      gone = pubnub.engine
      pubnub.subscribe(to: ["c"])
      await script.polled(2)
    }
    XCTAssertNil(gone)
  }

  private func subscribing(
    to script: SubscribeServer,
    clock: any Clock<Duration> = ContinuousClock(),
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) throws -> (LoopbackServer, PubNub, Heard, SubscriptionListener) {
    let server = try LoopbackServer { script.answer($0) }
    let pubnub = PubNub(to: server, clock: clock, change)
    let listener = SubscriptionListener(queue: DispatchQueue(label: "listener"))
    let heard = Heard()
    listener.didReceiveSubscription = { heard.add($0.word) }
    pubnub.add(listener)
    return (server, pubnub, heard, listener)
  }
}
