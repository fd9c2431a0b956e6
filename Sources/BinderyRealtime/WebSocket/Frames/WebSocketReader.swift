/// Finds messages and control frames in bytes that come in pieces (RFC 6455 §5 and §6.2).
///
/// What comes whole is read where it lies; only what is still to be continued is kept.
package struct WebSocketReader {
  private let bounds: Bounds
  #if canImport(CLibZ)
    private let inflater: MessageInflater?
  #endif
  /// Bytes of a header that isn't whole.
  private var head: [UInt8] = []
  private var frame: Frame?
  private var message: MessageAssembly?

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

  /// A frame of which the payload comes.
  private struct Frame {
    let header: WebSocketFrameHeader
    var mask: WebSocketMask?
    var missing: Int
    /// Of a control frame.
    var control: [UInt8] = []
  }

  #if canImport(CLibZ)
    init(_ bounds: Bounds, inflater: MessageInflater?) {
      self.bounds = bounds
      self.inflater = inflater
    }

    package init(_ bounds: Bounds) { self.init(bounds, inflater: nil) }
  #else
    package init(_ bounds: Bounds) { self.bounds = bounds }
  #endif

  /// Gives what the bytes hold, behind those of the calls before; after an error none must come.
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ take: (WebSocketReceived) throws(WebSocketViolation) -> Void
  ) throws(WebSocketViolation) {
    var rest = bytes
    while true {
      if frame == nil, try !begin(&rest, take) { return }
      if frame != nil, try !goOn(&rest, take) { return }
    }
  }
}

extension WebSocketReader {
  /// Reads the header of a frame, and all of the frame where it is there; false when more bytes
  /// must come first.
  private mutating func begin(
    _ rest: inout UnsafeBufferPointer<UInt8>,
    _ take: (WebSocketReceived) throws(WebSocketViolation) -> Void
  ) throws(WebSocketViolation) -> Bool {
    guard let header = try header(&rest) else { return false }
    try check(header)
    if header.count <= rest.count, header.mask == nil, let received = try whole(header, rest) {
      rest = rest.from(header.count)
      try take(received)
      return true
    }
    if !header.opcode.isControl, header.opcode != .continuation {
      message = MessageAssembly(
        header.opcode,
        isCompressed: header.isCompressed,
        limit: bounds.message
      )
    }
    frame = Frame(
      header: header,
      mask: header.mask.map { WebSocketMask($0) },
      missing: header.count
    )
    return true
  }

  private mutating func header(
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

  private func check(_ header: WebSocketFrameHeader) throws(WebSocketViolation) {
    guard (header.mask != nil) == bounds.areMasked else {
      throw WebSocketViolation(
        bounds.areMasked ? "a client's frame isn't masked" : "a server's frame is masked"
      )
    }
    guard header.count <= bounds.frame else {
      throw WebSocketViolation(
        "a frame is longer than \(bounds.frame) bytes",
        code: .messageTooBig
      )
    }
    if header.isCompressed, header.opcode == .continuation || header.opcode.isControl || !inflates {
      throw WebSocketViolation("a frame is compressed where none may be")
    }
    guard !header.opcode.isControl else { return }
    if header.opcode == .continuation, message == nil {
      throw WebSocketViolation("a frame continues no message")
    }
    if header.opcode != .continuation, message != nil {
      throw WebSocketViolation("a message begins inside of another")
    }
  }

  private var inflates: Bool {
    #if canImport(CLibZ)
      inflater != nil
    #else
      false
    #endif
  }

  /// What a frame says that is all there; nil for one whose message is in several, or compressed.
  private func whole(
    _ header: WebSocketFrameHeader,
    _ rest: UnsafeBufferPointer<UInt8>
  ) throws(WebSocketViolation) -> WebSocketReceived? {
    let payload = UnsafeBufferPointer(rebasing: rest[..<header.count])
    switch header.opcode {
    case .text, .binary:
      guard header.isFinal, !header.isCompressed else { return nil }
      return .message(
        try MessageAssembly.message(header.opcode, payload, limit: bounds.message)
      )
    case .ping: return .ping(Array(payload))
    case .pong: return .pong(Array(payload))
    case .close: return try Self.close(Array(payload))
    case .continuation: return nil
    }
  }
}

extension WebSocketReader {
  /// Reads on in the payload; false when more bytes must come first.
  private mutating func goOn(
    _ rest: inout UnsafeBufferPointer<UInt8>,
    _ take: (WebSocketReceived) throws(WebSocketViolation) -> Void
  ) throws(WebSocketViolation) -> Bool {
    guard var frame else { return true }
    let piece = UnsafeBufferPointer(rebasing: rest.prefix(frame.missing))
    rest = rest.from(piece.count)
    frame.missing -= piece.count
    if frame.mask == nil {
      try keep(piece, &frame)
    } else {
      var uncovered = Array(piece)
      uncovered.withUnsafeMutableBufferPointer { frame.mask?.apply(to: $0) }
      try uncovered.withUnsafeBufferPointer { piece throws(WebSocketViolation) in
        try keep(piece, &frame)
      }
    }
    guard frame.missing == 0 else {
      self.frame = frame
      return false
    }
    self.frame = nil
    if let received = try end(frame) { try take(received) }
    return true
  }

  private mutating func keep(
    _ piece: UnsafeBufferPointer<UInt8>,
    _ frame: inout Frame
  ) throws(WebSocketViolation) {
    if frame.header.opcode.isControl {
      frame.control += piece
    } else if message?.isCompressed == true {
      try inflate(piece)
    } else {
      try message?.append(piece)
    }
  }

  private mutating func end(_ frame: Frame) throws(WebSocketViolation) -> WebSocketReceived? {
    switch frame.header.opcode {
    case .ping: return .ping(frame.control)
    case .pong: return .pong(frame.control)
    case .close: return try Self.close(frame.control)
    case .text, .binary, .continuation:
      guard frame.header.isFinal, let message else { return nil }
      if message.isCompressed { try inflate(nil) }
      defer { self.message = nil }
      return try self.message.map { message throws(WebSocketViolation) in
        .message(try message.message())
      }
    }
  }

  /// Takes a piece of a compressed message, or its end.
  private mutating func inflate(
    _ piece: UnsafeBufferPointer<UInt8>?
  ) throws(WebSocketViolation) {
    #if canImport(CLibZ)
      guard let inflater, var message else { return }
      self.message = nil
      if let piece {
        try inflater.inflate(piece) { part throws(WebSocketViolation) in try message.append(part) }
      } else {
        try inflater.end { part throws(WebSocketViolation) in try message.append(part) }
      }
      self.message = message
    #endif
  }

  /// RFC 6455 §5.5.1.
  private static func close(_ payload: [UInt8]) throws(WebSocketViolation) -> WebSocketReceived {
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

extension UnsafeBufferPointer<UInt8> {
  fileprivate func from(_ start: Int) -> Self { Self(rebasing: self[start...]) }
}
