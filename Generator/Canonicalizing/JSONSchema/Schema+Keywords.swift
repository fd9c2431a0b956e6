import Canonical
import Specification

extension Schema {
  /// Whether the schema has `nullable` of 3.0, which documents of 3.1 use, too.
  public var isNullable: Bool { cursor.flag("nullable") || isNullableInSwagger }
  /// Whether the schema has `x-nullable` of Swagger 2, which converters keep.
  public var isNullableInSwagger: Bool {
    cursor.flag("x-nullable") && !cursor.has("nullable") && !types.contains(.null)
  }

  /// The value of `format`, or the format of a word such as `date` in `type`.
  public var format: String? { cursor.string("format") ?? typeFormat }
  public var contentEncoding: String? { cursor.string("contentEncoding") }
  /// Whether a string is raw bytes: by `format` of 3.0, or by the encoding `binary` of RFC 2045.
  public var isBinary: Bool { [format, contentEncoding?.lowercased()].contains("binary") }
  /// The schema of a string's content.
  public var contentSchema: Schema? { cursor.schema("contentSchema") }
  public var contentMediaType: String? { cursor.string("contentMediaType") }
  /// Returns the value of a keyword; an explicit null counts as absent.
  public func value(of keyword: String) -> JSONValue? {
    cursor.value(keyword).map { JSONValue($0) }
  }
  /// Whether subtypes alone may have values, by `x-abstract`.
  public var isAbstract: Bool { node["x-abstract"]?.boolean == true }
  /// The channel that has the elements of an array as messages.
  public var channel: Node? { node["x-messages"] }
  /// Whether its properties are settings.
  public var hasSettings: Bool { node.has(anyOf: Self.settings) && cursor.flag("x-settings") }
  /// The unit of a number.
  public var unit: String? { cursor.string("x-unit") }
  public var minimum: JSONValue? { node["minimum"].map { JSONValue($0) } }
  public var maximum: JSONValue? { node["maximum"].map { JSONValue($0) } }
  public var defaultValue: JSONValue? { node["default"].map { JSONValue($0) } }
  public var constant: JSONValue? { node["const"].map { JSONValue($0) } }
  /// The values of `enum`, if there is one.
  public var values: [JSONValue]? { cursor.scalars("enum")?.map { JSONValue($0) } }

  private static let settings = Keywords("x-settings")

  /// Returns whether all values of `enum` are of a kind; false without an `enum`.
  ///
  /// The check doesn't copy the values, since many schemas can refer to one with many values.
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

  /// The schema of additional properties; `unevaluatedProperties` for a composition.
  public var additionalProperties: Schema? {
    cursor.schema("additionalProperties") ?? cursor.schema("unevaluatedProperties")
  }

  /// The schemas that apply if a property is present, by its key.
  public var dependentSchemas: [Named<Schema>] {
    cursor.namedSchemas("dependentSchemas")
  }

  /// The schemas that apply to some values only.
  public var conditions: [Schema] {
    ["then", "else"].compactMap(cursor.schema) + dependentSchemas.map(\.value)
  }

  /// The schema of `if`, whose properties can be present.
  public var ifSchema: Schema? { cursor.schema("if") }

  /// The schema of all elements, or of those after `prefixItems`.
  public var items: Schema? {
    node["items"]?.kind == .sequence
      ? singleItem ?? cursor.schema("additionalItems")
      : cursor.schema("items") ?? cursor.schema("unevaluatedItems")
  }

  /// `prefixItems`, or the list that `items` was before draft 2020-12.
  public var prefixItems: [Schema] {
    guard node["items"]?.kind == .sequence else { return cursor.schemas("prefixItems") }
    return singleItem == nil ? cursor.schemas("items") : []
  }

  /// The only schema of a list in `items`: 3.0 has no tuples, so the schema is for all elements.
  public var singleItem: Schema? {
    guard source.version(of: node) == .v3_0, let list = node["items"], list.kind == .sequence,
      list.count == 1, !cursor.has("additionalItems")
    else { return nil }
    cursor.report(list, "items", readAs: "the schema that it has", expected: "a schema")
    return cursor.schemas("items").first
  }

  /// The minimum number of elements.
  public var minItems: Int { cursor.value("minItems")?.number.flatMap(Int.init(exactly:)) ?? 0 }
  /// The maximum number of elements.
  public var maxItems: Int? { cursor.value("maxItems")?.number.flatMap(Int.init(exactly:)) }
}
