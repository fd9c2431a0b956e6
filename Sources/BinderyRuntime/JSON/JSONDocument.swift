/// The bytes of a document, followed by zeros.
///
/// No token of JSON contains a zero byte, so the scanner looks at the byte ahead, and at the
/// fifteen after it, without asking first whether they are there.
///
/// Any thread may read it: its bytes are written before the initializer returns, never after, and
/// freed when nobody refers to it any more. So may whoever keeps it point into it.
@usableFromInline
final class JSONDocument: Sendable {
  // Points to bytes that nobody changes.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  let count: Int
  // Only the initializers, which nobody else sees, write through it.
  nonisolated(unsafe) private let storage: UnsafeMutablePointer<UInt8>

  private static let padding = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    storage = .allocate(capacity: count + Self.padding)
    if let source = bytes.baseAddress { storage.initialize(from: source, count: count) }
    (storage + count).initialize(repeating: 0, count: Self.padding)
    start = UnsafePointer(storage)
  }

  /// The text of a string that the scanner has accepted.
  init(unescaping raw: UnsafeBufferPointer<UInt8>) {
    storage = .allocate(capacity: raw.count + Self.padding)
    count = JSONEscapes.unescape(raw, to: storage)
    (storage + count).initialize(repeating: 0, count: Self.padding)
    start = UnsafePointer(storage)
  }

  /// Without the zeros.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  deinit {
    storage.deallocate()
  }
}
