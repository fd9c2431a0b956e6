/// The one rule by which a key is a misspelt word of the standard.
///
/// A key is one when it is the word but for case, blanks, hyphens, underscores, dollar signs and
/// “y” in place of “ies”, or when it is a few slips away: letters that are missing, too many,
/// replaced or swapped. One slip is few in words of four letters or more, two in words of eight,
/// three in words of sixteen. A word with another first letter, or with more letters behind it, is
/// another word.
struct Slip {
  /// A word as a slip leaves it: what is left is compared.
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

  /// No word of the standard is longer by more slips than anybody makes.
  static let longest = 40

  /// How many slips are between a key and a word; nil where the key is another word.
  static func number(from key: Letters, to word: Letters, orIn least: Int = 4) -> Int? {
    let (key, word) = (key.bytes, word.bytes)
    if key == word { return 0 }
    let length = max(key.count, word.count)
    let few = length < least ? 0 : length < 8 ? 1 : length < 16 ? 2 : 3
    guard abs(key.count - word.count) <= few, !isAnother(key, word) else { return nil }
    return Suggestion.distance(key, word, atMost: few)
  }

  private static func isAnother(_ key: [UInt8], _ word: [UInt8]) -> Bool {
    key.first != word.first
      || abs(key.count - word.count) > 1 && (key.starts(with: word) || word.starts(with: key))
  }
}
