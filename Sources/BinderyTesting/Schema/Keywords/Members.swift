import BinderyRuntime

/// The keywords `properties`, `patternProperties` and `additionalProperties`.
///
/// They apply schemas by name, and one to the remaining members.
struct Properties: SchemaKeyword {
  private let named: [String: Int]
  private let patterns: [(pattern: SchemaPattern, node: Int)]
  private let rest: Int?

  init?(_ source: SchemaSource) throws(SchemaError) {
    let named = try source.namedSubschemas("properties")
    let patterns = try source.namedSubschemas("patternProperties")
    rest = source.subschema("additionalProperties")
    guard named != nil || patterns != nil || rest != nil else { return nil }
    self.named = Dictionary(named ?? [], uniquingKeysWith: { $1 })
    var compiled: [(SchemaPattern, Int)] = []
    for (text, node) in patterns ?? [] {
      compiled.append((try SchemaPattern(text, of: source), node))
    }
    self.patterns = compiled
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for member in object.members {
      let nodes = nodes(for: member.key)
      for node in nodes { evaluation.apply(node, to: member.value, at: .key(member.key)) }
      if !nodes.isEmpty { evaluation.evaluated.insert(property: member.key) }
    }
  }

  private func nodes(for name: String) -> [Int] {
    let matching = patterns.filter { $0.pattern.matches(name) }.map(\.node)
    let nodes = (named[name].map { [$0] } ?? []) + matching
    return nodes.isEmpty ? rest.map { [$0] } ?? [] : nodes
  }
}

/// The keyword `propertyNames`: a schema for each key.
struct PropertyNames: SchemaKeyword {
  private let node: Int

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let node = source.subschema("propertyNames") else { return nil }
    self.node = node
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for member in object.members {
      evaluation.apply(node, to: .string(member.key), at: .key(member.key))
    }
  }
}
