import BinderyRuntime
import Foundation
import RecordingMutation
import XCTest

@testable import BinderyTesting

/// Mutations of recordings and clients in contract tests.
final class ContractMutationTests: XCTestCase {
  /// Returns the results of the fixture's tests.
  private func results(
    limit: Int = 1000,
    seconds: Double? = nil,
    _ contract: BookshopContract = BookshopContract()
  ) async throws -> MutationResults {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = MutationPlan(folder: folder.path, seed: 0, limit: limit, seconds: seconds)
    let violations = try await MutationRun.$current.withValue(MutationRun(plan)) {
      try await contract.violations()
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
    XCTAssertEqual(
      results.results.filter { !$0.isExpected }
        .map { "\($0.kind) \($0.subject) \($0.detail) \($0.failure ?? "")" },
      []
    )
    XCTAssertGreaterThan(results.results.count, 150)
    let missing = Set(MutationKind.allCases).subtracting(results.results.map(\.kind))
    // The fixture has no sessions, and no such keywords.
    let others: Set<MutationKind> = [
      .missingFrame, .repeatedFrame, .reorderedFrames, .otherClose, .forbiddenMember,
      .otherConstant, .otherForm, .otherSize, .outOfRange,
    ]
    XCTAssertEqual(missing.map(\.rawValue).sorted(), others.map(\.rawValue).sorted())
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
