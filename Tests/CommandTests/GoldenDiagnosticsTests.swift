import Foundation
import XCTest

/// Every folder in Tests/Diagnostics is a case: `spec.yaml` in, `expected.txt` out.
///
/// `RECORD=1` writes the expectations anew and fails, so that the difference is reviewed.
final class GoldenDiagnosticsTests: XCTestCase {
  func testEveryCaseSaysWhatIsExpected() throws {
    let folder = BinderyProcess.package.appendingPathComponent("Tests/Diagnostics")
    let cases = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertFalse(cases.isEmpty)
    for name in cases { try check(folder.appendingPathComponent(name)) }
  }

  private func check(_ folder: URL) throws {
    let output = try TemporaryFolder()
    let run = try BinderyProcess("generate", "spec.yaml", "--output", output.url.path, in: folder)
    let actual =
      "exit \(run.status)\n" + run.errors.replacingOccurrences(of: output.url.path, with: "OUTPUT")
    let expectation = folder.appendingPathComponent("expected.txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(actual.utf8).write(to: expectation)
      return XCTFail("recorded \(folder.lastPathComponent); review the difference, then run again")
    }
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    XCTAssertEqual(actual, expected, folder.lastPathComponent)
  }
}
