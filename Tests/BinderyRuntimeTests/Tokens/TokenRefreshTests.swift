import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of a client's tokens, with a server that rejects them.
final class TokenRefreshTests: TransportTestCase {
  func testATokenIsRequestedOnceAndKept() async throws {
    let server = try guarded(by: "t1")
    let source = CountingSource()
    let shop = try shop(at: server.url, source)
    for _ in 1...3 { _ = try await shop.send(FindBook(id: "7")) }
    let asked = await source.asked
    XCTAssertEqual(asked, [nil])
    XCTAssertEqual(server.authorizations, Array(repeating: "Bearer t1", count: 3))
  }

  func testARejectedTokenIsRenewedAndTheRequestRepeated() async throws {
    let server = try guarded(by: "t2")
    let source = CountingSource()
    let reply = try await shop(at: server.url, source).send(AddBook(title: "Emma"))
    XCTAssertEqual(reply, "added")
    XCTAssertEqual(server.authorizations, ["Bearer t1", "Bearer t2"])
    XCTAssertEqual(server.requests.map(\.text), [#""Emma""#, #""Emma""#])
    XCTAssertEqual(Set(server.requests.map(\.target)), ["/books"])
    let asked = await source.asked
    XCTAssertEqual(asked, [nil, "t1"])
  }

  func testAnIncompleteRefusalIsARefusal() async throws {
    let server = try guarded(by: "t2", with: .halfBody(of: Array("who?".utf8), status: 401))
    let reply = try await shop(at: server.url, CountingSource()).send(AddBook(title: "Emma"))
    XCTAssertEqual(reply, "added")
    XCTAssertEqual(server.authorizations, ["Bearer t1", "Bearer t2"])
  }

  func testASecondRefusalIsTheResponse() async throws {
    let server = try guarded(by: "none")
    let error = try await shop(at: server.url, CountingSource()).error(of: FindBook(id: "7"))
    guard case .undocumented(let response) = error else { return XCTFail("\(error as Any)") }
    XCTAssertEqual(response.status, 401)
    XCTAssertEqual(server.authorizations, ["Bearer t1", "Bearer t2"])
  }

  func testTheSameTokenIsNotSentTwice() async throws {
    let server = try guarded(by: "none")
    let error = try await shop(at: server.url, .token("same")).error(of: FindBook(id: "7"))
    guard case .undocumented = error else { return XCTFail("\(error as Any)") }
    XCTAssertEqual(server.requests.count, 1)
  }

  func testAProviderThatHasNoTokenIsATypedError() async throws {
    let server = try guarded(by: "none")
    let refusal = TokenError.refused(OAuthErrorResponse(code: .invalidGrant, explanation: "log in"))
    let provider = TokenSource { old throws(TokenError) in
      if old != nil { throw refusal }
      return AccessToken("t1")
    }
    let error = try await shop(at: server.url, provider).error(of: FindBook(id: "7"))
    XCTAssertEqual(error, .token(refusal))
    XCTAssertEqual(error?.description, "no access token: refused: invalid_grant (log in)")
    XCTAssertEqual(server.requests.count, 1)
  }

  func testAnExpiredTokenIsRenewedBeforeItIsSent() async throws {
    let server = try server { _ in .json("{}") }
    let source = CountingSource(expiries: [Date(timeIntervalSinceNow: -1), nil])
    let shop = try shop(at: server.url, source)
    for _ in 1...3 { _ = try await shop.send(FindBook(id: "7")) }
    XCTAssertEqual(server.authorizations, ["Bearer t1", "Bearer t2", "Bearer t2"])
    let asked = await source.asked
    XCTAssertEqual(asked, [nil, "t1"])
  }

  func testARequestWithoutATokenIsNotRepeated() async throws {
    let server = try guarded(by: "none")
    var shop = try shop(at: server.url, CountingSource())
    shop.connection.credentials = ["token": .bearer("fixed")]
    _ = await shop.error(of: FindBook(id: "7"))
    XCTAssertEqual(server.requests.count, 1)
  }

  func testAnInvalidRequestRequestsNoToken() async throws {
    let source = CountingSource()
    let error = try await shop(at: "http://127.0.0.1:9", source).error(of: FindBook(id: ""))
    guard case .invalidRequest = error else { return XCTFail("\(error as Any)") }
    let asked = await source.asked
    XCTAssertEqual(asked, [])
  }

  func testManyRequestsShareOneRenewal() async throws {
    let server = try guarded(by: "t2")
    let source = CountingSource()
    let shop = try shop(at: server.url, source)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...60 {
        group.addTask { _ = try await shop.send(FindBook(id: "\(id)")) }
      }
      try await group.waitForAll()
    }
    let asked = await source.asked
    XCTAssertEqual(asked, [nil, "t1"])
    XCTAssertEqual(server.authorizations.count { $0 == "Bearer t2" }, 60)
  }

  /// Starts a server that accepts one token, and rejects others.
  private func guarded(
    by token: String,
    with refusal: LoopbackResponse = .status(401)
  ) throws -> LoopbackServer {
    try server { request in
      guard request.headers["Authorization"] == "Bearer \(token)" else { return refusal }
      return .json(request.method == .post ? #""added""# : #"{"title":"Emma"}"#)
    }
  }

  private func shop(at url: String, _ provider: some TokenProvider) throws -> Shop {
    Shop(
      connection: Connection(
        server: try ServerURL(url),
        credentials: ["token": .tokens(provider)]
      )
    )
  }
}

extension LoopbackServer {
  var authorizations: [String?] { requests.map { $0.headers["Authorization"] } }
}

/// A provider that returns t1, t2, t3 …, and records which tokens they replace.
actor CountingSource: TokenProvider {
  private(set) var asked: [String?] = []
  private let expiries: [Date?]

  init(expiries: [Date?] = []) { self.expiries = expiries }

  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    asked.append(old?.value)
    let number = asked.count
    return AccessToken("t\(number)", expiry: number <= expiries.count ? expiries[number - 1] : nil)
  }
}

private struct AddBook: Request {
  typealias Reply = String
  typealias Failure = Never

  static let security = [["token"]]
  var title: String

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/books")
    try request.jsonBody(title)
    return request
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<String, Never> {
    response.status == 200 ? .reply(try response.json()) : .undocumented
  }
}
