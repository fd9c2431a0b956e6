import XCTest

@testable import BinderyTesting
@testable import Shaping

/// The generator and BinderyTesting share no module, so each has a list of headers that browsers
/// add.
final class AmbientHeaderTests: XCTestCase {
  func testBothListsAgree() {
    XCTAssertEqual(ToleranceRules.ambientNames, HeaderDifferences.ambientNames)
    XCTAssertEqual(ToleranceRules.ambientPrefixes, HeaderDifferences.ambientPrefixes)
    XCTAssertTrue(HeaderDifferences.ambientNames.allSatisfy { $0 == $0.lowercased() })
    for credential in ["authorization", "proxy-authorization", "cookie", "x-api-key"] {
      XCTAssertFalse(HeaderDifferences.ambientNames.contains(credential), credential)
    }
  }
}
