/// The numbers that replace secret numbers in JSON: a power of ten with a small number added.
enum FakeNumber {
  static func make(for text: [UInt8], number: Int) -> [UInt8] {
    let digits = text.prefix { $0.isDigit || $0 == UInt8(ascii: "-") }.count { $0.isDigit }
    let counter = Array(String(number).utf8)
    let zeros = max(digits - 1 - counter.count, 2)
    let fraction = text.drop { $0 != UInt8(ascii: ".") }.prefix { !($0 | 0x20 == 0x65) }
    return [UInt8(ascii: "1")] + [UInt8](repeating: UInt8(ascii: "0"), count: zeros) + counter
      + fraction.map { $0 == UInt8(ascii: ".") ? $0 : UInt8(ascii: "0") }
  }

  static func isFake(_ text: [UInt8]) -> Bool {
    let digits = text.prefix { $0.isDigit }
    let fraction = text.dropFirst(digits.count)
    guard digits.count >= 4, digits.first == UInt8(ascii: "1"),
      fraction.allSatisfy({ $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "0") })
    else { return false }
    let zeros = digits.dropFirst().prefix { $0 == UInt8(ascii: "0") }.count
    return zeros >= max(2, digits.count - 7)
  }
}
