import Cryptography
import XCTest

/// Tests of the examples of FIPS 180-1, appendices A and B, and of an empty message.
final class SHA1Tests: XCTestCase {
  func testExamples() throws {
    for (message, digest) in [
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ] {
      XCTAssertEqual(try SHA1.digest(of: Array(message.utf8)), bytes(digest))
    }
  }
}
