/// The letters and digits of a text in lower case, to compare texts with different separators.
struct CondensedText {
  private(set) var letters: [Unicode.Scalar] = []
  private let text: String
  /// The index in the text of each letter.
  private var indices: [String.Index] = []

  init(_ text: String) {
    self.text = text
    let scalars = text.unicodeScalars
    letters.reserveCapacity(text.utf8.count)
    indices.reserveCapacity(text.utf8.count)
    for index in scalars.indices {
      guard let letter = scalars[index].condensed else { continue }
      letters.append(letter)
      indices.append(index)
    }
  }

  /// Returns the text before a suffix; nil unless the text ends with it and a word begins there.
  func prefix(before suffix: [Unicode.Scalar]) -> String? {
    let count = letters.count - suffix.count
    guard count > 0, !suffix.isEmpty, letters.suffix(suffix.count).elementsEqual(suffix),
      startsWord(at: count)
    else { return nil }
    return String(text[..<indices[count]])
  }

  /// Returns the text after a prefix; nil unless the text begins with it and a word begins there.
  func suffix(after prefix: [Unicode.Scalar]) -> String? {
    guard prefix.count < letters.count, !prefix.isEmpty, letters.starts(with: prefix),
      startsWord(at: prefix.count)
    else { return nil }
    return String(text[indices[prefix.count]...])
  }

  /// Whether a separator or the case marks the beginning of a word.
  private func startsWord(at position: Int) -> Bool {
    let (before, index) = (indices[position - 1], indices[position])
    return text.index(after: before) != index || text[index].isUppercase
      || text[index].isNumber != text[before].isNumber
  }
}

extension Unicode.Scalar {
  /// The letter in lower case, or the digit; nil for a separator.
  fileprivate var condensed: Unicode.Scalar? {
    switch self {
    case "a"..."z", "0"..."9": return self
    case "A"..."Z": return Unicode.Scalar(value | 0x20)
    default:
      guard !isASCII, properties.isAlphabetic || properties.numericType != nil else { return nil }
      return properties.lowercaseMapping.unicodeScalars.first
    }
  }
}
