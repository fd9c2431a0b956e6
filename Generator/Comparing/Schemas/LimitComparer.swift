import Canonical
import SourceDiagnostics

/// Compares the limits of numbers, texts, arrays and objects.
struct LimitComparer {
  let pair: SchemaPair

  func run() {
    let old = Limits(pair.old)
    let new = Limits(pair.new)
    for (keyword, isUpper) in Limits.bounds {
      compare(keyword, old.bounds[keyword], new.bounds[keyword], isUpper: isUpper)
    }
    compareMultiples(old.multipleOf, new.multipleOf)
    comparePatterns(old.patterns, new.patterns)
    if old.hasUniqueItems != new.hasUniqueItems {
      add(
        new.hasUniqueItems ? .uniqueItemsAdded : .uniqueItemsRemoved,
        "elements \(new.hasUniqueItems ? "have to" : "no longer have to") be unique",
        "uniqueItems"
      )
    }
  }

  private func compare(_ keyword: String, _ old: Limits.Bound?, _ new: Limits.Bound?, isUpper: Bool)
  {
    guard old != new else { return }
    switch (old, new) {
    case (nil, let new?): add(.limitAdded, "\(keyword) \(new) was added", keyword)
    case (let old?, nil): add(.limitRemoved, "\(keyword) \(old) was removed", keyword)
    case (let old?, let new?):
      let isTighter = isUpper ? new < old : old < new
      add(
        isTighter ? .limitTightened : .limitLoosened,
        "\(keyword) changed from \(old) to \(new)",
        keyword
      )
    case (nil, nil): break
    }
  }

  private func compareMultiples(_ old: Double?, _ new: Double?) {
    guard old != new else { return }
    switch (old, new) {
    case (nil, let new?):
      add(.limitAdded, "multipleOf \(new.plainText) was added", "multipleOf")
    case (let old?, nil):
      add(.limitRemoved, "multipleOf \(old.plainText) was removed", "multipleOf")
    case (let old?, let new?):
      let isLooser = old.truncatingRemainder(dividingBy: new) == 0
      add(
        isLooser ? .limitLoosened : .limitTightened,
        "multipleOf changed from \(old.plainText) to \(new.plainText)",
        "multipleOf"
      )
    case (nil, nil): break
    }
  }

  private func comparePatterns(_ old: [String], _ new: [String]) {
    guard old != new else { return }
    if old.isEmpty {
      add(.patternAdded, "the pattern \(new[0]) was added", "pattern")
    } else if new.isEmpty {
      add(.patternRemoved, "the pattern \(old[0]) was removed", "pattern")
    } else {
      add(.patternChanged, "the pattern changed from \(old[0]) to \(new[0])", "pattern")
    }
  }

  private func add(_ change: ValueChange, _ message: String, _ keyword: String) {
    pair.add(change, message, old: pair.old.mark(of: keyword), new: pair.new.mark(of: keyword))
  }
}

/// The limits of all parts of a schema together.
private struct Limits {
  /// A number that values may not pass.
  struct Bound: Comparable, CustomStringConvertible {
    var value: Double
    var isExclusive = false
    var isUpper = false

    /// Whether fewer values are above the bound; for an upper bound, whether fewer are below.
    static func < (one: Bound, other: Bound) -> Bool {
      if one.value != other.value { return one.value < other.value }
      guard one.isExclusive != other.isExclusive else { return false }
      return one.isUpper ? one.isExclusive : other.isExclusive
    }

    var description: String { value.plainText + (isExclusive ? " (exclusive)" : "") }
  }

  /// The keywords, and whether each is an upper bound.
  static let bounds = [
    ("minimum", false), ("maximum", true), ("minLength", false), ("maxLength", true),
    ("minItems", false), ("maxItems", true), ("minProperties", false), ("maxProperties", true),
  ]

  private(set) var bounds: [String: Bound] = [:]
  private(set) var multipleOf: Double?
  private(set) var patterns: [String] = []
  private(set) var hasUniqueItems = false

  init(_ schema: Conjunction) {
    for limits in schema.parts.compactMap(\.constraints) {
      add("minimum", limits.lowerBound?.value, isExclusive: limits.lowerBound?.isExclusive)
      add("maximum", limits.upperBound?.value, isExclusive: limits.upperBound?.isExclusive)
      add("minLength", limits.minLength)
      add("maxLength", limits.maxLength)
      add("minItems", limits.minItems)
      add("maxItems", limits.maxItems)
      add("minProperties", limits.minProperties)
      add("maxProperties", limits.maxProperties)
      multipleOf = multipleOf ?? limits.multipleOf?.number
      patterns += limits.pattern.map { [$0] } ?? []
      if limits.hasUniqueItems { hasUniqueItems = true }
    }
    patterns.sort()
  }

  private mutating func add(_ keyword: String, _ value: JSONValue?, isExclusive: Bool? = nil) {
    guard let number = value?.number else { return }
    let isUpper = keyword.hasPrefix("max")
    // Without a keyword, a length or a number of elements is at least 0.
    if !isUpper, keyword != "minimum", number <= 0 { return }
    let bound = Bound(value: number, isExclusive: isExclusive ?? false, isUpper: isUpper)
    bounds[keyword] = bounds[keyword].map { isUpper ? min($0, bound) : max($0, bound) } ?? bound
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var plainText: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
