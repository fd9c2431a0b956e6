import BinderyRuntime
import Foundation
import RecordingMutation
import XCTest

@testable import BinderyTesting

extension XCTestCase {
  /// Returns the results of tests with mutations, which return violations.
  ///
  /// - Parameter failures: The number of violations without a mutation.
  func results(
    limit: Int = 1000,
    seconds: Double? = nil,
    failures: Int = 0,
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
    XCTAssertEqual(violations.count, failures, "\(violations)")
    var results = MutationResults()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let json = try JSONValue(parsing: String(decoding: data, as: UTF8.self))
      results += try XCTUnwrap(MutationResults(json))
    }
    return results
  }
}
