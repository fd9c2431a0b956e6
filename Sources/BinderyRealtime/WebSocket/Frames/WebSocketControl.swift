/// A control frame (RFC 6455 §5.5).
package enum WebSocketControl: Equatable, Sendable {
  case ping([UInt8])
  case pong([UInt8])
  /// The code is nil for an empty frame.
  case close(code: WebSocketCloseCode?, reason: String)
}

extension WebSocketControl {
  /// - Parameter opcode: The opcode of a control frame.
  init(
    _ opcode: WebSocketOpcode,
    _ payload: UnsafeBufferPointer<UInt8>
  ) throws(WebSocketViolation) {
    switch opcode {
    case .ping: self = .ping(Array(payload))
    case .pong: self = .pong(Array(payload))
    default: self = try Self.close(payload)
    }
  }

  /// Parses the payload of a close frame (RFC 6455 §5.5.1).
  private static func close(
    _ payload: UnsafeBufferPointer<UInt8>
  ) throws(WebSocketViolation) -> Self {
    guard !payload.isEmpty else { return .close(code: nil, reason: "") }
    guard payload.count > 1 else {
      throw WebSocketViolation("a close frame has a code of one byte")
    }
    let code = WebSocketCloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
    guard code.isSendable else {
      throw WebSocketViolation("a close frame has the invalid code \(code.rawValue)")
    }
    guard let reason = UTF8Checker.text(of: Array(payload.dropFirst(2))) else {
      throw WebSocketViolation("a close reason is not valid UTF-8", code: .invalidPayload)
    }
    return .close(code: code, reason: reason)
  }
}
