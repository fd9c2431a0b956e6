import XCTest

final class GeneratedSourcesTests: XCTestCase {
  func testCommittedSourcesAreUpToDate() throws {
    let run = try BinderyProcess("generate", "--check")
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(run.output + run.errors, "")
  }
}
