import BinderyRuntime
import Foundation
import RecordingMutation
import XCTest

@testable import BinderyTesting

/// Mutations of recordings and clients in contract tests.
final class ContractMutationTests: XCTestCase {
  /// Returns the results of a fixture's tests, which return violations.
  private func results(
    limit: Int = 1000,
    seconds: Double? = nil,
    of test: () async throws -> [String] = { try await BookshopContract().violations() }
  ) async throws -> MutationResults {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = MutationPlan(folder: folder.path, seed: 0, limit: limit, seconds: seconds)
    let violations = try await MutationRun.$current.withValue(MutationRun(plan)) {
      try await test()
    }
    XCTAssertEqual(violations, [])
    var results = MutationResults()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let json = try JSONValue(parsing: String(decoding: data, as: UTF8.self))
      results += try XCTUnwrap(MutationResults(json))
    }
    return results
  }

  func testACorrectClientNoticesEachMutation() async throws {
    let results = try await results()
    XCTAssertEqual(unexpected(in: results), [])
    XCTAssertGreaterThan(results.results.count, 150)
    let missing = Set(MutationKind.allCases).subtracting(results.results.map(\.kind))
    // The fixture has no sessions and streams, and no such keywords.
    let others: Set<MutationKind> = [
      .missingFrame, .repeatedFrame, .reorderedFrames, .otherClose, .forbiddenMember,
      .otherConstant, .otherForm, .otherSize, .outOfRange, .unreadElement, .repeatedElement,
      .reorderedElements,
    ]
    XCTAssertEqual(missing.map(\.rawValue).sorted(), others.map(\.rawValue).sorted())
  }

  private func unexpected(in results: MutationResults) -> [String] {
    results.results.filter { !$0.isExpected }
      .map { "\($0.kind) \($0.subject) \($0.detail) \($0.failure ?? "")" }
  }

  /// The numbers of mutations of each kind in some parts.
  private func counts(
    _ results: MutationResults,
    of subject: String,
    _ detail: String = ""
  ) -> [String: Int] {
    let own = results.results.filter { $0.subject == subject && $0.detail.hasPrefix(detail) }
    return Dictionary(own.map { ($0.kind.rawValue, 1) }, uniquingKeysWith: +)
  }

  func testStreamsPartsAndWebhooks() async throws {
    let contract = try PressContract()
    let results = try await results { try await contract.violations() }
    XCTAssertEqual(unexpected(in: results), [])
    // Two events and two lines, of which the schema describes one member.
    let stream = ["unread-element": 2, "repeated-element": 2, "reordered-elements": 1]
    for (subject, detail) in [("followOrders 200", "event"), ("listLines 200", "line")] {
      let counts = counts(results, of: subject, detail)
      for (kind, count) in stream { XCTAssertEqual(counts[kind], count, "\(subject) \(kind)") }
      XCTAssertEqual(counts["missing-member"], 2, subject)
      XCTAssertEqual(counts["unread-member"], 2, subject)
      XCTAssertEqual(counts["unknown-member"], 2, subject)
    }
    // Each part is omitted and changed, and so are the names and types of files.
    XCTAssertEqual(counts(results, of: "upload 204", "part \"title\"")["other-body"], 2)
    XCTAssertEqual(counts(results, of: "upload 204", "part \"cover\"")["other-body"], 4)
    let webhook = counts(results, of: "book.added")
    XCTAssertEqual(webhook["other-header"], 2)
    XCTAssertEqual(webhook["unsent-parameter"], 2)
    XCTAssertEqual(webhook["other-method"], 1)
    XCTAssertEqual(webhook["other-size"], 1)
    XCTAssertEqual(webhook["unread-member"], 1)
  }

  func testMessagesInBothDirections() async throws {
    let contract = try LobbyContract()
    let results = try await results { try contract.violations() }
    // The schema of the fixture allows any event.
    XCTAssertEqual(
      unexpected(in: results),
      [
        "otherValue room entered received $.event event: understood as no message of the spec"
      ]
    )
    // Of a sent note, the described member is omitted and changed.
    XCTAssertEqual(counts(results, of: "room note sent")["other-body"], 2)
    XCTAssertEqual(counts(results, of: "room note received")["unread-member"], 1)
  }

  func testLimitsMutations() async throws {
    let all = try await results()
    let some = try await results(limit: 5)
    XCTAssertLessThan(some.results.count, all.results.count)
    XCTAssertEqual(some.untested, [:])
    let none = try await results(seconds: 0)
    XCTAssertEqual(none.results, [])
    XCTAssertEqual(none.untested.values.reduce(0, +), all.results.count)
  }

  func testTestsAsUsualWithoutAPlan() {
    XCTAssertNil(MutationRun.current)
  }
}
