import Canonical
import Specification

extension WrittenSchema {
  /// Whether the schema has `nullable` of 3.0, which documents of 3.1 use, too.
  var isNullable: Bool { cursor.flag("nullable") || isNullableInSwagger }
  /// Whether the schema has `x-nullable` of Swagger 2, which converters keep.
  var isNullableInSwagger: Bool {
    cursor.flag("x-nullable") && !cursor.has("nullable") && !types.contains(.null)
  }

  /// The value of `format`, or the format of a word such as `date` in `type`.
  var format: String? { cursor.string("format") ?? TypeReader(schema: self).format }
  var contentEncoding: String? { cursor.string("contentEncoding") }
  /// Whether a string is raw bytes: by `format` of 3.0, or by the encoding `binary` of RFC 2045.
  var isBinary: Bool { [format, contentEncoding?.lowercased()].contains("binary") }
  /// The schema of a string's content.
  var contentSchema: WrittenSchema? { cursor.schemas.schema("contentSchema") }
  var contentMediaType: String? { cursor.string("contentMediaType") }
  /// Whether subtypes alone may have values, by `x-abstract`.
  var isAbstract: Bool { node["x-abstract"]?.boolean == true }
  /// The channel that has the elements of an array as messages.
  var channel: Schema.ChannelReference? {
    node["x-messages"].map { reference in
      let end = reference.kind == .mapping ? source.documents.resolve(reference) : nil
      return Schema.ChannelReference(mark: reference.mark, channel: end?.location)
    }
  }
  /// Whether its properties are settings.
  var hasSettings: Bool { node.has(anyOf: Self.settings) && cursor.flag("x-settings") }
  /// The unit of a number.
  var unit: String? { cursor.string("x-unit") }
  var defaultValue: JSONValue? { node["default"].map { JSONValue($0) } }
  var constant: JSONValue? { node["const"].map { JSONValue($0) } }
  var values: [JSONValue]? { cursor.scalars("enum")?.map { JSONValue($0) } }

  private static let settings = Keywords("x-settings")

  /// The values of `x-extensible-enum` of Zalando's guidelines, to which a service may add others.
  var extensibleValues: [JSONValue]? {
    guard let list = node["x-extensible-enum"], list.kind == .sequence else { return nil }
    return list.elements.map { JSONValue($0) }
  }

  /// Returns whether all values of `enum` are of a kind; false without an `enum`.
  ///
  /// The check doesn't copy the values, since many schemas can refer to one with many values.
  func listsOnly(_ kind: Node.Kind) -> Bool { cursor.hasOnly(kind, in: "enum") }
}

extension WrittenSchema {
  var allOf: [WrittenSchema] {
    let listed = cursor.schemas.list("allOf")
    return listed.isEmpty ? wrapped.map { [$0] } ?? [] : listed
  }

  var oneOf: [WrittenSchema] { cursor.schemas.list("oneOf") }
  var anyOf: [WrittenSchema] { cursor.schemas.list("anyOf") }

  var properties: [Named<WrittenSchema>] {
    cursor.schemas.named("properties")
  }

  var patternProperties: [Named<WrittenSchema>] {
    cursor.schemas.named("patternProperties")
  }

  /// The schema of additional properties; `unevaluatedProperties` for a composition.
  var additionalProperties: WrittenSchema? {
    cursor.schemas.schema("additionalProperties") ?? cursor.schemas.schema("unevaluatedProperties")
  }

  /// The schemas that apply if a property is present, by its key.
  var dependentSchemas: [Named<WrittenSchema>] {
    cursor.schemas.named("dependentSchemas")
  }

  /// The schemas that apply to some values only.
  var conditions: [WrittenSchema] {
    ["then", "else"].compactMap(cursor.schemas.schema) + dependentSchemas.map(\.value)
  }

  /// The schema of `if`, whose properties can be present.
  var ifSchema: WrittenSchema? { cursor.schemas.schema("if") }

  /// The schema of all elements, or of those after `prefixItems`.
  var items: WrittenSchema? {
    node["items"]?.kind == .sequence
      ? singleItem ?? cursor.schemas.schema("additionalItems")
      : cursor.schemas.schema("items") ?? cursor.schemas.schema("unevaluatedItems")
  }

  /// `prefixItems`, or the list that `items` was before draft 2020-12.
  var prefixItems: [WrittenSchema] {
    guard node["items"]?.kind == .sequence else { return cursor.schemas.list("prefixItems") }
    return singleItem == nil ? cursor.schemas.list("items") : []
  }

  /// The only schema of a list in `items`: there are no tuples before 3.1, so the schema is for all
  /// elements.
  var singleItem: WrittenSchema? {
    guard hasSingleItem, let list = node["items"] else { return nil }
    cursor.report(list, "items", readAs: "its only element", expected: "a schema")
    return cursor.schemas.list("items").first
  }

  private var hasSingleItem: Bool {
    source.version(of: node) < .v3_1 && hasListOfItems && node["items"]?.count == 1
      && !cursor.has("additionalItems")
  }

  private var hasListOfItems: Bool { node["items"]?.kind == .sequence }

  /// Returns the name of a keyword in draft 2020-12, where lists have the keyword `prefixItems`.
  func name(of keyword: Node.Entry) -> String {
    switch keyword.key {
    case "items" where hasListOfItems && !hasSingleItem: "prefixItems"
    case "additionalItems" where hasListOfItems: "items"
    default: keyword.key
    }
  }

  /// The minimum number of elements.
  var minItems: Int { cursor.value("minItems")?.number.flatMap(Int.init(exactly:)) ?? 0 }
  /// The maximum number of elements.
  var maxItems: Int? { cursor.value("maxItems")?.number.flatMap(Int.init(exactly:)) }
}
