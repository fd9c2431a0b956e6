import Foundation
import XCTest

/// Every folder in Tests/Reports is a case: the arguments of a command, its files, and the expected
/// report in each format.
///
/// `RECORD=1` writes the reports and fails, for a review of the difference.
final class GoldenReportTests: XCTestCase {
  private static let formats = ["text", "json", "junit", "sarif", "github", "markdown", "html"]

  func testEveryFormatIsAsExpected() throws {
    let folder = BinderyProcess.package.appendingPathComponent("Tests/Reports")
    let cases = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertEqual(cases, ["check", "coverage", "lint"])
    for name in cases { try check(folder.appendingPathComponent(name)) }
  }

  private func check(_ folder: URL) throws {
    let arguments = try String(
      contentsOf: folder.appendingPathComponent("arguments.txt"),
      encoding: .utf8
    )
    let words = arguments.split(whereSeparator: \.isWhitespace).map(String.init)
    var statuses: Set<Int32> = []
    for format in Self.formats {
      let run = try BinderyProcess(words + ["--format", format], in: folder)
      statuses.insert(run.status)
      let file = folder.appendingPathComponent("expected.\(format)")
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try Data(run.output.utf8).write(to: file)
        XCTFail("recorded \(file.path); review the difference, then run again")
        continue
      }
      let expected = try String(contentsOf: file, encoding: .utf8)
      XCTAssertEqual(run.output, expected, file.path)
    }
    XCTAssertEqual(statuses.count, 1, "The exit status depends on the format: \(statuses)")
  }
}
