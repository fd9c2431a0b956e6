/// Parses frame headers in bytes that arrive in pieces.
struct WebSocketHeaderReader {
  /// The received part of an incomplete header.
  private var head: [UInt8] = []

  /// Removes a header from the front of the bytes; nil when more bytes are needed.
  // Inlined because it runs for every frame.
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
  /// The elements from an offset on.
  func from(_ start: Int) -> Self { Self(rebasing: self[start...]) }
}
