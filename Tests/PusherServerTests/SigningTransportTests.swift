import BinderyRuntime
import BinderyTesting
import PusherServer
import PusherSwift
import Sandbox
import XCTest

final class SigningTransportTests: XCTestCase {
  override class func setUp() {
    // A proxy of the system can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  /// The worked example of the documentation.
  func testTheDocumentedSignature() async throws {
    let stub = StubTransport(HTTPResponse(status: 200, body: Array("{}".utf8)))
    let transport = SigningTransport(
      key: "278d425bdf160c739803",
      secret: "7ad3773142a6692b25b8",
      base: stub,
      now: { Date(timeIntervalSince1970: 1_353_088_179.9) }
    )
    let body = #"{"name":"foo","channels":["project-3"],"data":"{\"some\":\"data\"}"}"#
    let exchange = HTTPExchange(
      url: "https://api-mt1.pusher.com/apps/3/events",
      method: .post,
      body: .bytes(Array(body.utf8))
    )
    _ = try await transport.perform(exchange)
    let sent = await stub.exchanges
    XCTAssertEqual(
      sent.map(\.url),
      [
        "https://api-mt1.pusher.com/apps/3/events?auth_key=278d425bdf160c739803"
          + "&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f"
          + "&auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c"
      ]
    )
    XCTAssertEqual("\(transport)", "requests signed with the secret of 278d425bdf160c739803")
    var dumped = ""
    dump(transport, to: &dumped)
    XCTAssertFalse(dumped.contains("7ad3773142a6692b25b8"))
  }

  func testTheServiceTakesEveryRequest() async throws {
    let server = try ChannelsServer(ChannelsSandbox())
    defer { server.stop() }
    let channels = try client(of: server, secret: "demo-secret")
    let event = TriggeredEvent(
      name: "news",
      data: "hé & ho",
      channels: ["cache-a;b,c@d=e", "lobby"],
      info: "subscription_count"
    )
    let reply = try await channels.triggerEvent(appId: "1", body: event)
    XCTAssertEqual(reply.channels?["lobby"]?.subscriptionCount, 0)
    let batch = EventBatch(batch: [BatchedEvent(name: "n", data: "", channel: "lobby")])
    let batched = try await channels.triggerEvents(appId: "1", body: batch)
    XCTAssertNil(batched.batch)
    let list = try await channels.listChannels(
      appId: "1",
      filterByPrefix: "presence-",
      info: [.userCount]
    )
    XCTAssertEqual(list.channels, [:])
    let status = try await channels.fetchChannel(
      appId: "1",
      channelName: "cache-a;b,c@d=e",
      info: [.subscriptionCount, .cache]
    )
    XCTAssertEqual(status.subscriptionCount, 0)
    XCTAssertEqual(status.occupied, false)
    let users = try await channels.listUsers(appId: "1", channelName: "presence-a")
    XCTAssertEqual(users.users, [])
    _ = try await channels.terminateConnections(appId: "1", userId: "a b/ü", body: Nothing())
  }

  func testAnotherSecretIsRefused() async throws {
    let server = try ChannelsServer(ChannelsSandbox())
    defer { server.stop() }
    let channels = try client(of: server, secret: "another")
    do {
      _ = try await channels.listChannels(appId: "1")
      XCTFail("it was taken")
    } catch .failure(.unauthorized(let reason)) {
      XCTAssertTrue(reason.hasPrefix("Invalid signature"), reason)
    }
  }

  private func client(of server: ChannelsServer, secret: String) throws -> PusherHTTPAPI {
    PusherHTTPAPI(
      server: try ServerURL(server.url),
      transport: SigningTransport(key: "demo", secret: secret)
    )
  }
}
