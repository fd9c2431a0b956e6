/// Encodes messages and control frames.
package struct WebSocketWriter {
  /// Whether frames are masked: a client's are, a server's are not (RFC 6455 §5.1).
  let masks: Bool
  package var fragmentSize = Int.max
  #if canImport(CLibZ)
    var deflater: MessageDeflater?
  #endif
  private var generator = SystemRandomNumberGenerator()

  package init(masks: Bool) { self.masks = masks }

  package mutating func write(_ message: WebSocketMessage, to bytes: inout [UInt8]) {
    switch message {
    case .text(var text): text.withUTF8 { write(.text, $0, to: &bytes) }
    case .binary(let payload):
      payload.withUnsafeBufferPointer { write(.binary, $0, to: &bytes) }
    }
  }

  /// Writes a control frame of at most 125 bytes.
  package mutating func write(
    _ opcode: WebSocketOpcode,
    _ payload: [UInt8],
    to bytes: inout [UInt8]
  ) {
    payload.withUnsafeBufferPointer {
      frame(WebSocketFrameHeader(isFinal: true, opcode: opcode, count: 0), $0, to: &bytes)
    }
  }

  /// Writes a close frame; a reason that is too long is truncated between two characters.
  package mutating func writeClose(
    _ code: WebSocketCloseCode?,
    _ reason: String,
    to bytes: inout [UInt8]
  ) {
    var payload: [UInt8] = []
    if let code {
      payload = [UInt8(code.rawValue >> 8), UInt8(truncatingIfNeeded: code.rawValue)]
      for character in reason.unicodeScalars {
        let text = Array(String(character).utf8)
        guard payload.count + text.count <= WebSocketFrameHeader.maximumControlCount else { break }
        payload += text
      }
    }
    write(.close, payload, to: &bytes)
  }
}

extension WebSocketWriter {
  private mutating func write(
    _ opcode: WebSocketOpcode,
    _ payload: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) {
    #if canImport(CLibZ)
      if let compressed = deflater?.deflate(payload) {
        return compressed.withUnsafeBufferPointer {
          fragments(opcode, $0, isCompressed: true, to: &bytes)
        }
      }
    #endif
    fragments(opcode, payload, isCompressed: false, to: &bytes)
  }

  private mutating func fragments(
    _ opcode: WebSocketOpcode,
    _ payload: UnsafeBufferPointer<UInt8>,
    isCompressed: Bool,
    to bytes: inout [UInt8]
  ) {
    var rest = payload
    // A fragment size of 0 would write empty frames forever.
    let fragmentSize = max(self.fragmentSize, 1)
    var header = WebSocketFrameHeader(
      isFinal: false,
      isCompressed: isCompressed,
      opcode: opcode,
      count: 0
    )
    while rest.count > fragmentSize {
      frame(header, UnsafeBufferPointer(rebasing: rest[..<fragmentSize]), to: &bytes)
      rest = UnsafeBufferPointer(rebasing: rest[fragmentSize...])
      header = WebSocketFrameHeader(isFinal: false, opcode: .continuation, count: 0)
    }
    header.isFinal = true
    frame(header, rest, to: &bytes)
  }

  private mutating func frame(
    _ header: WebSocketFrameHeader,
    _ payload: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) {
    var header = header
    header.count = payload.count
    header.mask = masks ? UInt32.random(in: .min ... .max, using: &generator) : nil
    header.write(to: &bytes)
    let begin = bytes.count
    bytes.append(contentsOf: payload)
    guard let key = header.mask else { return }
    var mask = WebSocketMask(key)
    bytes.withUnsafeMutableBufferPointer {
      mask.apply(to: UnsafeMutableBufferPointer(rebasing: $0[begin...]))
    }
  }
}
