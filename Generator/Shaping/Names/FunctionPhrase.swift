/// The words of a function, with those of the resource that it acts on.
struct FunctionPhrase {
  let words: [String]
  /// The stems of the words, and of those that consecutive words make: `getUserInfo` has
  /// `userinfo`.
  private let compounds: Set<String>

  /// The length from which on words make no longer compound.
  private static let longestCompound = 40

  init(words: [String]) {
    self.words = words
    var compounds: Set<String> = []
    for start in words.indices {
      var compound = ""
      for word in words[start...] {
        compound += word
        compounds.insert(Self.stem(compound))
        if compound.utf8.count > Self.longestCompound { break }
      }
    }
    self.compounds = compounds
  }

  /// Returns whether the function has all of the words, as singular or plural.
  func has(_ other: [String]) -> Bool { hasCompound(other.joined()) || other.allSatisfy(hasWord) }

  private func hasCompound(_ word: String) -> Bool { compounds.contains(Self.stem(word)) }

  /// Whether the words don't name what the function acts on: `findAll`, `getById`, but not
  /// `getCountOfUsers`.
  var isGeneral: Bool {
    GeneralWords.areAll(words.prefix { !["by", "for"].contains($0.lowercased()) })
  }

  /// The function without `one`, which the name of an object states: `findOne` is `findUser`.
  var withoutNumerals: FunctionPhrase {
    let others = words.filter { !["one", "single"].contains($0.lowercased()) }
    return others.isEmpty ? self : FunctionPhrase(words: others)
  }

  /// Returns the words with the missing ones of a resource.
  ///
  /// They are next to those that the function has, as in `readAccountItem`; or else after the verb,
  /// as in `getUserById`; or else before the function, as in `adminHealth`. Before another noun
  /// they are singular, as in `readMemberUsers`.
  func adding(_ resource: [String]) -> [String] {
    guard let covered = resource.firstIndex(where: isObject),
      let index = index(of: resource[covered]),
      !words[..<index].contains(where: GeneralWords.isPreposition)
    else {
      let verbs = leadingVerbs
      let rest = words.dropFirst(verbs.count)
      let missing = resource.filter { !hasWord($0) }
      let isAdjunct = rest.first.map { !GeneralWords.isPreposition($0) } ?? false
      return verbs + (isAdjunct ? EnglishNoun.singular(of: missing) : missing) + rest
    }
    let before = resource[..<covered].filter { !hasWord($0) }
    let after = resource[covered...].filter { !hasWord($0) }
    return words[..<index] + before + [words[index]] + after + words[(index + 1)...]
  }

  /// The general words at the begin, up to a preposition; empty unless one is a verb.
  private var leadingVerbs: ArraySlice<String> {
    let end = words.indices.first { index in
      !GeneralWords.isGeneral(words[index], at: index) || GeneralWords.isPreposition(words[index])
    }
    let general = words[..<(end ?? words.endIndex)]
    return general.contains(where: GeneralWords.isVerb) ? general : []
  }

  /// Whether the function has a word, and not as its verb.
  private func isObject(_ word: String) -> Bool {
    guard let index = index(of: word) else { return false }
    return !GeneralWords.isGeneral(words[index], at: index)
      || index > 0 && words.first.map(GeneralWords.isVerb) == true
  }

  private func index(of word: String) -> Int? {
    words.firstIndex { Self.stem($0) == Self.stem(word) }
  }

  private func hasWord(_ word: String) -> Bool { hasCompound(word) }

  private static func stem(_ word: String) -> String { EnglishNoun.singular(of: word.lowercased()) }
}
