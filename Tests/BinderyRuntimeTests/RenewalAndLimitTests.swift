import TestSupport
import XCTest

@testable import BinderyRuntime

/// Tests of failed renewals, servers of operations, and exact limits.
final class RenewalAndLimitTests: TimedTestCase {
  /// The old token is passed to the provider until there is a new one: some servers need it.
  func testAFailedRenewalKeepsTheOldToken() async throws {
    let provider = Tokens([.success("1"), .failure(.transport(.timedOut)), .success("2")])
    let store = TokenStore(provider)
    let first = try await store.token()
    do throws(TokenError) {
      _ = try await store.token(insteadOf: first)
      XCTFail("it was renewed")
    } catch {
      XCTAssertEqual(error, .transport(.timedOut))
    }
    // A request that wasn't rejected keeps the token.
    let kept = try await store.token()
    XCTAssertEqual(kept, first)
    let second = try await store.token(insteadOf: first)
    XCTAssertEqual(second.value, "2")
    let asked = await provider.asked
    XCTAssertEqual(asked, [nil, "1", "1"])
  }

  /// A request with several tokens is repeated when any of them is new.
  func testOneNewTokenOfSeveralIsEnough() async throws {
    let kinds = [["1", "2"], ["a", "a"]]
    for order in [[0, 1], [1, 0]] {
      let credentials = order.map { index in
        Credential.tokens(Tokens(kinds[index].map { .success($0) }))
      }
      let held = try await RequestCredentials(credentials)
      let renewed = try await held.renewed()
      XCTAssertNotNil(renewed, "\(order)")
    }
    let same = try await RequestCredentials([.tokens(Tokens([.success("a"), .success("a")]))])
    let renewed = try await same.renewed()
    XCTAssertNil(renewed)
  }

  /// A server that the document does not declare, as in tests, applies to every operation.
  func testAnOperationsOwnServerReplacesOnlyADocumentedOne() async throws {
    var request = try HTTPRequest(.get, "/x")
    let named = Connection(server: try ServerURL("https://named.test"))
    let documented = Connection(server: ServerURL(documented: "https://documented.test"))
    let anonymous = try await RequestCredentials([])
    func url(_ connection: Connection) throws -> String {
      try connection.exchange(for: request, as: anonymous).url
    }
    XCTAssertEqual(try url(named), "https://named.test/x")
    XCTAssertEqual(try url(documented), "https://documented.test/x")
    request.server = ServerURL(documented: "https://own.test")
    XCTAssertEqual(try url(named), "https://named.test/x")
    XCTAssertEqual(try url(documented), "https://own.test/x")
  }

  /// An event may be as long as the limit, in one line or in several, ended or not.
  func testTheLongestEvent() throws {
    let limit = 12
    func data(_ text: String) throws -> String? {
      var parser = ServerSentEventParser(limit: limit)
      parser.append(Array(text.utf8))
      return try parser.next().map { String(decoding: $0.data, as: UTF8.self) }
    }
    XCTAssertEqual(try data("data:1234567\n\n"), "1234567")
    XCTAssertThrowsError(try data("data:12345678\n\n")) { XCTAssertTrue($0 is RecordTooLong) }
    XCTAssertNil(try data("data:1234567"))
    XCTAssertThrowsError(try data("data:12345678"))
    XCTAssertEqual(try data("data:12345\ndata:ab\n\n"), "12345\nab")
    XCTAssertThrowsError(try data("data:12345\ndata:abc\n\n"))
  }

  /// Brackets may be nested to the limit; with more, they are part of the name.
  func testTheDeepestFormField() {
    for (depth, isNested) in [(1, true), (31, true), (32, true), (33, false), (40, false)] {
      let name = "a" + String(repeating: "[b]", count: depth)
      guard case .object(let members) = FormFields("\(name)=x").value else {
        return XCTFail("no object")
      }
      XCTAssertEqual(members.map(\.name), [isNested ? "a" : name], "\(depth)")
    }
  }
}

/// A provider that returns tokens in order, and records those that they replace.
private actor Tokens: TokenProvider {
  private(set) var asked: [String?] = []
  private var answers: ArraySlice<Result<String, TokenError>>

  init(_ answers: [Result<String, TokenError>]) { self.answers = answers[...] }

  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    asked.append(old?.value)
    guard let answer = answers.popFirst() else { throw .cancelled }
    return AccessToken(try answer.get())
  }
}
