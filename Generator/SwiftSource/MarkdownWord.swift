/// A word at the start of a line, where it can begin a block.
struct MarkdownWord<Bytes: Collection> where Bytes.Element == UInt8 {
  let bytes: Bytes

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// Whether a line of text that begins with the word would be a list item, a heading, a rule, a
  /// quotation, a table, code, HTML or a directive.
  var opensBlock: Bool {
    guard let first = bytes.first else { return false }
    switch first {
    case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "@"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="),
      UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: ":"):
      return bytes.allSatisfy { $0 == first || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") }
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return bytes.prefix { $0 == first }.count > 2
    case UInt8(ascii: "\\"): return isCommand
    default: return isNumber
    }
  }

  /// Whether the word is a directive of DocC or a command of Doxygen.
  var isCommand: Bool {
    guard let first = bytes.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "\\") else {
      return false
    }
    return bytes.dropFirst().first?.isLetter == true
  }

  /// Whether the word is the marker of an ordered list: `1.` or `1)`.
  private var isNumber: Bool {
    let rest = bytes.drop { $0.isDigit }
    return rest.count == 1 && bytes.count > 1
      && (rest.first == .stop || rest.first == UInt8(ascii: ")"))
  }
}

extension UInt8 {
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
}
