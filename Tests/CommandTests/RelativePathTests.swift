import Foundation
import XCTest

@testable import bindery

final class RelativePathTests: XCTestCase {
  func testTheWayGoesUpAsFarAsItMust() {
    assertWay(from: "Tests/Generated", to: "Spec/recordings", "../../Spec/recordings")
    assertWay(from: "Tests", to: "./Tests/../Tests/har", "har")
    assertWay(from: "/a/b", to: "/a/c", "../c")
  }

  /// From above the current folder, the way back down goes by the folders' names.
  func testFoldersAboveHaveNames() throws {
    let place = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let above = place.deletingLastPathComponent().lastPathComponent
    try XCTSkipIf(above == "/", "\(place.path) has nothing above it")
    assertWay(from: "../../Tests", to: "../Spec", "../\(above)/Spec")
    assertWay(from: "../Tests", to: "Spec", "../\(place.lastPathComponent)/Spec")
  }

  private func assertWay(from start: String, to end: String, _ way: String, line: UInt = #line) {
    XCTAssertEqual(RelativePath(from: start, to: end).description, way, line: line)
  }
}
