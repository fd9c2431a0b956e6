/// The positions of the signatures that fit a value, from the best on.
struct JSONCandidates: IteratorProtocol {
  private(set) var best: Int?
  /// The worst first.
  private var others: [Int] = []
  private var isAtBest = true

  init(best: Int) {
    self.best = best
  }

  /// `isTelling`: an object is none of those that know members of which it has none.
  init(
    for value: JSONSignature.Glance,
    among signatures: [JSONSignature],
    isTelling: Bool = false
  ) throws(JSONError) {
    var ranking: [(index: Int, score: Int)] = []
    for (index, signature) in signatures.enumerated() {
      guard let score = try signature.score(for: value) else { continue }
      if isTelling, score < 1, signature.knowsMembers, case .object(let members, _) = value,
        !members.isEmpty
      {
        continue
      }
      ranking.append((index, score))
    }
    ranking.sort { ($0.score, $1.index) < ($1.score, $0.index) }
    others = signatures.fallbacks(for: value, ranking.isEmpty).reversed() + ranking.map(\.index)
    best = others.popLast()
  }

  mutating func next() -> Int? {
    guard isAtBest else { return others.popLast() }
    isAtBest = false
    return best
  }
}

extension [JSONSignature] {
  /// The signature that alone takes values that begin so; nil when the value must be looked at.
  func only(beginningWith byte: UInt8) -> Int? {
    var only: Int?
    for (index, signature) in enumerated() where signature.begins(with: byte) {
      if only != nil { return nil }
      if case .object(_, _, let values, let affixes) = signature,
        !values.isEmpty || !affixes.isEmpty
      {
        return nil
      }
      only = index
    }
    return only
  }

  /// The signatures for a value that no kind claims, or that is none of what claims it.
  fileprivate func fallbacks(for value: JSONSignature.Glance, _ isUnclaimed: Bool) -> [Int] {
    let open = indices.filter { self[$0] == .any }
    guard isUnclaimed, case .string = value else { return open }
    let strings = indices.filter { if case .string = self[$0] { true } else { false } }
    return strings.count == 1 ? strings + open : open
  }
}

extension JSONSignature {
  /// False for an object whose members are anybody's.
  fileprivate var knowsMembers: Bool {
    if case .object(_, let known, _, _) = self { !known.isEmpty } else { false }
  }

  fileprivate func begins(with byte: UInt8) -> Bool {
    switch self {
    case .object: byte == UInt8(ascii: "{")
    case .array: byte == UInt8(ascii: "[")
    case .string: byte == UInt8(ascii: "\"")
    case .boolean: byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
    case .null: byte == UInt8(ascii: "n")
    case .integer, .number: byte == UInt8(ascii: "-") || byte &- 48 < 10
    case .any: true
    }
  }
}
