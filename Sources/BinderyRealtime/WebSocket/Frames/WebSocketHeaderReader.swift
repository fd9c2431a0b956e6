/// Finds the headers of frames in bytes that come in pieces.
struct WebSocketHeaderReader {
  /// Bytes of a header that isn't whole.
  private var head: [UInt8] = []

  /// Takes a header from the front of the bytes; nil when more of them must come first.
  // Inlined for each of millions of frames.
  @inline(__always)
  mutating func read(
    _ rest: inout UnsafeBufferPointer<UInt8>
  ) throws(WebSocketViolation) -> WebSocketFrameHeader? {
    if head.isEmpty {
      if let (header, count) = try WebSocketFrameHeader.read(rest) {
        rest = rest.from(count)
        return header
      }
      head = Array(rest)
      rest = rest.from(rest.count)
      return nil
    }
    let known = head.count
    head += rest.prefix(WebSocketFrameHeader.maximumCount - known)
    let found = try head.withUnsafeBufferPointer { head throws(WebSocketViolation) in
      try WebSocketFrameHeader.read(head)
    }
    guard let (header, count) = found else {
      rest = rest.from(rest.count)
      return nil
    }
    head = []
    rest = rest.from(count - known)
    return header
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What begins there.
  func from(_ start: Int) -> Self { Self(rebasing: self[start...]) }
}
