/// The authorization of a channel, as in Pusher Channels: a key, a colon and a signature in
/// hexadecimal digits.
struct KeyAndSignature {
  let key: Range<Int>
  let signature: Range<Int>

  init?(_ text: [UInt8]) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, text.count - colon > 32,
      text[..<colon].allSatisfy({ $0.isAlphanumeric || $0 == 0x2D || $0 == 0x5F }),
      text[(colon + 1)...].allSatisfy({ $0.hexadecimalValue != nil })
    else { return nil }
    key = 0..<colon
    signature = colon + 1..<text.count
  }
}
