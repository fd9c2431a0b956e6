import Cryptography
import XCTest

/// Tests of the cases of RFC 4231 §4 (the fifth truncates the code).
final class HMACSHA256Tests: XCTestCase {
  func testCase1() throws {
    try assertCode(
      key: [UInt8](repeating: 0x0b, count: 20),
      message: Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
  }

  func testCase2OfAShortKey() throws {
    try assertCode(
      key: Array("Jefe".utf8),
      message: Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
  }

  func testCase3() throws {
    try assertCode(
      key: [UInt8](repeating: 0xaa, count: 20),
      message: [UInt8](repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    )
  }

  func testCase4() throws {
    try assertCode(
      key: Array(0x01...0x19),
      message: [UInt8](repeating: 0xcd, count: 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    )
  }

  func testCase5OfATruncatedCode() throws {
    let code = try HMACSHA256.code(
      for: Array("Test With Truncation".utf8),
      key: [UInt8](repeating: 0x0c, count: 20)
    )
    XCTAssertEqual(Array(code.prefix(16)), bytes("a3b6167473100ee06e0c796c2955552b"))
  }

  func testCase6OfAKeyLongerThanABlock() throws {
    try assertCode(
      key: [UInt8](repeating: 0xaa, count: 131),
      message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    )
  }

  func testCase7OfAKeyAndAMessageLongerThanABlock() throws {
    let message = """
      This is a test using a larger than block-size key and a larger than block-size data. \
      The key needs to be hashed before being used by the HMAC algorithm.
      """
    try assertCode(
      key: [UInt8](repeating: 0xaa, count: 131),
      message: Array(message.utf8),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    )
  }

  func testAnEmptyKeyAndAnEmptyMessage() throws {
    try assertCode(
      key: [],
      message: [],
      "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"
    )
  }

  func testOnlyTheCompleteCodeIsValid() throws {
    let key = Array("key".utf8)
    let message = Array("message".utf8)
    let code = try HMACSHA256.code(for: message, key: key)
    XCTAssertTrue(try HMACSHA256.isValid(code, for: message, key: key))
    XCTAssertFalse(try HMACSHA256.isValid(code, for: message + [0], key: key))
    XCTAssertFalse(try HMACSHA256.isValid(code, for: message, key: key + [1]))
    XCTAssertFalse(try HMACSHA256.isValid(code.dropLast(), for: message, key: key))
    XCTAssertFalse(try HMACSHA256.isValid(code + [0], for: message, key: key))
    XCTAssertFalse(try HMACSHA256.isValid([], for: message, key: key))
    for index in code.indices {
      var other = code
      other[index] ^= 1
      XCTAssertFalse(try HMACSHA256.isValid(other, for: message, key: key), "byte \(index)")
    }
  }

  private func assertCode(
    key: [UInt8],
    message: [UInt8],
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let code = try HMACSHA256.code(for: message, key: key)
    XCTAssertEqual(code, bytes(expected), file: file, line: line)
  }
}
