import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Authorization and sign-in while the main queue is blocked, which is a queue of the test.
final class BlockedMainQueueTests: TimedTestCase {
  private let listener = Listener()
  private let events = EventLog()
  private var blocked: DispatchQueue?

  /// Dispatch ends a process that releases a queue that is suspended.
  override func tearDown() { blocked?.resume() }

  func testAClosureAuthorizesAndSignsIn() async throws {
    let server = try server()
    defer { server.stop() }
    let pusher = blockedClient(
      of: server,
      .authorization { id, channel in PusherAuth(auth: "Key:\(id):\(channel)") },
      .authentication { id in PusherUserAuth(auth: "Key:\(id)", userData: #"{"id":"ann"}"#) }
    )
    pusher.connect()
    let user = try await pusher.signedInUser()
    XCTAssertEqual(user.id, "ann")
    let channel = try await pusher.subscription(to: "private-c")
    XCTAssertTrue(channel.subscribed)
    XCTAssertTrue(server.received.all.contains { $0.contains(#""auth":"Key:1.1:private-c""#) })
  }

  func testTheErrorOfTheClosureIsTheReason() async throws {
    struct No: Error, CustomStringConvertible { let description = "not you" }
    let server = try server()
    defer { server.stop() }
    let pusher = blockedClient(
      of: server,
      .authorization { _, _ in throw No() },
      .authentication { _ in throw No() }
    )
    pusher.bind { [events] in events.write($0) }
    pusher.connect()
    do throws(PusherSubscriptionError) {
      _ = try await pusher.subscription(to: "private-c")
      XCTFail("authorized")
    } catch {
      XCTAssertEqual(error, .authorizationFailed("not you"))
    }
    do throws(PusherSignInError) {
      try await pusher.signedInUser()
      XCTFail("signed in")
    } catch {
      XCTAssertEqual(error, .authenticationFailed("not you"))
    }
    let received = try await events.first(1)
    XCTAssertEqual(
      received,
      ["pusher:subscription_error private-c the app's authorization failed: not you"]
    )
  }

  /// It is reported after 30 seconds, and continues once the main queue runs.
  func testAnAuthorizerThatIsNotCalledIsReported() async throws {
    let server = try server()
    defer { server.stop() }
    let clock = ManualClock()
    let app = App()
    let pusher = blockedClient(
      of: server,
      .authorizer(authorizer: app),
      .authenticator(authenticator: app),
      clock
    )
    pusher.bind { [events] in events.write($0) }
    pusher.subscribe("private-c")
    async let signInError = Self.signInError(of: pusher)
    pusher.connect()
    // The timers of the keep-alive and of both calls.
    try await clock.sleepers(atLeast: 3)
    clock.advance(by: .seconds(29))
    XCTAssertEqual(events.all, [])
    clock.advance(by: .seconds(1))
    let received = try await events.first(1)
    XCTAssertEqual(
      received,
      ["pusher:subscription_error private-c \(PusherSubscriptionError.mainQueueBlocked)"]
    )
    XCTAssertTrue(received[0].contains("main queue"))
    // Otherwise the sign-in may succeed before its failure is reported.
    let error = await signInError
    XCTAssertEqual(error, .mainQueueBlocked)
    blocked?.resume()
    blocked = nil
    try await listener.channels.wait(for: "subscribed private-c")
    try await listener.users.wait(for: "signed in ann")
    XCTAssertEqual(listener.users.all.first, "failed: \(PusherSignInError.mainQueueBlocked)")
    XCTAssertEqual(
      listener.channels.all.first,
      "failed private-c - \(PusherSubscriptionError.mainQueueBlocked)"
    )
  }

  func testTheRequestBuilderIsReportedAsWell() async throws {
    let server = try server()
    defer { server.stop() }
    let clock = ManualClock()
    let app = App()
    let pusher = blockedClient(
      of: server,
      .authRequestBuilder(authRequestBuilder: app),
      .authRequestBuilder(authRequestBuilder: app),
      clock
    )
    pusher.bind { [events] in events.write($0) }
    pusher.subscribe("private-c")
    pusher.connect()
    try await clock.sleepers(atLeast: 2)
    clock.advance(by: .seconds(30))
    let received = try await events.first(1)
    XCTAssertTrue(received[0].contains("main queue"), received[0])
  }

  /// A shorter timeout reports the same reason.
  func testAsynchronousCallsThrowTheReason() async throws {
    let server = try server()
    defer { server.stop() }
    let app = App()
    let pusher = blockedClient(
      of: server,
      .authorizer(authorizer: app),
      .authenticator(authenticator: app)
    )
    pusher.connect()
    do throws(PusherSubscriptionError) {
      _ = try await pusher.subscription(to: "private-c", timeout: .seconds(2))
      XCTFail("authorized")
    } catch {
      XCTAssertEqual(error, .mainQueueBlocked)
    }
    do throws(PusherSignInError) {
      try await pusher.signedInUser(timeout: .seconds(2))
      XCTFail("signed in")
    } catch {
      XCTAssertEqual(error, .mainQueueBlocked)
    }
  }

  private static func signInError(of pusher: Pusher) async -> PusherSignInError? {
    do throws(PusherSignInError) {
      try await pusher.signedInUser(timeout: nil)
      return nil
    } catch {
      return error
    }
  }

  private final class App: Authorizer, UserAuthenticator, AuthRequestBuilderProtocol,
    UserAuthRequestBuilder
  {
    func fetchAuthValue(
      socketID: String,
      channelName: String,
      completionHandler: @escaping @Sendable (PusherAuth?) -> Void
    ) {
      completionHandler(PusherAuth(auth: "Key:signature"))
    }

    func fetchUserAuth(
      socketID: String,
      completionHandler: @escaping @Sendable (PusherUserAuth?) -> Void
    ) {
      completionHandler(PusherUserAuth(auth: "Key:signature", userData: #"{"id":"ann"}"#))
    }

    func requestFor(socketID: String, channelName: String) -> URLRequest? { nil }

    func requestFor(socketID: String) -> URLRequest? { nil }
  }

  /// Confirms everything.
  private func server() throws -> ChannelsServer {
    try ChannelsServer { peer in
      peer.greet()
      while let text = peer.next() {
        if text.contains("pusher:signin") {
          peer.send("pusher:signin_success", data: #"{"user_data":{"id":"ann"}}"#)
        } else if text.contains("pusher:subscribe") {
          let name = text.components(separatedBy: #""channel":""#)[1].prefix { $0 != "\"" }
          peer.confirm(String(name))
        }
      }
    }
  }

  private func blockedClient(
    of server: ChannelsServer,
    _ authMethod: AuthMethod,
    _ userAuthMethod: UserAuthMethod,
    _ clock: any Clock<Duration> = ContinuousClock()
  ) -> Pusher {
    let main = DispatchQueue(label: "main")
    let pusher = Pusher(
      to: server,
      authMethod,
      userAuthMethod,
      clock: clock,
      mainQueue: main
    )
    pusher.delegate = listener
    main.suspend()
    blocked = main
    return pusher
  }
}
