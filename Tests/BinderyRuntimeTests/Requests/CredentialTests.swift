import BinderyRuntime
import TestSupport
import XCTest

final class CredentialTests: TimedTestCase {
  private let all: [Credential] = [
    .apiKey("s3cret", header: "X-Key"), .apiKey("s3cret", query: "key"),
    .apiKey("s3cret", cookie: "session"), .basic(user: "s3cret", password: "s3cret"),
    .bearer("s3cret"),
  ]

  func testTheLocationOfEachCredential() async throws {
    let table: [(Credential, HTTPHeaders, String)] = [
      (.apiKey("k é", header: "X-Key"), ["X-Key": "k %C3%A9"], ""),
      (.apiKey("k&+", query: "api key"), [:], "?api%20key=k%26%2B"),
      (.apiKey("a+b/c==", cookie: "sid"), ["Cookie": "sid=a+b/c=="], ""),
      (
        .basic(user: "Aladdin", password: "open:sesame"),
        [
          "Authorization": "Basic QWxhZGRpbjpvcGVuOnNlc2FtZQ=="
        ], ""
      ),
      (.basic(user: "é", password: ""), ["Authorization": "Basic w6k6"], ""),
      (.bearer("abc.def"), ["Authorization": "Bearer abc.def"], ""),
    ]
    for (credential, headers, query) in table {
      let exchange = try await exchange(["token": credential])
      XCTAssertEqual(exchange.headers, HTTPHeaders(accept + headers))
      XCTAssertEqual(exchange.url, "https://example.com/v1/books/7\(query)")
    }
  }

  /// FindBook requires `app` and `user` together, or `token`.
  func testTheFirstAvailableAlternativeIsUsed() async throws {
    let app = Credential.apiKey("1", header: "App")
    let user = Credential.apiKey("2", header: "User")
    let token = Credential.apiKey("3", header: "Token")
    let table: [([String: Credential], [HTTPHeaders.Field])] = [
      ([:], []),
      (["app": app], []),
      (["other": app], []),
      (["token": token], [.init("Token", "3")]),
      (["app": app, "token": token], [.init("Token", "3")]),
      (["app": app, "user": user], [.init("App", "1"), .init("User", "2")]),
      (["app": app, "user": user, "token": token], [.init("App", "1"), .init("User", "2")]),
    ]
    for (credentials, headers) in table {
      let exchange = try await exchange(credentials)
      XCTAssertEqual(Array(exchange.headers), accept + headers)
    }
  }

  func testACredentialIsPreferredToNone() async throws {
    let stub = ScriptedTransport(.success(HTTPResponse(204)), .success(HTTPResponse(204)))
    var connection = Connection(server: .example, transport: stub)
    try await Shop(connection: connection).send(OptionalAuthentication())
    connection.credentials = ["token": .bearer("t")]
    try await Shop(connection: connection).send(OptionalAuthentication())
    let sent = await stub.exchanges.map { $0.headers["Authorization"] }
    XCTAssertEqual(sent, [nil, "Bearer t"])
  }

  func testACredentialReplacesAnotherValue() async throws {
    let exchange = try await exchange(["token": .bearer("t")], headers: ["authorization": "own"])
    XCTAssertEqual(exchange.headers.values(of: "Authorization"), ["Bearer t"])
    let query = try await self.exchange(["token": .apiKey("k", query: "tags")], tags: ["a", "b"])
    XCTAssertEqual(query.url, "https://example.com/v1/books/7?tags=k")
    let cookie = try await self.exchange(
      ["token": .apiKey("k", cookie: "sid")],
      headers: ["Cookie": "sid=old; b=2"]
    )
    XCTAssertEqual(cookie.headers["Cookie"], "b=2; sid=k")
  }

  func testACredentialThatCannotBeSentIsRefused() async {
    let control = "the control character \\n is not allowed in a header"
    let table: [(Credential, String)] = [
      (.bearer("s3cret\n"), "Authorization: \(control)"),
      (.apiKey("s3cret\nX: 1", header: "X-Key"), "X-Key: \(control)"),
      (.apiKey("s3cret\n", cookie: "sid"), "sid: \(control)"),
      (
        .basic(user: "s3:cret", password: ""),
        "Authorization: a user name must not contain a colon"
      ),
    ]
    for (credential, text) in table {
      let connection = Connection(
        server: .example,
        credentials: ["token": credential],
        transport: ScriptedTransport()
      )
      let error = await Shop(connection: connection).error(of: FindBook(id: "7"))
      XCTAssertEqual(error?.description, "invalid request: \(text)")
    }
  }

  func testSecretsAreNeverShown() async throws {
    for credential in all {
      let connection = Connection(
        server: .example,
        credentials: ["token": credential],
        transport: ScriptedTransport()
      )
      for value: Any in [credential, connection, connection.credentials, [credential]] {
        var dumped = ""
        dump(value, to: &dumped)
        for text in ["\(value)", String(reflecting: value), dumped] {
          XCTAssertFalse(text.contains("s3cret"), text)
        }
      }
      let exchange = try await exchange(["token": credential])
      var dumped = ""
      dump(exchange, to: &dumped)
      for text in ["\(exchange)", String(reflecting: exchange), "\(exchange.headers)", dumped] {
        XCTAssertFalse(text.contains("s3cret"), text)
      }
    }
  }

  func testDescriptionsHaveTheLocationOfACredential() {
    XCTAssertEqual(
      all.map(\.description),
      [
        "API key in header X-Key (secret)", "API key in query key (secret)",
        "API key in cookie session (secret)", "user and password (secret)", "bearer (secret)",
      ]
    )
  }

  private let accept = [HTTPHeaders.Field("Accept", "application/json")]

  private func exchange(
    _ credentials: [String: Credential],
    headers: HTTPHeaders = [:],
    tags: [String]? = nil
  ) async throws -> HTTPExchange {
    let stub = ScriptedTransport(.success(HTTPResponse(200, "{}")))
    let connection = Connection(
      server: .example,
      credentials: credentials,
      transport: stub,
      headers: headers
    )
    _ = try await Shop(connection: connection).send(FindBook(id: "7", tags: tags))
    let exchanges = await stub.exchanges
    return try XCTUnwrap(exchanges.first)
  }
}

/// An operation with optional authentication.
private struct OptionalAuthentication: Request {
  static let security: [[String]] = [[], ["token"]]

  func httpRequest() throws(InvalidRequest) -> HTTPRequest { try HTTPRequest(.get, "/") }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Void, Never> {
    .reply(())
  }
}
