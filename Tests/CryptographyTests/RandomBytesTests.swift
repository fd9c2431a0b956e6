import Cryptography
import XCTest

final class RandomBytesTests: XCTestCase {
  func testTheNumberOfBytes() {
    for count in 0...33 {
      XCTAssertEqual(RandomBytes.make(count: count).count, count)
    }
  }

  /// Two equal results have a probability of 1 in 2^128.
  func testTwoResultsDiffer() {
    let drawn = (0..<10_000).map { _ in RandomBytes.make(count: 16) }
    XCTAssertEqual(Set(drawn).count, drawn.count)
  }

  /// Each of 256 values is expected 39 times; one is missing once in 10^13 runs.
  func testEveryPositionHasEveryValue() {
    let drawn = (0..<10_000).map { _ in RandomBytes.make(count: 11) }
    for index in 0..<11 {
      XCTAssertEqual(Set(drawn.map { $0[index] }).count, 256, "byte \(index)")
    }
  }
}
