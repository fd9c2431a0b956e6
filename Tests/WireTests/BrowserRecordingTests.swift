import BinderyRuntime
import BinderyTesting
import Foundation
import Wire
import XCTest

/// Tests of a contract over recordings of a browser.
///
/// The generated contract tests cover correct calls; these calls omit what the document describes.
final class BrowserRecordingTests: WireTestCase {
  private let contract = Contract(
    recordings: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/WireRecordings"),
    schemas: "{}",
    connection: Wire().connection,
    client: { Wire(connection: $0) }
  )

  func testADescribedHeaderIsRequired() async throws {
    let found = try await violations(of: "headers", Headers.self, entry: 43) {
      try await $0.headers(xList: ["a", "b"])
    }
    XCTAssertEqual(
      found,
      [
        #"request: header accept-language: recorded "en-GB,en;q=0.9", sent nothing"#,
        #"request: header x-text: recorded "a", sent nothing"#,
      ]
    )
  }

  func testTheCredentialInACookieIsRequired() async throws {
    let found = try await violations(of: "secureCookie", SecureCookie.self, entry: 44) {
      try await $0.secureCookie()
    }
    XCTAssertEqual(found, [#"request: cookie sid: recorded "kc", sent nothing"#])
  }

  func testTheCredentialInAHeaderIsRequired() async throws {
    let found = try await violations(of: "secureHeader", SecureHeader.self, entry: 45) {
      try await $0.secureHeader()
    }
    XCTAssertEqual(found, [#"request: header x-key: recorded "kh", sent nothing"#])
  }

  func testAnotherNumberIsADifference() async throws {
    let found = try await violations(of: "queryKinds", QueryKinds.self, entry: 46) {
      try await $0.queryKinds(count: 1, ratio: 2.25, limit: 20)
    }
    XCTAssertEqual(found, [#"request: query ratio: recorded "2.50", sent "2.25""#])
  }

  /// Returns the violations of a call, with the tolerance of the generated case.
  private func violations<R: Request>(
    of operation: String,
    _ request: R.Type,
    entry: Int,
    call: @escaping @Sendable (Wire) async throws -> R.Reply
  ) async throws -> [String] {
    let recorded = ContractCase<Wire, R>(
      "wire.har",
      entry,
      status: 204,
      undescribedHeaders: ["x-requested-with"],
      undescribedCookies: ["_ga", "consent"],
      describedHeaders: ["accept-language"].filter { _ in operation == "headers" },
      numericParameters: ["count", "ratio", "limit"],
      call: call
    )
    do {
      try await contract.verify(operation, request, [recorded]) { _ in .empty(204) }
      return []
    } catch {
      return error.violations.map(\.difference)
    }
  }
}
