import XCTest

@testable import BinderyRealtime

final class UTF8CheckerTests: XCTestCase {
  func testEveryScalarIsValidInPieces() {
    let text =
      "a\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF} eight more bytes"
    let bytes = Array(text.utf8)
    for cut in bytes.indices {
      XCTAssertEqual(check([Array(bytes[..<cut]), Array(bytes[cut...])]), .whole)
    }
    XCTAssertEqual(check(bytes.map { [$0] }), .whole)
  }

  func testInvalidUTF8IsDetectedAtItsFirstByte() {
    let wrong: [[UInt8]] = [
      [0x80], [0xC0], [0xC1], [0xE0, 0x9F], [0xED, 0xA0], [0xF0, 0x8F], [0xF4, 0x90],
      [0xF5], [0xFF], [0xC2, 0x41], [0xE1, 0x80, 0xC0], [0xF1, 0x80, 0x80, 0x20],
    ]
    for bytes in wrong {
      let padded = Array("some ASCII before ".utf8) + bytes
      XCTAssertEqual(check([padded]), .wrong, "\(bytes)")
      XCTAssertEqual(check(padded.map { [$0] }), .wrong, "\(bytes)")
      XCTAssertNotEqual(check([Array(padded.dropLast())]), .wrong, "\(bytes)")
    }
  }

  func testAnIncompleteCharacterIsInvalid() {
    XCTAssertEqual(check([[0xF1, 0x80, 0x80]]), .half)
    XCTAssertNil(UTF8Checker.text(of: [0x41, 0xC3]))
    XCTAssertEqual(UTF8Checker.text(of: Array("é".utf8)), "é")
  }

  private enum Outcome { case whole, half, wrong }

  private func check(_ pieces: [[UInt8]]) -> Outcome {
    var checker = UTF8Checker()
    for piece in pieces {
      guard piece.withUnsafeBufferPointer({ checker.check($0) }) else { return .wrong }
    }
    return checker.isWhole ? .whole : .half
  }
}
