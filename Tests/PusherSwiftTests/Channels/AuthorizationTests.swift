import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class AuthorizationTests: TimedTestCase {
  private let listener = Listener()

  /// With the correct vectors of the documentation.
  func testTheSecretSignsChannels() async throws {
    let member = PusherPresenceChannelMember(
      userId: "10",
      userInfo: ["name": "Mr. Channels"]
    )
    let authorizer = ChannelAuthorizer(
      key: "278D425bdf160c739803",
      method: .inline(secret: "7ad3773142a6692b25b8"),
      transport: StubTransport(),
      main: CallbackQueue(DispatchQueue(label: "test")),
      member: { member }
    )
    let plain = try await authorizer.authorize("private-foobar", socketID: "1234.1234")
    XCTAssertEqual(
      plain.auth,
      // The key's capitals are unchanged.
      "278D425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4"
    )
    XCTAssertNil(plain.channelData)
    let presence = try await authorizer.authorize("presence-foobar", socketID: "1234.1234")
    XCTAssertEqual(
      presence.channelData,
      #"{"user_id":"10","user_info":{"name":"Mr. Channels"}}"#
    )
  }

  func testTheEndpointsAnswerIsSentUnchanged() async throws {
    let endpoint = try LoopbackServer { _ in
      .json(#"{"auth":"Key:abc","channel_data":"{\"user_id\": 10,  \"user_info\": {}}"}"#)
    }
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server, .endpoint(authEndpoint: endpoint.url + "/auth"))
    pusher.subscribe("presence-a,b=c@d;e")
    pusher.connect()
    let received = try await server.received.first(1)
    XCTAssertEqual(
      received,
      [
        #"{"event":"pusher:subscribe","data":{"channel":"presence-a,b=c@d;e","auth":"Key:abc","#
          + #""channel_data":"{\"user_id\": 10,  \"user_info\": {}}"}}"#
      ]
    )
    let request = try XCTUnwrap(endpoint.requests.first)
    XCTAssertEqual(request.method, .post)
    XCTAssertEqual(
      request.text,
      "socket_id=1.1&channel_name=presence-a%2Cb%3Dc%40d%3Be"
    )
    XCTAssertEqual(request.headers["Content-Type"], "application/x-www-form-urlencoded")
  }

  func testARefusalIsReportedOnceInEachWay() async throws {
    let endpoint = try LoopbackServer { _ in .text("not you", status: 403) }
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let events = EventLog()
    let pusher = client(of: server, .endpoint(authEndpoint: endpoint.url))
    pusher.bind { events.write($0) }
    pusher.subscribe("private-c").bind(eventName: "pusher:subscription_error") {
      events.write($0)
    }
    pusher.connect()
    let channels = try await listener.channels.first(1)
    XCTAssertEqual(channels, ["failed private-c 403 not you"])
    let received = try await events.first(2)
    let event = "pusher:subscription_error private-c not you"
    XCTAssertEqual(received, [event, event])
    XCTAssertEqual(server.received.all, [])
    // Subscribing again sends a new request.
    pusher.subscribe("private-c")
    _ = try await listener.channels.first(2)
    XCTAssertEqual(endpoint.requests.count, 2)
  }

  func testInvalidAnswersOfEndpoints() async throws {
    let answers: [LoopbackResponse] = [.json("[]"), .text("{"), .closed, .json(#"{"auth":1}"#)]
    let endpoint = try LoopbackServer(script: answers)
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server, .endpoint(authEndpoint: endpoint.url))
    pusher.connect()
    for (number, what) in ["200 []", "200 {", "- -", #"200 {"auth":1}"#].enumerated() {
      pusher.subscribe("private-\(number)")
      let channels = try await listener.channels.first(number + 1)
      XCTAssertEqual(channels.last, "failed private-\(number) \(what)")
    }
  }

  func testAppsThatAuthorizeThemselves() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server, .authorizer(authorizer: ScriptedAuthorizer()))
    pusher.subscribe("private-no")
    pusher.subscribe("private-silent")
    pusher.subscribe("private-yes")
    pusher.connect()
    let channels = try await listener.channels.first(3)
    XCTAssertEqual(
      Set(channels),
      ["failed private-no - -", "failed private-silent - -", "subscribed private-yes"]
    )
    XCTAssertEqual(
      server.received.all,
      [#"{"event":"pusher:subscribe","data":{"channel":"private-yes","auth":"1.1"}}"#]
    )
  }

  func testRequestsOfTheApp() async throws {
    let endpoint = try LoopbackServer { _ in .json(#"{"auth":"Key:abc"}"#, status: 201) }
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let builder = Builder(url: endpoint.url + "/builder")
    let pusher = client(of: server, .authRequestBuilder(authRequestBuilder: builder))
    pusher.subscribe("private-c")
    pusher.connect()
    let channels = try await listener.channels.first(1)
    XCTAssertEqual(channels, ["subscribed private-c"])
    let request = try XCTUnwrap(endpoint.requests.first)
    XCTAssertEqual(request.headers["Authorization"], "token")
    XCTAssertEqual(request.text, "1.1 private-c")
  }

  func testARequestWithAStreamIsNotSentWithoutIt() async throws {
    let endpoint = try LoopbackServer { _ in .json(#"{"auth":"Key:abc"}"#, status: 201) }
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let builder = Builder(url: endpoint.url, isStream: true)
    let pusher = client(of: server, .authRequestBuilder(authRequestBuilder: builder))
    pusher.connect()
    do throws(PusherSubscriptionError) {
      _ = try await pusher.subscription(to: "private-c")
      XCTFail("it was sent")
    } catch {
      XCTAssertEqual(
        error,
        .unreadable("the body of the app's request is a stream, which isn't sent")
      )
    }
    XCTAssertEqual(endpoint.requests.count, 0)
  }

  func testAPassedAuthorizationIsForOneSuccess() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("private-c")
      peer.socket.close(.init(rawValue: 4200))
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server, .noMethod)
    pusher.subscribe("private-c", auth: PusherAuth(auth: "mine"))
    pusher.connect()
    let channels = try await listener.channels.first(2)
    XCTAssertEqual(channels, ["subscribed private-c", "failed private-c - -"])
    XCTAssertTrue(server.received.all[0].contains("mine"))
    pusher.disconnect()
  }

  private func client(of server: ChannelsServer, _ method: AuthMethod) -> Pusher {
    let pusher = Pusher(to: server, method)
    pusher.delegate = listener
    return pusher
  }

  private final class ScriptedAuthorizer: Authorizer {
    nonisolated func fetchAuthValue(
      socketID: String,
      channelName: String,
      completionHandler: @escaping @Sendable (PusherAuth?) -> Void
    ) {
      switch channelName {
      case "private-no": completionHandler(nil)
      // Releases the completion without a call.
      case "private-silent": break
      default: completionHandler(PusherAuth(auth: socketID))
      }
    }
  }

  private struct Builder: AuthRequestBuilderProtocol {
    let url: String
    var isStream = false

    nonisolated func requestFor(socketID: String, channelName: String) -> URLRequest? {
      guard let url = URL(string: url) else { return nil }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      let body = Data("\(socketID) \(channelName)".utf8)
      if isStream {
        request.httpBodyStream = InputStream(data: body)
      } else {
        request.httpBody = body
      }
      request.addValue("token", forHTTPHeaderField: "Authorization")
      return request
    }
  }
}
