import BinderyRuntime

/// The keyword `$ref`: another schema must hold, too.
struct Reference: SchemaKeyword {
  private let node: Int

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let text = try source.string("$ref") else { return nil }
    node = try source.compiler.reference(text, from: source.site).node
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    evaluation.apply(node, to: value)
  }
}

/// The keyword `$dynamicRef`: a schema that an outer schema may override.
struct DynamicReference: SchemaKeyword {
  private let node: Int
  private let anchor: String?

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let text = try source.string("$dynamicRef") else { return nil }
    (node, anchor) = try source.compiler.reference(text, from: source.site)
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    evaluation.apply(anchor.flatMap(evaluation.dynamicTarget) ?? node, to: value)
  }
}
