import Cryptography
import XCTest

/// Tests of a secret box of the app, which replaces libsodium's.
final class SecretBoxProviderTests: XCTestCase {
  private let key = [UInt8](1...32)
  private let nonce = [UInt8](1...24)

  override func tearDown() {
    SecretBox.provider = nil
  }

  func testTheProviderSealsAndOpens() throws {
    SecretBox.provider = Reversing()
    XCTAssertTrue(SecretBox.isAvailable)
    let box = try SecretBox.seal([1, 2, 3], nonce: nonce, key: key)
    XCTAssertEqual(box, [UInt8](repeating: 0, count: 16) + [3, 2, 1])
    XCTAssertEqual(try SecretBox.open(box, nonce: nonce, key: key), [1, 2, 3])
    SecretBox.provider = nil
    XCTAssertNotEqual(try SecretBox.seal([1, 2, 3], nonce: nonce, key: key), box)
  }

  func testFailuresOfTheProviderAreErrors() {
    SecretBox.provider = Failing()
    XCTAssertThrowsError(try SecretBox.seal([], nonce: nonce, key: key)) {
      XCTAssertEqual($0 as? CryptographyError, .refused(algorithm: "XSalsa20-Poly1305"))
    }
    let box = [UInt8](repeating: 0, count: 16)
    XCTAssertThrowsError(try SecretBox.open(box, nonce: nonce, key: key)) {
      XCTAssertEqual($0 as? CryptographyError, .authenticationFailed)
    }
  }

  func testLengthsAreCheckedBeforeTheProviderIsCalled() {
    SecretBox.provider = Reversing()
    XCTAssertThrowsError(try SecretBox.seal([], nonce: [], key: key)) {
      XCTAssertEqual($0 as? CryptographyError, .nonceLength(0))
    }
    XCTAssertThrowsError(try SecretBox.open([1], nonce: nonce, key: key)) {
      XCTAssertEqual($0 as? CryptographyError, .authenticationFailed)
    }
  }
}

/// A provider that returns sixteen zeros and the reversed message.
private struct Reversing: SecretBoxProvider {
  func seal(_ message: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8]? {
    [UInt8](repeating: 0, count: 16) + message.reversed()
  }

  func open(_ box: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8]? {
    box.dropFirst(16).reversed()
  }
}

private struct Failing: SecretBoxProvider {
  func seal(_ message: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8]? { nil }
  func open(_ box: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8]? { nil }
}
