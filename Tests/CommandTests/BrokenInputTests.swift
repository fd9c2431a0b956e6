import Foundation
import XCTest

/// Input that is too large or unusual for a folder in Tests/Diagnostics.
final class BrokenInputTests: XCTestCase {
  func testReportsTooLongScalars() throws {
    let folder = try TemporaryFolder()
    let title = String(repeating: "a", count: 40 << 20)
    try folder.write("openapi: 3.1.0\ninfo: { title: \(title) }\n", to: "spec.yaml")
    let run = try BinderyProcess("generate", "spec.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.hasPrefix("spec.yaml:2:16: error: the scalar has 41943040 bytes"),
      run.errors
    )
  }

  func testEscapesTextsInCodeAndPaths() throws {
    let folder = try TemporaryFolder()
    let spec = BinderyProcess.package.appendingPathComponent(
      "Tests/Diagnostics/hostile-texts/spec.yaml"
    )
    let output = folder.url.appendingPathComponent("a/b/Out")
    let run = try BinderyProcess("generate", spec.path, "-o", output.path, in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(try TypeCheck(output).complaints, "")
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    XCTAssertEqual(written.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("a/b/Out/") }, [])
  }

  func testReportsUnusableOutputFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("openapi: 3.1.0\ninfo: { title: T }\npaths: {}\n", to: "spec.yaml")
    let run = try BinderyProcess("generate", "spec.yaml", "-o", "spec.yaml/Out", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(
      run.errors,
      """
      error: can't write “spec.yaml/Out/T.swift”: Not a directory [unusable-output]
        help: use a writable output folder

      """
    )
  }
}
