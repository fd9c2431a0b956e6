import Cryptography
import XCTest

/// Tests of the examples of RFC 1321, appendix A.5.
final class MD5Tests: XCTestCase {
  func testExamples() throws {
    for (message, digest) in [
      ("", "d41d8cd98f00b204e9800998ecf8427e"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    ] {
      XCTAssertEqual(try MD5.digest(of: Array(message.utf8)), bytes(digest))
    }
  }
}
