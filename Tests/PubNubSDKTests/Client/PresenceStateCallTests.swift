import BinderyTesting
import XCTest

@testable import PubNubSDK

/// States of users, asked for and set.
final class PresenceStateCallTests: XCTestCase {
  func testTheStateOfAUser() async throws {
    let server = try LoopbackServer(script: [
      .json(
        #"""
        {"status":200,"message":"OK","payload":{"text":"hey"},"uuid":"u/1","channel":"ch%201",
         "service":"Presence"}
        """#
      ),
      .json(
        #"""
        {"status":200,"message":"OK","uuid":"u","service":"Presence",
         "payload":{"channels":{"a":{"x":1,"w":[2]},"b":{}}}}
        """#
      ),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let one = try await pubnub.getPresenceState(for: "u/1", on: ["ch 1"])
    XCTAssertEqual(one.uuid, "u/1")
    XCTAssertEqual(one.stateByChannel, ["ch 1": ["text": "hey"]])
    XCTAssertEqual(
      server.requests[0].path,
      "/v2/presence/sub-key/sub/channel/ch%201/uuid/u%2F1"
    )
    let several = try await pubnub.getPresenceState(for: "u", on: [], and: ["g"])
    XCTAssertEqual(several.stateByChannel, ["a": ["w": [2], "x": 1], "b": [:]])
    XCTAssertEqual(server.requests[1].path, "/v2/presence/sub-key/sub/channel/,/uuid/u")
    XCTAssertEqual(server.requests[1].query["channel-group"], "g")
    await assertThrows(.missingRequiredParameter) {
      try await pubnub.getPresenceState(for: "u", on: [])
    }
    await assertThrows(.invalidArguments) {
      try await pubnub.getPresenceState(for: "", on: ["c"])
    }
    XCTAssertEqual(server.requests.count, 2)
  }

  func testAStateIsSetAndRemembered() async throws {
    let server = try LoopbackServer(script: [
      .json(
        #"{"status":200,"message":"OK","payload":{"mood":"ok","by":1},"service":"Presence"}"#
      ),
      .json(#"{"status":200,"message":"OK","service":"Presence"}"#),
      .json(
        #"{"status":400,"error":1,"message":"No state specified.","service":"Presence"}"#,
        status: 400
      ),
      .json(#"{"status":200,"message":"OK","service":"Presence"}"#),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.userId = "sw user/1" }
    let stored = try await pubnub.setPresence(
      state: ["mood": "o+k", "n": UInt64.max, "on": true],
      on: ["c/1"],
      and: ["g"]
    )
    XCTAssertEqual(stored, ["by": 1, "mood": "ok"], "as the service has it")
    XCTAssertEqual(
      server.requests[0].path,
      "/v2/presence/sub-key/sub/channel/c%2F1/uuid/sw%20user%2F1/data"
    )
    let query = server.requests[0].query
    XCTAssertEqual(query["state"], #"{"mood":"o+k","n":18446744073709551615,"on":true}"#)
    XCTAssertEqual(query["channel-group"], "g")
    var names = SubscribedNames()
    names.add(["c/1", "d"], ["g"], withPresence: false)
    XCTAssertEqual(pubnub.states.known(of: names)?.keys.sorted(), ["c/1", "g"])
    // An answer need not have the state.
    let cleared = try await pubnub.setPresence(state: [:], on: ["c/1"])
    XCTAssertEqual(cleared, [:])
    XCTAssertEqual(server.requests[1].query["state"], "{}")
    XCTAssertEqual(pubnub.states.known(of: names)?.keys.sorted(), ["g"])
    await assertThrows(.badRequest) { try await pubnub.setPresence(state: ["a": 1], on: ["d"]) }
    let other = PubNubConfiguration(
      publishKey: nil,
      subscribeKey: "sub",
      userId: "other",
      useSecureConnections: false,
      origin: pubnub.configuration.origin
    )
    try await pubnub.setPresence(
      state: ["a": 1],
      on: ["d"],
      custom: .init(customConfiguration: other)
    )
    XCTAssertEqual(pubnub.states.known(of: names)?.keys.sorted(), ["g"], "nothing of another user")
    await assertThrows(.jsonDataEncodingFailure) {
      try await pubnub.setPresence(state: ["a": Double.nan], on: ["d"])
    }
    await assertThrows(.missingRequiredParameter) {
      try await pubnub.setPresence(state: ["a": 1], on: [])
    }
    XCTAssertEqual(server.requests.count, 4)
  }
}
