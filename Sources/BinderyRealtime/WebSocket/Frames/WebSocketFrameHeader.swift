/// The header of a frame (RFC 6455 §5.2).
struct WebSocketFrameHeader: Equatable, Sendable {
  var isFinal: Bool
  /// RSV1: the first frame of a compressed message (RFC 7692 §6).
  var isCompressed = false
  var opcode: WebSocketOpcode
  /// The masking key; nil if the payload isn't masked.
  var mask: UInt32?
  /// The length of the payload in bytes.
  var count: Int

  /// The length of the longest header.
  static let maximumCount = 14
  /// The maximum payload of a control frame (RFC 6455 §5.5).
  static let maximumControlCount = 125
}

extension WebSocketFrameHeader {
  /// Parses a header and returns its length; nil when more bytes are needed.
  // Inlined because it runs for every frame.
  @inline(__always)
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(WebSocketViolation) -> (header: Self, count: Int)? {
    guard bytes.count >= 2 else { return nil }
    var header = try Self(first: bytes[0])
    let (isMasked, short) = (bytes[1] & 0x80 != 0, bytes[1] & 0x7F)
    try header.check(shortCount: short)
    let lengthEnd = short == 127 ? 10 : short == 126 ? 4 : 2
    let count = lengthEnd + (isMasked ? 4 : 0)
    guard bytes.count >= count else { return nil }
    header.count = lengthEnd == 2 ? Int(short) : try length(bytes, lengthEnd)
    if isMasked { header.mask = bytes[lengthEnd..<count].reduce(0) { $0 << 8 | UInt32($1) } }
    return (header, count)
  }

  /// Parses the first byte; the length follows it.
  @inline(__always)
  private init(first: UInt8) throws(WebSocketViolation) {
    guard first & 0x30 == 0 else { throw WebSocketViolation("a frame has reserved bits") }
    guard let opcode = WebSocketOpcode(rawValue: first & 0x0F) else {
      throw WebSocketViolation("a frame has the unknown opcode \(first & 0x0F)")
    }
    self.init(
      isFinal: first & 0x80 != 0,
      isCompressed: first & 0x40 != 0,
      opcode: opcode,
      count: 0
    )
  }

  @inline(__always)
  private func check(shortCount: UInt8) throws(WebSocketViolation) {
    guard opcode.isControl else { return }
    guard isFinal else { throw WebSocketViolation("a control frame is fragmented") }
    guard shortCount <= Self.maximumControlCount else {
      throw WebSocketViolation("a control frame is longer than \(Self.maximumControlCount) bytes")
    }
  }

  /// Parses the extended length after the second byte, of two bytes or eight.
  @inline(__always)
  private static func length(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ end: Int
  ) throws(WebSocketViolation) -> Int {
    var length: UInt64 = 0
    for index in 2..<end { length = length << 8 | UInt64(bytes[index]) }
    guard let count = Int(exactly: length) else {
      throw WebSocketViolation("a frame's length exceeds 63 bits")
    }
    guard count > (end == 4 ? 125 : 0xFFFF) else {
      throw WebSocketViolation("a frame's length is not minimally encoded")
    }
    return count
  }

  /// Appends the encoded header.
  func write(to bytes: inout [UInt8]) {
    bytes.append((isFinal ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode.rawValue)
    let maskBit: UInt8 = mask == nil ? 0 : 0x80
    switch count {
    case ...125: bytes.append(maskBit | UInt8(count))
    case ...0xFFFF:
      bytes.append(maskBit | 126)
      withUnsafeBytes(of: UInt16(count).bigEndian) { bytes.append(contentsOf: $0) }
    default:
      bytes.append(maskBit | 127)
      withUnsafeBytes(of: UInt64(count).bigEndian) { bytes.append(contentsOf: $0) }
    }
    if let mask { withUnsafeBytes(of: mask.bigEndian) { bytes.append(contentsOf: $0) } }
  }
}
