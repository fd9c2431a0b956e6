/// A test on the text of a member.
struct JSONTextTest {
  let question: Question
  let takesNull: Bool
  /// The numbers of texts in a pool that strings are compared with, and those for other scalars.
  let texts, words: Range<Int>

  enum Question {
    /// The text equals this one.
    case isConstant
    /// The text is in an open list.
    case isListed
    case beginsWith, endsWith
    /// The text begins with none of these.
    case beginsWithout

    var isPattern: Bool {
      switch self {
      case .isConstant, .isListed: false
      case .beginsWith, .endsWith, .beginsWithout: true
      }
    }
  }
}

/// A predicate on one member, shared by all signatures that have it.
struct JSONKeyPredicate: Hashable {
  let key: [UInt8]
  /// The member whose object has the key; nil for the object itself.
  let outer: [UInt8]?
  let question: JSONTextTest.Question
  /// The expected strings, and the expected numbers and booleans.
  let texts, words: [[UInt8]]
  let takesNull: Bool

  init(_ key: String, inside outer: String? = nil, values: [JSONScalar], takesNull: Bool) {
    self.init(key, values.count > 1 ? .isListed : .isConstant, values, takesNull, inside: outer)
  }

  init(_ key: String, _ affix: JSONSignature.Affix, takesNull: Bool) {
    switch affix {
    case .prefix(let text): self.init(key, .beginsWith, [.string(text)], takesNull)
    case .suffix(let text): self.init(key, .endsWith, [.string(text)], takesNull)
    case .noPrefix(let texts):
      self.init(key, .beginsWithout, texts.map(JSONScalar.string), takesNull)
    }
  }

  private init(
    _ key: String,
    _ question: JSONTextTest.Question,
    _ values: [JSONScalar],
    _ takesNull: Bool,
    inside outer: String? = nil
  ) {
    self.takesNull = takesNull
    self.outer = outer.map { Array($0.utf8) }
    self.key = Array(key.utf8)
    self.question = question
    texts = values.filter(\.isString).map(\.identity)
    words = values.filter { !$0.isString }.map(\.identity)
  }
}
