/// The secrets that sentences state: `Your new password is hunter22`, `PIN: 4711`.
///
/// A statement is the name of a secret, a verb or a colon, and a word that isn't one of a language:
/// a password has letters and other characters, a code and a PIN have digits.
struct StatedSecrets {
  struct Statement {
    let range: Range<Int>
    let kind: SecretKind
  }

  private let text: [UInt8]
  /// A longer word is no password or code.
  private static let longest = 256

  /// The secrets in their order.
  static func find(in text: [UInt8]) -> [Statement] {
    let statements = Self(text: text)
    var found: [Statement] = []
    for position in text.indices {
      guard position >= found.last?.range.upperBound ?? 0,
        let statement = statements.statement(at: position)
      else { continue }
      found.append(statement)
    }
    return found
  }

  private func statement(at position: Int) -> Statement? {
    let byte = text[position].lowercased
    guard byte.isOne(of: "cp"), position == 0 || !text[position - 1].isAlphanumeric,
      let noun = Self.nouns.first(where: { isWord($0.text, at: position) }),
      !noun.needsPurpose || hasPurpose(before: position),
      let begin = positionOfValue(after: position + noun.text.utf8CodeUnitCount)
    else { return nil }
    var end = begin
    while end < text.count, text[end] > 0x20, !text[end].isOne(of: "<>\"'`,;&()[]{}\\") {
      end += 1
      // Without a limit, the time would be quadratic.
      guard end - begin <= Self.longest else { return nil }
    }
    while end > begin, text[end - 1].isOne(of: ".!?:") { end -= 1 }
    guard noun.isValue(text[begin..<end]) else { return nil }
    return Statement(range: begin..<end, kind: noun.kind)
  }

  private func isWord(_ word: StaticString, at position: Int) -> Bool {
    let end = position + word.utf8CodeUnitCount
    return text.has(word, at: position, ignoringCase: true)
      && end < text.count && !text[end].isAlphanumeric
  }

  /// Whether the word before a code states what it is for.
  private func hasPurpose(before position: Int) -> Bool {
    let before = text[max(0, position - 20)..<position]
    let word = before.split { !$0.isAlphanumeric }.last ?? []
    return Self.purposes.contains(word.lowercased.text)
  }

  /// The position after `is` or a colon, and quotation marks or tags; nil without these words.
  private func positionOfValue(after end: Int) -> Int? {
    let begin = text.end(from: end, where: \.isWhitespace)
    var position = begin
    if text.has("is ", at: begin, ignoringCase: true), begin > end {
      position += 2
    } else if text.has("is:", at: begin, ignoringCase: true), begin > end {
      position += 3
    } else if begin < text.count, text[begin] == UInt8(ascii: ":") {
      position += 1
    } else {
      return nil
    }
    var isTag = false
    while position < text.count, position - begin <= 80 {
      if isTag || text[position] == UInt8(ascii: "<") {
        isTag = text[position] != UInt8(ascii: ">")
      } else if !text[position].isWhitespace, !text[position].isOne(of: "\"'`") {
        return position
      }
      position += 1
    }
    return nil
  }

  private struct Noun: Sendable {
    let text: StaticString
    let kind: SecretKind
    /// Whether a word before it must state that it is a secret.
    var needsPurpose = false
    let isValue: @Sendable (ArraySlice<UInt8>) -> Bool
  }

  private static let nouns: [Noun] = [
    Noun(text: "password", kind: .password, isValue: isPassword),
    Noun(text: "passphrase", kind: .password, isValue: isPassword),
    Noun(text: "passcode", kind: .password, isValue: isCode),
    Noun(text: "pin", kind: .password, isValue: isCode),
    Noun(text: "code", kind: .oneTimeCode, needsPurpose: true, isValue: isCode),
  ]

  private static let purposes: Set = [
    "activation", "authentication", "confirmation", "login", "otp", "recovery", "reset", "security",
    "time", "verification",
  ]

  /// Whether a word has six or more characters, with letters and others than these.
  @Sendable
  private static func isPassword(_ word: ArraySlice<UInt8>) -> Bool {
    guard (6...64).contains(word.count), word.contains(where: \.isLetter) else { return false }
    return word.contains { $0.isDigit || $0.isOne(of: "!#$%*+@^~") }
  }

  /// Whether a word is four to ten digits, perhaps with letters or a hyphen.
  @Sendable
  private static func isCode(_ word: ArraySlice<UInt8>) -> Bool {
    (4...10).contains(word.count) && word.contains(where: \.isDigit)
      && word.allSatisfy { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}
