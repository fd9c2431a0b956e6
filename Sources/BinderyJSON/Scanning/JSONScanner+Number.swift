extension JSONScanner {
  /// A number as written, and its value as `mantissa · 10^exponent` if that is cheap.
  struct NumberToken {
    var begin: Int
    var end: Int
    var isNegative = false
    /// All digits without the point; invalid when `isExact` is false.
    var mantissa: UInt64 = 0
    var exponent = 0
    /// Whether the digits fit into the mantissa.
    var isExact = true
    /// Whether there is neither a point nor an exponent.
    var isIntegral = true

    fileprivate mutating func append(_ digit: UInt8) {
      let (tens, overflowsTens) = mantissa.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(UInt64(digit &- 48))
      if overflowsTens || overflows { isExact = false }
      mantissa = sum
    }
  }

  /// Scans a number.
  mutating func scanNumber(expecting expected: String = "a number") throws(JSONError) -> NumberToken
  {
    var token = NumberToken(begin: position, end: position)
    token.isNegative = skip(UInt8(ascii: "-"))
    guard isDigit(byte) else {
      throw token.isNegative ? syntaxError(expected: "a digit") : mismatch(expected: expected)
    }
    if !skip(UInt8(ascii: "0")) {
      while isDigit(byte) {
        token.append(byte)
        position += 1
      }
    }
    if skip(UInt8(ascii: ".")) { try scanFraction(&token) }
    if byte | 0x20 == UInt8(ascii: "e") { try scanExponent(&token) }
    token.end = position
    return token
  }

  private mutating func scanFraction(_ token: inout NumberToken) throws(JSONError) {
    token.isIntegral = false
    guard isDigit(byte) else { throw syntaxError(expected: "a digit") }
    while isDigit(byte) {
      token.append(byte)
      token.exponent -= 1
      position += 1
    }
  }

  private mutating func scanExponent(_ token: inout NumberToken) throws(JSONError) {
    token.isIntegral = false
    position += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    guard isDigit(byte) else { throw syntaxError(expected: "a digit") }
    var exponent = 0
    while isDigit(byte) {
      // Beyond the range of any type the exact exponent does not matter.
      if exponent > 100_000 {
        token.isExact = false
      } else {
        exponent = exponent * 10 + Int(byte) - 48
      }
      position += 1
    }
    token.exponent += isNegative ? -exponent : exponent
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- 48 < 10
  }

  func text(of token: NumberToken) -> String {
    String(decoding: bytes(from: token.begin, to: token.end), as: UTF8.self)
  }
}
