import Canonicalizing
import Shape
import Specification

/// The values that a schema lists, except null.
struct ListedValues {
  var values: [Node]
  var types: [JSONType]
  /// True when the service may add values: a named enumeration, or one with `x-extensible-enum`.
  var mayGrow = false

  /// The values as scalars; nil if one isn't a scalar.
  var scalars: [Scalar]? {
    if types == [.string] { return values.map { .string($0.text) } }
    let kind = Scalar.Kind(types)
    let scalars = values.compactMap { Literal($0).flatMap { Scalar($0, as: kind) } }
    return scalars.count == values.count ? scalars : nil
  }
}

extension SchemaShaper {
  /// The values that the schemas of one value list: by `$ref`, in `allOf`, or in every branch of a
  /// union.
  func listedValues(of subschemas: [Subschema]) -> ListedValues? {
    guard let last = subschemas.last?.schema, subschemas.contains(where: \.schema.mayListValues),
      !subschemas.contains(where: { wireKind(of: $0.schema).isCollection })
    else { return nil }
    let merged =
      subschemas.count == 1
      ? mergedSchema(of: last) : mergedSchema(of: expansion(of: subschemas))
    return listedValues(of: merged, depth: 0)
  }

  private func listedValues(of merged: MergedSchema, depth: Int) -> ListedValues? {
    if let values = merged.values {
      guard !values.isEmpty else { return nil }
      let mayGrow = !merged.subschemas.contains { $0.schema.isClosed }
      return ListedValues(values: values, types: merged.types, mayGrow: mayGrow)
    }
    guard merged.unions.count == 1, let union = merged.unions.first else { return nil }
    let id = union.branches[0].id
    if let known = memo.listedInUnions[id] { return known }
    // A union that contains itself lists nothing more.
    memo.listedInUnions[id] = .some(nil)
    guard depth < 32 else { return nil }
    let listed = listedValues(inAll: union.branches, merged.types, depth: depth + 1)
    memo.listedInUnions[id] = .some(listed)
    return listed
  }

  /// The values of all branches; nil if a branch lists none.
  private func listedValues(
    inAll branches: [Schema],
    _ types: [JSONType],
    depth: Int
  ) -> ListedValues? {
    var all = ListedValues(values: [], types: types)
    var seen: Set<String> = []
    for branch in branches where !branch.isNull && branch.verdict != false {
      guard let own = listedValues(of: mergedSchema(of: branch), depth: depth) else { return nil }
      all.values += own.values.filter { seen.insert($0.text).inserted }
      all.types = all.types.isEmpty ? own.types : all.types
      all.mayGrow = all.mayGrow || own.mayGrow
    }
    return all.values.isEmpty ? nil : all
  }
}

extension Schema {
  /// False when neither the schema nor its subschemas can list values.
  fileprivate var mayListValues: Bool {
    node.has(anyOf: Self.listing)
  }

  private static let listing = Keywords(
    "enum",
    "const",
    "$ref",
    "allOf",
    "oneOf",
    "anyOf",
    "x-extensible-enum"
  )

  /// Whether the listed values aren't a named enumeration.
  fileprivate var isClosed: Bool {
    guard constant == nil else { return true }
    return node.componentName == nil ? node["enum"] != nil : listsOnly(.boolean)
  }
}

extension WireKind {
  fileprivate var isCollection: Bool { self == .array || self == .object }
}
