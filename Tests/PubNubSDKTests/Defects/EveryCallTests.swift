import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Every documented call, with names that must be escaped.
final class EveryCallTests: TimedTestCase {
  private typealias Call = @Sendable (PubNub) async throws -> Void

  /// Numbers 11, 14 and 21: only some calls had the instance id, some didn't escape a `/`, and with
  /// a request id a `+` became a space.
  func testEveryCallIsEscapedAndIdentifiesTheClient() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) {
      $0.userId = "me/+"
      $0.useInstanceId = true
      $0.useRequestId = true
    }
    for (path, call) in Self.calls {
      let before = server.requests.count
      await assertThrows(.forbidden) { try await call(pubnub) }
      let requests = server.requests.dropFirst(before)
      XCTAssertEqual(requests.map(\.path), [path])
      guard let request = requests.first else { continue }
      XCTAssertEqual(request.query["instanceid"], pubnub.instanceID.uuidString, path)
      XCTAssertNotNil(request.query["requestid"].flatMap(UUID.init), path)
      XCTAssertEqual(request.query["uuid"], "me/+", path)
      XCTAssertFalse(request.target.contains("+"), request.target)
      XCTAssertFalse(request.target.contains("%25"), request.target)
    }
  }

  /// Number 14: a group, which is a query parameter, was escaped twice.
  func testGroupsAreEscapedOnce() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    await assertThrows(.forbidden) { try await pubnub.hereNow(on: [], and: ["g/1"]) }
    let target = try XCTUnwrap(server.requests.first?.target)
    XCTAssertEqual(server.requests.first?.query["channel-group"], "g/1")
    XCTAssertFalse(target.contains("%25"), target)
  }

  private static let calls: [(String, Call)] = messages + presence + history + actions + groups

  private static let messages: [(String, Call)] = [
    ("/time/0", { _ = try await $0.time() }),
    ("/publish/pub/sub/0/a%2Fb%2B/0/1", { try await $0.publish(channel: "a/b+", message: 1) }),
    ("/publish/pub/sub/0/a%2Fb%2B/0/1", { try await $0.fire(channel: "a/b+", message: 1) }),
    ("/signal/pub/sub/0/a%2Fb%2B/0/1", { try await $0.signal(channel: "a/b+", message: 1) }),
  ]

  private static let presence: [(String, Call)] = [
    (
      "/v2/presence/sub-key/sub/channel/a%2Fb%2B/uuid/me%2F%2B/data",
      { try await $0.setPresence(state: ["a": "+"], on: ["a/b+"]) }
    ),
    (
      "/v2/presence/sub-key/sub/channel/a%2Fb%2B/uuid/u%2F1",
      { _ = try await $0.getPresenceState(for: "u/1", on: ["a/b+"]) }
    ),
    ("/v2/presence/sub-key/sub/channel/a%2Fb%2B", { _ = try await $0.hereNow(on: ["a/b+"]) }),
    ("/v2/presence/sub-key/sub/uuid/u%2F1", { _ = try await $0.whereNow(for: "u/1") }),
  ]

  private static let history: [(String, Call)] = [
    (
      "/v3/history/sub-key/sub/channel/a%2Fb%2B,c",
      { _ = try await $0.fetchMessageHistory(for: ["a/b+", "c"]) }
    ),
    (
      "/v3/history-with-actions/sub-key/sub/channel/a%2Fb%2B",
      { _ = try await $0.fetchMessageHistory(for: ["a/b+"], includeActions: true) }
    ),
    (
      "/v3/history/sub-key/sub/channel/a%2Fb%2B",
      { try await $0.deleteMessageHistory(from: "a/b+") }
    ),
    (
      "/v3/history/sub-key/sub/message-counts/a%2Fb%2B",
      { _ = try await $0.messageCounts(channels: ["a/b+"]) }
    ),
    (
      "/v3/history/sub-key/sub/message-counts/a%2Fb%2B",
      { _ = try await $0.messageCounts(channels: ["a/b+": 1]) }
    ),
  ]

  private static let actions: [(String, Call)] = [
    (
      "/v1/message-actions/sub/channel/a%2Fb%2B/message/1",
      {
        _ = try await $0.addMessageAction(
          channel: "a/b+",
          type: "t",
          value: "v",
          messageTimetoken: 1
        )
      }
    ),
    (
      "/v1/message-actions/sub/channel/a%2Fb%2B/message/1/action/2",
      { _ = try await $0.removeMessageActions(channel: "a/b+", message: 1, action: 2) }
    ),
    (
      "/v1/message-actions/sub/channel/a%2Fb%2B",
      { _ = try await $0.fetchMessageActions(channel: "a/b+") }
    ),
  ]

  private static let registry = "/v1/channel-registration/sub-key/sub/channel-group"

  private static let groups: [(String, Call)] = [
    (registry, { _ = try await $0.listChannelGroups() }),
    ("\(registry)/g%2F1", { _ = try await $0.listChannels(for: "g/1") }),
    ("\(registry)/g%2F1", { try await $0.add(channels: ["a/b+"], to: "g/1") }),
    ("\(registry)/g%2F1", { try await $0.remove(channels: ["a/b+"], from: "g/1") }),
    ("\(registry)/g%2F1/remove", { _ = try await $0.remove(channelGroup: "g/1") }),
  ]
}
