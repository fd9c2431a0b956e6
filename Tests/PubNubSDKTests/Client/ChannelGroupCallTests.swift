import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Calls that list and change channel groups.
final class ChannelGroupCallTests: TimedTestCase {
  private let done = #"""
    {"status":200,"message":"OK","service":"channel-registry","error":false}
    """#
  private let groups = "/v1/channel-registration/sub-key/sub/channel-group"

  func testGroupsAreListed() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":200,"payload":{"namespace":"","groups":["g","ns:h"]},
         "service":"channel-registry","error":false}
        """#
      )
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.authToken = "token" }
    let names = try await pubnub.listChannelGroups()
    XCTAssertEqual(names, ["g", "ns:h"])
    XCTAssertEqual(server.requests.first?.path, groups)
    XCTAssertEqual(server.requests.first?.query["auth"], "token")
  }

  func testTheChannelsOfAGroupAreListed() async throws {
    let server = try LoopbackServer(script: [
      .json(
        #"""
        {"status":200,"payload":{"channels":["a","b c"],"group":"g%2F1"},
         "service":"channel-registry","error":false}
        """#
      ),
      .json(done),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let (group, channels) = try await pubnub.listChannels(for: "g/1")
    XCTAssertEqual(group, "g/1")
    XCTAssertEqual(channels, ["a", "b c"])
    XCTAssertEqual(server.requests[0].path, groups + "/g%2F1", "escaped once")
    await assertThrows(.missingCriticalResponseData) { try await pubnub.listChannels(for: "g") }
  }

  func testChannelsAreAddedAndRemoved() async throws {
    let server = try LoopbackServer { [done] _ in .json(done) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let added = try await pubnub.add(channels: ["a", "b/c", "d+e"], to: "g h")
    XCTAssertTrue(added == ("g h", ["a", "b/c", "d+e"]))
    XCTAssertEqual(server.requests[0].path, groups + "/g%20h")
    XCTAssertEqual(server.requests[0].query["add"], "a,b/c,d+e")
    XCTAssertNil(server.requests[0].query["remove"])
    let removed = try await pubnub.remove(channels: ["a"], from: "g h")
    XCTAssertTrue(removed == ("g h", ["a"]))
    XCTAssertEqual(server.requests[1].query["remove"], "a")
    XCTAssertNil(server.requests[1].query["add"])
    let group = try await pubnub.remove(channelGroup: "g h")
    XCTAssertEqual(group, "g h")
    XCTAssertEqual(server.requests[2].path, groups + "/g%20h/remove")
    XCTAssertEqual(Set(server.requests.map(\.method)), [.get])
  }

  func testInvalidCallsFailBeforeTheyAreSent() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":400,"message":"Maximum channel group count exceeded.",
         "service":"channel-registry","error":true}
        """#,
        status: 400
      )
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    // Without a channel the request would list the group's channels.
    await assertThrows(.missingRequiredParameter) { try await pubnub.add(channels: [], to: "g") }
    await assertThrows(.missingRequiredParameter) {
      try await pubnub.remove(channels: [], from: "g")
    }
    await assertThrows(.invalidArguments) { try await pubnub.remove(channelGroup: "") }
    XCTAssertEqual(server.requests.count, 0)
    await assertThrows(.maxChannelGroupCountExceeded) {
      try await pubnub.add(channels: ["c"], to: "g")
    }
  }

  func testCompletionsReceiveTheResults() async throws {
    let server = try LoopbackServer { [done] _ in .json(done) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let custom = PubNub.RequestConfiguration(responseQueue: DispatchQueue(label: "completions"))
    let added: [String]? = await withCheckedContinuation { continuation in
      pubnub.add(channels: ["a"], to: "g", custom: custom) {
        continuation.resume(returning: try? $0.get().channels)
      }
    }
    XCTAssertEqual(added, ["a"])
    let removed: String? = await withCheckedContinuation { continuation in
      pubnub.remove(channelGroup: "g", custom: custom) {
        continuation.resume(returning: try? $0.get())
      }
    }
    XCTAssertEqual(removed, "g")
  }
}
