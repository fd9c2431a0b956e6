/// The edit distance between a key and a keyword of the specification.
///
/// A key is a misspelled keyword if they differ only in case, blanks, hyphens, underscores, dollar
/// signs and “y” instead of “ies”, or if their edit distance is small: missing, additional,
/// replaced or swapped letters. The limit is one in words of four letters or more, two in words of
/// eight, three in words of sixteen. A word with another first letter, or with several more letters
/// at its end, is another word.
struct EditDistance {
  /// The compared letters of a word, without the ignored differences.
  struct Letters {
    let bytes: [UInt8]

    init(_ text: some Sequence<UInt8>) {
      var bytes: [UInt8] = text.compactMap { byte in
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "$"): nil
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: byte
        }
      }
      if bytes.count > 3, bytes.suffix(3).elementsEqual("ies".utf8) {
        bytes.replaceSubrange((bytes.count - 3)..., with: "y".utf8)
      }
      self.bytes = bytes
    }
  }

  /// The maximum length of a misspelled key; all keywords are shorter.
  static let maxLength = 40

  /// The edit distance between a key and a keyword; nil if the key is another word.
  static func between(
    _ key: Letters,
    and word: Letters,
    minLength: Int = 4
  ) -> Int? {
    let (key, word) = (key.bytes, word.bytes)
    if key == word { return 0 }
    let length = max(key.count, word.count)
    let limit = length < minLength ? 0 : length < 8 ? 1 : length < 16 ? 2 : 3
    guard abs(key.count - word.count) <= limit, !isAnother(key, word) else { return nil }
    return Suggestion.distance(key, word, atMost: limit)
  }

  private static func isAnother(_ key: [UInt8], _ word: [UInt8]) -> Bool {
    key.first != word.first
      || abs(key.count - word.count) > 1 && (key.starts(with: word) || word.starts(with: key))
  }
}
