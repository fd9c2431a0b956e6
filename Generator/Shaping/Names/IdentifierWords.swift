import Shape

/// Splits identifiers into words, at separators and where the case begins a word.
enum IdentifierWords {
  /// Returns the words as they are written: `getHTTPStatus_by-id` is `get`, `HTTP`, `Status`, `by`
  /// and `id`.
  static func split(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { CaseBorders.words(of: String($0)) }
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
