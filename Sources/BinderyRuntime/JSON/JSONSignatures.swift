/// The signatures of a choice's variants, laid out so that one pass over a value tells which of
/// them fit.
public final class JSONSignatures: ExpressibleByArrayLiteral, Sendable {
  let all: [JSONSignature]
  let outlines: JSONOutlines
  /// Those that take any value.
  let open: [Int]
  /// For each kind of value the signature that alone takes it, where no look at one is needed.
  private let sole: [Int?]

  /// In the order of the variants.
  public init(_ signatures: [JSONSignature]) {
    all = signatures
    outlines = JSONOutlines(of: signatures)
    open = signatures.indices.filter { signatures[$0] == .any }
    sole = Kind.allCases.map { signatures.sole(of: $0) }
  }

  public convenience init(arrayLiteral signatures: JSONSignature...) {
    self.init(signatures)
  }

  /// What the first byte of a value says of it.
  enum Kind: Int, CaseIterable {
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

  /// The signature that alone takes values that begin so; nil when the value must be looked at.
  func only(beginningWith byte: UInt8) -> Int? { sole[Kind(beginningWith: byte).rawValue] }

  /// The first signature that lists `value` for the member `key`.
  func named(_ value: JSONScalar, by key: StaticString) -> Int? {
    let key = String(describing: key)
    return all.firstIndex { signature in
      guard case .object(_, _, _, let values, _, _) = signature else { return false }
      return values[key]?.contains(value) == true
    }
  }
}

extension JSONSignatures {
  /// The signature that fits best; a message is none of those that know members of which it has
  /// none.
  func best(for value: JSONSignature.Glance, areMessages: Bool) -> Int? {
    var best: (variant: Int, score: Int)?
    forEachFit(value, isTelling: areMessages) { variant, score in
      if score > best?.score ?? .min { best = (variant, score) }
    }
    return best?.variant ?? fallbacks(for: value, isUnclaimed: true).first
  }

  /// Those to be tried when the best can't be read, from the next best on.
  ///
  /// Where it shares members with an object, one that knows members and shares none would lose all
  /// of them, and a message isn't one that any object could be.
  func others(for value: JSONSignature.Glance, areMessages: Bool) -> [Int] {
    var fits: [(variant: Int, score: Int)] = []
    forEachFit(value, isTelling: areMessages) { variant, score in fits.append((variant, score)) }
    fits.sort { ($1.score, $0.variant) < ($0.score, $1.variant) }
    if case .object = value, let best = fits.first, best.score > 0 {
      fits.removeAll { $0.score < 1 && (areMessages || all[$0.variant].knowsMembers) }
      if areMessages { return fits.dropFirst().map(\.variant) }
    }
    let ranking = fits.map(\.variant) + fallbacks(for: value, isUnclaimed: fits.isEmpty)
    return Array(ranking.dropFirst())
  }

  private func forEachFit(
    _ value: JSONSignature.Glance,
    isTelling: Bool,
    _ body: (Int, Int) -> Void
  ) {
    if case .object(let sightings) = value {
      outlines.forEachFit(sightings, isTelling: isTelling, body)
    } else {
      for (variant, signature) in all.enumerated() {
        if let score = signature.score(for: value) { body(variant, score) }
      }
    }
  }

  /// The signatures for a value that no kind claims, or that is none of what claims it.
  private func fallbacks(for value: JSONSignature.Glance, isUnclaimed: Bool) -> [Int] {
    guard isUnclaimed, case .string = value else { return open }
    let strings = all.indices.filter { if case .string = all[$0] { true } else { false } }
    return strings.count == 1 ? strings + open : open
  }
}

extension [JSONSignature] {
  fileprivate func sole(of kind: JSONSignatures.Kind) -> Int? {
    let takers = indices.filter { self[$0].takes(kind) }
    guard takers.count == 1, let only = takers.first else { return nil }
    return switch self[only] {
    case .object(_, _, _, let values, let affixes, let inside)
    where !values.isEmpty || !affixes.isEmpty || !inside.isEmpty:
      nil
    case .named: nil
    default: only
    }
  }
}

extension JSONSignature {
  /// False for an object that keeps whatever it holds.
  fileprivate var knowsMembers: Bool {
    if case .object(_, let known, _, _, _, _) = self { !known.isEmpty } else { false }
  }

  fileprivate func takes(_ kind: JSONSignatures.Kind) -> Bool {
    switch self {
    case .object, .named: kind == .object
    case .array: kind == .array
    case .string: kind == .string
    case .boolean: kind == .boolean
    case .null: kind == .null
    case .integer, .number: kind == .number
    case .any: true
    }
  }
}
