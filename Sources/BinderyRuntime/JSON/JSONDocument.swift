/// The bytes of a document, followed by zeros.
///
/// No token of JSON contains a zero byte, so the scanner looks at the byte ahead, and at the seven
/// after it, without asking first whether they are there.
///
/// Any thread may read it: its bytes are written before the initializer returns, never after, and
/// freed when nobody refers to it any more. So may whoever keeps it point into it.
@usableFromInline
final class JSONDocument: Sendable {
  // Points to bytes that nobody changes.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  let count: Int
  // Only `init`, which nobody else sees, writes through it.
  nonisolated(unsafe) private let storage: UnsafeMutablePointer<UInt8>

  private static let padding = 8

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    storage = .allocate(capacity: count + Self.padding)
    if let source = bytes.baseAddress { storage.initialize(from: source, count: count) }
    (storage + count).initialize(repeating: 0, count: Self.padding)
    start = UnsafePointer(storage)
  }

  deinit {
    storage.deallocate()
  }
}
