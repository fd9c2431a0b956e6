import XCTest

@testable import Commands

/// Codes that were merged are reported with the code that replaces them.
final class FormerCodeTests: XCTestCase {
  func testARuleWithAFormerCodeNamesTheNewOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Sources\n"
        + "severities: { bad-name: error, dangling-reference: ignore }\n",
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write("openapi: 3.1.0\npaths: {}\n", to: "Spec/shop/openapi.yaml")
    let run = try BinderyProcess("lint", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.output.contains("did you mean “invalid-name”?"), run.output)
    XCTAssert(run.output.contains("did you mean “unresolved-reference”?"), run.output)
  }

  func testAFormerCodeIsExplainedByTheNewOne() throws {
    let run = try BinderyProcess("explain", "bad-yaml")
    XCTAssertEqual(run.status, 2)
    XCTAssert(run.errors.contains("did you mean “invalid-syntax”?"), run.errors)
  }

  func testEveryReplacementExistsAndNoCodeIsAFormerOne() {
    let codes = Set(Explanation.all.map(\.code))
    for (former, code) in FormerCodes.replacements {
      XCTAssert(codes.contains(code), code)
      XCTAssertFalse(codes.contains(former), former)
    }
    XCTAssertGreaterThan(FormerCodes.replacements.count, 100)
  }
}
