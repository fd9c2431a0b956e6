import Shape

/// The words of a text in a document, from which Swift names are made.
///
/// The author's letters are kept except for the case at word borders: `user_id` is `userId`,
/// `userID` stays `userID`, `HTTPStatus` is `httpStatus`, `NOT_FOUND` is `notFound`. A lowercase
/// acronym has one case: `api_key` is `APIKey` or `apiKey`.
struct Words: Hashable {
  private(set) var words: [String]

  /// Creates the words of a whole text.
  init(whole text: String) {
    let tokens = Tokens(text)
    words = tokens.words.flatMap(CaseBorders.words)
    if words.isEmpty { words = tokens.spelledOut }
  }

  init(_ text: String) { self.init(text, longest: 80) }

  /// Creates the words of a schema's key, whose last ones distinguish it from others.
  init(schema text: String) { self.init(text, longest: 120) }

  private init(_ text: String, longest: Int) {
    self.init(whole: text)
    // The first words of a sentence are enough; an identifier may be longer.
    shorten(to: text.utf8.contains(0x20) ? 60 : longest)
  }

  init(_ words: [String]) { self.words = words }

  /// Returns the words followed by others, without those with which these end.
  func joined(_ others: Words) -> Words {
    let own = words.map { $0.lowercased() }
    let next = others.words.map { $0.lowercased() }
    let shared = (1...max(1, next.count)).reversed().first { own.suffix($0) == next.prefix($0) }
    return Words(words + others.words.dropFirst(shared ?? 0))
  }

  /// The words without those that repeat the one before, as in `getSearchSearch`.
  var withoutRepetition: Words {
    Words(
      words.indices.filter { $0 == 0 || words[$0].lowercased() != words[$0 - 1].lowercased() }
        .map { words[$0] }
    )
  }

  /// The name of a member, a parameter or a function.
  var lowerCamel: String {
    let head = words.first.map { $0.isAcronym ? $0.lowercased() : $0.lowercasedFirst } ?? ""
    let name = head + tail
    return name.startsIdentifier ? name : "value" + name.uppercasedFirst
  }

  /// The name of a type; without acronyms where they would make it one of the runtime's types.
  var upperCamel: String {
    let spelled = words.map(capitalized).joined()
    let name =
      ReservedTypeNames.names.contains(spelled) ? words.map(plainCapitalized).joined() : spelled
    return name.startsIdentifier ? name : "Model" + name
  }

  /// Whether types and members have different names; false in scripts without case.
  var distinguishesTypes: Bool { upperCamel != lowerCamel }

  private var tail: String { words.dropFirst().map(capitalized).joined() }

  /// Returns a word with a capital; an acronym whose case the document doesn't state is in
  /// capitals.
  private func capitalized(_ word: String) -> String {
    Acronyms.spelling(of: isAllUppercase ? word.lowercased() : word) ?? plainCapitalized(word)
  }

  private func plainCapitalized(_ word: String) -> String {
    isAllUppercase ? word.capitalized : word.uppercasedFirst
  }

  /// Whether these are several words in capitals, as in constants.
  private var isAllUppercase: Bool { words.count > 1 && words.allSatisfy(\.isUppercase) }

  /// Shortens the words to fit on a line; `Scope` makes names unique that become equal.
  private mutating func shorten(to longest: Int) {
    var length = 0
    let fitting = words.prefix {
      length += $0.unicodeScalars.count
      return length <= longest
    }
    guard fitting.count < words.count else { return }
    words = fitting.isEmpty ? [words[0].truncated(to: longest)] : Array(fitting)
  }
}

extension String {
  fileprivate var isAcronym: Bool {
    let letters = hasSuffix("s") && count > 2 ? String(dropLast()) : self
    return letters.isUppercase && letters != letters.lowercased()
  }

  /// Whether no letter is lowercase.
  fileprivate var isUppercase: Bool {
    !utf8.contains { 0x61...0x7A ~= $0 } && self == uppercased()
  }

  fileprivate var lowercasedFirst: String {
    guard let first = utf8.first, first < 0x80 else { return prefix(1).lowercased() + dropFirst() }
    guard 0x41...0x5A ~= first else { return self }
    return replacingFirst(with: first | 0x20)
  }

  fileprivate var uppercasedFirst: String {
    guard let first = utf8.first, first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
    guard 0x61...0x7A ~= first else { return self }
    return replacingFirst(with: first & ~0x20)
  }

  private func replacingFirst(with letter: UInt8) -> String {
    var text = String(Unicode.Scalar(letter))
    text.append(contentsOf: Substring(unicodeScalars.dropFirst()))
    return text
  }

  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }

  fileprivate var startsIdentifier: Bool {
    unicodeScalars.first.map { "a"..."z" ~= $0 || "A"..."Z" ~= $0 || $0.properties.isXIDStart }
      ?? false
  }

  fileprivate func truncated(to count: Int) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: unicodeScalars.prefix(count))
    return String(result)
  }
}
