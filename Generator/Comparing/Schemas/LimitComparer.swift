import Canonical
import SourceDiagnostics

/// Compares the limits of numbers, texts, arrays and objects.
struct LimitComparer {
  let pair: SchemaPair

  func run() {
    let old = Limits(pair.old)
    let new = Limits(pair.new)
    for (keyword, isUpper) in Limits.bounds {
      // The numbers of elements that match have no effect without `contains`.
      if keyword.hasSuffix("Contains"), !old.hasContained || !new.hasContained { continue }
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

  /// A divisor that all old numbers have too, or else one that fewer of them have.
  private func compareMultiples(_ old: ExactNumber?, _ new: ExactNumber?) {
    guard old != new else { return }
    switch (old, new) {
    case (nil, let new?): add(.limitAdded, "multipleOf \(new) was added", "multipleOf")
    case (let old?, nil): add(.limitRemoved, "multipleOf \(old) was removed", "multipleOf")
    case (let old?, let new?):
      let change: ValueChange =
        old.isMultiple(of: new)
        ? .limitLoosened : new.isMultiple(of: old) ? .limitTightened : .limitReplaced
      add(change, "multipleOf changed from \(old) to \(new)", "multipleOf")
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
    var value: ExactNumber
    var isExclusive = false
    var isUpper = false
    /// Whether only integers are compared, so that an exclusive bound has an inclusive equal.
    var isOfIntegers = false

    static func == (one: Bound, other: Bound) -> Bool {
      let (one, other) = (one.inclusive, other.inclusive)
      return one.value == other.value && one.isExclusive == other.isExclusive
    }

    /// Whether fewer values are above the bound; for an upper bound, whether fewer are below.
    static func < (one: Bound, other: Bound) -> Bool {
      let (one, other) = (one.inclusive, other.inclusive)
      if one.value != other.value { return one.value < other.value }
      guard one.isExclusive != other.isExclusive else { return false }
      return one.isUpper ? one.isExclusive : other.isExclusive
    }

    /// The equal bound that is a valid integer itself; the bound if there is none.
    private var inclusive: Bound {
      guard isOfIntegers, isExclusive, let number = Int("\(value)"), number > Int.min,
        number < Int.max
      else { return self }
      return Bound(value: ExactNumber(isUpper ? number - 1 : number + 1), isUpper: isUpper)
    }

    var description: String { "\(value)" + (isExclusive ? " (exclusive)" : "") }
  }

  /// The keywords, and whether each is an upper bound.
  static let bounds = [
    ("minimum", false), ("maximum", true), ("minLength", false), ("maxLength", true),
    ("minItems", false), ("maxItems", true), ("minProperties", false), ("maxProperties", true),
    ("minContains", false), ("maxContains", true),
  ]

  /// The patterns that each text matches, since a pattern may match any part of it.
  private static let patternsOfAnyText: Set<String> = ["", "^", "$", ".*", "^.*", ".*$"]

  private(set) var bounds: [String: Bound] = [:]
  private(set) var multipleOf: ExactNumber?
  private(set) var patterns: [String] = []
  private(set) var hasUniqueItems = false
  /// Whether some elements have to match a schema.
  private(set) var hasContained = false
  private let isOfIntegers: Bool

  init(_ schema: Conjunction) {
    let types = schema.types
    isOfIntegers = types == [.integer]
    // A keyword of another type has no effect.
    let concerns = { (type: JSONType) in types.isEmpty || types.contains(type) }
    for limits in schema.parts.compactMap(\.constraints) {
      if concerns(.integer) || concerns(.number) {
        add("minimum", limits.lowerBound?.value, isExclusive: limits.lowerBound?.isExclusive)
        add("maximum", limits.upperBound?.value, isExclusive: limits.upperBound?.isExclusive)
        multipleOf = multipleOf ?? limits.multipleOf.flatMap { ExactNumber($0) }
      }
      if concerns(.string) {
        add("minLength", limits.minLength)
        add("maxLength", limits.maxLength)
        if let pattern = limits.pattern, !Self.patternsOfAnyText.contains(pattern),
          !patterns.contains(pattern)
        {
          patterns.append(pattern)
        }
      }
      if concerns(.array) {
        add("minItems", limits.minItems)
        add("maxItems", limits.maxItems)
        if limits.hasUniqueItems { hasUniqueItems = true }
      }
      if concerns(.object) {
        add("minProperties", limits.minProperties)
        add("maxProperties", limits.maxProperties)
      }
    }
    for part in schema.parts where concerns(.array) && part.has("contains") {
      hasContained = true
      // Without a keyword, one element has to match.
      if let number = part.value(of: "minContains") {
        add("minContains", number)
      } else {
        add("minContains", ExactNumber(1))
      }
      add("maxContains", part.value(of: "maxContains"))
    }
    if concerns(.array), schema.hasNoFurtherItems {
      add("maxItems", ExactNumber(schema.prefixItems.count))
    }
    patterns.sort()
  }

  private mutating func add(_ keyword: String, _ value: JSONValue?, isExclusive: Bool? = nil) {
    guard let value, let number = ExactNumber(value) else { return }
    add(keyword, number, isExclusive: isExclusive ?? false)
  }

  private mutating func add(_ keyword: String, _ number: ExactNumber, isExclusive: Bool = false) {
    let isUpper = keyword.hasPrefix("max")
    // Without a keyword, a length or a number of elements is at least 0.
    if !isUpper, keyword != "minimum", number <= ExactNumber(0) { return }
    let bound = Bound(
      value: number,
      isExclusive: isExclusive,
      isUpper: isUpper,
      isOfIntegers: isOfIntegers
    )
    bounds[keyword] = bounds[keyword].map { isUpper ? min($0, bound) : max($0, bound) } ?? bound
  }
}
