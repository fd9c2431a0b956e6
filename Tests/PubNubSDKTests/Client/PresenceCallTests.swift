import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The calls `hereNow` and `whereNow`, and the completions of presence states.
final class PresenceCallTests: TimedTestCase {
  func testHereNowOnOneChannel() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":200,"message":"OK","occupancy":3,"service":"Presence",
         "uuids":["a",{"uuid":"b","state":{"mood":"ok","n":18446744073709551615}},{"uuid":"c"}]}
        """#
      )
    }
    defer { server.stop() }
    let there = try await PubNub(to: server).hereNow(
      on: ["ch/1"],
      includeState: true,
      limit: 5000,
      offset: 20
    )
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.path, "/v2/presence/sub-key/sub/channel/ch%2F1")
    let query = request.query
    XCTAssertEqual(query["disable_uuids"], "0")
    XCTAssertEqual(query["state"], "1")
    XCTAssertEqual(query["limit"], "1000", "the service's limit")
    XCTAssertEqual(query["offset"], "20")
    XCTAssertNil(query["channel-group"])
    let presence = try XCTUnwrap(there["ch/1"])
    XCTAssertEqual(presence.channel, "ch/1")
    XCTAssertEqual(presence.occupancy, 3)
    XCTAssertEqual(presence.occupants, ["a", "b", "c"])
    XCTAssertEqual(
      presence.occupantsState.mapValues(\.jsonStringify),
      ["b": #"{"mood":"ok","n":18446744073709551615}"#]
    )
  }

  func testHereNowOnSeveralChannelsAndGroups() async throws {
    let server = try LoopbackServer { _ in .json(Self.byChannel) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let there = try await pubnub.hereNow(on: ["a b", "c"], and: ["g/1", "h"], includeUUIDs: false)
    XCTAssertEqual(server.requests[0].path, "/v2/presence/sub-key/sub/channel/a%20b,c")
    XCTAssertEqual(server.requests[0].query["channel-group"], "g/1,h")
    XCTAssertEqual(server.requests[0].query["disable_uuids"], "1")
    XCTAssertEqual(there.mapValues(\.occupancy), ["a b": 2, "in group": 1])
    XCTAssertEqual(there["in group"]?.occupants, ["u"])
    _ = try await pubnub.hereNow(on: [], and: ["g"])
    XCTAssertEqual(server.requests[1].path, "/v2/presence/sub-key/sub/channel/,")
    let everywhere = try await pubnub.hereNow(on: [])
    XCTAssertEqual(server.requests[2].path, "/v2/presence/sub-key/sub")
    XCTAssertEqual(everywhere.count, 2)
  }

  func testWhereNow() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":200,"message":"OK","payload":{"channels":["a","b"]},"service":"Presence"}"#)
    }
    defer { server.stop() }
    let channels = try await PubNub(to: server).whereNow(for: "sw user/1")
    XCTAssertEqual(channels, ["sw user/1": ["a", "b"]])
    XCTAssertEqual(server.requests.first?.path, "/v2/presence/sub-key/sub/uuid/sw%20user%2F1")
  }

  func testStatesAreReportedToACompletion() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":200,"message":"OK","payload":{"n":1},"channel":"c","service":"Presence"}"#)
    }
    defer { server.stop() }
    let (pubnub, queue) = (PubNub(to: server), DispatchQueue(label: "completions"))
    let custom = PubNub.RequestConfiguration(responseQueue: queue)
    let state: String? = await withCheckedContinuation { continuation in
      pubnub.getPresenceState(for: "u", on: ["c"], custom: custom) { result in
        let states: [String: any JSONCodable]? = try? result.get().stateByChannel
        continuation.resume(returning: states?["c"]?.jsonStringify)
      }
    }
    XCTAssertEqual(state, #"{"n":1}"#)
    let stored: String? = await withCheckedContinuation { continuation in
      pubnub.setPresence(state: ["a": 1], on: ["c"], custom: custom) { result in
        let state: (any JSONCodable)? = try? result.get()
        continuation.resume(returning: state?.jsonStringify)
      }
    }
    XCTAssertEqual(stored, #"{"n":1}"#)
  }

  func testHereNowReportsToACompletion() async throws {
    let server = try LoopbackServer { _ in .json(Self.byChannel) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let custom = PubNub.RequestConfiguration(responseQueue: DispatchQueue(label: "completions"))
    let occupancy: Int? = await withCheckedContinuation { continuation in
      pubnub.hereNow(on: ["a b", "c"], custom: custom) { result in
        continuation.resume(returning: try? result.get()["a b"]?.occupancy)
      }
    }
    XCTAssertEqual(occupancy, 2)
  }

  func testPresenceErrorsHaveTheirReasons() async throws {
    let server = try LoopbackServer(script: [
      .json(#"{"message":"Not found: '/x'","error":1,"service":"Presence"}"#, status: 404),
      .json(
        #"""
        {"message":"Forbidden","payload":{"channels":["c"]},"error":true,"service":"Access Manager",
         "status":403}
        """#,
        status: 403
      ),
      .json(#"{"status":200,"message":"OK","service":"Presence"}"#),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    await assertThrows(.resourceNotFound) { try await pubnub.whereNow(for: "u") }
    do {
      _ = try await pubnub.hereNow(on: ["c"])
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error.reason, .forbidden)
      XCTAssertTrue(error.affected.contains(.channels(["c"])))
    }
    await assertThrows(.malformedResponseBody) { try await pubnub.hereNow(on: ["c"]) }
  }

  private static let byChannel = #"""
    {"status":200,"message":"OK","service":"Presence",
     "payload":{"total_channels":2,"total_occupancy":3,
       "channels":{"a%20b":{"occupancy":2},"in group":{"occupancy":1,"uuids":["u"]}}}}
    """#
}
