import Foundation

/// Where the next of one byte stands; each byte before it is looked at once.
struct Landmark {
  let byte: UInt8
  /// No such byte stands between the last start and here.
  private var position = 0
  private var isFound = false

  init(_ byte: UInt8) { self.byte = byte }

  /// nil when there is none yet; `start` must not go back.
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

  /// The first bytes were removed.
  mutating func shift(by count: Int) {
    if position < count { isFound = false }
    position = max(position - count, 0)
  }
}
