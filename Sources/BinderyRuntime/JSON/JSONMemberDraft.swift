/// The rules for a member while they are collected from the signatures of a union.
struct JSONMemberDraft {
  typealias Key = [UInt8]

  private(set) var rules: [(rule: JSONMemberRule, texts: [JSONScalar])] = []
  /// The variants that a value selects; of equal values the first variant is used.
  private(set) var names: [JSONScalar: Int] = [:]
  /// The members of the member's object.
  private(set) var inner: [Key: JSONMemberDraft] = [:]

  /// Whether the value of the member selects variants.
  var isSelecting: Bool { !names.isEmpty || !inner.isEmpty || rules.contains(where: \.rule.isTest) }

  static func all(in signatures: [JSONSignature]) -> [Key: JSONMemberDraft] {
    var all: [Key: JSONMemberDraft] = [:]
    for (variant, signature) in signatures.enumerated() {
      switch signature {
      case .named(let names, let key):
        for name in names where all[key.bytes]?.names[name] == nil {
          all[key.bytes, default: Self()].names[name] = variant
        }
      case .object(let required, let known, let nullable, let values, let affixes, let inside):
        let (required, known) = (Set(required.map(\.bytes)), Set(known.map(\.bytes)))
        // A member that may be absent may also be null.
        let neverNull = required.subtracting(nullable.map(\.bytes))
        for key in required.union(known) {
          let (isKnown, isRequired) = (known.contains(key), required.contains(key))
          all[key, default: Self()]
            .add(variant, .isPresent(isKnown: isKnown, isRequired: isRequired), [], takesNull: true)
        }
        for (key, values) in values.pairs {
          all[key, default: Self()].add(variant, values, takesNull: !neverNull.contains(key))
        }
        for (key, affix) in affixes.pairs {
          all[key, default: Self()].add(variant, affix, takesNull: !neverNull.contains(key))
        }
        for (outer, members) in inside.pairs {
          for (key, values) in members.pairs {
            all[outer, default: Self()].inner[key, default: Self()]
              .add(variant, values, takesNull: true)
          }
        }
      default: break
      }
    }
    return all
  }

  private mutating func add(_ variant: Int, _ values: [JSONScalar], takesNull: Bool) {
    add(variant, values.count > 1 ? .isListed : .isConstant, values, takesNull: takesNull)
  }

  private mutating func add(_ variant: Int, _ affix: JSONSignature.Affix, takesNull: Bool) {
    switch affix {
    case .prefix(let text): add(variant, .hasPrefix, [.string(text)], takesNull: takesNull)
    case .suffix(let text): add(variant, .hasSuffix, [.string(text)], takesNull: takesNull)
    case .noPrefix(let texts):
      add(variant, .hasNoPrefix, texts.map(JSONScalar.string), takesNull: takesNull)
    }
  }

  private mutating func add(
    _ variant: Int,
    _ condition: JSONMemberRule.Condition,
    _ texts: [JSONScalar],
    takesNull: Bool
  ) {
    let rule = JSONMemberRule(variant: variant, condition: condition, takesNull: takesNull)
    rules.append((rule, texts))
  }
}

extension JSONMemberRule {
  /// Whether it is about the value of the member.
  fileprivate var isTest: Bool { if case .isPresent = condition { false } else { true } }
}

extension JSONMembers {
  fileprivate var pairs: [(JSONMemberDraft.Key, Value)] { all.map { ($0.key.bytes, $0.value) } }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
