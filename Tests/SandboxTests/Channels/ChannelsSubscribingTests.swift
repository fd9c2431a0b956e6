import XCTest

@testable import Sandbox

/// Tests of subscriptions and events on channels.
final class ChannelsSubscribingTests: ChannelsAppTestCase {
  private let succeeded = #"{"event":"pusher_internal:subscription_succeeded","channel":"#

  func testEventsReachSubscribersInOrder() {
    for _ in 1...3 { connect() }
    XCTAssertEqual(subscribe("lobby", "1.2"), [#"1.2 \#(succeeded)"lobby","data":"{}"}"#])
    _ = subscribe("lobby", "1.1")
    _ = subscribe("lobby", "1.3")
    _ = receive(#"{"event":"pusher:unsubscribe","data":{"channel":"lobby"}}"#, from: "1.1")
    app.trigger(AppEvent(name: "greet", data: "hi"), on: "lobby")
    let event = #"{"event":"greet","channel":"lobby","data":"hi"}"#
    XCTAssertEqual(lines(), ["1.2 \(event)", "1.3 \(event)"])
    app.trigger(AppEvent(name: "greet", data: "hi"), on: "lobby", except: "1.2")
    XCTAssertEqual(lines(), ["1.3 \(event)"])
  }

  func testAChannelEndsWithItsLastSubscriber() {
    connect()
    _ = subscribe("lobby", "1.1")
    _ = subscribe("den", "1.1")
    _ = receive(#"{"event":"pusher:unsubscribe","data":{"channel":"den"}}"#, from: "1.1")
    XCTAssertEqual(app.channels.keys.sorted(), ["lobby"])
    app.ended("1.1")
    XCTAssertEqual(app.channels.keys.sorted(), [])
  }

  func testASecondSubscriptionIsAnError() {
    connect()
    _ = subscribe("lobby", "1.1")
    let message = #"{"code":null,"message":"Existing subscription to channel lobby"}"#
    XCTAssertEqual(
      subscribe("lobby", "1.1"),
      [#"1.1 {"event":"pusher:error","channel":"lobby","data":\#(message)}"#]
    )
    XCTAssertEqual(app.channels["lobby"]?.subscribers, ["1.1"])
  }

  func testAPrivateChannelNeedsItsSignature() {
    settings.credentials.key = "278d425bdf160c739803"
    settings.credentials.secret = "7ad3773142a6692b25b8"
    app = ChannelsApp(settings: settings, at: Self.start, series: 1234)
    app.connections["1234.1234"] = ChannelsConnection(socketID: "1234.1234", at: Self.start)
    let signature = "58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4"
    for (auth, isRight) in [
      ("", false), (signature, false), ("other:\(signature)", false),
      ("278d425bdf160c739803:\(signature.dropLast())5", false),
      ("278d425bdf160c739803:\(signature)", true),
    ] {
      let lines = receive(
        #"{"event":"pusher:subscribe","data":{"channel":"private-foobar","auth":"\#(auth)"}}"#,
        from: "1234.1234"
      )
      XCTAssertEqual(lines.count, 1)
      XCTAssertEqual(lines.first?.contains("subscription_succeeded"), isRight, auth)
    }
    let none = receive(
      #"{"event":"pusher:subscribe","data":{"channel":"private-encrypted-foobar"}}"#,
      from: "1234.1234"
    )
    XCTAssertEqual(none.first?.contains("Invalid signature"), true)
  }

  func testRejectionsHaveFourForms() {
    let shapes: [ChannelsSettings.SubscriptionRefusal: String] = [
      .error: #"{"event":"pusher:error","channel":"private-x","data":{"code":null,"message":"I"#,
      .unauthorized: #"{"event":"pusher:error","data":{"code":4009,"message":"Invalid"#,
      .subscriptionError: #"{"event":"pusher:subscription_error","channel":"private-x","data":"#
        + #"{"type":"AuthError","error":"Invalid"#,
      .bare: #"{"event":"pusher_internal:subscription_error","channel":"private-x","data":"{}"}"#,
    ]
    for (refusal, shape) in shapes {
      settings.refusal = refusal
      app = ChannelsApp(settings: settings, at: Self.start, series: 1)
      connect()
      let request = #"{"event":"pusher:subscribe","data":{"channel":"private-x","auth":"demo:1"}}"#
      let line = receive(request, from: "1.1").first ?? ""
      XCTAssertTrue(line.hasPrefix("1.1 \(shape)"), line)
    }
    XCTAssertEqual(shapes.count, ChannelsSettings.SubscriptionRefusal.allCases.count)
  }

  func testChannelNamesAndTheirNumberAreBounded() {
    settings.bounds.channelsPerConnection = 2
    connect()
    for name in ["a b", "#private", "", String(repeating: "x", count: 201)] {
      XCTAssertEqual(subscribe(name, "1.1").first?.contains("Invalid channel name"), true, name)
    }
    _ = subscribe(String(repeating: "x", count: 200), "1.1")
    _ = subscribe("a-_=@,.;Z9", "1.1")
    XCTAssertEqual(app.connections["1.1"]?.channels.count, 2)
    XCTAssertEqual(subscribe("third", "1.1").first?.contains("Too many channels"), true)
  }

  func testACacheChannelRepeatsItsLastEvent() {
    connect()
    let miss = #"1.1 {"event":"pusher:cache_miss","channel":"cache-prices"}"#
    XCTAssertEqual(subscribe("cache-prices", "1.1").last, miss)
    app.trigger(AppEvent(name: "price", data: "1"), on: "cache-prices")
    app.trigger(AppEvent(name: "price", data: "2"), on: "cache-prices")
    _ = lines()
    connect()
    let event = #"{"event":"price","channel":"cache-prices","data":"2"}"#
    let lines = subscribe("cache-prices", "1.2")
    XCTAssertEqual(lines.count, 2)
    XCTAssertEqual(lines.last, "1.2 \(event)")
    app.now += UInt64(settings.bounds.cachedSeconds) * .ticksPerSecond
    connect()
    XCTAssertEqual(subscribe("cache-prices", "1.3").last?.contains("cache_miss"), true)
  }

  func testDropsTheOldestCachedEvent() {
    var cache = EventCache()
    for name in ["a", "b", "a", "c"] {
      cache.keep(AppEvent(name: name, data: ""), on: name, at: 0, bound: 2)
    }
    let kept = ["a", "b", "c"].filter { cache.event(on: $0, at: 0, maximumAge: 1) != nil }
    XCTAssertEqual(kept, ["a", "c"])
  }
}
