import BinderyRuntime

extension SchemaKeywords {
  /// The keywords `properties`, `patternProperties` and `additionalProperties`.
  ///
  /// They apply schemas by name, and one to the remaining members.
  static func properties(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    let listed = try source.namedSubschemas("properties")
    let matched = try source.namedSubschemas("patternProperties")
    let rest = source.subschema("additionalProperties")
    guard listed != nil || matched != nil || rest != nil else { return nil }
    let named = Dictionary(listed ?? [], uniquingKeysWith: { $1 })
    var patterns: [(pattern: SchemaPattern, node: Int)] = []
    for (text, node) in matched ?? [] {
      patterns.append((try SchemaPattern(text, of: source), node))
    }
    return { [patterns] value, evaluation in
      guard case .object(let object) = value else { return }
      var described: [String] = []
      for member in object.members {
        let matching = patterns.filter { $0.pattern.matches(member.key) }.map(\.node)
        var nodes = (named[member.key].map { [$0] } ?? []) + matching
        if nodes.isEmpty, let rest { nodes = [rest] }
        for node in nodes { evaluation.apply(node, to: member.value, at: .key(member.key)) }
        if nodes.isEmpty { continue }
        evaluation.evaluated.insert(property: member.key)
        described.append(member.key)
      }
      evaluation.describe(described, isListed: listed != nil)
    }
  }

  /// The keyword `propertyNames`: a schema for each key.
  static func propertyNames(_ source: SchemaSource) -> SchemaCheck? {
    guard let node = source.subschema("propertyNames") else { return nil }
    return { value, evaluation in
      guard case .object(let object) = value else { return }
      for member in object.members {
        evaluation.apply(node, to: .string(member.key), at: .key(member.key))
      }
    }
  }

  /// The keyword `required`: the required keys.
  static func required(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let value = source["required"] else { return nil }
    let keys = try source.strings(value, "required")
    return { value, evaluation in
      guard case .object(let object) = value else { return }
      for key in keys where object[key] == nil {
        evaluation.report("required", "the required member \(JSONValue.quoted(key)) is missing")
      }
    }
  }

  /// The keyword `unevaluatedProperties`: a schema for the members that no other keyword evaluates.
  static func unevaluatedProperties(_ source: SchemaSource) -> SchemaCheck? {
    guard let node = source.subschema("unevaluatedProperties") else { return nil }
    return { value, evaluation in
      guard case .object(let object) = value else { return }
      let rest = object.members.filter { !evaluation.evaluated.contains(property: $0.key) }
      for member in rest {
        evaluation.apply(node, to: member.value, at: .key(member.key))
        evaluation.evaluated.insert(property: member.key)
      }
      evaluation.describe(rest.map(\.key))
    }
  }
}
