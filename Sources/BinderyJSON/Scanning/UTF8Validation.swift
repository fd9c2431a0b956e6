/// The well-formed byte sequences of table 3-7 of the Unicode standard.
package enum UTF8Validation {
  /// Returns the offset of the first byte that is not part of well-formed UTF-8.
  static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = 0
    while position < bytes.count {
      guard bytes[position] >= 0x80 else {
        position += asciiCount(bytes, at: position)
        continue
      }
      guard let length = sequenceLength(bytes, at: position) else { return position }
      position += length
    }
    return nil
  }

  /// Returns the number of ASCII bytes from `position` on, of which the first is one; perhaps not
  /// all.
  private static func asciiCount(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    guard position + 8 <= bytes.count, let start = bytes.baseAddress else { return 1 }
    return JSONWord(at: start + position).isASCII ? 8 : 1
  }

  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> Int? {
    guard let (length, second) = sequence(beginningWith: bytes[position]) else { return nil }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
    for index in position + 2..<max(position + length, position + 2)
    where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// Returns the length of a character by its first byte, which is not ASCII, and the range of its
  /// second byte; nil for an invalid first byte.
  ///
  /// Further bytes are 80 to BF.
  package static func sequence(
    beginningWith byte: UInt8
  ) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch byte {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
