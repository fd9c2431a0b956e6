import Foundation
import XCTest

/// Findings as SARIF 2.1.0.
final class SARIFTests: XCTestCase {
  /// The requirements of SARIF 2.1.0 (§3.13 to §3.49) that apply to findings.
  func testLogMeetsTheStandard() throws {
    let log = try LintedShop.lint("a b/shop.yaml", format: "sarif").object
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    XCTAssertEqual(run["columnKind"] as? String, "unicodeCodePoints")
    let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    XCTAssertEqual(driver["name"] as? String, "bindery")
    let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
    XCTAssertEqual(rules.map { $0["id"] as? String }, ["duplicate-key"])
    XCTAssertNotNil((rules[0]["help"] as? [String: Any])?["text"] as? String)
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.count, 1)
    XCTAssertEqual(results[0]["ruleId"] as? String, "duplicate-key")
    XCTAssertEqual(results[0]["ruleIndex"] as? Int, 0)
    XCTAssertEqual(results[0]["level"] as? String, "error")
    for (key, line) in [("locations", 8), ("relatedLocations", 7)] {
      let locations = try XCTUnwrap(results[0][key] as? [[String: Any]])
      let location = try XCTUnwrap(locations[0]["physicalLocation"] as? NSDictionary)
      XCTAssertEqual(
        location,
        [
          "artifactLocation": ["uri": "a%20b/shop.yaml", "uriBaseId": "SRCROOT"],
          "region": ["startLine": line, "startColumn": 5],
        ] as NSDictionary
      )
    }
  }

  /// Readers reject a result without a location, and render `[…](…)` as a link.
  func testFindingsWithoutALocationAreNotifications() throws {
    let folder = try TemporaryFolder()
    let run = try sarif("gone.yaml", in: folder)
    XCTAssertEqual(run["results"] as? NSArray, [])
    let invocation = try XCTUnwrap((run["invocations"] as? [[String: Any]])?.first)
    XCTAssertEqual(invocation["executionSuccessful"] as? Bool, false)
    let notifications = try XCTUnwrap(
      invocation["toolExecutionNotifications"] as? [[String: Any]]
    )
    XCTAssertEqual(notifications.count, 1)
    XCTAssertEqual(notifications[0]["level"] as? String, "error")
    XCTAssertEqual(notifications[0]["descriptor"] as? NSDictionary, ["id": "unreadable-file"])

    try folder.write(
      LintedShop.warning.replacing("strnig", with: "\"[here](https://a)\""),
      to: "shop.yaml"
    )
    let results = try XCTUnwrap(sarif("shop.yaml", in: folder)["results"] as? [[String: Any]])
    let text = (results.first?["message"] as? [String: Any])?["text"] as? String
    XCTAssertEqual(
      text,
      """
      “[here\\](https://a)” isn't a valid type; ignored
      help: write string, number, integer, boolean, array or object
      """
    )
  }

  func testNormalizesPaths() throws {
    let folder = try TemporaryFolder()
    try folder.write(LintedShop.warning, to: "a:é/shop.yaml")
    for path in ["./a:é/shop.yaml", "a:é/../a:é/./shop.yaml", folder.url.path + "/a:é/shop.yaml"] {
      let github = try BinderyProcess("lint", path, "--format", "github", in: folder.url)
      XCTAssert(github.output.hasPrefix("::warning file=a%3Aé/shop.yaml,line=6"), github.output)
      let sarif = try BinderyProcess("lint", path, "--format", "sarif", in: folder.url)
      XCTAssert(sarif.output.contains(#""uri" : "a%3A%C3%A9/shop.yaml""#), sarif.output)
    }
  }

  private func sarif(_ name: String, in folder: TemporaryFolder) throws -> [String: Any] {
    let run = try BinderyProcess("lint", name, "--format", "sarif", in: folder.url)
    return try XCTUnwrap((run.object["runs"] as? [[String: Any]])?.first)
  }
}
