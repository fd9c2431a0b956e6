import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Calls that fetch and set presence states.
final class PresenceStateCallTests: TimedTestCase {
  func testTheStateOfAUserOnAChannel() async throws {
    let server = try serve(
      .json(
        #"""
        {"status":200,"message":"OK","payload":{"text":"hey"},"uuid":"u/1","channel":"ch%201",
         "service":"Presence"}
        """#
      )
    )
    let (user, states) = try await PubNub(to: server).getPresenceState(for: "u/1", on: ["ch 1"])
    XCTAssertEqual(user, "u/1")
    XCTAssertEqual(states, ["ch 1": ["text": "hey"]])
    let paths = server.requests.map(\.path)
    XCTAssertEqual(paths, ["/v2/presence/sub-key/sub/channel/ch%201/uuid/u%2F1"])
  }

  func testTheStatesOfAUserOnTheChannelsOfAGroup() async throws {
    let server = try serve(
      .json(
        #"""
        {"status":200,"message":"OK","uuid":"u","service":"Presence",
         "payload":{"channels":{"a":{"x":1,"w":[2]},"b":{}}}}
        """#
      )
    )
    let (_, states) = try await PubNub(to: server).getPresenceState(for: "u", on: [], and: ["g"])
    XCTAssertEqual(states, ["a": ["w": [2], "x": 1], "b": [:]])
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.path, "/v2/presence/sub-key/sub/channel/,/uuid/u")
    XCTAssertEqual(request.query["channel-group"], "g")
  }

  func testAStateNeedsAUserAndAName() async throws {
    let server = try serve()
    let pubnub = PubNub(to: server)
    await assertThrows(.missingRequiredParameter) {
      try await pubnub.getPresenceState(for: "u", on: [])
    }
    await assertThrows(.invalidArguments) { try await pubnub.getPresenceState(for: "", on: ["c"]) }
    await assertThrows(.missingRequiredParameter) {
      try await pubnub.setPresence(state: ["a": 1], on: [])
    }
    await assertThrows(.jsonDataEncodingFailure) {
      try await pubnub.setPresence(state: ["a": Double.nan], on: ["d"])
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testAStateIsSentUnchangedAndReturnedAsStored() async throws {
    let server = try serve(
      .json(#"{"status":200,"message":"OK","payload":{"mood":"ok","by":1},"service":"Presence"}"#)
    )
    let pubnub = PubNub(to: server) { $0.userId = "sw user/1" }
    let stored = try await pubnub.setPresence(
      state: ["mood": "o+k", "n": UInt64.max, "on": true],
      on: ["c/1"],
      and: ["g"]
    )
    XCTAssertEqual(stored, ["by": 1, "mood": "ok"])
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(
      request.path,
      "/v2/presence/sub-key/sub/channel/c%2F1/uuid/sw%20user%2F1/data"
    )
    XCTAssertEqual(request.query["state"], #"{"mood":"o+k","n":18446744073709551615,"on":true}"#)
    XCTAssertEqual(request.query["channel-group"], "g")
  }

  func testAStateIsRememberedUntilItIsCleared() async throws {
    let server = try serve(Self.ok, Self.ok)
    let pubnub = PubNub(to: server)
    // A response may lack the state.
    let stored = try await pubnub.setPresence(state: ["mood": "ok"], on: ["c"], and: ["g"])
    XCTAssertEqual(stored, ["mood": "ok"])
    XCTAssertEqual(remembered(by: pubnub), ["c", "g"])
    let cleared = try await pubnub.setPresence(state: [:], on: ["c"])
    XCTAssertEqual(cleared, [:])
    XCTAssertEqual(server.requests.last?.query["state"], "{}")
    XCTAssertEqual(remembered(by: pubnub), ["g"])
  }

  func testAStateThatSubscriptionsDoNotSendIsNotRemembered() async throws {
    let server = try serve(Self.ok, Self.ok)
    let forgetful = PubNub(to: server) { $0.maintainPresenceState = false }
    try await forgetful.setPresence(state: ["mood": "ok"], on: ["c"])
    XCTAssertEqual(remembered(by: forgetful), [])
    let older = PubNub(to: server) { $0.enableEventEngine = false }
    try await older.setPresence(state: ["mood": "ok"], on: ["c"])
    XCTAssertEqual(remembered(by: older), [])
  }

  func testARefusedStateOrThatOfAnotherUserIsNotRemembered() async throws {
    let refusal = #"{"status":400,"error":1,"message":"No state specified.","service":"Presence"}"#
    let server = try serve(.json(refusal, status: 400), Self.ok)
    let pubnub = PubNub(to: server)
    await assertThrows(.badRequest) { try await pubnub.setPresence(state: ["a": 1], on: ["c"]) }
    var other = pubnub.configuration
    other.userId = "other"
    let custom = PubNub.RequestConfiguration(customConfiguration: other)
    try await pubnub.setPresence(state: ["a": 1], on: ["c"], custom: custom)
    XCTAssertEqual(server.requests.count, 2)
    XCTAssertEqual(remembered(by: pubnub), [])
  }

  private static let ok = LoopbackResponse.json(
    #"{"status":200,"message":"OK","service":"Presence"}"#
  )

  private func serve(_ answers: LoopbackResponse...) throws -> LoopbackServer {
    let server = try LoopbackServer(script: answers)
    addTeardownBlock { server.stop() }
    return server
  }

  /// The names for which a subscription to all of them would send a state.
  private func remembered(by pubnub: PubNub) -> [String] {
    let names = SubscribedNames(["c"], ["g"], withPresence: false)
    return pubnub.states.known(of: names)?.keys.sorted() ?? []
  }
}
