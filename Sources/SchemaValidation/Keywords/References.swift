import BinderyJSON

extension SchemaKeywords {
  /// The keyword `$ref`: another schema must hold, too.
  static func reference(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let text = try source.string("$ref") else { return nil }
    let node = try source.compiler.reference(text, from: source.schemaLocation).node
    return { value, evaluation in evaluation.apply(node, to: value) }
  }

  /// The keyword `$dynamicRef`: a schema that an outer schema may override.
  static func dynamicReference(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let text = try source.string("$dynamicRef") else { return nil }
    let (node, anchor) = try source.compiler.reference(text, from: source.schemaLocation)
    return { value, evaluation in
      evaluation.apply(anchor.flatMap(evaluation.dynamicTarget) ?? node, to: value)
    }
  }
}
