import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class SignInFailureTests: TimedTestCase {
  private let listener = Listener()

  func testInvalidAnswersOfUserEndpoints() async throws {
    let answers: [LoopbackResponse] = [
      .text("not you", status: 403), .json("[]"), .json(#"{"auth":"k:s"}"#),
      .json(#"{"auth":"k:s","user_data":"{}"}"#), .closed,
    ]
    let endpoint = try LoopbackServer(script: answers)
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server, .endpoint(authEndpoint: endpoint.url + "/user"))
    pusher.connect()
    var failures: [PusherSignInError?] = []
    for _ in answers { failures.append(await pusher.signInFailure()) }
    XCTAssertEqual(failures[0], .refused(status: 403, body: "not you"))
    XCTAssertEqual(failures[1], .unreadable("the answer is not a JSON object with auth"))
    XCTAssertEqual(failures[2], .unreadable("the answer has no user_data"))
    guard case .unreadable? = failures[3], case .transport? = failures[4] else {
      return XCTFail("\(failures)")
    }
    let users = try await listener.users.first(5)
    XCTAssertEqual(users, failures.compactMap { $0.map { "failed: \($0)" } })
    XCTAssertEqual(server.received.all, [])
    XCTAssertEqual(endpoint.requests.first?.text, "socket_id=1.1")
  }

  func testAppsWithoutAnAuthentication() async throws {
    struct Refusing: UserAuthenticator, UserAuthRequestBuilder {
      nonisolated func fetchUserAuth(
        socketID: String,
        completionHandler: @escaping @Sendable (PusherUserAuth?) -> Void
      ) {}

      nonisolated func requestFor(socketID: String) -> URLRequest? { nil }
    }
    struct Streaming: UserAuthRequestBuilder {
      nonisolated func requestFor(socketID: String) -> URLRequest? {
        guard let url = URL(string: "http://127.0.0.1") else { return nil }
        var request = URLRequest(url: url)
        request.httpBodyStream = InputStream(data: Data())
        return request
      }
    }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server, .noMethod)
    pusher.connect()
    let without = await pusher.signInFailure()
    XCTAssertEqual(without, .noAuthMethod)
    pusher.connection.options.userAuthMethod = .authenticator(authenticator: Refusing())
    let silent = await pusher.signInFailure()
    XCTAssertEqual(silent, .noAuthentication)
    pusher.connection.options.userAuthMethod = .authRequestBuilder(authRequestBuilder: Refusing())
    let requestless = await pusher.signInFailure()
    XCTAssertEqual(requestless, .noAuthentication)
    pusher.connection.options.userAuthMethod = .authRequestBuilder(authRequestBuilder: Streaming())
    let streaming = await pusher.signInFailure()
    XCTAssertEqual(
      streaming,
      .unreadable("the body of the app's request is a stream, which isn't sent")
    )
  }

  /// Each in its own form; an error about something else is not a refusal.
  func testRefusedUsers() async throws {
    let refusals = [
      #"{"code":4009,"message":"no"}"#, #"{"code":null,"message":"no"}"#,
      #"{"code":4200,"message":"Invalid message format"}"#,
    ]
    let server = try ChannelsServer { peer in
      peer.greet()
      for refusal in refusals {
        guard peer.next() != nil else { return }
        peer.send("pusher:error", data: #"{"code":4301,"message":"too many"}"#)
        peer.send("pusher:error", data: refusal)
      }
      guard peer.next() != nil else { return }
      peer.send("pusher:signin_success", data: #"{"user_data":"{\"id\":\"ann\"}"}"#)
      guard peer.next() != nil else { return }
      peer.send("pusher:subscription_error", on: "#server-to-user-ann", data: #"{"error":"no"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server, .inline(secret: "secret", user: User(id: "ann")))
    pusher.connect()
    var failures: [PusherSignInError?] = []
    for _ in 1...4 { failures.append(await pusher.signInFailure()) }
    XCTAssertEqual(
      failures[..<3],
      [.rejected("no"), .rejected("no"), .rejected("Invalid message format")]
    )
    XCTAssertEqual(failures[3], .rejected("no"))
    XCTAssertNil(pusher.user.userId)
    XCTAssertEqual(pusher.connection.connectionState, .connected)
  }

  /// Servers answer in the order of the requests.
  func testARefusedSignatureIsAboutTheOldestRequest() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for _ in 1...2 { guard peer.next() != nil else { return } }
      peer.send("pusher:error", data: #"{"code":4009,"message":"first"}"#)
      peer.send("pusher:error", data: #"{"code":4009,"message":"second"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let secret = UserAuthMethod.inline(secret: "secret", user: User(id: "ann"))
    let pusher = Pusher(to: server, .inline(secret: "secret"), secret)
    pusher.delegate = listener
    pusher.connect()
    pusher.subscribe("private-c")
    _ = try await server.received.first(1)
    pusher.signIn()
    let channels = try await listener.channels.first(1)
    XCTAssertEqual(channels, ["failed private-c - first"])
    let users = try await listener.users.first(1)
    XCTAssertEqual(users, ["failed: the service refused the user: second"])
  }

  /// Some servers of the protocol don't support users, and don't answer.
  func testASilentServiceTimesOut() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, .inline(secret: "secret", user: User(id: "ann")), clock)
    // It affects pings only.
    pusher.connection.pongResponseTimeoutInterval = 5
    pusher.connect()
    pusher.signIn()
    _ = try await server.received.first(1)
    try await clock.sleepers(atLeast: 2)
    XCTAssertEqual(clock.waits, [.seconds(30), .seconds(120)])
    clock.advance(by: .seconds(30))
    let users = try await listener.users.first(1)
    XCTAssertEqual(users, ["failed: the service didn't respond in time"])
  }

  func testTheWaitEndsWithItsTask() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server, .inline(secret: "secret", user: User(id: "ann")))
    let ends = EventLog()
    Task {
      withUnsafeCurrentTask { $0?.cancel() }
      ends.add(await pusher.signInFailure()?.description ?? "signed in")
    }
    // Before the test's own timeout.
    let received = try await ends.first(1)
    XCTAssertEqual(received, [PusherSignInError.cancelled.description])
  }

  private func client(
    of server: ChannelsServer,
    _ method: UserAuthMethod,
    _ clock: any Clock<Duration> = ContinuousClock()
  ) -> Pusher {
    let pusher = Pusher(to: server, .noMethod, method, clock: clock)
    pusher.delegate = listener
    return pusher
  }
}

extension Pusher {
  fileprivate func signInFailure() async -> PusherSignInError? {
    do throws(PusherSignInError) {
      try await signedInUser()
      return nil
    } catch {
      return error
    }
  }
}
