import Foundation
import XCTest

/// Whole documents against committed files, which are compiled targets of their own.
final class GoldenTests: XCTestCase {
  func testBookshop() throws { try assertGolden("bookshop", "Bookshop") }

  func testAwkward() throws { try assertGolden("awkward", "Awkward") }

  func testTheSameDocumentGivesTheSameBytes() throws {
    let document = folder.appending(path: "awkward.yaml")
    XCTAssertEqual(try Emission(document: document).texts, try Emission(document: document).texts)
  }

  private func assertGolden(_ document: String, _ target: String) throws {
    let emission = try Emission(document: folder.appending(path: "\(document).yaml"))
    try EmittingTests.assertGolden(emission.texts, in: folder.appending(path: target))
  }

  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")
}
