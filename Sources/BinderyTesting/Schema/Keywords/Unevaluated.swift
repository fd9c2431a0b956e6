import BinderyRuntime

/// The keyword `unevaluatedItems`: a schema for the elements that no other keyword evaluates.
struct UnevaluatedItems: SchemaKeyword {
  private let node: Int

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let node = source.subschema("unevaluatedItems") else { return nil }
    self.node = node
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .array(let items) = value else { return }
    for (index, item) in items.enumerated() where !evaluation.evaluated.contains(item: index) {
      evaluation.apply(node, to: item, at: .index(index))
    }
    evaluation.evaluated.insert(itemsBelow: items.count)
  }
}

/// The keyword `unevaluatedProperties`: a schema for the members that no other keyword evaluates.
struct UnevaluatedProperties: SchemaKeyword {
  private let node: Int

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let node = source.subschema("unevaluatedProperties") else { return nil }
    self.node = node
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for member in object.members where !evaluation.evaluated.contains(property: member.key) {
      evaluation.apply(node, to: member.value, at: .key(member.key))
      evaluation.evaluated.insert(property: member.key)
    }
  }
}
