import XCTest

@testable import PubNubSDK

/// The header before the ciphertext.
final class CryptorHeaderTests: XCTestCase {
  func testALengthBelow255IsOneByte() throws {
    try assertWrites(0, as: [0])
    try assertWrites(16, as: [16])
    try assertWrites(254, as: [254])
  }

  func testALengthFrom255OnIsTwoBytesAfterAMark() throws {
    try assertWrites(255, as: [0xFF, 0x00, 0xFF])
    try assertWrites(256, as: [0xFF, 0x01, 0x00])
    try assertWrites(65_535, as: [0xFF, 0xFF, 0xFF])
  }

  func testAShortLengthIsReadInTheLongForm() throws {
    var data = (Array("PNED\u{1}TEST".utf8) + [0xFF, 0x00, 0x02, 7, 8, 9])[...]
    XCTAssertEqual(
      try CryptorHeader(removedFrom: &data),
      try CryptorHeader(id: Array("TEST".utf8), metadata: [7, 8])
    )
    XCTAssertEqual(data, [9])
  }

  func testTooLongMetadataIsRefused() {
    assertRefuses("TEST", [UInt8](repeating: 1, count: 65_536))
  }

  func testAnIdHasFourBytes() {
    for id in ["", "ABC", "ABCDE"] { assertRefuses(id, []) }
  }

  func testACryptorWithoutAHeaderHasNoMetadata() throws {
    let id: [UInt8] = [0, 0, 0, 0]
    XCTAssertEqual(try CryptorHeader(id: id, metadata: []).bytes, [])
    assertRefuses("\0\0\0\0", [1])
  }

  private func assertWrites(
    _ count: Int,
    as length: [UInt8],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let metadata = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let header = try CryptorHeader(id: Array("TEST".utf8), metadata: metadata)
    let expected = Array("PNED\u{1}TEST".utf8) + length + metadata
    XCTAssertEqual(header.bytes, expected, file: file, line: line)
    var data = (header.bytes + [1, 2, 3])[...]
    XCTAssertEqual(try CryptorHeader(removedFrom: &data), header, file: file, line: line)
    XCTAssertEqual(data, [1, 2, 3], file: file, line: line)
  }

  private func assertRefuses(
    _ id: String,
    _ metadata: [UInt8],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(
      try CryptorHeader(id: Array(id.utf8), metadata: metadata),
      file: file,
      line: line
    ) { error in
      XCTAssert(error.pubNubError == .encryptionFailure, "\(error)", file: file, line: line)
    }
  }
}
