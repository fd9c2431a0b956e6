extension Schema {
  /// Whether another schema has the same contents: tools that bundle documents may replace some
  /// references by copies of their targets.
  ///
  /// Schemas that are nested deeper than `depth` count as different.
  public func isCopy(of other: Schema, depth: Int = 8) -> Bool {
    if self == other { return true }
    if target != nil, !declaresType, let resolved, resolved != self {
      return resolved.isCopy(of: other, depth: depth)
    }
    if other.target != nil, !other.declaresType, let resolved = other.resolved, resolved != other {
      return isCopy(of: resolved, depth: depth)
    }
    guard depth > 0, verdict == other.verdict, target == other.target, hasSameKeywords(as: other)
    else { return false }
    func areCopies(_ one: [Schema], _ two: [Schema]) -> Bool {
      one.count == two.count && zip(one, two).allSatisfy { $0.isCopy(of: $1, depth: depth - 1) }
    }
    func areCopies(_ one: [Named<Schema>], _ two: [Named<Schema>]) -> Bool {
      one.map(\.key) == two.map(\.key) && areCopies(one.map(\.value), two.map(\.value))
    }
    func single(_ schema: Schema?) -> [Schema] { schema.map { [$0] } ?? [] }
    return areCopies(properties, other.properties)
      && areCopies(patternProperties, other.patternProperties)
      && areCopies(single(additionalProperties), single(other.additionalProperties))
      && areCopies(single(items), single(other.items)) && areCopies(prefixItems, other.prefixItems)
      && areCopies(allOf, other.allOf) && areCopies(oneOf, other.oneOf)
      && areCopies(anyOf, other.anyOf)
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
