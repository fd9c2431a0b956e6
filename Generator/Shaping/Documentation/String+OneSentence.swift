extension String {
  /// Whether the text is plainly one sentence on one line, as most descriptions of members are.
  ///
  /// False doesn't mean that there are several sentences.
  var isOneSentence: Bool {
    guard let first = utf8.first, 0x61...0x7A ~= first | 0x20 else { return false }
    var last = first
    for byte in utf8.dropFirst() {
      guard 0x20..<0x7F ~= byte, byte != UInt8(ascii: "<") else { return false }
      if byte == 0x20, last == 0x20 || last.mayEndSentence { return false }
      last = byte
    }
    return last != 0x20
  }
}

extension UInt8 {
  /// Whether the byte is a sentence end, or a mark that may follow one.
  fileprivate var mayEndSentence: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
