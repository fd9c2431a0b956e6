/// Fakes of secrets with a structure, which is kept.
enum FakeSecret {
  /// Returns the fake of a secret.
  static func make(for secret: [UInt8], number: Int) -> [UInt8] {
    if let token = WebToken(secret) { return token.fake(number: number) }
    if Randomness.isUUID(secret) { return uuid(number) }
    if let date = FakeDate(secret) { return date.fake(number: number) }
    if let address = prefixOfAddress(secret) {
      let rest = secret.count - address.count
      return secret[address] + FakeText.make(.any, count: rest, number: number)
    }
    if let at = positionOfEmailDomain(secret) {
      return FakeText.make(.any, count: at, number: number) + [UInt8]("@example.com")
    }
    let prefix = TokenPrefix.longest(of: secret)?.utf8CodeUnitCount ?? 0
    let core = Array(secret[prefix...])
    return secret[..<prefix]
      + FakeText.make(FakeAlphabet(of: core), count: core.count, number: number)
  }

  /// Whether a text is a fake.
  static func isFake(_ text: [UInt8]) -> Bool {
    if let token = WebToken(text) { return token.isFake }
    if Randomness.isUUID(text) {
      let isOther = !text.has("00000000-0000-4000-8000-", at: 0)
      return isOther ? text.allSatisfy { $0 == 0x30 || $0 == 0x2D } : FakeText.isFake(text[24...])
    }
    if let date = FakeDate(text) { return date.isFake }
    if let address = prefixOfAddress(text) { return FakeText.isFake(text[address.upperBound...]) }
    if let at = positionOfEmailDomain(text) { return FakeText.isFake(text[..<at]) }
    let prefix = TokenPrefix.longest(of: text)?.utf8CodeUnitCount ?? 0
    return FakeText.isFake(text[prefix...])
  }

  private static func uuid(_ number: Int) -> [UInt8] {
    [UInt8]("00000000-0000-4000-8000-") + FakeText.make(.digits, count: 12, number: number)
  }

  /// The scheme and host of a URL, with the slash after them.
  private static func prefixOfAddress(_ text: [UInt8]) -> Range<Int>? {
    guard let scheme = text.firstPosition(of: "://"), scheme <= 8,
      text[..<scheme].allSatisfy(\.isLetter)
    else { return nil }
    let end = text.end(from: scheme + 3) {
      $0.isAlphanumeric || $0 == 0x2E || $0 == 0x2D || $0 == 0x3A
    }
    guard end > scheme + 3, end + 1 < text.count, text[end] == UInt8(ascii: "/") else { return nil }
    return 0..<end + 1
  }

  private static func positionOfEmailDomain(_ text: [UInt8]) -> Int? {
    guard let at = text.firstIndex(of: UInt8(ascii: "@")), at > 0,
      text[(at + 1)...].contains(UInt8(ascii: ".")),
      text[(at + 1)...].allSatisfy({ $0.isAlphanumeric || $0 == 0x2E || $0 == 0x2D }),
      text[..<at].allSatisfy({ $0.isAlphanumeric || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B })
    else { return nil }
    return at
  }
}
