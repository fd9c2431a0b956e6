/// A text with names in braces, such as a path or the URL of a server.
public enum Template {
  public enum Piece: Equatable {
    case text(String)
    case name(String)
  }

  /// Returns the pieces in order; nil if the braces don't match.
  public static func pieces(_ template: String) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else { return nil }
      let name = rest[rest.index(after: open)..<close]
      guard !name.isEmpty, !name.contains("{") else { return nil }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.name(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  /// Returns the name of a template that is only one name in braces.
  public static func onlyName(of template: String) -> String? {
    guard let pieces = pieces(template), pieces.count == 1, case .name(let name) = pieces[0] else {
      return nil
    }
    return name
  }

  /// Percent-encodes the characters that a path can't contain; existing escapes are kept.
  public static func encoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count
        && bytes[(index + 1)...(index + 2)].allSatisfy(isHexadecimal)
      if isEscape || isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }

  /// The characters of a path by RFC 3986: `pchar` and the slash.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=:@/".utf8.contains(byte)
    }
  }
}

extension String {
  /// The text without white space at its ends.
  public var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
