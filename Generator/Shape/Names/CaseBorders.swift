/// Splits letters and digits where the case begins a word.
public enum CaseBorders {
  /// Returns the words as they are written: `fooBar` and `HTTPServer` are two words; `userIDs`
  /// keeps its plural.
  public static func words(of token: String) -> [String] {
    guard token.utf8.dropFirst().contains(where: { !(0x61...0x7A ~= $0) }) else { return [token] }
    let letters =
      token.utf8.allSatisfy { $0 < 0x80 }
      ? token.utf8.map(Letter.init(ascii:)) : token.map(Letter.init)
    let borders = letters.indices.filter { $0 > 0 && isBorder(letters, $0) }
    guard !borders.isEmpty else { return [token] }
    var rest = token[...]
    return zip([0] + borders, borders + [letters.count]).map { start, end in
      let word = rest.prefix(end - start)
      rest = rest[word.endIndex...]
      return String(word)
    }
  }

  private static func isBorder(_ letters: [Letter], _ index: Int) -> Bool {
    guard letters[index] == .upper else { return false }
    guard letters[index - 1] == .upper else { return true }
    guard index + 1 < letters.count else { return false }
    let endsPlural = index + 2 == letters.count || letters[index + 2] == .upper
    return letters[index + 1] == .lower || letters[index + 1] == .s && !endsPlural
  }

  /// The kind of a character, which decides where words begin.
  private enum Letter {
    case upper, lower, other
    /// Lowercase, and possibly the end of a plural.
    case s

    init(_ character: Character) {
      self =
        character == "s"
        ? .s : character.isUppercase ? .upper : character.isLowercase ? .lower : .other
    }

    init(ascii byte: UInt8) {
      switch byte {
      case UInt8(ascii: "s"): self = .s
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      default: self = .other
      }
    }
  }
}
