/// The bytes of a document, followed by zeros.
///
/// No JSON token contains a zero byte, so that the scanner can read the next byte, and the fifteen
/// after it, without checking the length.
///
/// Threads may share it: its bytes are written before it is shared, never change, and are freed
/// with its last reference. An owner may therefore keep pointers into it.
@usableFromInline
final class JSONDocument: ManagedBuffer<Int, UInt8> {
  private static let padding = 16

  static func copy(of bytes: UnsafeBufferPointer<UInt8>) -> JSONDocument {
    make(capacity: bytes.count) { start in
      if let source = bytes.baseAddress { start.initialize(from: source, count: bytes.count) }
      return bytes.count
    }
  }

  /// Calls `body` with bytes that are followed by zeros.
  static func withCopy<Result>(
    of bytes: [UInt8],
    _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    let document = bytes.withUnsafeBufferPointer { copy(of: $0) }
    return withExtendedLifetime(document) { body(document.start, document.count) }
  }

  /// Returns the unescaped text of a string that the scanner has validated.
  static func unescaping(_ raw: UnsafeBufferPointer<UInt8>) -> JSONDocument {
    make(capacity: raw.count) { JSONEscapes.unescape(raw, to: $0) }
  }

  /// Allocates the bytes together with their reference count.
  private static func make(
    capacity: Int,
    _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) -> JSONDocument {
    let buffer = JSONDocument.create(minimumCapacity: capacity + padding) { buffer in
      buffer.withUnsafeMutablePointerToElements { start in
        let count = write(start)
        (start + count).initialize(repeating: 0, count: padding)
        return count
      }
    }
    return unsafeDowncast(buffer, to: JSONDocument.self)
  }

  var count: Int { header }

  @usableFromInline var start: UnsafePointer<UInt8> {
    withUnsafeMutablePointerToElements { UnsafePointer($0) }
  }

  /// The bytes without the zeros.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
