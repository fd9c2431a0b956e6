import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Cookies and redirects of auth endpoints.
final class AuthSessionTests: TimedTestCase {
  private let cookies = HTTPCookieStorage.sharedCookieStorage(
    forGroupContainerIdentifier: UUID().uuidString
  )

  func testTheEndpointReceivesAndSetsCookies() async throws {
    let endpoint = try LoopbackServer { _ in
      .response(
        200,
        headers: ["Set-Cookie": "second=2; Path=/"],
        body: Array(#"{"auth":"k:s"}"#.utf8)
      )
    }
    defer { endpoint.stop() }
    try set("first", on: endpoint)
    try await ask(endpoint, AuthSession(cookies: cookies, followsRedirects: true))
    try await ask(endpoint, AuthSession(cookies: cookies, followsRedirects: true))
    try await ask(endpoint, AuthSession(cookies: nil, followsRedirects: true))
    let sent = endpoint.requests.map {
      Set(($0.headers["Cookie"] ?? "").split(separator: "; ").map(String.init))
    }
    XCTAssertEqual(sent, [["first=1"], ["first=1", "second=2"], []])
  }

  func testRedirectsKeepTheFormAndTheirCookies() async throws {
    let endpoint = try LoopbackServer { request in
      guard !request.target.hasPrefix("/new") else { return .json(#"{"auth":"k:s"}"#) }
      return .response(308, headers: ["Location": "/new", "Set-Cookie": "visited=1; Path=/"])
    }
    defer { endpoint.stop() }
    try await ask(endpoint, AuthSession(cookies: cookies, followsRedirects: true))
    XCTAssertEqual(endpoint.requests.map(\.text), ["socket_id=1.1", "socket_id=1.1"])
    XCTAssertEqual(endpoint.requests.last?.headers["Cookie"], "visited=1")
    do {
      try await ask(endpoint, AuthSession(cookies: nil, followsRedirects: false))
      XCTFail("it was followed")
    } catch let failure as AuthEndpointFailure {
      guard case .refused(308, _) = failure.reason else { return XCTFail("\(failure)") }
    }
  }

  func testRedirectedRequests() throws {
    let form = HTTPExchange.form(to: "https://a.test/auth", ["socket_id": "1.1"])
    func next(_ status: Int, _ location: String) -> HTTPExchange? {
      form.redirected(by: HTTPResponse(status: status, headers: ["Location": location]))
    }
    XCTAssertEqual(next(302, "/login")?.method, .get)
    XCTAssertEqual(next(302, "/login")?.url, "https://a.test/login")
    XCTAssertEqual(next(307, "https://a.test:8443/x")?.body, form.body)
    XCTAssertNil(next(307, "https://b.test/auth"))
    XCTAssertEqual(next(303, "https://b.test/auth")?.body, .empty)
    XCTAssertNil(next(302, "http://a.test/auth"))
    XCTAssertNil(next(302, "file:///etc/passwd"))
    XCTAssertNil(next(200, "/x"))
  }

  private func set(_ name: String, on endpoint: LoopbackServer) throws {
    let cookie = try XCTUnwrap(
      HTTPCookie(properties: [.name: name, .value: "1", .path: "/", .domain: "127.0.0.1"])
    )
    cookies.setCookie(cookie)
  }

  private func ask(_ endpoint: LoopbackServer, _ session: AuthSession) async throws {
    let asked = AuthEndpoint(transport: PusherDependencies().http, session: session)
    _ = try await asked.send(.form(to: endpoint.url, ["socket_id": "1.1"]))
  }
}
