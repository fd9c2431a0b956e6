/// The signatures of a union's variants, indexed so that one pass over a value finds the matching
/// ones.
public final class JSONSignatures: ExpressibleByArrayLiteral, Sendable {
  let all: [JSONSignature]
  let index: JSONVariantIndex
  /// The variants that match any value.
  let open: [Int]
  /// The only signature for each type of value, if it needs no scan.
  private let sole: [Int?]

  /// Creates an index of signatures in the order of the variants.
  public init(_ signatures: [JSONSignature]) {
    all = signatures
    index = JSONVariantIndex(of: signatures)
    open = signatures.indices.filter { signatures[$0] == .any }
    sole = Kind.allCases.map { signatures.sole(of: $0) }
  }

  public convenience init(arrayLiteral signatures: JSONSignature...) {
    self.init(signatures)
  }

  /// The type of a value, by its first byte.
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

  /// Returns the only signature for values that begin so; nil when the value must be scanned.
  func only(beginningWith byte: UInt8) -> Int? { sole[Kind(beginningWith: byte).rawValue] }

  /// Returns the first signature that lists `value` for the member `key`.
  func named(_ value: JSONScalar, by key: StaticString) -> Int? {
    let key = String(describing: key)
    return all.firstIndex { signature in
      guard case .object(_, _, _, let values, _, _) = signature else { return false }
      return values[key]?.contains(value) == true
    }
  }
}

extension JSONSignatures {
  /// Returns the best matching signature; for a message, not one that shares no member with it.
  func best(for value: JSONSignature.ScannedValue, areMessages: Bool) -> Int? {
    var best: (variant: Int, score: Int)?
    forEachFit(value, sharesKeys: areMessages) { variant, score in
      if score > best?.score ?? .min { best = (variant, score) }
    }
    return best?.variant ?? fallbacks(for: value, isUnclaimed: true).first
  }

  /// Returns the variants to try after the best, from the next best on.
  ///
  /// Where the best shares members with an object, a variant that knows members and shares none
  /// would lose all of them, and a message isn't of a type that accepts any object.
  func others(for value: JSONSignature.ScannedValue, areMessages: Bool) -> [Int] {
    var fits: [(variant: Int, score: Int)] = []
    forEachFit(value, sharesKeys: areMessages) { variant, score in fits.append((variant, score)) }
    fits.sort { ($1.score, $0.variant) < ($0.score, $1.variant) }
    if case .object = value, let best = fits.first, best.score > 0 {
      fits.removeAll { $0.score < 1 && (areMessages || all[$0.variant].knowsMembers) }
      if areMessages { return fits.dropFirst().map(\.variant) }
    }
    let ranking = fits.map(\.variant) + fallbacks(for: value, isUnclaimed: fits.isEmpty)
    return Array(ranking.dropFirst())
  }

  private func forEachFit(
    _ value: JSONSignature.ScannedValue,
    sharesKeys: Bool,
    _ body: (Int, Int) -> Void
  ) {
    if case .object(let observed) = value {
      index.forEachFit(observed, sharesKeys: sharesKeys, body)
    } else {
      for (variant, signature) in all.enumerated() {
        if let score = signature.score(for: value) { body(variant, score) }
      }
    }
  }

  /// Returns the signatures for a value that no type matches, or that matches none that do.
  private func fallbacks(for value: JSONSignature.ScannedValue, isUnclaimed: Bool) -> [Int] {
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
  /// Whether it knows members; false for an object that accepts any.
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
