/// The tokens of JSON without quotes: `null`, `true`, `false` and numbers.
public enum JSONWord {
  /// Whether the text is a JSON number (RFC 8259 §6).
  public static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { numberKind(of: $0[...]) != nil }
  }

  static func kind(of word: UnsafeBufferPointer<UInt8>) -> Node.Kind? {
    switch word.first {
    case UInt8(ascii: "n"): return word.elementsEqual("null".utf8) ? .null : nil
    case UInt8(ascii: "t"): return word.elementsEqual("true".utf8) ? .boolean : nil
    case UInt8(ascii: "f"): return word.elementsEqual("false".utf8) ? .boolean : nil
    default: return numberKind(of: word[...])
    }
  }

  private static func numberKind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Node.Kind? {
    var rest = word
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let leadsWithZero = rest.first == UInt8(ascii: "0")
    let digits = rest.takeDigits()
    guard digits == 1 || digits > 1 && !leadsWithZero else { return nil }
    if rest.isEmpty { return .integer }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard rest.takeDigits() > 0 else { return nil }
    }
    return rest.takeExponent() && rest.isEmpty ? .float : nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Removes the digits at the start, and returns their number.
  mutating func takeDigits() -> Int {
    let end = firstIndex { $0 < 0x30 || $0 > 0x39 } ?? endIndex
    defer { self = self[end...] }
    return end - startIndex
  }

  /// Removes an exponent at the start; false if it has no digits.
  mutating func takeExponent() -> Bool {
    guard first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return true }
    removeFirst()
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { removeFirst() }
    return takeDigits() > 0
  }
}
