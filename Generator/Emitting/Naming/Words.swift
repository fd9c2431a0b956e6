/// A text of a document as the words that a Swift name is made of.
///
/// The author's letters are kept except for the case at word borders: `user_id` is `userId`,
/// `userID` stays `userID`, `HTTPStatus` is `httpStatus`, `NOT_FOUND` is `notFound`.
struct Words: Hashable {
  private(set) var words: [String]

  init(_ text: String) {
    let tokens = Tokens(text)
    words = tokens.words.flatMap(Words.atCaseBorders)
    if words.isEmpty { words = tokens.spelledOut }
    shorten()
  }

  init(_ words: [String]) { self.words = words }

  /// As members, parameters and functions are named.
  var lowerCamel: String {
    let head = words.first.map { $0.isAcronym ? $0.lowercased() : $0.lowercasedFirst } ?? ""
    let name = head + tail
    return name.startsIdentifier ? name : "value" + name.uppercasedFirst
  }

  /// As types are named.
  var upperCamel: String {
    let head = words.first.map { isShouting ? $0.capitalized : $0.uppercasedFirst } ?? ""
    let name = head + tail
    return name.startsIdentifier ? name : "Model" + name
  }

  /// False in scripts without case, where a type would be named as its members are.
  var tellsTypes: Bool { upperCamel != lowerCamel }

  private var tail: String {
    words.dropFirst().map { isShouting ? $0.capitalized : $0.uppercasedFirst }.joined()
  }

  /// True when several words are all in capitals, as constants are written.
  private var isShouting: Bool { words.count > 1 && !words.contains { $0 != $0.uppercased() } }

  /// No name is longer than a line can bear; two that thereby become one are told apart later.
  private mutating func shorten() {
    var length = 0
    let fitting = words.prefix {
      length += $0.unicodeScalars.count
      return length <= Words.longest
    }
    guard fitting.count < words.count else { return }
    words = fitting.isEmpty ? [words[0].truncated(to: Words.longest)] : Array(fitting)
  }

  private static let longest = 60

  /// `fooBar` is two words, `HTTPServer` too; `userIDs` keeps its plural.
  private static func atCaseBorders(_ token: String) -> [String] {
    let characters = Array(token)
    var words = [""]
    for (index, character) in characters.enumerated() {
      if index > 0, isBorder(characters, index) { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func isBorder(_ characters: [Character], _ index: Int) -> Bool {
    guard characters[index].isUppercase else { return false }
    guard characters[index - 1].isUppercase else { return true }
    guard index + 1 < characters.count, characters[index + 1].isLowercase else { return false }
    let isPlural =
      characters[index + 1] == "s"
      && (index + 2 == characters.count || characters[index + 2].isUppercase)
    return !isPlural
  }
}

extension String {
  fileprivate var isAcronym: Bool {
    let letters = hasSuffix("s") && count > 2 ? String(dropLast()) : self
    return letters == letters.uppercased() && letters != letters.lowercased()
  }

  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
  fileprivate var startsIdentifier: Bool { unicodeScalars.first?.properties.isXIDStart ?? false }

  fileprivate func truncated(to count: Int) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: unicodeScalars.prefix(count))
    return String(result)
  }
}
