/// Texts in hexadecimal digits, two for each byte.
enum Hexadecimal {
  /// Returns a text of six or more bytes in small and in capital digits.
  static func encodings(of bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.count >= 6 else { return [] }
    return ["0123456789abcdef", "0123456789ABCDEF"]
      .map { digits in
        let digits = Array(digits.utf8)
        return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
      }
  }
}
