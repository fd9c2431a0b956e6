import XCTest

@testable import MockServer

/// Paths that match templates.
final class PathPatternTests: XCTestCase {
  func testMatches() {
    let pets = PathPattern("/pets/{id}")
    XCTAssertEqual(pets.match("/pets/1"), ["id": "1"])
    XCTAssertEqual(pets.match("/pets/a%2Fb"), ["id": "a%2Fb"])
    XCTAssertNil(pets.match("/pets/"))
    XCTAssertNil(pets.match("/pets/1/toys"))
    XCTAssertEqual(PathPattern("/{a}.{b}").match("/x.y.z"), ["a": "x.y", "b": "z"])
    XCTAssertEqual(PathPattern("/a b").match("/a%20b"), [:])
    XCTAssertEqual(PathPattern("/").match("/"), [:])
    let files = PathPattern("/files/{path}", multiSegmentNames: ["path"])
    XCTAssertEqual(files.match("/files/a/b"), ["path": "a/b"])
  }
}
