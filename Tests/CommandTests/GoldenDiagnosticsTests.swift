import Foundation
import XCTest

/// Every folder in Tests/Diagnostics is a case: a `spec.yaml`, or a package with `Spec` that is
/// copied, and the expected diagnostics in `expected.txt`.
///
/// `RECORD=1` writes `expected.txt` and fails, for a review of the difference.
final class GoldenDiagnosticsTests: XCTestCase {
  func testEveryCaseReportsExpectedDiagnostics() throws {
    let folder = BinderyProcess.package.appendingPathComponent("Tests/Diagnostics")
    let cases = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertFalse(cases.isEmpty)
    for name in cases { try check(folder.appendingPathComponent(name)) }
  }

  private func check(_ folder: URL) throws {
    let output = try TemporaryFolder()
    let run = try run(folder, output.url)
    let path = output.url.resolvingSymlinksInPath().path
    let actual =
      "exit \(run.status)\n" + run.errors.replacingOccurrences(of: path, with: "OUTPUT")
    let expectation = folder.appendingPathComponent("expected.txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(actual.utf8).write(to: expectation)
      return XCTFail("recorded \(folder.lastPathComponent); review the difference, then run again")
    }
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    XCTAssertEqual(actual, expected, folder.lastPathComponent)
  }

  private func run(_ folder: URL, _ output: URL) throws -> BinderyProcess {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.appendingPathComponent("Spec").path) else {
      let path = output.resolvingSymlinksInPath().path
      return try BinderyProcess("generate", "spec.yaml", "--output", path, in: folder)
    }
    for name in try files.contentsOfDirectory(atPath: folder.path) {
      try files.copyItem(
        at: folder.appendingPathComponent(name),
        to: output.appendingPathComponent(name)
      )
    }
    // Makes the copy a package.
    try Data().write(to: output.appendingPathComponent("Package.swift"))
    return try BinderyProcess("generate", in: output)
  }
}
