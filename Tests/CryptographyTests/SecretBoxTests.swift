import Cryptography
import XCTest

final class SecretBoxTests: XCTestCase {
  private let key = [UInt8](1...32)
  private let nonce = [UInt8](1...24)

  /// The box in NaCl's own documentation (Bernstein, *Cryptography in NaCl*, §10).
  func testTheBoxOfNaCl() throws {
    let message = bytes(
      """
      be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffc
      e5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f41db66cce314adb31
      0e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde
      048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f93776384864
      5e0705
      """
    )
    let box = bytes(
      """
      f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce
      48332ea7164d96a4476fb8c531a1186ac0dfc17c98dce87b4da7f011ec48c972
      71d2c20f9b928fe2270d6fb863d51738b48eeee314a7cc8ab932164548e526ae
      90224368517acfeabd6bb3732bc0e9da99832b61ca01b6de56244a9e88d5f9b3
      7973f622a43d14a6599b1f654cb45a74e355a5
      """
    )
    let key = bytes("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389")
    let nonce = bytes("69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37")
    XCTAssertEqual(try SecretBox.seal(message, nonce: nonce, key: key), box)
    XCTAssertEqual(try SecretBox.open(box, nonce: nonce, key: key), message)
  }

  /// A box that PyNaCl made, like those of Pusher's encrypted channels.
  func testTheBoxOfAnEncryptedChannel() throws {
    func decoded(_ text: String) throws -> [UInt8] {
      Array(try XCTUnwrap(Data(base64Encoded: text)))
    }
    let message = try SecretBox.open(
      decoded("yZdAkSWQX0FDGNE26ZUZ/Y2hKa6WHk3Oot2g5f5b2Kx6+Q8="),
      nonce: decoded("AAECAwQFBgcICQoLDA0ODxAREhMUFRYX"),
      key: decoded("O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A=")
    )
    XCTAssertEqual(String(decoding: message, as: UTF8.self), #"{"message":"hello"}"#)
  }

  func testAChangedBoxIsNotOpened() throws {
    let box = try SecretBox.seal(Array("hello".utf8), nonce: nonce, key: key)
    for index in box.indices {
      var changed = box
      changed[index] ^= 1
      assertThrows(.authenticationFailed) { try SecretBox.open(changed, nonce: nonce, key: key) }
      assertThrows(.authenticationFailed) {
        try SecretBox.open(Array(box[..<index]), nonce: nonce, key: key)
      }
    }
    assertThrows(.authenticationFailed) {
      try SecretBox.open(box, nonce: nonce.reversed(), key: key)
    }
    assertThrows(.authenticationFailed) {
      try SecretBox.open(box, nonce: nonce, key: key.reversed())
    }
  }

  func testAnEmptyMessage() throws {
    let box = try SecretBox.seal([], nonce: nonce, key: key)
    XCTAssertEqual(box.count, SecretBox.tagLength)
    XCTAssertEqual(try SecretBox.open(box, nonce: nonce, key: key), [])
  }

  func testKeysAndNoncesMustHaveTheirLength() {
    XCTAssertTrue(SecretBox.isAvailable)
    assertThrows(.keyLength(31)) { try SecretBox.seal([], nonce: nonce, key: [UInt8](1...31)) }
    assertThrows(.nonceLength(12)) { try SecretBox.open([], nonce: [UInt8](1...12), key: key) }
  }

  private func assertThrows(
    _ error: CryptographyError,
    line: UInt = #line,
    _ body: () throws -> [UInt8]
  ) {
    XCTAssertThrowsError(try body(), line: line) {
      XCTAssertEqual($0 as? CryptographyError, error, line: line)
    }
  }
}
