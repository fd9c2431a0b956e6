/// A message of which some bytes have come.
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

  /// Takes more of what the message says.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) throws(WebSocketViolation) {
    try Self.check(count: bytes.count + piece.count, limit)
    if opcode == .text, !checker.check(piece) { throw .noUTF8 }
    bytes.append(contentsOf: piece)
  }

  /// The message, which ends here.
  func message() throws(WebSocketViolation) -> WebSocketMessage {
    guard opcode == .text else { return .binary(bytes) }
    guard checker.isWhole else { throw .noUTF8 }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  /// A message that is there as a whole, and isn't compressed.
  static func message(
    _ opcode: WebSocketOpcode,
    _ payload: UnsafeBufferPointer<UInt8>,
    limit: Int
  ) throws(WebSocketViolation) -> WebSocketMessage {
    try check(count: payload.count, limit)
    guard opcode == .text else { return .binary(Array(payload)) }
    var checker = UTF8Checker()
    guard checker.check(payload), checker.isWhole else { throw .noUTF8 }
    return .text(String(decoding: payload, as: UTF8.self))
  }

  private static func check(count: Int, _ limit: Int) throws(WebSocketViolation) {
    guard count <= limit else {
      throw WebSocketViolation("a message is longer than \(limit) bytes", code: .messageTooBig)
    }
  }
}

extension WebSocketViolation {
  fileprivate static let noUTF8 = Self("a text is no UTF-8", code: .invalidPayload)
}
