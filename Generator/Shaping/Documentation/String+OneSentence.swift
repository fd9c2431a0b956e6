extension String {
  /// Whether a glance shows one sentence on one line, from which nothing would be divided: most
  /// descriptions of members are.
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
  /// A stop, or what may stand behind one.
  fileprivate var mayEndSentence: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
