/// The signatures of a union's variants, prepared so that one pass over a value finds the matching
/// ones.
public final class JSONSignatures: ExpressibleByArrayLiteral, Sendable {
  let all: [JSONSignature]
  let members: JSONMemberRules
  /// The scores for an object before its first member.
  let scores: [JSONVariantScore]
  /// The number of elements of the longest tuple, and its depth in arrays.
  let tupleSize: (width: Int, depth: Int)
  /// For each signature, the elements whose lists have no value in common with those of tuples with
  /// the same constants, so that an unlisted value is none of theirs.
  private let closedElements: [Set<Int>]
  /// The only signature for each type of value, if it needs no scan.
  private let only: [Int?]

  /// Creates signatures in the order of the variants.
  public init(_ signatures: [JSONSignature]) {
    all = signatures
    members = JSONMemberRules(signatures)
    scores = signatures.map(\.initialScore)
    let sizes = signatures.map(\.tupleSize)
    tupleSize = (sizes.map(\.width).max() ?? 0, sizes.map(\.depth).max() ?? 0)
    closedElements = signatures.closedElements
    only = ValueType.allCases.map { signatures.only(of: $0) }
  }

  public convenience init(arrayLiteral signatures: JSONSignature...) {
    self.init(signatures)
  }

  /// The type of a value, by its first byte.
  enum ValueType: Int, CaseIterable {
    case object, array, string, boolean, null, number

    init(beginningWith byte: UInt8) {
      switch byte {
      case UInt8(ascii: "{"): self = .object
      case UInt8(ascii: "["): self = .array
      case UInt8(ascii: "\""): self = .string
      case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
      case UInt8(ascii: "n"): self = .null
      default: self = .number
      }
    }
  }

  /// Returns the only signature for values that begin so; nil when the value must be scanned.
  func only(beginningWith byte: UInt8) -> Int? { only[ValueType(beginningWith: byte).rawValue] }

  /// Returns the first signature that lists `value` for the member `key`.
  func variant(listing value: JSONScalar, for key: StaticString) -> Int? {
    let key = String(describing: key)
    return all.firstIndex { signature in
      guard case .object(_, _, _, let values, _, _, _) = signature else { return false }
      return values[key]?.contains(value) == true
    }
  }
}

extension [JSONSignature] {
  fileprivate var closedElements: [Set<Int>] {
    let lists = map(\.elementLists)
    var closed = Array<Set<Int>>(repeating: [], count: count)
    for element in 0..<(lists.map(\.count).max() ?? 0) {
      let groups = Dictionary(grouping: lists.indices.filter { element < lists[$0].count }) {
        lists[$0].constants(except: element)
      }
      for group in groups.values where group.map({ lists[$0][element] }).areDisjoint {
        for variant in group { closed[variant].insert(element) }
      }
    }
    return closed
  }
}

extension [[String]] {
  /// The only values of lists, nil for others, except for one list.
  fileprivate func constants(except index: Int) -> [String?] {
    enumerated().map { $0.offset != index && $0.element.count == 1 ? $0.element[0] : nil }
  }
}

extension Array where Element: Collection, Element.Element: Hashable {
  /// Whether there are several different lists, of which no two have a value in common; empty ones
  /// state nothing.
  var areDisjoint: Bool {
    let lists = Set(map { Set($0) }.filter { !$0.isEmpty })
    return lists.count > 1 && Set(lists.joined()).count == lists.map(\.count).reduce(0, +)
  }
}

extension JSONSignatures {
  /// The score of a tuple whose elements match and miss equally many, better than any array's.
  private static let tuple = 1 << 16

  /// A matching variant; of equal scores the first variant is better.
  struct Match {
    let variant: Int
    let score: Int

    func isBetter(than other: Match) -> Bool {
      (score, other.variant) > (other.score, variant)
    }
  }

  /// Returns the best match; after `last`, the best of those that weren't tried.
  ///
  /// If the best one shares members with an object, skips a variant that declares properties but
  /// shares none with the object. Messages also skip variants without properties.
  func match(
    for scan: JSONScan,
    areMessages: Bool,
    after last: Match? = nil,
    best: Match? = nil
  ) -> Match? {
    var next: Match?
    for variant in all.indices {
      guard let score = score(of: variant, for: scan, areMessages: areMessages) else { continue }
      let match = Match(variant: variant, score: score)
      guard last?.isBetter(than: match) ?? true, !(next?.isBetter(than: match) ?? false) else {
        continue
      }
      if let best, best.score > 0, score < 1, areMessages || scores[variant].knowsMembers,
        case .object = scan.value
      {
        continue
      }
      next = match
    }
    return next
  }

  /// Returns the score of a variant; nil if it doesn't match.
  ///
  /// A variant of any value is worse than all others. The score of a message is that of its
  /// evidence.
  private func score(of variant: Int, for scan: JSONScan, areMessages: Bool) -> Int? {
    if areMessages { return evidence(of: variant, for: scan)?.score }
    guard case .object = scan.value else { return otherScore(of: variant, for: scan) }
    let score = scan.scores[variant]
    return score.missingCount == 0 && !score.isExcluded ? score.value : nil
  }

  /// Returns the score of a variant for a value that isn't an object; nil if it doesn't match.
  func otherScore(of variant: Int, for scan: JSONScan) -> Int? {
    let value = scan.value
    if case .any = all[variant] { return .min }
    if case .array(let elements) = value,
      let quality = all[variant].tupleQuality(of: elements, closed: closedElements[variant])
    {
      return Self.tuple + quality
    }
    if let score = all[variant].score(for: value) { return score }
    // Enumerations are open: an unlisted string still matches the only one.
    guard case .string = value, case .string = all[variant] else { return nil }
    return all.count(where: { if case .string = $0 { true } else { false } }) == 1 ? .min + 1 : nil
  }
}

extension [JSONSignature] {
  /// Returns the only signature for a type of value, unless its members must be scanned.
  fileprivate func only(of type: JSONSignatures.ValueType) -> Int? {
    let matching = indices.filter { self[$0].accepts(type) }
    guard matching.count == 1, let only = matching.first else { return nil }
    return switch self[only] {
    case .object(_, _, _, let values, let affixes, let nested, let contents)
    where !values.isEmpty || !affixes.isEmpty || !nested.isEmpty || !contents.isEmpty:
      nil
    case .discriminated, .text: nil
    default: only
    }
  }
}

extension JSONSignature {
  fileprivate func accepts(_ type: JSONSignatures.ValueType) -> Bool {
    switch self {
    case .object, .discriminated: type == .object
    case .array, .tuple, .list: type == .array
    case .string, .text: type == .string
    case .boolean: type == .boolean
    case .null: type == .null
    case .integer, .number, .constant: type == .number
    case .any: true
    }
  }

  fileprivate var initialScore: JSONVariantScore {
    switch self {
    case .any: JSONVariantScore(value: .min)
    case .object(let required, let properties, _, _, _, _, _):
      JSONVariantScore(
        missingCount: Set(required.map(JSONScalar.string)).count,
        knowsMembers: !properties.isEmpty,
        requiresMembers: !required.isEmpty
      )
    default: JSONVariantScore(isExcluded: true)
    }
  }
}
