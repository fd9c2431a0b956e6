/// The bytes of a document, followed by zeros.
///
/// No token of JSON contains a zero byte, so the scanner looks at the byte ahead, and at the seven after
/// it, without asking first whether they are there.
@usableFromInline
final class JSONDocument {
  let start: UnsafePointer<UInt8>
  let count: Int
  private let storage: UnsafeMutablePointer<UInt8>

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
