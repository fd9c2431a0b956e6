import Shape
import Specification

extension SchemaShaper {
  /// Whether the author admits `null`.
  func admitsNull(_ schema: OpenAPI.Schema, depth: Int = 0) -> Bool {
    guard depth < 64 else { return false }
    while true {
      if let answer = nullability.ask(schema.node) { return answer }
      let answer = findsNull(schema, depth: depth + 1)
      nullability.give(answer, about: schema.node)
    }
  }

  private func findsNull(_ schema: OpenAPI.Schema, depth: Int) -> Bool {
    if schema.isNullable || schema.types.contains("null") { return true }
    if let target = schema.target {
      return admitsNull(target, depth: depth)
    }
    guard schema.types.isEmpty else { return hasNullBranch(schema, depth) }
    if schema.values?.contains(where: { $0.kind == .null }) == true { return true }
    if schema.constant?.kind == .null || hasNullBranch(schema, depth) { return true }
    let parts = schema.allOf.filter { $0.reference != nil || $0.saysSomething || !$0.allOf.isEmpty }
    return !parts.isEmpty && parts.allSatisfy { admitsNull($0, depth: depth) }
  }

  private func hasNullBranch(_ schema: OpenAPI.Schema, _ depth: Int) -> Bool {
    (schema.oneOf + schema.anyOf).contains { admitsNull($0, depth: depth) }
  }
}

extension OpenAPI.Schema {
  /// Whether null is all that it admits.
  var isNull: Bool {
    if target != nil, let end = resolved, end.node != node { return end.isNull }
    if types == ["null"] { return true }
    if constant?.kind == .null { return true }
    guard let values, !values.isEmpty else { return false }
    return values.allSatisfy { $0.kind == .null }
  }
}
