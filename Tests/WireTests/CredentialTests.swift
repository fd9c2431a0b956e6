import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

/// Tests of the location of each kind of credential, and of an operation's alternative credentials.
final class CredentialTests: WireTestCase {
  private let all = Wire.Credentials(
    keyHeader: "kh",
    keyQuery: "k q",
    keyCookie: "kc",
    basic: (user: "Aladdin", password: "open sesame"),
    bearer: "b",
    other: "t1",
    oauth: .token("o"),
    openID: .source { _ in AccessToken("i") }
  )

  func testCredentialLocations() async throws {
    // The header of RFC 7617 §2.
    let basic = "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
    try await assertSends(authorization: basic) { try await $0.secureBasic() }
    try await assertSends(authorization: "Bearer b") { try await $0.secureBearer() }
    try await assertSends(authorization: "Token t1") { try await $0.secureOther() }
    try await assertSends(authorization: "Bearer o") { try await $0.secureTokens() }
    try await assertSends(authorization: "Bearer i") { try await $0.secureDiscovered() }
    try await assertSends(key: "kh") { try await $0.secureHeader() }
    try await assertSends(cookie: "sid=kc") { try await $0.secureCookie() }
    try await assertSends(query: "?api%20key=k%20q") { try await $0.secureQuery() }
  }

  func testRequirements() async throws {
    let basic = "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
    try await assertSends(authorization: basic, key: "kh") { try await $0.secureBoth() }
    try await assertSends(authorization: basic, key: "kh") { try await $0.secureEither() }
    try await assertSends(authorization: "Bearer b") { try await $0.secureOptional() }
    try await assertSends(key: "kh") { try await $0.secureCertificate() }
    try await assertSends(query: "?api%20key=k%20q") { try await $0.secureInherited() }
    try await assertSends { try await $0.secureNone() }
  }

  func testUsesTheNextAlternativeIfOneIsIncomplete() async throws {
    let some = Wire.Credentials(keyHeader: "kh", bearer: "b")
    try await assertSends(some, authorization: "Bearer b") { try await $0.secureEither() }
    try await assertSends(some) { try await $0.secureBoth() }
    try await assertSends(.init()) { try await $0.secureOptional() }
  }

  func testConstantsOfTheTokens() {
    XCTAssertEqual(Wire.OauthTokens.tokenURL, "https://login.wire.test/token")
    XCTAssertEqual(Wire.OauthTokens.Scope.readBooks, "read:books")
  }

  private func assertSends(
    _ credentials: Wire.Credentials? = nil,
    authorization: String? = nil,
    key: String? = nil,
    cookie: String? = nil,
    query: String = "",
    line: UInt = #line,
    _ call: (Wire) async throws -> Void
  ) async throws {
    let request = try await arrived(as: credentials ?? all, call: call)
    XCTAssertEqual(request.headers["Authorization"], authorization, line: line)
    XCTAssertEqual(request.headers["X-Key"], key, line: line)
    XCTAssertEqual(request.headers["Cookie"], cookie, line: line)
    XCTAssertEqual(request.target, request.path + query, line: line)
  }
}
