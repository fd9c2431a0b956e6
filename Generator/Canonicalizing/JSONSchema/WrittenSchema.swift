import Canonical
import Specification

/// A schema: a mapping of keywords, or `true` or `false`.
struct WrittenSchema: View, Hashable {
  let cursor: Cursor

  static func == (one: WrittenSchema, other: WrittenSchema) -> Bool { one.node == other.node }

  func hash(into hasher: inout Hasher) { hasher.combine(node) }

  /// The value of a Boolean schema.
  var verdict: Bool? { node.kind == .string ? node.quotedBoolean : node.boolean }

  /// The node of `$ref`.
  var reference: Node? { node.reference }

  /// The target of `$ref`, which can be a reference itself.
  var target: WrittenSchema? { SchemaTarget(schema: self).next }

  /// The schema itself, or the end of its chain of references.
  var resolved: WrittenSchema? { SchemaTarget(schema: self).end }

  /// The schema of `components` that is or contains the schema.
  var enclosingComponent: WrittenSchema? {
    node.enclosingComponentSchema.map { WrittenSchema($0, in: source) }
  }

  var propertyOwner: WrittenSchema? { node.propertyOwner.map { WrittenSchema($0, in: source) } }

  /// The key of the schema in the section of schemas; nil for a parameter with its own type, which
  /// has the name of the parameter.
  var definitionName: String? { node.sectionKind == .parameter ? nil : node.componentName }

  /// The types in `type`.
  var types: [JSONType] { TypeReader(schema: self).types }

  var title: String? { cursor.string("title") }
  var isDeprecated: Bool { cursor.flag("deprecated") }
  var isReadOnly: Bool { cursor.flag("readOnly") }
  var isWriteOnly: Bool { cursor.flag("writeOnly") }
}

extension WrittenSchema {
  /// Creates the schema at a node.
  init(_ node: Node, in source: Description) { self.init(cursor: Cursor(node, in: source)) }
}

extension Node {
  /// The value of a Boolean in quotes.
  var quotedBoolean: Bool? {
    kind == .string ? ["true": true, "false": false][text.lowercased()] : nil
  }
}
