/// The characters of a secret, from which its fake is made.
enum FakeAlphabet: Hashable {
  case digits
  /// Hexadecimal digits, in one case.
  case hexadecimal
  case lowercase
  case uppercase
  /// Capitals and digits.
  case capitals
  /// Letters and digits, perhaps with other characters.
  case any
  /// Base64 with the number of padding characters.
  case base64(padding: Int)

  init(of text: [UInt8]) {
    if text.allSatisfy(\.isDigit) {
      self = .digits
    } else if Self.isHexadecimal(text) {
      self = .hexadecimal
    } else if text.count >= 12, text.allSatisfy(\.isLowercase) {
      self = .lowercase
    } else if text.count >= 12, text.allSatisfy(\.isUppercase) {
      self = .uppercase
    } else if let padding = Self.padding(of: text) {
      self = .base64(padding: padding)
    } else if text.allSatisfy({ !$0.isLowercase && $0 < 0x80 }), text.contains(where: \.isUppercase)
    {
      self = .capitals
    } else {
      self = .any
    }
  }

  private static func isHexadecimal(_ text: [UInt8]) -> Bool {
    text.count >= 8 && text.allSatisfy { $0.hexadecimalValue != nil }
      && text.contains(where: \.isDigit)
      && !(text.contains(where: \.isUppercase) && text.contains(where: \.isLowercase))
  }

  /// The number of padding characters of a text in base64 that has a sign of it.
  private static func padding(of text: [UInt8]) -> Int? {
    let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let letters = text.dropLast(padding)
    guard text.count % 4 == 0, padding <= 2, letters.count >= 10, letters.allSatisfy(\.isBase64),
      padding > 0 || letters.contains(UInt8(ascii: "+")) || letters.contains(UInt8(ascii: "/"))
    else { return nil }
    return padding
  }
}
