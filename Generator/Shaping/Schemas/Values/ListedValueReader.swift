import Canonical
import Shape

/// Reads the values that schemas list.
final class ListedValueReader {
  private let merger: SchemaMerger
  /// The values that all branches of a union list together, by its first branch.
  private var listedInUnions: [Schema.ID: ListedValues?] = [:]

  init(_ merger: SchemaMerger) { self.merger = merger }

  /// The values that the schemas of one value list: by `$ref`, in `allOf`, or in every branch of a
  /// union.
  func values(of subschemas: [Subschema]) -> ListedValues? {
    guard let last = subschemas.last?.schema, subschemas.contains(where: \.schema.mayListValues),
      !subschemas.contains(where: { merger.wireKind(of: $0.schema).isCollection })
    else { return nil }
    let merged =
      subschemas.count == 1
      ? merger.mergedSchema(of: last) : merger.mergedSchema(expanding: subschemas)
    return values(of: merged, depth: 0)
  }

  private func values(of merged: MergedSchema, depth: Int) -> ListedValues? {
    if let values = merged.values {
      guard !values.isEmpty else { return nil }
      let isExtensible = !merged.subschemas.contains { $0.schema.isClosed }
      return ListedValues(values: values, types: merged.types, isExtensible: isExtensible)
    }
    guard merged.unions.count == 1, let union = merged.unions.first else { return nil }
    let id = union.branches[0].id
    if let known = listedInUnions[id] { return known }
    // A union that contains itself lists nothing more.
    listedInUnions[id] = .some(nil)
    guard depth < 32 else { return nil }
    let listed = values(inAll: union.branches, merged.types, depth: depth + 1)
    listedInUnions[id] = .some(listed)
    return listed
  }

  /// The values of all branches; nil if a branch lists none.
  private func values(
    inAll branches: [Schema],
    _ types: [JSONType],
    depth: Int
  ) -> ListedValues? {
    var all = ListedValues(values: [], types: types)
    var seen: Set<String> = []
    for branch in branches where !branch.isNull && branch.verdict != false {
      guard let own = values(of: merger.mergedSchema(of: branch), depth: depth) else { return nil }
      all.values += own.values.filter { seen.insert($0.text).inserted }
      all.types = all.types.isEmpty ? own.types : all.types
      all.isExtensible = all.isExtensible || own.isExtensible
    }
    return all.values.isEmpty ? nil : all
  }
}

extension Schema {
  /// False when neither the schema nor its subschemas can list values.
  fileprivate var mayListValues: Bool {
    isReference || values != nil || constant != nil || extensibleValues != nil || !allOf.isEmpty
      || !oneOf.isEmpty || !anyOf.isEmpty
  }

  /// Whether the listed values aren't a named enumeration.
  fileprivate var isClosed: Bool {
    guard constant == nil, let values else { return constant != nil }
    return componentName == nil || !values.isEmpty && values.allSatisfy { $0.type == .boolean }
  }
}

extension WireKind {
  fileprivate var isCollection: Bool { self == .array || self == .object }
}
