import XCTest

@testable import Sandbox

/// Tests of sign-in, user events and watchlists.
final class ChannelsUserTests: ChannelsAppTestCase {
  func testASignedInUserHasAChannel() {
    connect()
    let own = "#server-to-user-ann"
    XCTAssertEqual(subscribe(own, "1.1").first?.contains("isn't signed in"), true)
    XCTAssertEqual(
      signIn(#"{"id":"ann", "user_info":1}"#, "1.1"),
      [
        #"1.1 {"event":"pusher:signin_success","data":"{\"user_data\":"#
          + #"\"{\\\"id\\\":\\\"ann\\\", \\\"user_info\\\":1}\"}"}"#
      ]
    )
    XCTAssertEqual(subscribe("#server-to-user-ben", "1.1").first?.contains("isn't signed"), true)
    XCTAssertEqual(subscribe(own, "1.1").first?.contains("subscription_succeeded"), true)
    app.trigger(AppEvent(name: "invited", data: "{}"), on: own)
    XCTAssertEqual(lines(), [#"1.1 {"event":"invited","channel":"\#(own)","data":"{}"}"#])
  }

  func testRejectsASignatureOfAnotherSocket() {
    connect()
    connect()
    let auth = settings.credentials.auth(
      for: AppCredentials.signIn(#"{"id":"a"}"#, socketID: "1.2")
    )
    let lines = receive(
      #"{"event":"pusher:signin","data":{"auth":"\#(auth)","user_data":"{\"id\":\"a\"}"}}"#,
      from: "1.1"
    )
    XCTAssertEqual(lines.first?.contains(#""code":4009"#), true)
    XCTAssertNil(app.connections["1.1"]?.user)
    XCTAssertEqual(signIn(#"{"id":""}"#, "1.1").first?.contains(#""code":4009"#), true)
    _ = signIn(#"{"id":"a"}"#, "1.1")
    XCTAssertEqual(signIn(#"{"id":"b"}"#, "1.1").first?.contains("signed in already"), true)
  }

  func testASignedInUserNeedsNoChannelData() {
    connect()
    _ = signIn(#"{"id":"ann","user_info":{"name":"Ann"}}"#, "1.1")
    let lines = subscribe("presence-x", "1.1")
    XCTAssertEqual(lines.first?.contains(#"\"hash\":{\"ann\":{\"name\":\"Ann\"}}"#), true)
  }

  func testAWatchlistReportsOnlineUsers() {
    for _ in 1...3 { connect() }
    _ = signIn(#"{"id":"ben"}"#, "1.1")
    let watch = #"{"id":"ann","watchlist":["ben","cat","ann"]}"#
    let change = #"{"event":"pusher_internal:watchlist_events","data":"{\"events\":[{\"name\":"#
    XCTAssertEqual(
      signIn(watch, "1.2").last,
      #"1.2 \#(change)\"online\",\"user_ids\":[\"ben\",\"ann\"]}]}"}"#
    )
    let online = #"1.2 \#(change)\"online\",\"user_ids\":[\"cat\"]}]}"}"#
    XCTAssertEqual(signIn(#"{"id":"cat"}"#, "1.3").suffix(1), [online])
    let second = connect()
    XCTAssertEqual(signIn(#"{"id":"cat"}"#, second).count, 1)
    app.ended("1.3")
    XCTAssertEqual(lines(), [])
    app.ended(second)
    XCTAssertEqual(lines(), [#"1.2 \#(change)\"offline\",\"user_ids\":[\"cat\"]}]}"}"#])
  }

  func testIgnoresATooLongWatchlist() {
    connect()
    let ids = (1...101).map { "\"\($0)\"" }.joined(separator: ",")
    let lines = signIn(#"{"id":"ann","watchlist":[\#(ids)]}"#, "1.1")
    XCTAssertEqual(lines.count, 2)
    XCTAssertEqual(lines.first?.contains("pusher:signin_success"), true)
    XCTAssertEqual(lines.last?.contains(#""code":4302"#), true)
    connect()
    XCTAssertEqual(signIn(#"{"id":"1"}"#, "1.2").count, 1)
  }

  func testTerminatesAUsersConnections() {
    for id in ["ann", "ben", "ann"] { _ = signIn(#"{"id":"\#(id)"}"#, connect()) }
    app.terminateConnections(of: "ann")
    let closed = lines().filter { $0.contains(" close 4009 ") }.map { $0.prefix(3) }
    XCTAssertEqual(closed, ["1.1", "1.3"])
    XCTAssertEqual(app.connections.keys.sorted(), ["1.2"])
  }
}
