/// A string of a JSON text.
enum JSONString {
  /// A string without escapes, as a slice of the text.
  case plain(UnsafeBufferPointer<UInt8>)
  case unescaped([UInt8])
}

extension JSONCursor {
  /// Reads a string with its quotes; nil for an invalid string, with the cursor at the problem.
  mutating func takeString() -> JSONString? {
    hasLoneSurrogate = false
    index += 1
    let start = index
    guard takePlain() else { return nil }
    if bytes[index] == UInt8(ascii: "\"") {
      defer { index += 1 }
      return .plain(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    }
    var text = Array(bytes[start..<index])
    while bytes[index] != UInt8(ascii: "\"") {
      guard takeEscape(into: &text) else { return nil }
      let next = index
      guard takePlain() else { return nil }
      text.append(contentsOf: bytes[next..<index])
    }
    index += 1
    return .unescaped(text)
  }

  /// Advances to the next quote or backslash; false at an invalid character.
  private mutating func takePlain() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        return true
      case 0..<0x20:
        problem = "unescaped control character or line break in a string"
        return false
      case 0x20..<0x80:
        index += 1
      default:
        guard let length = scalarLength() else {
          problem = "invalid UTF-8"
          return false
        }
        index += length
        continuations += length - 1
      }
    }
    return false
  }

  /// The length of the multibyte scalar at the cursor; nil if it is invalid UTF-8.
  private func scalarLength() -> Int? {
    let rest = bytes[index..<min(index + 4, bytes.count)]
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return UTF8.width(scalar)
  }

  private mutating func takeEscape(into text: inout [UInt8]) -> Bool {
    let start = index
    index += 2
    guard index <= bytes.count else { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      if let scalar = takeCodeUnits() {
        text.append(contentsOf: String(scalar).utf8)
        return true
      }
      fallthrough
    default:
      index = start
      problem = "invalid escape sequence in a string"
      return false
    }
    return true
  }

  /// Reads the digits of one escaped code unit, or of a surrogate pair.
  private mutating func takeCodeUnits() -> Unicode.Scalar? {
    guard let unit = takeHexadecimal() else { return nil }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = index
    if UTF16.isLeadSurrogate(unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      if let second = takeHexadecimal(), UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
      }
    }
    index = start
    hasLoneSurrogate = true
    return "\u{FFFD}"
  }

  private mutating func takeHexadecimal() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt16(byte - 0x37)
      case 0x61...0x66: unit = unit << 4 | UInt16(byte - 0x57)
      default: return nil
      }
    }
    index += 4
    return unit
  }
}
