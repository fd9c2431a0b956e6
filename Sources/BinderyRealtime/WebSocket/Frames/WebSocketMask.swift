/// The four bytes by which a client's payloads go over the wire (RFC 6455 §5.3).
struct WebSocketMask {
  /// In the order of memory, and rotated to where the payload goes on.
  private var key: UInt32

  init(_ mask: UInt32) { key = mask.bigEndian }

  /// Masks bytes, or uncovers them; those of the next call come behind these.
  mutating func apply(to bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
    let wide = UInt64(key) << 32 | UInt64(key)
    var place = 0
    while place + 8 <= bytes.count {
      let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      start.storeBytes(of: word ^ wide, toByteOffset: place, as: UInt64.self)
      place += 8
    }
    let (count, rest) = (bytes.count, place)
    withUnsafeBytes(of: key) { key in
      for place in rest..<count { bytes[place] ^= key[(place - rest) % 4] }
    }
    // Both on machines that begin a word with its lowest byte, as all that Swift runs on do.
    let turn = UInt32(count % 4) * 8
    if turn > 0 { key = key >> turn | key << (32 - turn) }
  }
}
