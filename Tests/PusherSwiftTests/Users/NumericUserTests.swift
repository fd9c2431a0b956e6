import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Auth endpoints that send numbers or objects where the specification has strings.
final class NumericUserTests: TimedTestCase {
  func testANumericUserIDIsSentUnchanged() async throws {
    let userData = #"{"id": 5, "watchlist": [7, "8"]}"#
    let escaped = userData.replacingOccurrences(of: "\"", with: "\\\"")
    let endpoint = try LoopbackServer(
      script: [.json("{\"auth\":\"k:s\",\"user_data\":\"\(escaped)\"}")]
    )
    defer { endpoint.stop() }
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send("pusher:signin_success", data: #"{"user_data":{"id":5}}"#)
      peer.confirmAll()
    }
    defer { server.stop() }
    let method = UserAuthMethod.endpoint(authEndpoint: endpoint.url + "/user")
    let pusher = Pusher(to: server, .noMethod, method)
    pusher.connect()
    let user = try await pusher.signedInUser()
    XCTAssertEqual(user.id, "5")
    let sent = try await server.received.first(2)
    XCTAssertTrue(sent[0].contains(escaped), sent[0])
    XCTAssertTrue(sent[1].contains("#server-to-user-5"), sent[1])
  }

  /// Some endpoints send every member, including those for other kinds of channels.
  func testEmptyMembersOfAnAuthorizationAreAbsent() async throws {
    let endpoint = try LoopbackServer(
      script: [.json(#"{"auth":"k:s","channel_data":"","shared_secret":""}"#)]
    )
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = Pusher(to: server, .endpoint(authEndpoint: endpoint.url + "/auth"))
    pusher.connect()
    _ = try await pusher.subscription(to: "private-a")
    let sent = try await server.received.first(1)
    XCTAssertFalse(sent[0].contains("channel_data"), sent[0])
  }
}
