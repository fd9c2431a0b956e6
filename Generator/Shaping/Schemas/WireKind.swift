import Canonicalizing
import Specification

/// What can be seen of a value on the wire before its type is known.
enum WireKind: Hashable {
  case string, integer, number, boolean, array, object
  /// A string out of a list.
  case listed
  /// Several of them, or all.
  case any
}

extension SchemaShaper {
  /// The kind of a schema's values, null aside.
  func wireKind(of schema: Schema, depth: Int = 0) -> WireKind {
    guard depth < 32, let schema = schema.resolved else { return .any }
    while true {
      if let kind = memo.wireKinds.ask(schema.id) { return kind }
      let kind = seenKind(of: schema, depth: depth)
      memo.wireKinds.give(kind, about: schema.id)
    }
  }

  /// The kind of a branch's values, after what applies in it where it says nothing itself; whole
  /// numbers may be listed of any.
  func wireKind(of branch: Branch) -> WireKind {
    let own = wireKind(of: branch.schema)
    guard own == .any || own == .integer, branch.atoms.count > 1 else { return own }
    let types = facets(of: expansion(of: branch.atoms)).types
    return types.count == 1 ? WireKind(types[0]) ?? own : own
  }

  private func seenKind(of schema: Schema, depth: Int) -> WireKind {
    if schema.types != [.array], let values = schema.values ?? schema.constant.map({ [$0] }) {
      if let kind = kind(ofValues: values, schema) { return kind }
    }
    let types = schema.valueTypes
    if types.count == 1, let kind = WireKind(types[0]) { return kind }
    guard types.isEmpty else { return .any }
    let facets = facets(of: [Atom(schema: schema, home: nil, skipsChoice: true)])
    if let kind = facets.types.first.flatMap(WireKind.init) { return kind }
    let parts = schema.allOf + schema.oneOf + schema.anyOf
    let kinds = parts.filter { !$0.isNull }.map { wireKind(of: $0, depth: depth + 1) }
    let telling = Set(kinds.filter { $0 != .any || schema.allOf.isEmpty })
    return telling.count == 1 ? telling.first ?? .any : .any
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
  /// Nil for null.
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

  /// The kind as a variant is called.
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
