import XCTest

@testable import BinderyTesting
@testable import Shaping

/// The headers that browsers add are listed for the generator and for the contract tests, which
/// share no module.
final class AmbientHeaderTests: XCTestCase {
  func testBothListsAgree() {
    XCTAssertEqual(ContractShaper.ambientNames, HeaderDifferences.ambientNames)
    XCTAssertEqual(ContractShaper.ambientPrefixes, HeaderDifferences.ambientPrefixes)
    XCTAssertTrue(HeaderDifferences.ambientNames.allSatisfy { $0 == $0.lowercased() })
    for credential in ["authorization", "proxy-authorization", "cookie", "x-api-key"] {
      XCTAssertFalse(HeaderDifferences.ambientNames.contains(credential), credential)
    }
  }
}
