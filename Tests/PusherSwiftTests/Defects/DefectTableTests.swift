import TestSupport
import XCTest

/// The table of the official client's defects, compared with the tests that it names.
final class DefectTableTests: XCTestCase {
  func testEveryDefectHasTestsThatExist() throws {
    try DocumentationPage("Sources/PusherSwift/PusherSwift.docc/OfficialClient.md")
      .assertRows(1...12, nameTestsIn: "Tests/PusherSwiftTests")
  }
}
