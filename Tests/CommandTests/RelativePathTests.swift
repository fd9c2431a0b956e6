import Foundation
import XCTest

@testable import Commands

final class RelativePathTests: XCTestCase {
  func testGoesUpToTheCommonFolder() {
    assertPath(from: "Tests/Generated", to: "Spec/recordings", "../../Spec/recordings")
    assertPath(from: "Tests", to: "./Tests/../Tests/har", "har")
    assertPath(from: "/a/b", to: "/a/c", "../c")
  }

  /// A path from above the current folder contains the names of the folders.
  func testFoldersAboveHaveNames() throws {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let above = current.deletingLastPathComponent().lastPathComponent
    try XCTSkipIf(above == "/", "\(current.path) has nothing above it")
    assertPath(from: "../../Tests", to: "../Spec", "../\(above)/Spec")
    assertPath(from: "../Tests", to: "Spec", "../\(current.lastPathComponent)/Spec")
  }

  private func assertPath(
    from start: String,
    to end: String,
    _ expected: String,
    line: UInt = #line
  ) {
    XCTAssertEqual(RelativePath(from: start, to: end).description, expected, line: line)
  }
}
