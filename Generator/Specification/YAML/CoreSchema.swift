/// The core schema of YAML 1.2, which resolves the kind of a plain scalar.
enum CoreSchema {
  static func kind(of bytes: UnsafeBufferPointer<UInt8>) -> Node.Kind {
    guard let first = bytes.first else { return .null }
    switch first {
    case UInt8(ascii: "~"):
      return bytes.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return isAny(of: ["null", "Null", "NULL"], bytes) ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return isAny(of: ["true", "True", "TRUE"], bytes) ? .boolean : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return isAny(of: ["false", "False", "FALSE"], bytes) ? .boolean : .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return numberKind(of: bytes)
    default:
      return .string
    }
  }

  private static func isAny(
    of words: [StaticString],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    words.contains { word in
      word.utf8CodeUnitCount == bytes.count
        && word.withUTF8Buffer { $0.elementsEqual(bytes) }
    }
  }

  private static func numberKind(of bytes: UnsafeBufferPointer<UInt8>) -> Node.Kind {
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
      let digits = bytes[2...]
      if bytes[1] == UInt8(ascii: "o") {
        return digits.allSatisfy { $0 >= 0x30 && $0 <= 0x37 } ? .integer : .string
      }
      if bytes[1] == UInt8(ascii: "x") {
        return digits.allSatisfy(isHexadecimal) ? .integer : .string
      }
    }
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isSigned = rest.count < bytes.count
    if rest.first == UInt8(ascii: ".") {
      let word = UnsafeBufferPointer(rebasing: rest)
      if isAny(of: [".inf", ".Inf", ".INF"], word) { return .float }
      if !isSigned, isAny(of: [".nan", ".NaN", ".NAN"], word) { return .float }
    }
    return decimalKind(of: &rest)
  }

  private static func decimalKind(of rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Node.Kind {
    let whole = rest.takeDigits()
    if rest.isEmpty { return whole > 0 ? .integer : .string }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if whole + rest.takeDigits() == 0 { return .string }
    } else if whole == 0 {
      return .string
    }
    return rest.takeExponent() && rest.isEmpty ? .float : .string
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}

extension CoreSchema {
  /// The value of a scalar of kind integer.
  static func integer(_ text: String) -> Int? {
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    return Int(text)
  }

  /// The value of a scalar of kind integer or float.
  static func number(_ text: String) -> Double? {
    if text.hasPrefix("0o") { return digits(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return digits(text.dropFirst(2), radix: 16) }
    switch text.lowercased() {
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    case ".nan": return .nan
    default: return Double(text)
    }
  }

  private static func digits(_ text: Substring, radix: Double) -> Double {
    text.reduce(0) { $0 * radix + Double($1.hexDigitValue ?? 0) }
  }
}
