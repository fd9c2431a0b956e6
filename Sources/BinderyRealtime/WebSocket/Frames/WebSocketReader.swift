/// Parses messages and control frames from bytes that arrive in pieces (RFC 6455 §5 and §6.2).
///
/// A complete frame is read without copying; only incomplete ones are stored.
package struct WebSocketReader {
  private let bounds: Bounds
  #if canImport(CLibZ)
    private let inflater: MessageInflater?
  #endif
  private var headers = WebSocketHeaderReader()
  private var frame: Frame?
  private var message: MessageAssembly?

  /// A frame whose payload is incomplete.
  private struct Frame {
    let header: WebSocketFrameHeader
    var mask: WebSocketMask?
    var missing: Int
    /// The payload of a control frame.
    var control: [UInt8] = []

    /// Returns the complete control frame.
    func end() throws(WebSocketViolation) -> WebSocketControl {
      try control.withUnsafeBufferPointer { payload throws(WebSocketViolation) in
        try WebSocketControl(header.opcode, payload)
      }
    }
  }

  #if canImport(CLibZ)
    init(_ bounds: Bounds, inflater: MessageInflater?) {
      self.bounds = bounds
      self.inflater = inflater
    }

    package init(_ bounds: Bounds) { self.init(bounds, inflater: nil) }

    /// Returns a reader for compressed messages, with a window of 15 bits and context takeover.
    package static func inflating(_ bounds: Bounds) -> Self {
      Self(bounds, inflater: MessageInflater(WebSocketCompression.NegotiatedParameters()))
    }
  #else
    package init(_ bounds: Bounds) { self.bounds = bounds }
  #endif

  /// Passes the messages and control frames in the bytes to the closures; after an error, don't
  /// call it again.
  // Inlined, with all that a complete frame needs, because it runs for every frame.
  @inline(__always)
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    message: (WebSocketPayload) -> Void,
    control: (WebSocketControl) -> Void
  ) throws(WebSocketViolation) {
    var rest = bytes
    while true {
      if frame == nil, try !begin(&rest, message, control) { return }
      if frame != nil, try !continueFrame(&rest, message, control) { return }
    }
  }
}

extension WebSocketReader {
  /// Reads the header of a frame, and its payload if it is complete; false when more bytes are
  /// needed.
  @inline(__always)
  private mutating func begin(
    _ rest: inout UnsafeBufferPointer<UInt8>,
    _ take: (WebSocketPayload) -> Void,
    _ control: (WebSocketControl) -> Void
  ) throws(WebSocketViolation) -> Bool {
    guard let header = try headers.read(&rest) else { return false }
    try bounds.check(header, isInMessage: message != nil, inflates: inflates)
    if try takeWhole(header, rest, take, control) {
      rest = rest.from(header.count)
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

  private var inflates: Bool {
    #if canImport(CLibZ)
      inflater != nil
    #else
      false
    #endif
  }

  /// Passes on a complete frame; false for one that is incomplete, fragmented, masked or
  /// compressed.
  @inline(__always)
  private func takeWhole(
    _ header: WebSocketFrameHeader,
    _ rest: UnsafeBufferPointer<UInt8>,
    _ take: (WebSocketPayload) -> Void,
    _ control: (WebSocketControl) -> Void
  ) throws(WebSocketViolation) -> Bool {
    guard header.count <= rest.count, header.mask == nil, header.isFinal, !header.isCompressed,
      header.opcode != .continuation
    else { return false }
    let payload = UnsafeBufferPointer(rebasing: rest[..<header.count])
    if header.opcode.isControl {
      control(try WebSocketControl(header.opcode, payload))
    } else {
      take(try MessageAssembly.payload(header.opcode, payload, limit: bounds.message))
    }
    return true
  }
}

extension WebSocketReader {
  /// Continues with the payload; false when more bytes are needed.
  private mutating func continueFrame(
    _ rest: inout UnsafeBufferPointer<UInt8>,
    _ take: (WebSocketPayload) -> Void,
    _ control: (WebSocketControl) -> Void
  ) throws(WebSocketViolation) -> Bool {
    guard var frame else { return true }
    let piece = UnsafeBufferPointer(rebasing: rest.prefix(frame.missing))
    rest = rest.from(piece.count)
    frame.missing -= piece.count
    try unmask(piece, &frame)
    guard frame.missing == 0 else {
      self.frame = frame
      return false
    }
    self.frame = nil
    if frame.header.opcode.isControl {
      control(try frame.end())
    } else if frame.header.isFinal {
      try endMessage(take)
    }
    return true
  }

  /// Unmasks a piece of a payload and stores it.
  private mutating func unmask(
    _ piece: UnsafeBufferPointer<UInt8>,
    _ frame: inout Frame
  ) throws(WebSocketViolation) {
    guard frame.mask != nil else { return try keep(piece, &frame) }
    var unmasked = Array(piece)
    unmasked.withUnsafeMutableBufferPointer { frame.mask?.apply(to: $0) }
    try unmasked.withUnsafeBufferPointer { piece throws(WebSocketViolation) in
      try keep(piece, &frame)
    }
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

  private mutating func endMessage(
    _ take: (WebSocketPayload) -> Void
  ) throws(WebSocketViolation) {
    if message?.isCompressed == true { try inflate(nil) }
    defer { message = nil }
    try message?.end(take)
  }

  /// Decompresses a piece of a message or, if nil, its end.
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
}
