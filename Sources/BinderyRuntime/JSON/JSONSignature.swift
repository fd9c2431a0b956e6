/// What can be seen of a variant of a choice without decoding it.
public enum JSONSignature: Hashable, Sendable {
  case null, boolean, integer, number, array, any
  /// A string; one of these when there are any.
  case string([String] = [])
  /// An object; `values` are those that the schema lists for members, as text, and `affixes` what
  /// the text of a member begins or ends with.
  case object(
    required: [String],
    known: [String],
    values: [String: [String]] = [:],
    affixes: [String: Affix] = [:]
  )

  /// As much of a pattern as tells texts apart.
  public enum Affix: Hashable, Sendable {
    case prefix(String)
    case suffix(String)
    /// None of these may stand at its beginning.
    case noPrefix([String])

    func fits(_ text: String) -> Bool {
      switch self {
      case .prefix(let affix): text.utf8.starts(with: affix.utf8)
      case .suffix(let affix): text.utf8.reversed().starts(with: affix.utf8.reversed())
      case .noPrefix(let affixes): !affixes.contains { text.utf8.starts(with: $0.utf8) }
      }
    }
  }
}

extension JSONSignature {
  /// A value as far as signatures look at it.
  enum Glance {
    case null, boolean, array
    /// `isInteger`: has an `Int64` value; `isIntegral`: is written without point and exponent.
    case number(isInteger: Bool, isIntegral: Bool)
    case string(String)
    /// Where the value of each member begins.
    case object([String: JSONScanner], end: Int)
  }

  /// How well the signature fits, above the scores of those that fit less; nil when it doesn't.
  func score(for value: Glance) throws(JSONError) -> Int? {
    switch (self, value) {
    case (.null, .null), (.boolean, .boolean), (.array, .array): 0
    case (.integer, .number(let isInteger, let isIntegral)):
      isInteger ? (isIntegral ? 2 : 0) : nil
    case (.number, .number): 1
    case (.string(let listed), .string(let text)):
      listed.isEmpty ? 0 : (listed.contains(text) ? 1 : nil)
    case (.object(let required, let known, let values, let affixes), .object(let members, _)):
      try Self.score(required, known, values, affixes, in: members)
    default: nil
    }
  }

  /// How many of the members are known, and have a listed value where values are listed; each text
  /// that a pattern asks for counts twice, and what is no text is none that it asks for.
  private static func score(
    _ required: [String],
    _ known: [String],
    _ values: [String: [String]],
    _ affixes: [String: Affix],
    in members: [String: JSONScanner]
  ) throws(JSONError) -> Int? {
    guard required.allSatisfy({ members[$0] != nil }) else { return nil }
    var score = known.count { members[$0] != nil }
    for (key, listed) in values {
      guard let text = try members[key]?.scalarText(), !listed.contains(text) else { continue }
      // A list may grow, a constant is what tells the variant.
      guard listed.count > 1 else { return nil }
      score -= 1
    }
    for (key, affix) in affixes {
      guard let member = members[key], member.byte != UInt8(ascii: "n") else { continue }
      guard member.byte == UInt8(ascii: "\""), let text = try member.scalarText(),
        affix.fits(text)
      else { return nil }
      score += 1
    }
    return score
  }
}

extension [JSONSignature] {
  /// The first signature that lists `text` for the member `key`.
  func named(_ text: String, by key: StaticString) -> Int? {
    let key = String(describing: key)
    return firstIndex { signature in
      guard case .object(_, _, let values, _) = signature else { return false }
      return values[key]?.contains(text) == true
    }
  }
}
