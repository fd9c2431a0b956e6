import XCTest

/// The number of diagnostics that are shown is limited for each kind of message, not for a code
/// that has several kinds.
final class KindLimitTests: XCTestCase {
  func testLimitAppliesPerKindOfMessage() throws {
    let folder = try TemporaryFolder()
    let invalid = (2001...2025).map { "        \"\($0)\": { description: Invalid. }\n" }.joined()
    try folder.write(
      "openapi: 3.1.0\ninfo: { title: Shop, version: \"1\" }\npaths:\n  /books:\n    get:\n"
        + "      responses:\n\(invalid)        \"101\": { description: Interim. }\n",
      to: "openapi.yaml"
    )
    let run = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    let lines = run.output.split(separator: "\n").filter { $0.hasSuffix(" [invalid-status]") }
    XCTAssertEqual(lines.filter { $0.contains("“20") }.count, 20, run.output)
    XCTAssertEqual(lines.filter { $0.contains("“101”") }.count, 1, run.output)
    XCTAssert(run.output.contains("\nand 5 more [invalid-status]"), run.output)
  }
}
