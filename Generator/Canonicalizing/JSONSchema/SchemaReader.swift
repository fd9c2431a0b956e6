import Canonical
import Specification

/// Reads the schemas that are values of an object's keys.
struct SchemaReader {
  let cursor: Cursor

  /// Returns the schema under a key.
  func schema(_ key: String) -> WrittenSchema? {
    cursor.value(key).flatMap { schema(of: $0, called: key) }
  }

  /// Returns the schemas of a list; a mapping of schemas, or one schema, is read as a list.
  func list(_ key: String) -> [WrittenSchema] {
    guard let value = cursor.many(key, .sequence) else { return [] }
    guard value.kind == .mapping else {
      return cursor.checked(value, key, .sequence).map { schemas(of: $0.elements, key) } ?? []
    }
    let isNamed = value.isOfNamedObjects && !value.hasKeyword
    cursor.report(
      value,
      key,
      readAs: isNamed ? "an array" : "an array of one element",
      expected: "an array"
    )
    return isNamed
      ? schemas(of: value.entries.lazy.map(\.value), key) : schemas(of: [value], key)
  }

  private func schemas(of elements: some Sequence<Node>, _ key: String) -> [WrittenSchema] {
    elements.compactMap { schema(of: $0, called: key) }
  }

  /// Returns the schemas of a mapping with any keys: a property can be called `x-ray`, and one
  /// without a valid schema has any value.
  func named(_ key: String) -> [Named<WrittenSchema>] {
    (cursor.members(key) ?? []).map { entry in
      let schema = WrittenSchema(entry.value, in: cursor.source)
      switch entry.value.kind {
      case .mapping, .boolean, .null: break
      default:
        cursor.report(
          entry.value,
          entry.key,
          readAs: meaning(of: entry.value) ?? "any JSON value",
          expected: written(for: entry.value)
        )
      }
      return Named(key: entry.key, keyMark: entry.keyMark, value: schema)
    }
  }

  /// Returns the schema at a node; an empty value means `true`.
  func schema(of node: Node, called name: String) -> WrittenSchema? {
    switch node.kind {
    case .mapping, .boolean, .null: return WrittenSchema(node, in: cursor.source)
    case .string where meaning(of: node) != nil:
      cursor.report(node, name, readAs: meaning(of: node) ?? "", expected: written(for: node))
      return WrittenSchema(node, in: cursor.source)
    default:
      cursor.diagnostics.warn(
        .invalidValue,
        at: node.mark,
        "\(Excerpt.quoted(name)) can't be \(node.kind.words); ignored",
        fix: "write a schema"
      )
      return nil
    }
  }

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
    return types.isEmpty ? "any JSON value" : "type: " + types
  }
}

extension Cursor {
  /// The reader of the schemas under the keys.
  var schemas: SchemaReader { SchemaReader(cursor: self) }
}
