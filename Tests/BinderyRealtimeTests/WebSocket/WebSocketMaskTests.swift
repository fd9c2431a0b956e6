import XCTest

@testable import BinderyRealtime

final class WebSocketMaskTests: XCTestCase {
  /// The example of RFC 6455 §5.7.
  func testTheExampleOfTheRFC() {
    XCTAssertEqual(
      masked(Array("Hello".utf8), in: [5], by: 0x37FA_213D),
      [0x7F, 0x9F, 0x4D, 0x51, 0x58]
    )
  }

  func testPiecesAreMaskedLikeTheWhole() {
    let bytes = (0..<100).map { UInt8($0) }
    let whole = masked(bytes, in: [100], by: 0x0102_0304)
    for first in 0...40 {
      for second in 0...19 {
        XCTAssertEqual(
          masked(bytes, in: [first, second, 100 - first - second], by: 0x0102_0304),
          whole
        )
      }
    }
    XCTAssertEqual(masked(whole, in: [33, 67], by: 0x0102_0304), bytes)
  }

  private func masked(_ bytes: [UInt8], in counts: [Int], by key: UInt32) -> [UInt8] {
    var (mask, result, rest) = (WebSocketMask(key), [UInt8](), bytes[...])
    for count in counts {
      var piece = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      piece.withUnsafeMutableBufferPointer { mask.apply(to: $0) }
      result += piece
    }
    return result
  }
}
