/// A control frame (RFC 6455 §5.5).
package enum WebSocketControl: Equatable, Sendable {
  case ping([UInt8])
  case pong([UInt8])
  /// No code where the frame is empty.
  case close(code: WebSocketCloseCode?, reason: String)
}

extension WebSocketControl {
  /// - Parameter opcode: That of a control frame.
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

  /// RFC 6455 §5.5.1.
  private static func close(
    _ payload: UnsafeBufferPointer<UInt8>
  ) throws(WebSocketViolation) -> Self {
    guard !payload.isEmpty else { return .close(code: nil, reason: "") }
    guard payload.count > 1 else {
      throw WebSocketViolation("a closing frame has half a code")
    }
    let code = WebSocketCloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
    guard code.isSendable else {
      throw WebSocketViolation("a closing frame has the code \(code.rawValue), which none may have")
    }
    guard let reason = UTF8Checker.text(of: Array(payload.dropFirst(2))) else {
      throw WebSocketViolation("the reason of a close is no UTF-8", code: .invalidPayload)
    }
    return .close(code: code, reason: reason)
  }
}
