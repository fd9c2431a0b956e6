import XCTest

@testable import Sandbox

/// Tests of presence channels and subscription counts.
final class ChannelsPresenceTests: ChannelsAppTestCase {
  private func isError(_ lines: [String], _ text: String) -> Bool {
    lines.count == 1 && lines[0].contains("pusher:error") && lines[0].contains(text)
  }

  func testAnnouncesAMemberOnceForAllItsConnections() {
    for _ in 1...3 { connect() }
    let ann = #"{"user_id":"ann","user_info":{"name":"Ann"}}"#
    let succeeded =
      #"{"event":"pusher_internal:subscription_succeeded","channel":"presence-room","data":"#
    XCTAssertEqual(
      subscribe("presence-room", data: ann, "1.1"),
      [
        #"1.1 \#(succeeded)"{\"presence\":{\"ids\":[\"ann\"],\"hash\":{\"ann\":"#
          + #"{\"name\":\"Ann\"}},\"count\":1}}"}"#
      ]
    )
    let two = subscribe("presence-room", data: #"{"user_id":2}"#, "1.2")
    XCTAssertEqual(two.count, 2)
    XCTAssertTrue(two[0].contains(#"\"ids\":[\"ann\",2]"#), two[0])
    XCTAssertTrue(two[0].contains(#"\"2\":null"#), two[0])
    XCTAssertTrue(two[0].contains(#"\"count\":2"#), two[0])
    let added = #"{"event":"pusher_internal:member_added","channel":"presence-room","data":"#
    XCTAssertEqual(two[1], #"1.1 \#(added)"{\"user_id\":2}"}"#)

    let again = subscribe("presence-room", data: ann, "1.3")
    XCTAssertEqual(again.count, 1)
    XCTAssertTrue(again[0].contains(#"\"count\":2"#), again[0])
    app.ended("1.3")
    XCTAssertEqual(lines(), [])
    app.ended("1.1")
    let removed = #"{"event":"pusher_internal:member_removed","channel":"presence-room","data":"#
    XCTAssertEqual(lines(), [#"1.2 \#(removed)"{\"user_id\":\"ann\"}"}"#])
  }

  func testRejectsInvalidAndLargeUsers() {
    connect()
    let long = String(repeating: "x", count: 129)
    let info = String(repeating: "x", count: 1023)
    for (data, error) in [
      (nil, "needs channel_data"), (#"{"user_id":""}"#, "1 to 128"),
      (#"{"user_id":"\#(long)"}"#, "1 to 128"), (#"{"user_id":true}"#, "text or a whole number"),
      (#"{"user_id":"a","user_info":"\#(info)"}"#, "at most 1024"),
    ] {
      XCTAssertTrue(isError(subscribe("presence-x", data: data, "1.1"), error), error)
    }
    XCTAssertTrue(
      isError(
        receive(
          #"{"event":"pusher:subscribe","data":{"channel":"presence-x","auth":"demo:1","#
            + #""channel_data":"{\"user_id\":1}"}}"#,
          from: "1.1"
        ),
        #"1.1:presence-x:{\"user_id\":1}"#
      )
    )
  }

  func testMembersAreBounded() {
    settings.limits.members = 1
    for _ in 1...3 { connect() }
    _ = subscribe("presence-x", data: #"{"user_id":"a"}"#, "1.1")
    XCTAssertTrue(
      isError(subscribe("presence-x", data: #"{"user_id":"b"}"#, "1.2"), "at most 1 members")
    )
    XCTAssertEqual(subscribe("presence-x", data: #"{"user_id":"a"}"#, "1.3").count, 1)
  }

  func testSendsSubscriptionCountsIfEnabled() {
    settings.countsSubscriptions = true
    for _ in 1...2 { connect() }
    let count = #"{"event":"pusher_internal:subscription_count","channel":"lobby","data":"#
    XCTAssertEqual(
      subscribe("lobby", "1.1").last,
      #"1.1 \#(count)"{\"subscription_count\":1}"}"#
    )
    XCTAssertEqual(
      subscribe("lobby", "1.2").suffix(2),
      [1, 2].map { #"1.\#($0) \#(count)"{\"subscription_count\":2}"}"# }
    )
    app.ended("1.1")
    XCTAssertEqual(lines(), [#"1.2 \#(count)"{\"subscription_count\":1}"}"#])
    XCTAssertEqual(subscribe("presence-x", data: #"{"user_id":"a"}"#, "1.2").count, 1)
  }

  func testSendsLargeSubscriptionCountsEveryFiveSeconds() {
    settings.countsSubscriptions = true
    for _ in 1...102 { _ = subscribe("lobby", connect()) }
    XCTAssertEqual(wait(4.9), [])
    let lines = wait(0.1)
    XCTAssertEqual(lines.count, 102)
    XCTAssertEqual(lines.first?.contains(#"{\"subscription_count\":102}"#), true)
    XCTAssertEqual(wait(100), [])
  }
}
