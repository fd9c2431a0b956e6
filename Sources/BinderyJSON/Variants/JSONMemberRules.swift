/// The members that the signatures of a union mention, with the rules for each: one pass over an
/// object gives the scores of all variants.
final class JSONMemberRules: Sendable {
  let keys: JSONKeyTable
  let members: [Member]
  /// For each member, that it was not found yet.
  let unseen: [Bool]
  /// The rules of all members, and the texts of all rules.
  private let rules: [Rule]
  private let texts: [Text]
  /// The bytes of all texts.
  private let bytes: [UInt8]
  /// Whether the rules are for the members of a member.
  private let areInner: Bool

  struct Member {
    fileprivate let rules: Range<Int>
    /// The variants that its value alone selects.
    let names: JSONVariantNames?
    /// The rules for the members of its object.
    let inner: JSONMemberRules?
    /// The types that variants state for its value.
    fileprivate let contents: [Content]
    /// Whether its value selects variants, so that its key must not be repeated.
    let isSelecting: Bool
  }

  /// What one variant states about the type of a member.
  fileprivate struct Content {
    let variant: Int
    /// Whether the value is an object, or else an array.
    let isObject: Bool
    /// The number of members that an object requires.
    let requiredCount: Int
    /// Whether the member itself is required, so that a message without its contents isn't the
    /// variant's.
    let isRequired: Bool
  }

  /// The type of a member's value, if it is an object or an array.
  enum Container { case object, array }

  /// What the signature of one variant states about a member.
  private struct Rule {
    let variant: Int
    let condition: Condition
    /// Whether the variant knows and requires the member, as numbers, for a rule without condition.
    var known = 0
    var required = 0
    /// Whether the required member is one of a required member.
    var isOfRequired = false
    /// Whether null meets the condition.
    var takesNull = true
    /// Whether an unlisted value isn't the variant's, because the listed ones identify variants.
    var isClosed = false
    /// The indices of the texts with which the value is compared.
    var texts = 0..<0
  }

  fileprivate enum Condition {
    /// There is none: the member only has to be present.
    case none
    /// The value is the only one of the schema.
    case isConstant
    /// The value is in a list, which a later version of the service may extend.
    case isListed
    case hasPrefix, hasSuffix
    /// The value begins with none of the texts.
    case hasNoPrefix

    var isAffix: Bool {
      switch self {
      case .none, .isConstant, .isListed: false
      case .hasPrefix, .hasSuffix, .hasNoPrefix: true
      }
    }
  }

  private struct Text {
    let isString: Bool
    let bytes: Range<Int>
  }

  /// The value of a member, as rules compare it.
  enum Value {
    case null, container
    /// A string, or the normal form of a number or a boolean; eight bytes are readable.
    case text(UnsafeBufferPointer<UInt8>, isString: Bool)
  }

  /// What all signatures state about a member.
  private struct Draft {
    var rules: [(rule: Rule, texts: [JSONScalar])] = []
    /// The variants by value; of equal values the first variant is used.
    var names: [JSONScalar: Int] = [:]
    /// The signatures of the member's object, one for each variant.
    var inner: [JSONSignature] = []
    var contents: [Content] = []

    mutating func add(_ signature: JSONSignature, of variant: Int) {
      inner += Array(repeating: .any, count: max(variant - inner.count, 0)) + [signature]
    }

    /// The variants with a list of values of which no other variant has one, if the values identify
    /// the variants: a constant is among them, or the variants have the same members.
    ///
    /// If members distinguish the variants, an unlisted value may be a later addition to a list.
    func closedVariants(_ signatures: [JSONSignature]) -> Set<Int> {
      let listed = rules.filter {
        $0.rule.condition == .isListed || $0.rule.condition == .isConstant
      }
      let identifies = listed.contains { $0.rule.condition == .isConstant }
      if identifies, listed.map(\.texts).areDisjoint { return Set(listed.map(\.rule.variant)) }
      let groups = Dictionary(grouping: listed) { signatures[$0.rule.variant].memberNames }
      let closed = groups.values.filter { $0.map(\.texts).areDisjoint }
      return Set(closed.joined().map(\.rule.variant))
    }
  }

