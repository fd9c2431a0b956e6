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

  func testTheEndMayBeEmpty() {
    let rooms = PathPattern("/rooms/{room}/{topic}", allowsEmptyEnd: true)
    XCTAssertEqual(rooms.match("/rooms/1/a"), ["room": "1", "topic": "a"])
    XCTAssertEqual(rooms.match("/rooms/1/"), ["room": "1", "topic": ""])
    XCTAssertEqual(rooms.match("/rooms/1"), ["room": "1", "topic": ""])
    XCTAssertNil(rooms.match("/rooms/"))
    XCTAssertNil(PathPattern("/rooms/{room}").match("/rooms"))
  }

  func testMatchesEscapesByMeaning() {
    XCTAssertEqual(PathPattern("/caf\u{e9}/{id}").match("/caf%c3%A9/1"), ["id": "1"])
    XCTAssertEqual(PathPattern("/a%2Fb").match("/a%2fb"), [:])
    XCTAssertEqual(PathPattern("/{a}{b}").match("/x%41"), ["a": "x", "b": "%41"])
    XCTAssertNil(PathPattern("/{a}1").match("/x%41"))
    XCTAssertNil(PathPattern("/100%").match("/100"))
  }

  func testParametersAreAsLongAsPossible() {
    XCTAssertEqual(PathPattern("/{a}{b}").match("/xyz"), ["a": "xy", "b": "z"])
    XCTAssertEqual(PathPattern("/{a}-{b}/{c}").match("/x-y-z/1"), ["a": "x-y", "b": "z", "c": "1"])
    let files = PathPattern("/{path}/raw/{name}", multiSegmentNames: ["path"])
    XCTAssertEqual(files.match("/a/raw/b/raw/c"), ["path": "a/raw/b", "name": "c"])
    XCTAssertNil(files.match("/a/raw/b/c"))
  }

  /// Without a limit of the search, these take longer than the age of the universe.
  func testTimeDoesNotGrowExponentially() {
    let names = (0..<40).map { "{p\($0)}" }.joined()
    let text = String(repeating: "a", count: 2_000)
    XCTAssertNil(PathPattern("/\(names)!").match("/\(text)"))
    XCTAssertEqual(PathPattern("/\(names)").match("/\(text)")?["p0"]?.count, 1_961)
    let segments = (0..<12).map { "{p\($0)}" }.joined(separator: "-")
    let dashes = String(repeating: "a-", count: 500)
    XCTAssertNil(PathPattern("/\(segments)/end").match("/\(dashes)"))
  }
}
