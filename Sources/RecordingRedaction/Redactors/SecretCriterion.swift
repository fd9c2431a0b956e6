/// How a value must look to be a secret, by what its name states.
enum SecretCriterion {
  static func isSecret(_ text: [UInt8], _ certainty: FieldClass.Certainty) -> Bool {
    // A value that a rule marks may be short, or a number.
    let isShort = text.count < 4 || text.allSatisfy(\.isDigit)
    if certainty == .sensitive, isShort { return text.contains(where: \.isAlphanumeric) }
    if case .code(let minimum) = certainty, text.allSatisfy(\.isDigit) {
      return isCode(text, minimum)
    }
    guard !ExampleValue.isExample(text) else { return false }
    switch certainty {
    case .sensitive: return true
    case .credential, .text:
      // JSON is examined member by member.
      return text[0] != UInt8(ascii: "{") && text[0] != UInt8(ascii: "[") && !Self.isSentence(text)
    case .random, .code: return Randomness.isRandom(text)
    case .longRandom:
      return text.count >= 12 && (Randomness.isRandom(text) || Randomness.isRandomGroups(text))
    }
  }

  /// Whether digits may be a code: neither one repeated digit nor `123`.
  static func isCode(_ digits: [UInt8], _ minimum: Int) -> Bool {
    (minimum...10).contains(digits.count) && Set(digits).count > 1 && digits != Array("123".utf8)
  }

  /// Whether the text is the path of a file, without random parts.
  static func isFilePath(_ text: [UInt8]) -> Bool {
    let isOfWindows =
      text.count > 3 && text[0].isLetter && (text.has(":\\", at: 1) || text.has(":/", at: 1))
    guard isOfWindows || ["/", "~/", "./", "../"].contains(where: { text.has($0, at: 0) }) else {
      return false
    }
    let segments = text.split { $0.isOne(of: "/\\") }
    guard !segments.contains(where: { Randomness.isRandom(Array($0)) }),
      text.allSatisfy({ $0.isAlphanumeric || $0 >= 0x80 || $0.isOne(of: "/\\:._-~ ") })
    else { return false }
    // A password may begin with a slash, but a folder is mostly in lower case.
    return segments.count > 1 || segments.allSatisfy { $0.allSatisfy(\.isLowercase) }
  }

  /// Whether the text is the URL of a resource, without random parts; its other parts are examined
  /// one by one.
  static func isAddress(_ text: [UInt8]) -> Bool {
    guard text.has("https://", at: 0) || text.has("http://", at: 0) else { return false }
    return !text.split { !$0.isAlphanumeric && !$0.isOne(of: "-_") }
      .contains { Randomness.isRandom(Array($0)) }
  }

  /// Whether the text is three or more words of letters only, and not a pass phrase.
  private static func isSentence(_ text: [UInt8]) -> Bool {
    let words = text.split(separator: 0x20)
    guard words.count >= 3, words.allSatisfy({ $0.allSatisfy { !$0.isDigit } }) else {
      return false
    }
    return text[0].isUppercase || text.last?.isOne(of: ".!?:") == true
      || words.contains { sentenceWords.contains($0.lowercased.text) }
  }

  private static let sentenceWords: Set = [
    "a", "an", "and", "are", "at", "be", "for", "has", "in", "is", "must", "not", "of", "or",
    "please", "the", "to", "was", "with", "you", "your",
  ]
}