  /// Creates the rules of signatures.
  ///
  /// - Parameter requiring: For the members of a member, the variants that require this member.
  init(_ signatures: [JSONSignature], of requiring: Set<Int>? = nil) {
    areInner = requiring != nil
    let drafts = Array(Self.drafts(of: signatures))
    var (rules, texts, bytes): ([Rule], [Text], [UInt8]) = ([], [], [])
    members = drafts.map { _, draft in
      let begin = rules.count
      let closed = draft.closedVariants(signatures)
      for (rule, values) in draft.rules {
        rules.append(rule)
        rules[rules.count - 1].isClosed = closed.contains(rule.variant)
        rules[rules.count - 1].isOfRequired = requiring?.contains(rule.variant) ?? false
        rules[rules.count - 1].texts = texts.count..<texts.count + values.count
        for value in values {
          let identity = value.identity
          let range = bytes.count..<bytes.count + identity.count
          texts.append(Text(isString: value.isString, bytes: range))
          bytes += identity
        }
      }
      return Member(
        rules: begin..<rules.count,
        names: draft.names.isEmpty ? nil : JSONVariantNames(draft.names),
        inner: draft.inner.isEmpty
          ? nil
          : JSONMemberRules(
            draft.inner,
            of: Set(draft.contents.filter(\.isRequired).map(\.variant))
          ),
        contents: draft.contents,
        isSelecting: !draft.names.isEmpty || !draft.inner.isEmpty || !draft.contents.isEmpty
          || draft.rules.contains { $0.rule.condition != .none }
      )
    }
    keys = JSONKeyTable(Dictionary(uniqueKeysWithValues: zip(drafts.map(\.key), drafts.indices)))
    unseen = drafts.map { _ in false }
    (self.rules, self.texts, self.bytes) = (rules, texts, bytes)
  }

  private static func drafts(of signatures: [JSONSignature]) -> [[UInt8]: Draft] {
    var drafts: [[UInt8]: Draft] = [:]
    for (variant, signature) in signatures.enumerated() {
      switch signature {
      case .discriminated(let values, let key):
        for value in values where drafts[key.bytes]?.names[value] == nil {
          drafts[key.bytes, default: Draft()].names[value] = variant
        }
      case .object(
        let required,
        let properties,
        let nullable,
        let values,
        let affixes,
        let nested,
        let contents
      ):
        let (required, properties) = (Set(required.map(\.bytes)), Set(properties.map(\.bytes)))
        for key in required.union(properties) {
          var rule = Rule(variant: variant, condition: .none)
          rule.known = properties.contains(key) ? 1 : 0
          rule.required = required.contains(key) ? 1 : 0
          drafts[key, default: Draft()].rules.append((rule, []))
        }
        // A member that may be absent may also be null.
        let neverNull = required.subtracting(nullable.map(\.bytes))
        let tests =
          values.all.map { ($0.key.bytes, $0.value.condition, $0.value) }
          + affixes.all.map { ($0.key.bytes, $0.value.condition, $0.value.texts) }
        for (key, condition, texts) in tests {
          let takesNull = !neverNull.contains(key)
          let rule = Rule(variant: variant, condition: condition, takesNull: takesNull)
          drafts[key, default: Draft()].rules.append((rule, texts))
        }
        add(nested, contents, requiring: required, of: variant, to: &drafts)
      default: break
      }
    }
    return drafts
  }

  /// Adds the rules for the members of a variant's members.
  private static func add(
    _ nested: JSONMembers<JSONMembers<[JSONScalar]>>,
    _ contents: JSONMembers<JSONSignature>,
    requiring required: Set<[UInt8]>,
    of variant: Int,
    to drafts: inout [[UInt8]: Draft]
  ) {
    for (key, members) in nested.all.map({ ($0.key.bytes, $0.value) }) {
      let signature = JSONSignature.object(required: [], properties: [], values: members)
      drafts[key, default: Draft()].add(signature, of: variant)
    }
    for (key, signature) in contents.all.map({ ($0.key.bytes, $0.value) }) {
      let content = Content(signature, of: variant, isRequired: required.contains(key))
      drafts[key, default: Draft()].contents.append(content)
      guard case .object = signature else { continue }
      drafts[key, default: Draft()].add(signature, of: variant)
    }
  }
}

extension JSONMemberRules.Content {
  fileprivate init(_ signature: JSONSignature, of variant: Int, isRequired: Bool) {
    self.variant = variant
    self.isRequired = isRequired
    if case .object(let required, _, _, _, _, _, _) = signature {
      isObject = true
      requiredCount = Set(required.map(\.bytes)).count
    } else {
      isObject = false
      requiredCount = 0
    }
  }
}

