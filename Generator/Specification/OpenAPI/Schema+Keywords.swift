extension Diagnostic.Code {
  static let unknownType = Self("unknown-type")
}

extension OpenAPI.Schema {
  /// The words of `type`; unknown ones are reported and left out.
  public var types: [String] {
    guard let value = cursor.value("type") else { return node["type"] == nil ? [] : ["null"] }
    let words = value.kind == .sequence ? Array(value.elements) : [value]
    return words.compactMap { word in
      switch word.text {
      case "object", "array", "string", "number", "integer", "boolean", "null": return word.text
      case _ where word.kind == .null: return "null"
      default:
        source.diagnostics.report(unknownType(word))
        return nil
      }
    }
  }

  /// `nullable` of 3.0, which authors carry on into 3.1.
  public var isNullable: Bool { cursor.flag("nullable") }

  public var format: String? { cursor.string("format") }
  public var contentEncoding: String? { cursor.string("contentEncoding") }
  /// What the text of a string is, once read by its media type.
  public var contentSchema: OpenAPI.Schema? { cursor.schema("contentSchema") }
  public var contentMediaType: String? { cursor.string("contentMediaType") }
  public var defaultValue: Node? { node["default"] }
  public var constant: Node? { node["const"] }
  /// The values of `enum`; nil without one.
  public var values: [Node]? { cursor.sequence("enum").map { Array($0.elements) } }

  private func unknownType(_ word: Node) -> Diagnostic {
    let known = ["file": "string", "int": "integer", "float": "number", "bool": "boolean"]
    let proposal = known[word.text] ?? "string, number, integer, boolean, array or object"
    return Diagnostic(
      .warning,
      .unknownType,
      at: word.mark,
      "\(Excerpt.quoted(word.text)) is no type of JSON and is left out",
      mend: "write \(proposal)"
    )
  }
}

extension OpenAPI.Schema {
  public var allOf: [OpenAPI.Schema] { cursor.schemas("allOf") }
  public var oneOf: [OpenAPI.Schema] { cursor.schemas("oneOf") }
  public var anyOf: [OpenAPI.Schema] { cursor.schemas("anyOf") }

  public var properties: [OpenAPI.Named<OpenAPI.Schema>] {
    cursor.mapping("properties").map(cursor.schemas(of:)) ?? []
  }

  public var patternProperties: [OpenAPI.Named<OpenAPI.Schema>] {
    cursor.mapping("patternProperties").map(cursor.schemas(of:)) ?? []
  }

  /// The keys that must be present; a boolean, as in draft 3, is reported and says nothing.
  public var required: [(key: String, mark: Mark)] {
    cursor.sequence("required").map { $0.elements.map { ($0.text, $0.mark) } } ?? []
  }

  /// What free members are; `unevaluatedProperties` says it of a composition.
  public var additionalProperties: OpenAPI.Schema? {
    cursor.schema("additionalProperties") ?? cursor.schema("unevaluatedProperties")
  }

  /// Schemas that count for some values only.
  public var conditions: [OpenAPI.Schema] {
    ["then", "else"].compactMap(cursor.schema)
      + (cursor.mapping("dependentSchemas").map(cursor.schemas(of:)) ?? []).map(\.value)
  }

  /// The schema of all elements, or of those after `prefixItems`.
  public var items: OpenAPI.Schema? {
    node["items"]?.kind == .sequence
      ? cursor.schema("additionalItems")
      : cursor.schema("items") ?? cursor.schema("unevaluatedItems")
  }

  /// `prefixItems`, or the list that `items` was before draft 2020-12.
  public var prefixItems: [OpenAPI.Schema] {
    node["items"]?.kind == .sequence ? cursor.schemas("items") : cursor.schemas("prefixItems")
  }

  /// How many elements there are at least.
  public var minItems: Int { cursor.value("minItems")?.integer ?? 0 }
}
