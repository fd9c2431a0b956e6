import Foundation

/// The members that the signatures of a union mention, with the rules for each: one pass over an
/// object gives the scores of all variants.
final class JSONMemberRules: Sendable {
  let keys: JSONKeyTable
  let members: [Member]
  private let rules: [JSONMemberRule]
  private let texts: [Text]
  /// The bytes of all texts.
  private let bytes: [UInt8]

  struct Member {
    fileprivate let rules: Range<Int>
    /// Whether its value selects variants, so that its key must not be repeated.
    let isSelecting: Bool
    /// The variants that its value alone selects.
    let names: JSONVariantNames?
    /// The rules for the members of its object.
    let inner: JSONMemberRules?
  }

  private struct Text {
    let isString: Bool
    let bytes: Range<Int>
  }

  init(_ drafts: [[UInt8]: JSONMemberDraft]) {
    var (rules, texts, bytes): ([JSONMemberRule], [Text], [UInt8]) = ([], [], [])
    let drafts = Array(drafts)
    members = drafts.map { _, draft in
      let begin = rules.count
      for (condition, values) in draft.rules {
        var rule = condition
        rule.texts = texts.count..<texts.count + values.count
        rules.append(rule)
        for value in values {
          let identity = value.identity
          let range = bytes.count..<bytes.count + identity.count
          texts.append(Text(isString: value.isString, bytes: range))
          bytes += identity
        }
      }
      return Member(
        rules: begin..<rules.count,
        isSelecting: draft.isSelecting,
        names: draft.names.isEmpty ? nil : JSONVariantNames(draft.names),
        inner: draft.inner.isEmpty ? nil : JSONMemberRules(draft.inner)
      )
    }
    keys = JSONKeyTable(Dictionary(uniqueKeysWithValues: zip(drafts.map(\.key), drafts.indices)))
    self.rules = rules
    self.texts = texts
    self.bytes = bytes
  }

  /// Applies the rules for a member to the scores of the variants.
  func apply(
    to value: JSONMemberValue,
    of member: Int,
    _ scores: inout [JSONVariantScore]
  ) {
    for index in members[member].rules {
      let rule = rules[index]
      switch (rule.condition, value) {
      case (.isPresent(let isKnown, let isRequired), _):
        if isKnown { scores[rule.variant].value += 1 }
        if isRequired { scores[rule.variant].missingCount -= 1 }
      case (.isListed, .text(let text, let isString)):
        if !matches(rule, text, isString) { scores[rule.variant].value -= 1 }
      case (.isListed, _): break
      case (_, .null) where rule.takesNull: break
      case (.isConstant, .text(let text, let isString)) where matches(rule, text, isString): break
      case (.hasPrefix, .text(let text, isString: true)) where matches(rule, text, true),
        (.hasSuffix, .text(let text, isString: true)) where matches(rule, text, true),
        (.hasNoPrefix, .text(let text, isString: true)) where !matches(rule, text, true):
        scores[rule.variant].value += 1
      default: scores[rule.variant].isExcluded = true
      }
    }
  }

  /// Whether a text equals one of a rule's texts or, for an affix, begins or ends with it.
  private func matches(
    _ rule: JSONMemberRule,
    _ text: UnsafeBufferPointer<UInt8>,
    _ isString: Bool
  ) -> Bool {
    for index in rule.texts where texts[index].isString == isString {
      let expected = texts[index].bytes
      let rest = text.count - expected.count
      let isMatch =
        switch rule.condition {
        case .hasPrefix, .hasNoPrefix: rest >= 0 && isSame(expected, text, at: 0)
        case .hasSuffix: rest >= 0 && isSame(expected, text, at: rest)
        case .isPresent, .isConstant, .isListed: rest == 0 && isSame(expected, text, at: 0)
        }
      if isMatch { return true }
    }
    return false
  }

  private func isSame(
    _ expected: Range<Int>,
    _ text: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> Bool {
    guard let start = text.baseAddress, !expected.isEmpty else { return true }
    // Most differ in their first byte, which needs no call.
    guard bytes[expected.lowerBound] == start[offset] else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map {
        memcmp($0 + expected.lowerBound, start + offset, expected.count)
      } == 0
    }
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
    return (isString ? strings : others).number(of: start, count: text.count)
  }
}
