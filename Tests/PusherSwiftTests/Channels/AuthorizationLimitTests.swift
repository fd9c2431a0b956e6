import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Edge cases of authorizations: the signed member, the accepted statuses, and the headers of
/// redirects.
final class AuthorizationLimitTests: TimedTestCase {
  /// In Pusher's example, a member without an id has the socket's id.
  func testAMemberWithoutAnIDHasTheSocketsID() async throws {
    let authorizer = ChannelAuthorizer(
      key: "key",
      method: .inline(secret: "secret"),
      transport: StubTransport(),
      main: CallbackQueue(DispatchQueue(label: "test")),
      member: { nil }
    )
    let auth = try await authorizer.authorize("presence-c", socketID: "12.34")
    XCTAssertEqual(auth.channelData, #"{"user_id":"12.34"}"#)
  }

  /// RFC 9110 §15.3: only 200 to 299 are a success, with any body.
  func testOnlyASuccessAuthorizes() async throws {
    for status in [199, 200, 201, 299, 300, 304, 400, 500] {
      let transport = StubTransport(
        HTTPResponse(status: status, body: Array(#"{"auth":"k:s"}"#.utf8))
      )
      let endpoint = AuthEndpoint(
        transport: transport,
        session: AuthSession(cookies: nil, followsRedirects: true)
      )
      let answer = try? await endpoint.send(.form(to: "https://a.test/auth", [:]))
      XCTAssertEqual(answer?.auth, 200..<300 ~= status ? "k:s" : nil, "\(status)")
    }
  }

  /// Headers that may hold credentials are sent to the same host and port only.
  func testHeadersOfRedirects() throws {
    var form = HTTPExchange.form(to: "https://a.test/auth", ["socket_id": "1.1"])
    let own = [
      "Authorization", "Cookie", "Proxy-Authorization", "X-API-Key", "X-CSRF-Token", "Origin",
      "Referer",
    ]
    for name in own + ["Accept", "Accept-Language", "User-Agent"] { form.headers[name] = "x" }
    let same = ["/login", "https://a.test/login", "https://A.test/x"]
    let other = ["https://b.test/x", "https://a.test:8443/x", "https://sub.a.test/x"]
    for location in same + other {
      let response = HTTPResponse(status: 303, headers: ["Location": location])
      let next = try XCTUnwrap(form.redirected(by: response), location)
      let isOther = other.contains(location)
      XCTAssertEqual(own.filter(next.headers.contains), isOther ? [] : own, location)
      XCTAssertEqual(next.headers["Accept-Language"], "x", location)
      XCTAssertEqual(next.headers["User-Agent"], "x", location)
    }
  }

  /// A channel's name has at most 200 bytes.
  func testTheMaximumLengthOfAName() {
    for (count, isValid) in [(0, false), (1, true), (199, true), (200, true), (201, false)] {
      let name = String(repeating: "x", count: count)
      XCTAssertEqual(PusherChannelType.isValid(name: name), isValid, "\(count)")
    }
    for scalar in (UInt8(0)...0x7F).map(UnicodeScalar.init) {
      let isLetterOrDigit = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      let isAllowed = isLetterOrDigit || "_-=@,.;".unicodeScalars.contains(scalar)
      XCTAssertEqual(PusherChannelType.isValid(name: String(scalar)), isAllowed, "\(scalar.value)")
    }
    XCTAssertFalse(PusherChannelType.isValid(name: "é"))
  }

  /// In a refusal, a private channel's name has precedence over a longer word that is a channel,
  /// too.
  func testARefusalThatNamesTwoChannelsIsAboutThePrivateOne() {
    var subscriptions = ChannelSubscriptions()
    _ = subscriptions.restore(on: "1.1")
    for channel in ["subscription", "private-x", "invalid-word-of-a-message"] {
      _ = subscriptions.subscribe(to: channel, PusherAuth(auth: "k:s"))
    }
    let message = "subscription to private-x is an invalid-word-of-a-message"
    XCTAssertEqual(subscriptions.requested(namedIn: message), "private-x")
    _ = subscriptions.succeeded("private-x")
    XCTAssertEqual(subscriptions.requested(namedIn: message), "invalid-word-of-a-message")
  }

  /// The service has the subscription, and the wait for its confirmation continues.
  func testAnExistingSubscriptionIsNotARefusal() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      let message = "Existing subscription to channel private-c"
      peer.send("pusher:error", data: #"{"code":null,"message":"\#(message)"}"#)
      peer.confirm("private-c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let listener = Listener()
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.delegate = listener
    pusher.subscribe("private-c")
    pusher.connect()
    _ = try await listener.errors.first(1)
    let channels = try await listener.channels.first(1)
    XCTAssertEqual(channels, ["subscribed private-c"])
  }

  /// After a lost connection, the secret is requested again.
  func testALostConnectionEndsTheWaitForASecret() {
    var events = EncryptedEventQueue(secret: nil)
    let data = EncryptedData(nonce: Data(count: 24), ciphertext: Data(count: 16))
    let event = EncryptedEvent.Received(
      event: EncryptedEvent(event: "a", channel: "private-encrypted-c", data: EmbeddedJSON(data)),
      message: "a"
    )
    for _ in 1...2 {
      XCTAssertEqual(events.receive(event), [.requestSecret])
      XCTAssertEqual(events.receive(event), [])
      XCTAssertEqual(events.lose(), [.fail(event), .fail(event)])
      XCTAssertEqual(events.lose(), [])
    }
  }
}
