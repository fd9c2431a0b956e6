extension StringProtocol where SubSequence == Substring {
  /// The text without spaces and tabs around it (RFC 9110 §5.6.3).
  package var trimmingBlanks: Substring {
    let head = drop { $0 == " " || $0 == "\t" }
    guard let last = head.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return head[...last]
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
