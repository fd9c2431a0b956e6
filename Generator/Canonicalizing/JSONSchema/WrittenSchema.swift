import Canonical
import Specification

/// A schema: a mapping of keywords, or `true` or `false`.
struct WrittenSchema: View, Hashable {
  let cursor: Cursor

  init(_ cursor: Cursor) { self.cursor = cursor }

  static func == (one: WrittenSchema, other: WrittenSchema) -> Bool { one.node == other.node }

  func hash(into hasher: inout Hasher) { hasher.combine(node) }

  /// The value of a Boolean schema.
  var verdict: Bool? { node.kind == .string ? node.quotedBoolean : node.boolean }

  var title: String? { cursor.string("title") }
  var isDeprecated: Bool { cursor.flag("deprecated") }
  var isReadOnly: Bool { cursor.flag("readOnly") }
  var isWriteOnly: Bool { cursor.flag("writeOnly") }
}

extension Cursor {
  func schema(_ key: String) -> WrittenSchema? {
    value(key).flatMap { schema(of: $0, called: key) }
  }

  /// Returns the schemas of a list; a mapping of schemas, or one schema, is read as a list.
  func schemas(_ key: String) -> [WrittenSchema] {
    guard let value = many(key, .sequence) else { return [] }
    guard value.kind == .mapping else {
      return checked(value, key, .sequence).map { schemas(of: Array($0.elements), key) } ?? []
    }
    let isNamed = value.isOfNamedObjects && !value.hasKeyword
    report(value, key, readAs: isNamed ? "a list" : "a list of one", expected: "a list")
    return schemas(of: isNamed ? value.entries.map(\.value) : [value], key)
  }

  private func schemas(of elements: [Node], _ key: String) -> [WrittenSchema] {
    elements.compactMap { schema(of: $0, called: key) }
  }

  /// Returns the schemas of a mapping with any keys: a property can be called `x-ray`, and one
  /// without a valid schema has any value.
  func namedSchemas(_ key: String) -> [Named<WrittenSchema>] {
    (members(key) ?? []).map { entry in
      let schema = WrittenSchema(Cursor(entry.value, in: source))
      switch entry.value.kind {
      case .mapping, .boolean, .null: break
      default:
        report(
          entry.value,
          entry.key,
          readAs: meaning(of: entry.value) ?? "any JSON",
          expected: written(for: entry.value)
        )
      }
      return Named(key: entry.key, keyMark: entry.keyMark, value: schema)
    }
  }

  /// Returns the schema at a node; an empty value means `true`.
  func schema(of node: Node, called name: String) -> WrittenSchema? {
    switch node.kind {
    case .mapping, .boolean, .null: return WrittenSchema(Cursor(node, in: source))
    case .string where meaning(of: node) != nil:
      report(node, name, readAs: meaning(of: node) ?? "", expected: written(for: node))
      return WrittenSchema(Cursor(node, in: source))
    default:
      source.diagnostics.report(
        Diagnostic(
          .warning,
          .invalidValue,
          at: node.mark,
          "\(Excerpt.quoted(name)) is \(node.kind.words) and is omitted",
          fix: "write a schema"
        )
      )
      return nil
    }
  }
}

extension Cursor {
  /// Returns the correct form of text instead of a schema.
  private func written(for node: Node) -> String {
    if node.reference != nil { return "{ $ref: … }" }
    if let verdict = node.quotedBoolean { return "\(verdict)" }
    let types = node.kind == .string ? TypeWord(node.text)?.types ?? [] : []
    guard types.count == 1 else { return "a schema" }
    return "{ type: \(types[0]) }"
  }

  /// Returns the meaning of text instead of a schema: a reference, a type or a Boolean.
  private func meaning(of node: Node) -> String? {
    if node.reference != nil { return "a reference" }
    if let verdict = node.quotedBoolean { return "\(verdict)" }
    guard node.kind == .string, let word = TypeWord(node.text) else { return nil }
    let types = word.types.map(\.rawValue).joined(separator: " or ")
    return types.isEmpty ? "any JSON" : "type: " + types
  }
}

extension Node {
  /// The value of a Boolean in quotes.
  fileprivate var quotedBoolean: Bool? {
    kind == .string ? ["true": true, "false": false][text.lowercased()] : nil
  }
}

extension WrittenSchema {
  /// Creates the schema at a node.
  init(_ node: Node, in source: Description) {
    self.init(Cursor(node, in: source))
  }
}
