import XCTest

@testable import Sandbox

/// Tests of client events.
final class ChannelsClientEventTests: ChannelsAppTestCase {
  private func event(
    on channel: String = "private-c",
    data: String = "1"
  ) -> String {
    #"{"event":"client-x","channel":"\#(channel)","data":\#(data)}"#
  }

  func testReachesTheOthersAsText() {
    for _ in 1...2 {
      let id = connect()
      _ = subscribe("private-c", id)
      _ = subscribe("presence-c", data: #"{"user_id":"u\#(id)"}"#, id)
    }
    let relayed = #"1.2 {"event":"client-x","channel":"private-c","data":"{\"a\":[1,2]}"}"#
    XCTAssertEqual(receive(event(data: #"{"a": [1, 2]}"#), from: "1.1"), [relayed])
    XCTAssertEqual(
      receive(event(data: #""plain""#), from: "1.1"),
      [#"1.2 {"event":"client-x","channel":"private-c","data":"plain"}"#]
    )
    XCTAssertEqual(
      receive(event(on: "presence-c", data: "{}"), from: "1.1"),
      [#"1.2 {"event":"client-x","channel":"presence-c","data":"{}","user_id":"u1.1"}"#]
    )
  }

  func testRequiresAPrivateChannelAndASubscription() {
    connect()
    _ = subscribe("lobby", "1.1")
    _ = subscribe("private-encrypted-c", "1.1")
    for channel in ["lobby", "private-encrypted-c"] {
      let lines = receive(event(on: channel), from: "1.1")
      XCTAssertEqual(lines.first?.contains("for private and presence channels"), true, channel)
    }
    XCTAssertEqual(receive(event(), from: "1.1").first?.contains("Not subscribed"), true)
    _ = subscribe("private-c", "1.1")
    let long = String(repeating: "x", count: 10_239)
    XCTAssertEqual(
      receive(event(data: #""\#(long)xx""#), from: "1.1").first?.contains("bytes"),
      true
    )
    XCTAssertEqual(receive(event(data: #""\#(long)x""#), from: "1.1"), [])
  }

  func testAllowsTenPerSecondAndConnection() {
    for _ in 1...2 { _ = subscribe("private-c", connect()) }
    for _ in 1...10 { XCTAssertEqual(receive(event(), from: "1.1").count, 1) }
    let message = "More than 10 client events in a second"
    let refusal = #""channel":"private-c","data":{"code":4301,"message":"\#(message)"}}"#
    XCTAssertEqual(receive(event(), from: "1.1"), [#"1.1 {"event":"pusher:error",\#(refusal)"#])
    XCTAssertEqual(receive(event(), from: "1.2").first?.hasPrefix("1.1 "), true)
    app.now += .ticksPerSecond - 1
    XCTAssertEqual(receive(event(), from: "1.1").first?.contains("4301"), true)
    app.now += 1
    XCTAssertEqual(receive(event(), from: "1.1").first?.hasPrefix("1.2 "), true)
  }

  func testAnAppMayDisableClientEvents() {
    settings.allowsClientEvents = false
    _ = subscribe("private-c", connect())
    XCTAssertEqual(receive(event(), from: "1.1").first?.contains("enable them"), true)
  }

  func testACacheChannelDoesNotKeepClientEvents() {
    for _ in 1...2 { _ = subscribe("private-cache-c", connect()) }
    XCTAssertEqual(receive(event(on: "private-cache-c"), from: "1.1").count, 1)
    XCTAssertEqual(subscribe("private-cache-c", connect()).last?.contains("cache_miss"), true)
  }
}
