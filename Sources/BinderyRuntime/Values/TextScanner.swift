/// Parses the fixed fields of a date or time from the start of a text.
struct TextScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Consumes the next character if it is one of `characters`.
  mutating func skip(_ characters: Unicode.Scalar...) -> Bool {
    guard let byte = rest.first, characters.contains(Unicode.Scalar(byte)) else { return false }
    rest.removeFirst()
    return true
  }

  /// Parses a number of exactly `count` digits.
  mutating func number(ofDigits count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Parses a digit, if one is next.
  mutating func digit() -> Int? {
    guard let byte = rest.first, (48...57).contains(byte) else { return nil }
    rest.removeFirst()
    return Int(byte) - 48
  }
}
