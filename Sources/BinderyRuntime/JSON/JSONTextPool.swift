import Foundation

/// Texts that are compared with bytes of documents, one after the other in one piece of memory.
struct JSONTextPool {
  private var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [Int] = []

  /// Numbers them from those that are there on.
  mutating func add(_ texts: [[UInt8]]) -> Range<Int> {
    for text in texts {
      bytes += text
      ends.append(bytes.count)
    }
    return ends.count - texts.count..<ends.count
  }

  func isEqual(_ text: Int, to other: UnsafeBufferPointer<UInt8>) -> Bool {
    place(of: text).count == other.count && isPrefix(text, of: other)
  }

  func isPrefix(_ text: Int, of other: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = place(of: text)
    return place.count <= other.count && isSame(place, at: other.baseAddress)
  }

  func isSuffix(_ text: Int, of other: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = place(of: text)
    guard place.count <= other.count else { return false }
    return isSame(place, at: other.baseAddress.map { $0 + (other.count - place.count) })
  }

  private func place(of text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1])..<ends[text] }

  private func isSame(_ place: Range<Int>, at start: UnsafePointer<UInt8>?) -> Bool {
    guard let start, !place.isEmpty else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + place.lowerBound, start, place.count) } == 0
    }
  }
}