extension JSONMemberRules {
  /// Notes the type of a member's value, nil for a scalar, before its members.
  func begin(_ container: Container?, of member: Int, _ scores: inout [JSONVariantScore]) {
    for content in members[member].contents {
      let isMatching = container == (content.isObject ? .object : .array)
      let count = isMatching ? content.requiredCount : 1
      if content.isRequired {
        scores[content.variant].missingCount += count
      } else {
        scores[content.variant].missingContentCount += count
      }
    }
  }

  /// Applies the rules for a member to the scores of the variants.
  func apply(to value: Value, of member: Int, _ scores: inout [JSONVariantScore]) {
    scores.withUnsafeMutableBufferPointer { scores in
      for index in members[member].rules {
        let rule = rules[index]
        if scores[rule.variant].isExcluded { continue }
        apply(rule, to: value, &scores[rule.variant])
      }
    }
  }

  @inline(__always)
  private func apply(_ rule: Rule, to value: Value, _ score: inout JSONVariantScore) {
    switch (rule.condition, value) {
    case (.none, _) where areInner:
      score.contentCount += rule.known
      if rule.isOfRequired {
        score.missingCount -= rule.required
      } else {
        score.missingContentCount -= rule.required
      }
    case (.none, _):
      score.value += rule.known
      score.missingCount -= rule.required
    case (.isListed, .text(let text, let isString)):
      guard !matches(rule, text, isString) else { break }
      score.value -= 1
      if rule.isClosed { score.isUnlisted = true }
    case (.isListed, _): break
    case (_, .null) where rule.takesNull: break
    case (.isConstant, .text(let text, let isString)) where matches(rule, text, isString):
      score.constantCount += 1
    case (.hasPrefix, .text(let text, isString: true)) where matches(rule, text, true),
      (.hasSuffix, .text(let text, isString: true)) where matches(rule, text, true):
      score.value += 1
      score.constantCount += 1
    case (.hasNoPrefix, .text(let text, isString: true)) where !matches(rule, text, true):
      score.value += 1
    default: score.isExcluded = true
    }
  }

  /// Whether a text equals one of a rule's texts or, for an affix, begins or ends with it.
  private func matches(
    _ rule: Rule,
    _ text: UnsafeBufferPointer<UInt8>,
    _ isString: Bool
  ) -> Bool {
    for expected in texts[rule.texts] where expected.isString == isString {
      let rest = text.count - expected.bytes.count
      guard rest == 0 || (rest > 0 && rule.condition.isAffix) else { continue }
      let begin = expected.bytes.lowerBound - (rule.condition == .hasSuffix ? rest : 0)
      if expected.bytes.allSatisfy({ bytes[$0] == text[$0 - begin] }) { return true }
    }
    return false
  }
}

/// The variants that the values of one member select.
final class JSONVariantNames: Sendable {
  /// The variants by strings, and by numbers and booleans.
  private let strings, others: JSONKeyTable

  init(_ variants: [JSONScalar: Int]) {
    func table(areStrings: Bool) -> JSONKeyTable {
      let variants = variants.filter { $0.key.isString == areStrings }
      return JSONKeyTable(
        Dictionary(uniqueKeysWithValues: variants.map { ($0.key.identity, $0.value) })
      )
    }
    strings = table(areStrings: true)
    others = table(areStrings: false)
  }

  func variant(of text: UnsafeBufferPointer<UInt8>, isString: Bool) -> Int? {
    guard let start = text.baseAddress else { return nil }
    return isString
      ? strings.number(of: start, count: text.count) : others.number(of: start, count: text.count)
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}

extension [JSONScalar] {
  fileprivate var condition: JSONMemberRules.Condition { count > 1 ? .isListed : .isConstant }
}

extension JSONSignature.Affix {
  fileprivate var condition: JSONMemberRules.Condition {
    switch self {
    case .prefix: .hasPrefix
    case .suffix: .hasSuffix
    case .noPrefix: .hasNoPrefix
    }
  }

  fileprivate var texts: [JSONScalar] {
    switch self {
    case .prefix(let text), .suffix(let text): [.string(text)]
    case .noPrefix(let texts): texts.map(JSONScalar.string)
    }
  }
}

extension JSONSignature {
  /// The required and the known members of an object.
  fileprivate var memberNames: [Set<[UInt8]>] {
    guard case .object(let required, let properties, _, _, _, _, _) = self else { return [] }
    return [Set(required.map(\.bytes)), Set((required + properties).map(\.bytes))]
  }
}
