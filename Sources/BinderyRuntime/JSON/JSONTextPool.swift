import Foundation

/// A pool of texts that are compared with bytes of documents, concatenated.
struct JSONTextPool {
  private var bytes: [UInt8] = []
  /// The offset at which each text ends.
  private var ends: [Int] = []

  /// Adds texts, and returns their numbers.
  mutating func add(_ texts: [[UInt8]]) -> Range<Int> {
    for text in texts {
      bytes += text
      ends.append(bytes.count)
    }
    return ends.count - texts.count..<ends.count
  }

  func passes(
    _ test: JSONTextTest,
    _ text: UnsafeBufferPointer<UInt8>,
    isString: Bool
  ) -> Bool {
    for candidate in isString ? test.texts : test.words {
      let place = place(of: candidate)
      guard place.count <= text.count else { continue }
      let fits =
        switch test.question {
        case .isConstant, .isListed:
          place.count == text.count && isSame(place, at: text.baseAddress)
        case .beginsWith, .beginsWithout: isSame(place, at: text.baseAddress)
        case .endsWith:
          isSame(place, at: text.baseAddress.map { $0 + (text.count - place.count) })
        }
      if fits { return test.question != .beginsWithout }
    }
    return test.question == .beginsWithout
  }

  private func place(of text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1])..<ends[text] }

  private func isSame(_ place: Range<Int>, at start: UnsafePointer<UInt8>?) -> Bool {
    guard let start, !place.isEmpty else { return true }
    // Most differ in their first byte, which needs no call.
    guard bytes[place.lowerBound] == start.pointee else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + place.lowerBound, start, place.count) } == 0
    }
  }
}
