/// The bytes of a document, followed by a zero.
///
/// No token of JSON contains a zero byte, so the scanner looks at the byte ahead without asking
/// first whether there is one.
@usableFromInline
final class JSONDocument {
  let start: UnsafePointer<UInt8>
  let count: Int
  private let storage: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    storage = .allocate(capacity: bytes.count + 1)
    let end = storage.initialize(fromContentsOf: bytes)
    storage.initializeElement(at: end, to: 0)
    // `allocate` gave at least one byte, so there is a base address.
    start = storage.baseAddress.map { UnsafePointer($0) }.unsafelyUnwrapped
    count = bytes.count
  }

  deinit {
    storage.deallocate()
  }
}
