/// The words of a text that have the form of a credential, wherever they are.
struct CredentialWords {
  struct Word {
    let range: Range<Int>
    let kind: SecretKind
  }

  private let text: [UInt8]
  private(set) var words: [Word] = []
  /// Whether the text has an access key ID of AWS, whose secret key may be beside it.
  private var hasAccessKey = false

  init(in text: [UInt8]) {
    self.text = text
    var position = 0
    while position < text.count {
      guard Self.isWord(text[position]) else {
        position += 1
        continue
      }
      let end = text.end(from: position, where: Self.isWord)
      if end - position >= 5 { read(position..<end) }
      position = end
    }
    if hasAccessKey { readSecretKeys() }
    words.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private mutating func read(_ range: Range<Int>) {
    if let scheme = scheme(range) {
      let begin = range.upperBound + 1
      let end = text.end(from: begin) { $0.isBase64 || $0 == 0x2E || $0 == 0x7E || $0 == 0x3D }
      if begin < end, end - begin >= 8, isCredential(begin..<end, scheme) {
        words.append(Word(range: begin..<end, kind: scheme))
      }
      return
    }
    if let token = telegramToken(range) {
      words.append(Word(range: token, kind: SecretKind("Telegram bot token")))
      return
    }
    guard range.count >= 16 else { return }
    // A subprotocol of a WebSocket handshake, as browsers send a token.
    if text[range].lowercased.has("bearer.", at: 0) {
      let token = range.lowerBound + 7..<range.upperBound
      if isCredential(token, .bearerToken) {
        words.append(Word(range: token, kind: .bearerToken))
        return
      }
    }
    if text[range.lowerBound] == UInt8(ascii: "e"), WebToken(Array(text[range])) != nil {
      words.append(Word(range: range, kind: .jsonWebToken))
      return
    }
    var begin = range.lowerBound
    while begin + 16 <= range.upperBound {
      if let found = known(begin..<range.upperBound) {
        words.append(found)
        return
      }
      // A prefix is at the beginning of a word, or after a period.
      guard let period = text[begin..<range.upperBound].firstIndex(of: UInt8(ascii: ".")) else {
        return
      }
      begin = period + 1
    }
  }

  /// The secret part of a bot's token after its number, as in `bot123456789:AA…` of an address.
  private func telegramToken(_ number: Range<Int>) -> Range<Int>? {
    guard text.has(":AA", at: number.upperBound) else { return nil }
    let digits = text[number].reversed().prefix(while: \.isDigit).count
    guard (8...10).contains(digits),
      digits == number.count || text[number].lowercased.dropLast(digits).elementsEqual("bot".utf8)
    else { return nil }
    let begin = number.upperBound + 1
    let end = text.end(from: begin) { $0.isAlphanumeric || $0 == 0x5F || $0 == 0x2D }
    return end - begin == 35 ? begin..<end : nil
  }

  private func scheme(_ range: Range<Int>) -> SecretKind? {
    guard range.upperBound < text.count, text[range.upperBound] == 0x20 else { return nil }
    if range.count == 6, text.has("bearer", at: range.lowerBound, ignoringCase: true) {
      return .bearerToken
    }
    let isBasic = range.count == 5 && text.has("basic", at: range.lowerBound, ignoringCase: true)
    return isBasic ? .basicCredentials : nil
  }

  private func isCredential(_ range: Range<Int>, _ kind: SecretKind) -> Bool {
    let word = Array(text[range])
    guard kind == .basicCredentials else {
      return word.count >= 20 && word.contains(where: \.isDigit) || Randomness.isRandom(word)
    }
    guard let decoded = Base64(word)?.bytes else { return false }
    return decoded.contains(UInt8(ascii: ":")) && PlainText.isPlain(decoded)
  }

  private mutating func known(_ range: Range<Int>) -> Word? {
    for prefix in TokenPrefix.candidates(for: text[range.lowerBound]) {
      let count = prefix.text.utf8CodeUnitCount
      guard text.has(prefix.text, at: range.lowerBound) else { continue }
      let rest = text[range.lowerBound + count..<range.upperBound]
      if let exact = prefix.exact {
        guard rest.count == exact, rest.allSatisfy({ $0.isUppercase || $0.isDigit }) else {
          continue
        }
        hasAccessKey = true
      } else {
        guard rest.count >= prefix.minimum, rest.contains(where: \.isDigit),
          rest.contains(where: \.isLetter)
        else { continue }
        // `sk-` is also the beginning of names of styles and languages.
        if count == 3, !rest.contains(where: \.isUppercase) { continue }
      }
      if isPartOfBase64(range) { continue }
      return Word(range: range, kind: prefix.kind)
    }
    return nil
  }

  /// Whether a word is a part of a long text in base64, such as an image, in which words begin with
  /// any letters.
  private func isPartOfBase64(_ word: Range<Int>) -> Bool {
    let minimum = 256
    let isLetter = { (byte: UInt8) in byte.isAlphanumeric || byte == 0x2B || byte == 0x2F }
    guard text[word].allSatisfy(isLetter) else { return false }
    let before = text[max(0, word.lowerBound - minimum)..<word.lowerBound].reversed()
      .prefix(while: isLetter)
    let after = text[word.upperBound...].prefix(minimum).prefix(while: isLetter)
    return before.count + after.count >= minimum
  }

  /// Finds words of 40 letters and digits of base64.
  private mutating func readSecretKeys() {
    let isLetter = { (byte: UInt8) in byte.isAlphanumeric || byte == 0x2B || byte == 0x2F }
    var position = 0
    while position < text.count {
      let end = text.end(from: position, where: isLetter)
      let word = text[position..<end]
      if word.count == 40, word.contains(where: \.isDigit), word.contains(where: \.isUppercase),
        word.contains(where: \.isLowercase)
      {
        words.append(Word(range: position..<end, kind: SecretKind("AWS secret access key")))
      }
      position = end + 1
    }
  }
}
