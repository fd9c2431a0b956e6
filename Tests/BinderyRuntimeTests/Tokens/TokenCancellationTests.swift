import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of cancelled callers, which must not affect others that wait for the same token.
final class TokenCancellationTests: TimedTestCase {
  func testACancelledCallerDoesNotAffectOthers() async throws {
    let source = HeldSource()
    let shop = shop(source, answers: 1)
    let first = Task { await shop.error(of: FindBook(id: "1")) }
    await source.isAsked()
    let second = Task { try await shop.send(FindBook(id: "2")) }
    first.cancel()
    let error = await first.value
    XCTAssertEqual(error, .cancelled)
    await source.give("t")
    let reply = try await second.value
    XCTAssertEqual(reply, [:])
    let count = await source.count
    XCTAssertEqual(count, 1)
  }

  func testTheTokenOfACancelledCallerIsKept() async throws {
    let source = HeldSource()
    let shop = shop(source, answers: 1)
    let first = Task { await shop.error(of: FindBook(id: "1")) }
    await source.isAsked()
    first.cancel()
    let error = await first.value
    XCTAssertEqual(error, .cancelled)
    await source.give("t")
    _ = try await shop.send(FindBook(id: "2"))
    let count = await source.count
    XCTAssertEqual(count, 1)
  }

  func testATaskCancelledBeforeRequestsNoToken() async {
    let source = HeldSource()
    let shop = shop(source, answers: 0)
    let error = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await shop.error(of: FindBook(id: "1"))
    }.value
    XCTAssertEqual(error, .cancelled)
    let count = await source.count
    XCTAssertEqual(count, 0)
  }

  /// The server may have replaced it: the user then depends on the new one.
  func testARefreshTokenOfAReleasedClientIsKept() async throws {
    let (transport, gone, kept) = (HeldTransport(), EventLog(), EventLog())
    let login = OAuthServer(
      tokenURL: "https://login.example.com/token",
      client: OAuthClient(id: "app"),
      transport: transport
    )
    // There is no other reference to the client.
    let call = Task {
      let grant = RefreshTokenGrant(server: login, refreshToken: "r0") { kept.add($0) }
      let credentials: [String: Credential] = ["token": .tokens(Login(grant, gone))]
      let connection = Connection(server: .example, credentials: credentials)
      return await Shop(connection: connection).error(of: FindBook(id: "1"))
    }
    _ = try await transport.asked.first(1)
    call.cancel()
    let error = await call.value
    XCTAssertEqual(error, .cancelled)
    _ = try await gone.first(1)
    transport.answer.yield(#"{"access_token":"a1","refresh_token":"r1"}"#)
    let tokens = try await kept.first(1)
    XCTAssertEqual(tokens, ["r1"])
  }

  private func shop(_ source: HeldSource, answers: Int) -> Shop {
    let answers = (0..<answers).map { _ in
      Result<HTTPResponse, TransportError>.success(HTTPResponse(200, "{}"))
    }
    let connection = Connection(
      server: .example,
      credentials: ["token": .tokens(source)],
      transport: ScriptedTransport(answers)
    )
    return Shop(connection: connection)
  }
}

/// A provider that returns its token when the test allows it, and ignores cancellation.
private actor HeldSource: TokenProvider {
  private(set) var count = 0
  private var asked: [CheckedContinuation<Void, Never>] = []
  private var held: [CheckedContinuation<AccessToken, Never>] = []

  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    count += 1
    for test in asked { test.resume() }
    asked = []
    return await withCheckedContinuation { held.append($0) }
  }

  func isAsked() async {
    if count == 0 { await withCheckedContinuation { asked.append($0) } }
  }

  func give(_ token: String) {
    for caller in held { caller.resume(returning: AccessToken(token)) }
    held = []
  }
}

/// A transport that responds when the test allows it, unless it is cancelled before.
private final class HeldTransport: HTTPTransport {
  let asked = EventLog()
  let answer: AsyncStream<String>.Continuation
  private let answers: AsyncStream<String>

  init() { (answers, answer) = AsyncStream.makeStream() }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    asked.add("\(exchange.method)")
    for await body in answers { return HTTPResponse(200, body) }
    throw .cancelled
  }
}

/// A grant that reports its release.
private final class Login: TokenProvider {
  private let grant: Locked<RefreshTokenGrant?>
  private let gone: EventLog

  init(_ grant: RefreshTokenGrant, _ gone: EventLog) {
    (self.grant, self.gone) = (Locked(grant), gone)
  }

  deinit {
    grant.withLock { $0 = nil }
    gone.add("gone")
  }

  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    guard let grant = grant.withLock({ $0 }) else { throw .cancelled }
    return try await grant.token(replacing: old)
  }
}
