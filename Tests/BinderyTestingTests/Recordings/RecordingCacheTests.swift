import XCTest

@testable import BinderyTesting

final class RecordingCacheTests: XCTestCase {
  private let one = #"{"log": {"version": "1.2", "entries": [], "comment": "a"}}"#
  private let other = #"{"log": {"version": "1.3", "entries": [], "comment": "a"}}"#

  func testReadsAChangedFileAgain() throws {
    let folder = try folder(with: one)
    let file = folder.appendingPathComponent("echo.har")
    XCTAssertEqual(try RecordingCache.archive(at: file).version, "1.2")
    XCTAssertEqual(try RecordingCache.archive(at: file).version, "1.2")
    try Data(other.utf8).write(to: file)
    XCTAssertEqual(try RecordingCache.archive(at: file).version, "1.3")
  }

  func testAFileThatIsGoneIsAnError() throws {
    let folder = try folder(with: one)
    let file = folder.appendingPathComponent("echo.har")
    XCTAssertEqual(try RecordingCache.archive(at: file).version, "1.2")
    try FileManager.default.removeItem(at: file)
    XCTAssertThrowsError(try RecordingCache.archive(at: file))
  }

  func testABrokenFileIsAnErrorEachTime() throws {
    let folder = try folder(with: "{")
    let file = folder.appendingPathComponent("echo.har")
    for _ in 0..<2 {
      XCTAssertThrowsError(try RecordingCache.archive(at: file)) { error in
        XCTAssertEqual((error as? RecordingError)?.file, "echo.har")
      }
    }
  }
}
