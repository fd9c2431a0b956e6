/// The numbers of JSON.
public enum JSONNumber {
  /// Whether the text is a number of JSON (RFC 8259, section 6).
  public static func isValid(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let hasZero = rest.first == UInt8(ascii: "0")
    let count = removeDigits(&rest)
    guard count > 0, count == 1 || !hasZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard removeDigits(&rest) > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard removeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits at the start, and returns their number.
  private static func removeDigits(_ text: inout Substring.UTF8View) -> Int {
    let digits = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    text = text[digits.endIndex...]
    return digits.count
  }
}
