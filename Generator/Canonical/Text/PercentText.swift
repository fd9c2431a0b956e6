/// Decodes percent-encoded text (RFC 3986, section 2.1).
public enum PercentText {
  /// Returns the decoded text; a `%` without two hexadecimal digits is kept.
  public static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let escaped = escape(rest.prefix(2)) {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escape(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns the pairs of a query or a form: decoded names, and values as they are written.
  public static func pairs(_ text: some StringProtocol) -> [(name: String, value: String)] {
    text.split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decoded(halves[0]), halves.count > 1 ? String(halves[1]) : "")
    }
  }
}
