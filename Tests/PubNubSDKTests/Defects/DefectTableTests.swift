import TestSupport
import XCTest

/// Checks the article about the official client's defects against the tests it names.
final class DefectTableTests: XCTestCase {
  func testEveryDefectHasTestsThatExist() throws {
    try DocumentationPage("Sources/PubNubSDK/PubNubSDK.docc/OfficialClient.md")
      .assertRows(1...25, nameTestsIn: "Tests/PubNubSDKTests")
  }
}
