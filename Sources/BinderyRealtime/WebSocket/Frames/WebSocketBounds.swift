extension WebSocketReader {
  /// What is taken.
  package struct Bounds: Sendable {
    package var frame: Int
    package var message: Int
    /// Whether frames come from a client, which masks them as no server does.
    package var areMasked: Bool

    package init(frame: Int, message: Int, areMasked: Bool = false) {
      self.frame = frame
      self.message = message
      self.areMasked = areMasked
    }
  }
}

extension WebSocketReader.Bounds {
  /// Checks a header before anything of its payload is kept.
  ///
  /// - Parameters:
  ///   - isInMessage: Whether a message has begun and not ended.
  ///   - inflates: Whether messages may be compressed.
  // Inlined for each of millions of frames.
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
      throw WebSocketViolation("a frame is compressed where none may be")
    }
    guard !header.opcode.isControl else { return }
    if header.opcode == .continuation, !isInMessage {
      throw WebSocketViolation("a frame continues no message")
    }
    if header.opcode != .continuation, isInMessage {
      throw WebSocketViolation("a message begins inside of another")
    }
  }
}
