/// Whether bytes are text, and not binary data.
enum PlainText {
  /// Whether the bytes are well-formed UTF-8 without control characters.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 || $0.isWhitespace }) else { return false }
    return bytes.allSatisfy { $0 < 0x80 }
      || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
