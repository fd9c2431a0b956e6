import Canonicalizing
import Specification

/// The kind of JSON value that a schema admits, determined before its Swift type.
enum WireKind: Hashable {
  case string, integer, number, boolean, array, object
  /// A string of an `enum`.
  case listed
  /// Several kinds, or all.
  case any
}

extension SchemaShaper {
  /// The kind of a schema's values, except null.
  func wireKind(of schema: Schema, depth: Int = 0) -> WireKind {
    guard depth < 32, let schema = schema.resolved else { return .any }
    while true {
      if let kind = memo.wireKinds.begin(schema.id) { return kind }
      let kind = computedKind(of: schema, depth: depth)
      memo.wireKinds.finish(kind, for: schema.id)
    }
  }

  /// The kind of a branch's values; without a type in the branch, the type of the subschemas beside
  /// it.
  ///
  /// An `enum` of integers may belong to `number`.
  func wireKind(of branch: Branch) -> WireKind {
    let own = wireKind(of: branch.schema)
    guard own == .any || own == .integer, branch.subschemas.count > 1 else { return own }
    let types = mergedSchema(of: expansion(of: branch.subschemas)).types
    return types.count == 1 ? WireKind(types[0]) ?? own : own
  }

  private func computedKind(of schema: Schema, depth: Int) -> WireKind {
    if schema.types != [.array], let values = schema.values ?? schema.constant.map({ [$0] }) {
      if let kind = kind(ofValues: values, schema) { return kind }
    }
    let types = schema.valueTypes
    if types.count == 1, let kind = WireKind(types[0]) { return kind }
    guard types.isEmpty else { return .any }
    let merged = mergedSchema(of: [Subschema(schema: schema, owner: nil, skipsUnions: true)])
    if let kind = merged.types.first.flatMap(WireKind.init) { return kind }
    let parts = schema.allOf + schema.oneOf + schema.anyOf
    let kinds = parts.filter { !$0.isNull }.map { wireKind(of: $0, depth: depth + 1) }
    let distinct = Set(kinds.filter { $0 != .any || schema.allOf.isEmpty })
    return distinct.count == 1 ? distinct.first ?? .any : .any
  }

  private func kind(ofValues values: [Node], _ schema: Schema) -> WireKind? {
    let kinds = Set(values.map(\.kind)).subtracting([.null])
    if kinds == [.string] || schema.types.contains(.string) { return .listed }
    if kinds == [.integer] { return .integer }
    if kinds == [.boolean] { return .boolean }
    if kinds.isSubset(of: [.integer, .float]), !kinds.isEmpty { return .number }
    return nil
  }
}

extension WireKind {
  /// The kind of a JSON type; nil for null.
  init?(_ type: JSONType) {
    switch type {
    case .string: self = .string
    case .integer: self = .integer
    case .number: self = .number
    case .boolean: self = .boolean
    case .array: self = .array
    case .object: self = .object
    case .null: return nil
    }
  }

  /// The name of a variant of this kind.
  var word: String {
    switch self {
    case .string, .listed: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    case .any: "value"
    }
  }
}
