import Foundation

extension StringProtocol {
  /// What a look at the bytes of its UTF-8 gives, at the speed of an array.
  ///
  /// Only a text that isn't kept as UTF-8 is copied for it.
  @inline(__always)
  func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(look) ?? Array(utf8).withUnsafeBufferPointer(look)
  }

  /// Whether each byte of its UTF-8 is as it should be.
  @inline(__always)
  func everyByte(_ isRight: (UInt8) -> Bool) -> Bool {
    withBytes { bytes in
      for byte in bytes where !isRight(byte) { return false }
      return true
    }
  }

  /// Whether its UTF-8 holds that byte.
  func hasByte(_ byte: UInt8) -> Bool { withBytes { $0.has(byte) } }
}

extension UnsafeBufferPointer<UInt8> {
  /// The same as `contains`, many bytes at a time.
  func has(_ byte: UInt8) -> Bool { baseAddress.flatMap { memchr($0, CInt(byte), count) } != nil }
}
