import TestSupport
import XCTest

/// The page of what the official client gets wrong, held against the tests that it names.
final class DefectTableTests: XCTestCase {
  func testEveryDefectHasTestsThatExist() throws {
    try DocumentationPage("Sources/PubNubSDK/PubNubSDK.docc/OfficialClient.md")
      .assertRows(1...25, nameTestsIn: "Tests/PubNubSDKTests")
  }
}
