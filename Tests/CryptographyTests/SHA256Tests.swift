import Cryptography
import XCTest

/// Tests of the examples that NIST publishes for FIPS 180-4.
final class SHA256Tests: XCTestCase {
  func testAMessageOfOneBlock() throws {
    try assertDigest(
      of: Array("abc".utf8),
      "ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad"
    )
  }

  func testAMessageOfTwoBlocks() throws {
    try assertDigest(
      of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61 d20638b8 e5c02693 0c3e6039 a33ce459 64ff2167 f6ecedd4 19db06c1"
    )
  }

  func testAnEmptyMessage() throws {
    try assertDigest(
      of: [],
      "e3b0c442 98fc1c14 9afbf4c8 996fb924 27ae41e4 649b934c a495991b 7852b855"
    )
  }

  func testAMillionBytes() throws {
    try assertDigest(
      of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c 9914fb92 81a1c7e2 84d73e67 f1809a48 a497200e 046d39cc c7112cd0"
    )
  }

  private func assertDigest(
    of message: [UInt8],
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    XCTAssertEqual(try SHA256.digest(of: message), bytes(expected), file: file, line: line)
  }
}
