import Foundation

/// A search for the next occurrence of a byte, which reads each byte once.
struct ByteSearch {
  let byte: UInt8
  /// The position of the byte found, or up to which there is none.
  private var position = 0
  private var isFound = false

  init(_ byte: UInt8) { self.byte = byte }

  /// Returns the next occurrence; nil when there is none yet.
  ///
  /// `start` must not decrease.
  mutating func find(from start: Int, in bytes: [UInt8]) -> Int? {
    if isFound, position >= start { return position }
    let begin = max(start, position)
    isFound = false
    position = bytes.count
    guard begin < bytes.count else { return nil }
    let found = bytes.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      return memchr(base + begin, Int32(byte), bytes.count - begin)
        .map { UnsafeRawPointer($0) - base }
    }
    guard let found else { return nil }
    isFound = true
    position = found
    return found
  }

  /// Adjusts the position after the first bytes were removed.
  mutating func shift(by count: Int) {
    if position < count { isFound = false }
    position = max(position - count, 0)
  }
}
