import Canonical

/// The branches of a union by their meaning: those that are only types or listed values are no
/// alternatives, because `type` and `enum` mean the same.
struct UnionBranches {
  /// The branches that remain, without null; empty if types or values are the whole union.
  private(set) var alternatives: [Schema] = []
  /// The types that a value may have; nil if the alternatives decide.
  private(set) var types: Set<JSONType>?
  /// The values that a value may have; nil if they aren't listed.
  private(set) var values: [JSONValue]?
  /// The listed values of a type whose other values are valid, too.
  private(set) var knownValues: [JSONValue] = []

  init(_ branches: [Schema]) {
    let all = Self.flattened(branches).filter { !$0.isNull }
    let types = all.map(Self.onlyTypes)
    let values = all.map(Self.onlyValues)
    let admitted = Set(types.compactMap { $0 }.joined())
    let rest = all.indices.filter { index in
      guard types[index] == nil else { return false }
      guard let listed = values[index] else { return true }
      return !listed.allSatisfy { admitted.contains($0.type) }
    }
    if rest.isEmpty, !admitted.isEmpty {
      self.types = admitted
      knownValues = values.compactMap { $0 }.flatMap { $0 }
    } else if !all.isEmpty, values.allSatisfy({ $0 != nil }) {
      self.values = values.compactMap { $0 }.flatMap { $0 }
    } else {
      alternatives = all
    }
  }

  /// Replaces each branch that is only a union by its branches.
  private static func flattened(_ branches: [Schema]) -> [Schema] {
    var result: [Schema] = []
    var known: Set<SchemaID> = []
    var pending = Array(branches.reversed())
    while let branch = pending.popLast() {
      guard known.insert(branch.id).inserted else { continue }
      let chain = branch.chain
      let own = chain.flatMap(\.branches)
      if own.count > 1, chain.allSatisfy({ $0.hasOnly(["$ref", "oneOf", "anyOf"]) }),
        chain.count(where: { !$0.branches.isEmpty }) == 1,
        chain.allSatisfy({ $0.oneOf.isEmpty || $0.anyOf.isEmpty })
      {
        pending += own.reversed()
      } else {
        result.append(branch)
      }
    }
    return result
  }

  /// The types of a schema that restricts nothing else.
  private static func onlyTypes(_ schema: Schema) -> [JSONType]? {
    let chain = schema.chain
    guard chain.allSatisfy({ $0.hasOnly(["$ref", "type"]) }) else { return nil }
    let types = chain.flatMap(\.valueTypes)
    // A schema of objects or arrays is an alternative, which can get properties or elements.
    return types.isEmpty || types.contains(where: \.isCollection) ? nil : types
  }

  /// The listed values of a schema that restricts nothing else but the type.
  private static func onlyValues(_ schema: Schema) -> [JSONValue]? {
    let chain = schema.chain
    guard chain.allSatisfy({ $0.hasOnly(["$ref", "type", "const", "enum"]) }) else { return nil }
    let lists = chain.compactMap { part in part.constant.map { [$0] } ?? part.values }
    guard lists.count == 1, !lists[0].isEmpty else { return nil }
    return lists[0].contains { $0.type.isCollection } ? nil : lists[0]
  }
}
