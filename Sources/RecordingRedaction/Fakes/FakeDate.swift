/// A date of RFC 3339, perhaps with a time, that is replaced by one about 1900.
struct FakeDate {
  private let text: [UInt8]

  /// Nil for a text that is no date.
  init?(_ text: [UInt8]) {
    guard (10...40).contains(text.count),
      text.prefix(10).enumerated().allSatisfy({ index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : byte.isDigit
      }),
      text.count == 10 || text[10] | 0x20 == UInt8(ascii: "t")
    else { return nil }
    self.text = text
  }

  /// Returns a date with a number from 1 on; each month has 28 days.
  func fake(number: Int) -> [UInt8] {
    let day = number % 28 + 1
    let month = number / 28 % 12 + 1
    let year = 1900 + number / (28 * 12) % 70
    let date = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    return date.utf8 + text.dropFirst(10).map { $0.isDigit ? UInt8(ascii: "0") : $0 }
  }

  var isFake: Bool {
    text.dropFirst(10).allSatisfy { !$0.isDigit || $0 == UInt8(ascii: "0") }
      && text.has("190", at: 0)
  }
}
