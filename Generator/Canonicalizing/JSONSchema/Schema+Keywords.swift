import Canonical
import Specification

extension Schema {
  /// `nullable` of 3.0, which authors carry on into 3.1.
  public var isNullable: Bool { cursor.flag("nullable") || isNullableInSwagger }
  /// `x-nullable`, which had to do before there was `nullable`, and stays when it is converted.
  public var isNullableInSwagger: Bool {
    cursor.flag("x-nullable") && !cursor.has("nullable") && !types.contains(.null)
  }

  /// What is written, or what a word such as `date` in place of a type says.
  public var format: String? { cursor.string("format") ?? typeFormat }
  public var contentEncoding: String? { cursor.string("contentEncoding") }
  /// Whether a string stands for bytes as they are: `format` of 3.0, or RFC 2045's word for it.
  public var isBinary: Bool { [format, contentEncoding?.lowercased()].contains("binary") }
  /// What the text of a string is, once read by its media type.
  public var contentSchema: Schema? { cursor.schema("contentSchema") }
  public var contentMediaType: String? { cursor.string("contentMediaType") }
  /// The channel whose messages the elements of an array are.
  public var channel: Node? { node["x-messages"] }
  /// Whether its members are settings.
  public var holdsSettings: Bool { node.has(anyOf: Self.settings) && cursor.flag("x-settings") }
  /// What a number counts.
  public var unit: String? { cursor.string("x-unit") }
  public var minimum: Node? { node["minimum"] }
  public var maximum: Node? { node["maximum"] }
  public var defaultValue: Node? { node["default"] }
  public var constant: Node? { node["const"] }
  /// The values of `enum`; nil without one.
  public var values: [Node]? { cursor.scalars("enum") }

  private static let settings = Keywords("x-settings")

  /// Whether all values of `enum` are of this kind; false without one.
  ///
  /// Many schemas may refer to one with many values: it is asked by each of them.
  public func listsOnly(_ kind: Node.Kind) -> Bool { cursor.hasOnly(kind, in: "enum") }
}

extension Schema {
  public var allOf: [Schema] {
    let listed = cursor.schemas("allOf")
    return listed.isEmpty ? wrapped.map { [$0] } ?? [] : listed
  }

  public var oneOf: [Schema] { cursor.schemas("oneOf") }
  public var anyOf: [Schema] { cursor.schemas("anyOf") }

  public var properties: [Named<Schema>] {
    cursor.namedSchemas("properties")
  }

  public var patternProperties: [Named<Schema>] {
    cursor.namedSchemas("patternProperties")
  }

  /// What free members are; `unevaluatedProperties` says it of a composition.
  public var additionalProperties: Schema? {
    cursor.schema("additionalProperties") ?? cursor.schema("unevaluatedProperties")
  }

  /// Schemas that count where a member is there, by its key.
  public var dependentSchemas: [Named<Schema>] {
    cursor.namedSchemas("dependentSchemas")
  }

  /// Schemas that count for some values only.
  public var conditions: [Schema] {
    ["then", "else"].compactMap(cursor.schema) + dependentSchemas.map(\.value)
  }

  /// What a condition asks of a value, and so may be there.
  public var supposition: Schema? { cursor.schema("if") }

  /// The schema of all elements, or of those after `prefixItems`.
  public var items: Schema? {
    node["items"]?.kind == .sequence
      ? loneItem ?? cursor.schema("additionalItems")
      : cursor.schema("items") ?? cursor.schema("unevaluatedItems")
  }

  /// `prefixItems`, or the list that `items` was before draft 2020-12.
  public var prefixItems: [Schema] {
    guard node["items"]?.kind == .sequence else { return cursor.schemas("prefixItems") }
    return loneItem == nil ? cursor.schemas("items") : []
  }

  /// The only schema of a list as `items`: 3.0 has no tuples, and what is meant is every element.
  public var loneItem: Schema? {
    guard source.version(of: node) == .v3_0, let list = node["items"], list.kind == .sequence,
      list.count == 1, !cursor.has("additionalItems")
    else { return nil }
    cursor.report(list, "items", takenAs: "the schema that it has", expected: "a schema")
    return cursor.schemas("items").first
  }

  /// How many elements there are at least.
  public var minItems: Int { cursor.value("minItems")?.number.flatMap(Int.init(exactly:)) ?? 0 }
  /// How many elements there are at most.
  public var maxItems: Int? { cursor.value("maxItems")?.number.flatMap(Int.init(exactly:)) }
}
