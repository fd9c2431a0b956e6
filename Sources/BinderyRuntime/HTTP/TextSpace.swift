/// A buffer for a text of known length that is concatenated from others.
struct TextSpace {
  private let space: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes written.
  private(set) var count = 0

  init(_ space: UnsafeMutableBufferPointer<UInt8>) { self.space = space }

  mutating func append(_ text: String) { text.withBytes { append($0) } }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    _ = UnsafeMutableBufferPointer(rebasing: space[count...]).initialize(from: bytes)
    count += bytes.count
  }
}
