import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of the grants of RFC 6749 with a token endpoint on this machine.
final class OAuthTests: TransportTestCase {
  func testClientCredentialsAsInTheRFC() async throws {
    let server = try server { _ in .json(#"{"access_token":"a","token_type":"bearer"}"#) }
    let client = OAuthClient(id: "s6BhdRkqt3", secret: "7Fjfp0ZBr1KtDRbnfVdmIw")
    let oauth = OAuthServer(tokenURL: server.url + "/token?x=1", client: client)
    let grant = ClientCredentialsGrant(server: oauth, scopes: ["read:books", "write"])
    let token = try await grant.token(replacing: nil)
    XCTAssertEqual(token, AccessToken("a"))

    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .post)
    XCTAssertEqual(request.target, "/token?x=1")
    XCTAssertEqual(request.headers["Content-Type"], "application/x-www-form-urlencoded")
    // The header of RFC 6749 §2.3.1.
    XCTAssertEqual(
      request.headers["Authorization"],
      "Basic czZCaGRSa3F0Mzo3RmpmcDBaQnIxS3REUmJuZlZkbUl3"
    )
    XCTAssertEqual(request.text, "grant_type=client_credentials&scope=read%3Abooks+write")
  }

  func testClientCredentialsInTheBody() async throws {
    let server = try server { _ in .json(#"{"access_token":"a"}"#) }
    let table: [(OAuthClient, String)] = [
      (
        OAuthClient(id: "a b", secret: "c&d", authentication: .body),
        "&client_id=a+b&client_secret=c%26d"
      ),
      (OAuthClient(id: "phone"), "&client_id=phone"),
    ]
    for (client, text) in table {
      let oauth = OAuthServer(tokenURL: server.url, client: client)
      _ = try await ClientCredentialsGrant(server: oauth).token(replacing: nil)
      let request = try XCTUnwrap(server.requests.last)
      XCTAssertNil(request.headers["Authorization"])
      XCTAssertEqual(request.text, "grant_type=client_credentials" + text)
    }
  }

  func testAnIdMayContainAColon() async throws {
    let server = try server { _ in .json(#"{"access_token":"a"}"#) }
    let oauth = OAuthServer(tokenURL: server.url, client: OAuthClient(id: "a:b", secret: "c d"))
    _ = try await ClientCredentialsGrant(server: oauth).token(replacing: nil)
    let pair = Data("a%3Ab:c+d".utf8).base64EncodedString()
    XCTAssertEqual(server.requests.first?.headers["Authorization"], "Basic \(pair)")
  }

  func testATokenExpiresSlightlyEarly() async throws {
    let table: [(String, Double?)] = [
      (#""expires_in":3600"#, 3570), (#""expires_in":"100""#, 90), (#""expires_in":-5"#, 0),
      (#""expires_in":null"#, nil), (#""scope":"read""#, nil),
    ]
    for (member, seconds) in table {
      let token = try await token(.json(#"{"access_token":"a",\#(member)}"#))
      XCTAssertEqual(token.expiry == nil, seconds == nil, member)
      guard let expiry = token.expiry, let seconds else { continue }
      XCTAssertEqual(expiry.timeIntervalSinceNow, seconds, accuracy: 20, member)
    }
  }

  func testErrorsAreTyped() async throws {
    let refusal =
      #"{"error":"invalid_client","error_description":"no\nsuch","error_uri":"http://e"}"#
    let table: [(LoopbackResponse, TokenError, String)] = [
      (
        .json(refusal, status: 401),
        .refused(
          OAuthErrorResponse(code: .invalidClient, explanation: "no\nsuch", page: "http://e")
        ),
        #"refused: invalid_client (no\nsuch)"#
      ),
      (
        .json(#"{"error":"slow_down"}"#, status: 400),
        .refused(OAuthErrorResponse(code: .init(rawValue: "slow_down"))), "refused: slow_down"
      ),
      (
        .text("<html>", status: 502), .invalidResponse(status: 502, reason: "it has no error code"),
        "response 502 is not a token: it has no error code"
      ),
      (
        .json("{}"), .invalidResponse(status: 200, reason: "it has no access_token"),
        "response 200 is not a token: it has no access_token"
      ),
      (
        .json(#"{"access_token":"a","token_type":"mac"}"#),
        .invalidResponse(status: 200, reason: "its token_type is mac"),
        "response 200 is not a token: its token_type is mac"
      ),
      (
        .response(302, headers: ["Location": "http://127.0.0.1:9/"]),
        .invalidResponse(status: 302, reason: "it has no error code"),
        "response 302 is not a token: it has no error code"
      ),
    ]
    for (answer, error, text) in table {
      do {
        _ = try await token(answer)
        XCTFail("a token from \(text)")
      } catch let found as TokenError {
        XCTAssertEqual(found, error)
        XCTAssertEqual(found.description, text)
      }
    }
  }

  func testARefreshTokenIsReplacedAndUsedOnceAtATime() async throws {
    let rotation = Rotation()
    let server = try server { rotation.answer($0) }
    let kept = Kept()
    let grant = RefreshTokenGrant(
      server: OAuthServer(tokenURL: server.url, client: OAuthClient(id: "app")),
      refreshToken: "r0",
      accessToken: AccessToken("first"),
      scopes: ["read"],
      keep: { await kept.keep($0) }
    )
    let first = try await grant.token(replacing: nil)
    XCTAssertEqual(first, AccessToken("first"))
    try await withThrowingTaskGroup(of: AccessToken.self) { group in
      for _ in 1...20 { group.addTask { try await grant.token(replacing: first) } }
      for try await token in group { XCTAssertEqual(token.value, "a1") }
    }
    let third = try await grant.token(replacing: AccessToken("a1"))
    XCTAssertEqual(third.value, "a2")
    XCTAssertEqual(
      server.requests.map(\.text),
      ["r0", "r1"].map {
        "grant_type=refresh_token&refresh_token=\($0)&scope=read&client_id=app"
      }
    )
    let tokens = await kept.tokens
    XCTAssertEqual(tokens, ["r1", "r2"])
    let refreshToken = await grant.refreshToken
    XCTAssertEqual(refreshToken, "r2")
  }

  func testSecretsAreNeverShown() async throws {
    let client = OAuthClient(id: "id", secret: "s3cret")
    let server = OAuthServer(tokenURL: "https://example.com/token", client: client)
    let grant = RefreshTokenGrant(
      server: server,
      refreshToken: "s3cret",
      accessToken: AccessToken("s3cret")
    )
    let values: [Any] = [
      client, server, AccessToken("s3cret"), grant, TokenSource.token("s3cret"),
      ClientCredentialsGrant(server: server), Credential.tokens(grant),
      Credential.authorization("Token", "s3cret"),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        XCTAssertFalse(text.contains("s3cret"), text)
      }
    }
  }

  private func token(_ answer: LoopbackResponse) async throws -> AccessToken {
    let server = try server(script: answer)
    let oauth = OAuthServer(tokenURL: server.url, client: OAuthClient(id: "a", secret: "b"))
    return try await ClientCredentialsGrant(server: oauth).token(replacing: nil)
  }
}

private actor Kept {
  private(set) var tokens: [String] = []
  func keep(_ token: String) { tokens.append(token) }
}

/// A server that accepts each refresh token once.
private final class Rotation: Sendable {
  private let count = Locked(0)

  func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    count.withLock { count in
      guard request.text.contains("refresh_token=r\(count)&") else {
        return .json(#"{"error":"invalid_grant"}"#, status: 400)
      }
      count += 1
      return .json(#"{"access_token":"a\#(count)","refresh_token":"r\#(count)"}"#)
    }
  }
}
