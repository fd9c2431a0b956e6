/// The tokens of JSON without quotes: `null`, `true`, `false` and numbers.
enum JSONWord {
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
    let digits = takeDigits(&rest)
    guard digits == 1 || digits > 1 && !leadsWithZero else { return nil }
    if rest.isEmpty { return .integer }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits(&rest) > 0 else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard takeDigits(&rest) > 0 else { return nil }
    }
    return rest.isEmpty ? .float : nil
  }

  private static func takeDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let end = rest.firstIndex { $0 < 0x30 || $0 > 0x39 } ?? rest.endIndex
    defer { rest = rest[end...] }
    return end - rest.startIndex
  }
}
