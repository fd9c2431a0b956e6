#if canImport(CLibCurl)
  import XCTest

  @testable import BinderyRuntime

  /// Tests of the URL to which libcurl connects, and of the request target.
  final class CurlAddressTests: XCTestCase {
    func testAURLIsSplit() {
      let table: [(String, origin: String, target: String?, isSecure: Bool)] = [
        ("HTTPS://h/x?y", "HTTPS://h", "/x?y", true), ("http://s", "http://s", nil, false),
        ("http://[::1]:8?x", "http://[::1]:8", "/?x", false),
        ("http://u:p@h:1/a/../b", "http://u:p@h:1", "/a/../b", false),
        ("https://h/#x", "https://h/#x", nil, true),
      ]
      for (url, origin, target, isSecure) in table {
        let address = CurlAddress(of: url)
        XCTAssertEqual(address.url, origin, url)
        XCTAssertEqual(address.target, target, url)
        XCTAssertEqual(address.isSecure, isSecure, url)
      }
    }
  }
#endif
