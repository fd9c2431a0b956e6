/// The masking key that is applied to a client's payloads (RFC 6455 §5.3).
struct WebSocketMask {
  /// The key in memory order, rotated to the current offset in the payload.
  private var key: UInt32

  init(_ mask: UInt32) { key = mask.bigEndian }

  /// Masks or unmasks bytes; the bytes of the next call follow these.
  mutating func apply(to bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
    let wide = UInt64(key) << 32 | UInt64(key)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      start.storeBytes(of: word ^ wide, toByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    let (count, rest) = (bytes.count, offset)
    withUnsafeBytes(of: key) { key in
      for offset in rest..<count { bytes[offset] ^= key[(offset - rest) % 4] }
    }
    // Correct on little-endian machines, which are all that Swift supports.
    let turn = UInt32(count % 4) * 8
    if turn > 0 { key = key >> turn | key << (32 - turn) }
  }
}
