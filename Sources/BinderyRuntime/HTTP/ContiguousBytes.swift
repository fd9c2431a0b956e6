import Foundation

extension StringProtocol {
  /// Calls a closure with the UTF-8 bytes, at the speed of an array.
  ///
  /// Only a text that isn't stored as UTF-8 is copied.
  @inline(__always)
  func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(look) ?? Array(utf8).withUnsafeBufferPointer(look)
  }

  /// Whether each byte of the UTF-8 satisfies a predicate.
  @inline(__always)
  func everyByte(_ isRight: (UInt8) -> Bool) -> Bool {
    withBytes { bytes in
      for byte in bytes where !isRight(byte) { return false }
      return true
    }
  }

  /// Whether the UTF-8 contains a byte.
  func hasByte(_ byte: UInt8) -> Bool { withBytes { $0.has(byte) } }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it contains a byte; faster than `contains`.
  func has(_ byte: UInt8) -> Bool { baseAddress.flatMap { memchr($0, CInt(byte), count) } != nil }
}
