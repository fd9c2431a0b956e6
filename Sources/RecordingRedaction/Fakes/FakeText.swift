/// The texts that replace secrets.
///
/// A fake has the alphabet and the length of the secret, with the word `redacted` where letters are
/// allowed and zeros otherwise, and a number that makes it differ from others: `redacted000001`,
/// `00000001`. Nothing in it is derived from the secret except the form.
enum FakeText {
  /// Returns the fake of a text with an alphabet.
  static func make(_ alphabet: FakeAlphabet, count: Int, number: Int) -> [UInt8] {
    let digits = Array(String(number).utf8)
    switch alphabet {
    case .digits, .hexadecimal:
      let width = max(count, digits.count + 3)
      return zeros(width - digits.count) + digits
    case .lowercase: return word + letters(number, count: count - word.count)
    case .uppercase: return make(.lowercase, count: count, number: number).map { $0 & 0xDF }
    case .capitals: return make(.any, count: count, number: number).map(Self.uppercased)
    case .any:
      let free = count - digits.count
      if free >= word.count { return word + zeros(free - word.count) + digits }
      // A short secret has only the first letters of the word, and two digits or more.
      let suffix = digits.count < 2 ? zeros(1) + digits : digits
      return Array(word.prefix(max(count - suffix.count, 2))) + suffix
    case .base64(let padding):
      // The last letter must have no bits beyond the last byte.
      let text = make(.any, count: count - padding - (padding > 0 ? 1 : 0), number: number)
      let last = padding > 0 ? [UInt8(ascii: "A")] : []
      return text + last + [UInt8](repeating: UInt8(ascii: "="), count: padding)
    }
  }

  /// Whether a text is a fake, so that it needs no other.
  static func isFake(_ text: some Collection<UInt8>) -> Bool {
    let core = text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return isZeros(core) || isWord(core)
  }

  /// The ranges of the word `redacted` with a number after it.
  static func numberedWords(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while position + word.count < text.count {
      guard text[position] | 0x20 == word[0],
        text.has("redacted", at: position, ignoringCase: true)
      else {
        position += 1
        continue
      }
      let end = text.end(from: position + word.count, where: \.isDigit)
      if end > position + word.count { ranges.append(position..<end) }
      position = end
    }
    return ranges
  }

  /// Whether the text is zeros and a number of up to four digits.
  private static func isZeros(_ text: some Collection<UInt8>) -> Bool {
    guard text.count >= 4, text.allSatisfy(\.isDigit) else { return false }
    return text.prefix { $0 == UInt8(ascii: "0") }.count >= max(3, text.count - 6)
  }

  /// Whether the text is `redacted`, or its beginning, with a number.
  private static func isWord(_ text: some Collection<UInt8>) -> Bool {
    var lowercased = text.lowercased
    let padding = lowercased.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    if padding > 0 {
      lowercased.removeLast(padding)
      if lowercased.last == UInt8(ascii: "a") { lowercased.removeLast() }
    }
    let count = zip(lowercased, word).prefix { $0 == $1 }.count
    let rest = lowercased.dropFirst(count)
    if count == word.count, rest.allSatisfy(\.isLowercase) {
      return rest.drop { $0 == UInt8(ascii: "a") }.count <= 4
    }
    guard count >= 2, rest.count >= 2, rest.allSatisfy(\.isDigit) else { return false }
    let significant = rest.drop { $0 == UInt8(ascii: "0") }.count
    return count == word.count ? significant <= 6 : lowercased.count <= word.count + 2
  }

  private static let word = [UInt8]("redacted")

  private static func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "0"), count: max(count, 0))
  }

  /// Returns a number in letters, with `a` for zero.
  private static func letters(_ number: Int, count: Int) -> [UInt8] {
    var rest = number
    var letters: [UInt8] = []
    while rest > 0 || letters.count < count {
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return letters.reversed()
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 { byte.isLowercase ? byte & 0xDF : byte }
}
