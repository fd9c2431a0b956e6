/// What signatures ask of the text of a member.
struct JSONTextTest {
  let question: Question
  let takesNull: Bool
  /// The texts in a pool that a string is compared with, and those for what is none.
  let texts, words: Range<Int>

  enum Question {
    /// Whether it is this one.
    case isConstant
    /// Whether it is one of these, which a list may grow beyond.
    case isListed
    case beginsWith, endsWith
    /// Whether it begins with none of these.
    case beginsWithout

    var isPattern: Bool {
      switch self {
      case .isConstant, .isListed: false
      case .beginsWith, .endsWith, .beginsWithout: true
      }
    }
  }
}

/// A test of one member, which is made once however many signatures ask for it.
struct JSONInquiry: Hashable {
  let key: [UInt8]
  /// The member in whose object the key is.
  let outer: [UInt8]?
  let question: JSONTextTest.Question
  /// Of strings, and of numbers and booleans.
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
