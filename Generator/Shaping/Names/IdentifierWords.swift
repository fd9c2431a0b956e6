/// Splits identifiers into words, at separators and where the case begins a word.
enum IdentifierWords {
  /// Returns the words as they are written: `getHTTPStatus_by-id` is `get`, `HTTP`, `Status`, `by`
  /// and `id`.
  static func split(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { atCaseBorders(Array($0)) }
  }

  private static func atCaseBorders(_ letters: [Character]) -> [String] {
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      if index == 0 || isBorder(letters, index) {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  private static func isBorder(_ letters: [Character], _ index: Int) -> Bool {
    guard letters[index].isUppercase else { return false }
    guard letters[index - 1].isUppercase else { return true }
    guard index + 1 < letters.count, letters[index + 1].isLowercase else { return false }
    let endsPlural = index + 2 == letters.count || letters[index + 2].isUppercase
    return letters[index + 1] != "s" || !endsPlural
  }

  /// Whether a word is a version, such as `v2`, `v1beta1` or `2024`.
  static func isVersion(_ word: String) -> Bool {
    var rest = word.lowercased()[...]
    if rest.first == "v" { rest.removeFirst() }
    guard rest.first?.isNumber == true else { return false }
    rest = rest.drop(while: \.isNumber)
    for stage in ["alpha", "beta", "rc", "p"] where rest.hasPrefix(stage) {
      rest = rest.dropFirst(stage.count).drop(while: \.isNumber)
    }
    return rest.isEmpty
  }
}
