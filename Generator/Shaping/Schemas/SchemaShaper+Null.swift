import Shape
import Specification

extension SchemaShaper {
  /// Whether the author admits `null`.
  func admitsNull(_ schema: OpenAPI.Schema) -> Bool {
    if let known = nullability[schema.node] { return known }
    // A schema met inside of itself adds nothing to the answer.
    nullability[schema.node] = false
    let answer = findsNull(schema)
    nullability[schema.node] = answer
    return answer
  }

  private func findsNull(_ schema: OpenAPI.Schema) -> Bool {
    if schema.isNullable || schema.types.contains("null") { return true }
    if let target = schema.target {
      return admitsNull(target)
    }
    guard schema.types.isEmpty else { return hasNullBranch(schema) }
    if schema.values?.contains(where: { $0.kind == .null }) == true { return true }
    if schema.constant?.kind == .null || hasNullBranch(schema) { return true }
    let parts = schema.allOf.filter { $0.reference != nil || $0.saysSomething || !$0.allOf.isEmpty }
    return !parts.isEmpty && parts.allSatisfy(admitsNull)
  }

  private func hasNullBranch(_ schema: OpenAPI.Schema) -> Bool {
    schema.oneOf.contains(where: admitsNull) || schema.anyOf.contains(where: admitsNull)
  }
}

extension OpenAPI.Schema {
  /// Whether null is all that it admits.
  var isNull: Bool {
    if types == ["null"] { return true }
    if constant?.kind == .null { return true }
    guard let values, !values.isEmpty else { return false }
    return values.allSatisfy { $0.kind == .null }
  }
}
