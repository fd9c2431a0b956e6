import Shape

/// The letters and digits of a text in lower case, to compare texts with different separators.
struct CondensedText {
  let letters: [Character]
  private let text: String
  /// The index in the text of each letter.
  private let indices: [String.Index]

  init(_ text: String) {
    self.text = text
    if let ascii = CondensedText.ascii(text) {
      (letters, indices) = ascii
    } else {
      indices = text.indices.filter { text[$0].isLetter || text[$0].isNumber }
      letters = indices.map { Character(text[$0].lowercased().prefix(1).description) }
    }
  }

  /// The letters of a text in ASCII, which need no properties of Unicode; nil for other texts.
  private static func ascii(_ text: String) -> ([Character], [String.Index])? {
    let bytes = text.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let indices = bytes.indices.filter { bytes[$0].asciiLetter != nil }
    let letters = indices.compactMap { bytes[$0].asciiLetter }
    return (letters.map { Character(Unicode.Scalar($0)) }, indices)
  }

  /// Returns the text before a suffix; nil unless the text ends with it and a word begins there.
  func prefix(before suffix: [Character]) -> String? {
    let count = letters.count - suffix.count
    guard count > 0, !suffix.isEmpty, letters.suffix(suffix.count).elementsEqual(suffix),
      startsWord(at: count)
    else { return nil }
    return String(text[..<indices[count]])
  }

  /// Returns the text after a prefix; nil unless the text begins with it and a word begins there.
  func suffix(after prefix: [Character]) -> String? {
    guard prefix.count < letters.count, !prefix.isEmpty, letters.starts(with: prefix),
      startsWord(at: prefix.count)
    else { return nil }
    return String(text[indices[prefix.count]...])
  }

  /// Whether a separator or the case marks the begin of a word.
  private func startsWord(at position: Int) -> Bool {
    let (before, index) = (indices[position - 1], indices[position])
    return text.index(after: before) != index || text[index].isUppercase
      || text[index].isNumber != text[before].isNumber
  }
}
