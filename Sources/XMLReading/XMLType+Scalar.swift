import BinderyJSON

extension XMLType {
  /// The key of an element's text beside its child elements, in an element with any contents.
  package static let textKey = "#text"

  /// Returns the JSON of a text; nil for whitespace where only a number or Boolean is valid.
  ///
  /// A text that isn't a number or Boolean becomes a string, which the type then rejects.
  package func scalar(_ text: String) -> [UInt8]? {
    switch self {
    case .number: Self.trimmed(text).map { Self.number($0) ?? Self.json(of: $0) }
    case .boolean: Self.trimmed(text).map { Self.boolean($0) ?? Self.json(of: $0) }
    case .text, .object, .members, .union, .list, .map, .any: Self.json(of: text)
    }
  }

  static func json(of text: String) -> [UInt8] { JSONValue.string(text).utf8 }

  private static func trimmed(_ text: String) -> String? {
    let trimmed = text.drop(while: \.isWhitespace)
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(trimmed[...last])
  }

  private static func boolean(_ text: String) -> [UInt8]? {
    switch text {
    case "true", "1": Array("true".utf8)
    case "false", "0": Array("false".utf8)
    default: nil
    }
  }

  /// Returns a number of XML Schema as JSON has it: without a plus sign and leading zeros, and with
  /// digits around the decimal point.
  private static func number(_ text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    if isNumber(bytes) { return bytes }
    var digits = bytes[...]
    var number: [UInt8] = []
    if let sign = digits.first, "+-".utf8.contains(sign) {
      if sign == UInt8(ascii: "-") { number.append(sign) }
      digits.removeFirst()
    }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    let trimmed = whole.drop { $0 == UInt8(ascii: "0") }
    number += trimmed.isEmpty ? [UInt8(ascii: "0")] : Array(trimmed)
    var rest = digits.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
      guard !(whole.isEmpty && fraction.isEmpty) else { return nil }
      if !fraction.isEmpty { number += [UInt8(ascii: ".")] + fraction }
      rest = rest.dropFirst(1 + fraction.count)
    } else if whole.isEmpty {
      return nil
    }
    number += rest
    return isNumber(number) ? number : nil
  }

  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    (try? JSONReader.decode(JSONNumber.self, from: bytes)) != nil
  }
}
