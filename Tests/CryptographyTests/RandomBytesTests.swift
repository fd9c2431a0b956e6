import Cryptography
import XCTest

final class RandomBytesTests: XCTestCase {
  func testAsManyAsAsked() {
    for count in 0...33 {
      XCTAssertEqual(RandomBytes.make(count: count).count, count)
    }
  }

  /// Two of the same length alike would be one chance in 2^128.
  func testNoTwoAreAlike() {
    let drawn = (0..<10_000).map { _ in RandomBytes.make(count: 16) }
    XCTAssertEqual(Set(drawn).count, drawn.count)
  }

  /// Each of 256 values is expected 39 times, so that one is missing once in 10^13 runs.
  func testEveryPlaceTakesEveryValue() {
    let drawn = (0..<10_000).map { _ in RandomBytes.make(count: 11) }
    for index in 0..<11 {
      XCTAssertEqual(Set(drawn.map { $0[index] }).count, 256, "byte \(index)")
    }
  }
}
