/// The words of names that consist of several.
enum NameWords {
  /// The words of a text such as `client-secret` or `clientSecret`, in lower case.
  static func split(_ text: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var isInWord = false
    for (position, byte) in text.enumerated() {
      guard byte.isAlphanumeric || byte >= 0x80 else {
        isInWord = false
        continue
      }
      let startsWord = position > 0 && byte.isUppercase && text[position - 1].isLowercase
      if isInWord, !startsWord {
        words[words.count - 1].append(byte.lowercased)
      } else {
        words.append([byte.lowercased])
      }
      isInWord = true
    }
    return words
  }
}
