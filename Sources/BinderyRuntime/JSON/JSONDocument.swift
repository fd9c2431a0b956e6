/// The bytes of a document, followed by zeros.
///
/// No token of JSON contains a zero byte, so the scanner looks at the byte ahead, and at the
/// fifteen after it, without asking first whether they are there.
///
/// Any thread may read it: its bytes are written before anybody else sees it, never after, and
/// freed with it when nobody refers to it any more. So may whoever keeps it point into it.
@usableFromInline
final class JSONDocument: ManagedBuffer<Int, UInt8> {
  private static let padding = 16

  static func copy(of bytes: UnsafeBufferPointer<UInt8>) -> JSONDocument {
    make(capacity: bytes.count) { start in
      if let source = bytes.baseAddress { start.initialize(from: source, count: bytes.count) }
      return bytes.count
    }
  }

  /// Gives bytes with zeros behind them.
  static func withCopy<Result>(
    of bytes: [UInt8],
    _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    let document = bytes.withUnsafeBufferPointer { copy(of: $0) }
    return withExtendedLifetime(document) { body(document.start, document.count) }
  }

  /// The text of a string that the scanner has accepted.
  static func unescaping(_ raw: UnsafeBufferPointer<UInt8>) -> JSONDocument {
    make(capacity: raw.count) { JSONEscapes.unescape(raw, to: $0) }
  }

  /// In one piece of memory with what counts the references to it.
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

  /// Without the zeros.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
