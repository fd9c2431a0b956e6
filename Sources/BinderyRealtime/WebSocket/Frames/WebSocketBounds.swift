extension WebSocketReader {
  /// The limits of frames and messages that are received.
  package struct Bounds: Sendable {
    package var frame: Int
    package var message: Int
    /// Whether frames come from a client and must be masked; a server's must not be.
    package var areMasked: Bool

    package init(frame: Int, message: Int, areMasked: Bool = false) {
      self.frame = frame
      self.message = message
      self.areMasked = areMasked
    }
  }
}

extension WebSocketReader.Bounds {
  /// Validates a frame header before its payload is read.
  ///
  /// - Parameters:
  ///   - isInMessage: Whether a message has begun and not ended.
  ///   - inflates: Whether messages may be compressed.
  // Inlined because it runs for every frame.
  @inline(__always)
  func check(
    _ header: WebSocketFrameHeader,
    isInMessage: Bool,
    inflates: Bool
  ) throws(WebSocketViolation) {
    guard (header.mask != nil) == areMasked else {
      throw WebSocketViolation(
        areMasked ? "a client's frame isn't masked" : "a server's frame is masked"
      )
    }
    guard header.count <= frame else {
      throw WebSocketViolation(
        "a frame is longer than \(frame) bytes",
        code: .messageTooBig
      )
    }
    if header.isCompressed, header.opcode == .continuation || header.opcode.isControl || !inflates {
      throw WebSocketViolation("a frame has an unexpected compression bit")
    }
    guard !header.opcode.isControl else { return }
    if header.opcode == .continuation, !isInMessage {
      throw WebSocketViolation("a continuation frame without a message to continue")
    }
    if header.opcode != .continuation, isInMessage {
      throw WebSocketViolation("a new message begins before the last one ended")
    }
  }
}
