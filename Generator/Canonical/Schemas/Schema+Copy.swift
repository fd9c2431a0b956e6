extension Schema {
  /// Whether another schema has the same contents: tools that bundle documents may replace some
  /// references by copies of their targets.
  ///
  /// Schemas that are nested too deeply, or have too many schemas, count as different.
  public func isCopy(of other: Schema) -> Bool {
    var comparisons = 10_000
    return isCopy(of: other, depth: 8, &comparisons)
  }

  private func isCopy(of other: Schema, depth: Int, _ comparisons: inout Int) -> Bool {
    if self == other { return true }
    comparisons -= 1
    if target != nil, !declaresType, let resolved, resolved != self {
      return resolved.isCopy(of: other, depth: depth, &comparisons)
    }
    if other.target != nil, !other.declaresType, let resolved = other.resolved, resolved != other {
      return isCopy(of: resolved, depth: depth, &comparisons)
    }
    guard depth > 0, comparisons > 0, verdict == other.verdict, target == other.target,
      hasSameKeywords(as: other)
    else { return false }
    let (parts, others) = (namedParts, other.namedParts)
    guard parts.map({ $0.map(\.key) }) == others.map({ $0.map(\.key) }) else { return false }
    let pairs = zip(
      parts.joined().map(\.value) + unnamedParts,
      others.joined().map(\.value) + other.unnamedParts
    )
    guard unnamedParts.count == other.unnamedParts.count else { return false }
    for (one, other) in pairs where !one.isCopy(of: other, depth: depth - 1, &comparisons) {
      return false
    }
    return true
  }

  private var namedParts: [[Named<Schema>]] { [properties, patternProperties] }

  /// The other schemas inside; `hasSameKeywords` compares which keywords have them.
  private var unnamedParts: [Schema] {
    [additionalProperties, items].compactMap(\.self) + prefixItems + allOf + oneOf + anyOf
  }

  private func hasSameKeywords(as other: Schema) -> Bool {
    keywords.map(\.name) == other.keywords.map(\.name) && types == other.types
      && format == other.format && title == other.title && description == other.description
      && isNullable == other.isNullable && required.map(\.key) == other.required.map(\.key)
      && areEqual(values ?? [], other.values ?? [])
      && areEqual(constant.map { [$0] } ?? [], other.constant.map { [$0] } ?? [])
  }

  private func areEqual(_ one: [JSONValue], _ two: [JSONValue]) -> Bool {
    one.count == two.count
      && zip(one, two).allSatisfy {
        $0.type == $1.type && $0.text == $1.text && !$0.type.isCollection
      }
  }
}
