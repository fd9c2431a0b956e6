import Foundation

/// Texts in the formats of JSON Schema and OpenAPI.
enum FormatText {
  /// Returns a text in a format; nil for an unknown one.
  static func text(_ format: String, _ random: inout RandomSource, _ attempt: Int) -> String? {
    // Later attempts are short, for a schema with a small `maxLength`.
    let isShort = attempt % 3 == 2
    let word = isShort ? "a" : TextGenerator.word(&random)
    switch format {
    case "date-time": return "\(date(&random))T\(time(&random))Z"
    case "date": return date(&random)
    case "time": return time(&random) + "Z"
    case "duration": return "PT\(random.number(in: 1...59))M"
    case "email", "idn-email": return isShort ? "a@b.co" : "\(word)@example.com"
    case "hostname", "idn-hostname": return isShort ? "a.co" : "\(word).example.com"
    case "ipv4": return "192.0.2.\(random.number(in: 1...254))"
    case "ipv6": return "2001:db8::\(String(random.number(in: 1...0xFFFF), radix: 16))"
    case "uri", "url", "iri": return isShort ? "a:b" : "https://example.com/\(word)"
    case "uri-reference", "iri-reference": return "/\(word)"
    case "uri-template": return "https://example.com/{\(word)}"
    case "uuid", "guid": return uuid(&random)
    case "byte", "base64": return Data(word.utf8).base64EncodedString()
    case "base64url":
      return Data(word.utf8).base64EncodedString()
        .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    case "json-pointer": return "/\(word)"
    case "relative-json-pointer": return "0/\(word)"
    case "regex": return "^\(word)$"
    case "int32", "int64", "int8", "int16", "uint8", "uint16", "uint32", "uint64":
      return String(random.number(in: 1...100))
    case "float", "double", "decimal":
      return "\(random.number(in: 1...100)).\(random.number(in: 1...99))"
    default: return nil
    }
  }

  private static func date(_ random: inout RandomSource) -> String {
    let year = random.number(in: 2020...2026)
    return "\(year)-\(two(random.number(in: 1...12)))-\(two(random.number(in: 1...28)))"
  }

  private static func time(_ random: inout RandomSource) -> String {
    [23, 59, 59].map { two(random.number(in: 0...$0)) }.joined(separator: ":")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns a UUID of version 4 (RFC 9562).
  private static func uuid(_ random: inout RandomSource) -> String {
    var digits = (0..<32).map { _ in String(random.number(in: 0...15), radix: 16) }
    digits[12] = "4"
    digits[16] = String(random.number(in: 8...11), radix: 16)
    for index in [20, 16, 12, 8] { digits.insert("-", at: index) }
    return digits.joined()
  }
}
