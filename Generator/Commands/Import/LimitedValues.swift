import BinderyJSON
import Specification

/// Reads the JSON Schemas of values that fakes of the usual form may not fit.
struct LimitedValues {
  private let references: SensitiveSchemas

  /// Creates the reader; `references` finds the targets of references.
  init(_ references: SensitiveSchemas) { self.references = references }

  /// The schema of a value, and those of the elements and members of it; none without limits.
  func schemas(of schema: Node) -> [JSONValue] {
    schemas(of: schema, depth: 0)
  }

  private func schemas(of schema: Node, depth: Int) -> [JSONValue] {
    guard depth <= Self.depthLimit, let resolved = references.resolved(schema),
      resolved.kind == .mapping
    else { return [] }
    let own = isLimited(resolved, depth) ? literal(resolved, depth).map { [$0] } ?? [] : []
    let inner = ["items", "additionalProperties"].compactMap { resolved[$0] }
    return own + inner.flatMap { schemas(of: $0, depth: depth + 1) }
  }

  private static let depthLimit = 4

  /// Whether a fake may violate the schema: one has at least the length of its secret, and may be
  /// longer if that is short.
  private func isLimited(_ schema: Node, _ depth: Int) -> Bool {
    guard depth <= Self.depthLimit else { return false }
    if Self.limitingKeywords.contains(where: { schema[$0] != nil }) { return true }
    if let length = schema["maxLength"]?.integer, length < 8 { return true }
    return alternatives(of: schema).contains { $0.schemas.contains { isLimited($0, depth + 1) } }
  }

  /// The keywords about one value of a schema, with the targets of references.
  private func literal(_ schema: Node, _ depth: Int) -> JSONValue? {
    guard depth <= Self.depthLimit else { return nil }
    var object = JSONObject()
    for keyword in Self.keywords {
      if let value = schema[keyword].flatMap(Self.value) { object[keyword] = value }
    }
    for (keyword, schemas) in alternatives(of: schema) {
      object[keyword] = .array(schemas.compactMap { literal($0, depth + 1) })
    }
    return .object(object)
  }

  private func alternatives(of schema: Node) -> [(keyword: String, schemas: [Node])] {
    ["allOf", "anyOf", "oneOf"].compactMap { keyword in
      guard let schemas = schema[keyword]?.elements, !schemas.isEmpty else { return nil }
      return (keyword, schemas.compactMap { references.resolved($0) })
    }
  }

  private static func value(_ node: Node) -> JSONValue? {
    switch node.kind {
    case .null: .null
    case .boolean: node.boolean.map { .boolean($0) }
    case .integer, .float: try? JSONValue(parsing: node.text)
    case .string: .string(node.text)
    case .sequence: .array(node.elements.compactMap(value))
    case .mapping: nil
    }
  }

  private static let limitingKeywords = [
    "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
  ]
  private static let keywords =
    limitingKeywords + ["type", "format", "minLength", "maxLength", "nullable"]
}
