import Foundation

extension UUID {
  /// Creates a random UUID of version 4 (RFC 9562 §5.4).
  ///
  /// `UUID()` opens and reads a file for each UUID on Linux.
  static func random() -> UUID {
    var generator = SystemRandomNumberGenerator()
    var bytes = (generator.next() as UInt64, generator.next() as UInt64)
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.load(as: uuid_t.self))
    }
  }
}
