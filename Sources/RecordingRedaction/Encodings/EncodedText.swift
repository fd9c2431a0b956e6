import BinderyJSON

/// A text in another character encoding than UTF-8.
struct EncodedText {
  /// The text in UTF-8.
  let utf8: [UInt8]
  private let bytes: [UInt8]
  private let encoding: CharacterEncoding
  /// The bytes of a character that was cut at the end.
  private let rest: ArraySlice<UInt8>

  /// Decodes bytes in the charset that a media type states, or in UTF-16 or UTF-32; nil for others.
  init?(_ bytes: [UInt8], mediaType: String?) {
    let stated = mediaType.flatMap { CharacterEncoding(ofMediaType: $0) }
    let found = Self.name(of: bytes).flatMap { CharacterEncoding($0) }
    for encoding in [stated, found].compactMap({ $0 }) {
      for omitted in 0...min(3, bytes.count) {
        let whole = Array(bytes.dropLast(omitted))
        guard let text = encoding.decode(whole), !text.utf8.contains(0) else { continue }
        self.bytes = whole
        self.encoding = encoding
        rest = bytes.suffix(omitted)
        utf8 = Array(text.utf8)
        return
      }
    }
    return nil
  }

  /// Encodes another text in the same form; nil if the encoding doesn't have a character.
  func encoded(_ text: [UInt8]) -> [UInt8]? {
    encoding.encode(text.text, like: bytes).map { $0 + rest }
  }

  /// The encoding that a byte order mark or the zeros of ASCII characters show (RFC 4627, section
  /// 3).
  private static func name(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "utf-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "utf-16" }
    guard bytes.count >= 4 else { return nil }
    switch bytes[..<4].map({ $0 == 0 }) {
    case [true, true, true, false]: return "utf-32be"
    case [false, true, true, true]: return "utf-32le"
    case [true, false, true, false]: return "utf-16be"
    case [false, true, false, true]: return "utf-16le"
    default: return nil
    }
  }
}
