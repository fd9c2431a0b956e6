import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The conversion of presence events, with and without their members.
final class PresenceChangeTests: XCTestCase {
  func testEachMemberIsKept() throws {
    let change = try change(
      #"""
      {"action":"interval","timestamp":7,"occupancy":3,"here_now_refresh":true,
        "join":["a","b"],"leave":["c"],"timeout":["d"]}
      """#,
      #","b":"g-pnpres","u":{"lang":"en"}"#
    )
    XCTAssertEqual(
      change,
      PubNubPresenceChangeBase(
        actions: [.join(uuids: ["a", "b"]), .leave(uuids: ["c"]), .timeout(uuids: ["d"])],
        occupancy: 3,
        timetoken: 7,
        refreshHereNow: true,
        channel: "c",
        subscription: "g",
        published: 130_000_000,
        metadata: ["lang": "en"] as AnyJSON
      )
    )
  }

  func testAbsentMembersHaveTheirDefaults() throws {
    XCTAssertEqual(
      try change(#"{"action":"interval"}"#),
      PubNubPresenceChangeBase(
        actions: [],
        occupancy: 0,
        timetoken: 13,
        refreshHereNow: false,
        channel: "c",
        subscription: nil,
        published: 130_000_000,
        metadata: nil
      )
    )
  }

  /// Only `true` requests a refresh.
  func testOnlyTrueRequestsARefresh() throws {
    for (member, isAsked) in [
      ("", false), (#","here_now_refresh":false"#, false), (#","here_now_refresh":null"#, false),
      (#","here_now_refresh":true"#, true),
    ] {
      let change = try change(#"{"action":"interval"\#(member)}"#)
      XCTAssertEqual(change.refreshHereNow, isAsked, member)
    }
  }

  func testEachActionOfOneUser() throws {
    for (action, expected) in [
      ("join", [.join(uuids: ["u"])]), ("leave", [.leave(uuids: ["u"])]),
      ("timeout", [.timeout(uuids: ["u"])]), ("interval", []), ("state-change", []), ("newer", []),
    ] as [(String, [PubNubPresenceChangeAction])] {
      let change = try change(#"{"action":"\#(action)","uuid":"u"}"#)
      XCTAssertEqual(change.actions, expected, action)
    }
    XCTAssertEqual(
      try change(#"{"action":"state-change","uuid":"u","data":{"mood":"ok"}}"#).actions,
      [.stateChange(uuid: "u", state: ["mood": "ok"] as AnyJSON)]
    )
  }

  private func change(
    _ payload: String,
    _ members: String = ""
  ) throws -> PubNubPresenceChangeBase {
    let event = #"{"c":"c-pnpres","d":\#(payload),"p":{"t":"130000000","r":1}\#(members)}"#
    return try (JSONReader.decode(from: Array(event.utf8)) as PresenceEvent).change
  }
}
