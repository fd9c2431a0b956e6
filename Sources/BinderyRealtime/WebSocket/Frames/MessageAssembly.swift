/// A message that is received in pieces.
struct MessageAssembly {
  let opcode: WebSocketOpcode
  let isCompressed: Bool
  private(set) var bytes: [UInt8] = []
  private var checker = UTF8Checker()
  private let limit: Int

  init(_ opcode: WebSocketOpcode, isCompressed: Bool, limit: Int) {
    self.opcode = opcode
    self.isCompressed = isCompressed
    self.limit = limit
  }

  /// Appends a piece of the message.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) throws(WebSocketViolation) {
    try Self.check(count: bytes.count + piece.count, limit)
    if opcode == .text, !checker.check(piece) { throw .invalidUTF8 }
    bytes.append(contentsOf: piece)
  }

  /// Passes the complete message to `take`.
  func end(_ take: (WebSocketPayload) -> Void) throws(WebSocketViolation) {
    guard opcode != .text || checker.isWhole else { throw .invalidUTF8 }
    bytes.withUnsafeBufferPointer { take(WebSocketPayload(isText: opcode == .text, bytes: $0)) }
  }

  /// Returns the message of a single, uncompressed frame that is available as a whole.
  @inline(__always)
  static func payload(
    _ opcode: WebSocketOpcode,
    _ bytes: UnsafeBufferPointer<UInt8>,
    limit: Int
  ) throws(WebSocketViolation) -> WebSocketPayload {
    try check(count: bytes.count, limit)
    if opcode == .text {
      var checker = UTF8Checker()
      guard checker.check(bytes), checker.isWhole else { throw .invalidUTF8 }
    }
    return WebSocketPayload(isText: opcode == .text, bytes: bytes)
  }

  @inline(__always)
  private static func check(count: Int, _ limit: Int) throws(WebSocketViolation) {
    guard count <= limit else {
      throw WebSocketViolation("a message is longer than \(limit) bytes", code: .messageTooBig)
    }
  }
}

extension WebSocketViolation {
  fileprivate static let invalidUTF8 = Self("a text is not valid UTF-8", code: .invalidPayload)
}
