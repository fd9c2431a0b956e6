import Canonical
import Shape

extension SchemaWriter {
  /// A schema with the keywords that restrict values, without annotations.
  func literal(_ schema: Schema) -> Literal {
    if let verdict = schema.verdict { return .boolean(verdict) }
    var members: [Literal.Member] = []
    if let target = schema.target {
      members.append(Literal.Member(key: "$ref", value: reference(to: target)))
    }
    for keyword in schema.keywords {
      guard let member = member(keyword, of: schema) else { continue }
      members.append(member)
    }
    guard schema.isNullable, !schema.types.contains(.null) else { return .object(members) }
    return nullable(members, schema)
  }

  private func member(_ keyword: Schema.Keyword, of schema: Schema) -> Literal.Member? {
    value(keyword, of: schema).map { Literal.Member(key: keyword.name, value: $0) }
  }

  private func value(_ keyword: Schema.Keyword, of schema: Schema) -> Literal? {
    switch keyword.name {
    case "items": return schema.items.map(literal)
    case "not", "additionalProperties", "contains", "propertyNames", "if", "then", "else",
      "unevaluatedItems", "unevaluatedProperties":
      return schema.schema(of: keyword.name).map(literal)
    case "contentSchema": return schema.contentSchema.map(literal)
    case "contentMediaType", "contentEncoding":
      // Without `contentSchema`, these keywords are annotations.
      return schema.has("contentSchema") ? plain(keyword.name, of: schema) : nil
    case "allOf": return list(schema.allOf)
    case "anyOf": return branches(schema.anyOf)
    case "oneOf": return branches(schema.oneOf)
    case "prefixItems": return list(schema.prefixItems)
    case "properties": return map(schema.properties)
    case "patternProperties": return map(schema.patternProperties)
    case "dependentSchemas": return map(schema.dependentSchemas)
    case "type": return types(schema)
    case "required": return required(schema)
    case "enum": return values(schema)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      return plain(keyword.name, of: schema)
    case "const": return schema.constant.flatMap { Literal($0) }
    case "format", "multipleOf", "maxLength", "minLength", "pattern", "maxItems",
      "minItems", "uniqueItems", "maxContains", "minContains", "maxProperties", "minProperties",
      "dependentRequired":
      return plain(keyword.name, of: schema)
    default: return nil
    }
  }

  private func plain(_ keyword: String, of schema: Schema) -> Literal? {
    schema.value(of: keyword).flatMap { Literal($0) }
  }

  private func list(_ schemas: [Schema]) -> Literal { .array(schemas.map(literal)) }

  private func branches(_ schemas: [Schema]) -> Literal {
    .array(schemas.map { $0.isNullBranch ? SchemaWriter.null : literal($0) })
  }

  private func map(_ schemas: [Named<Schema>]) -> Literal {
    .object(schemas.map { Literal.Member(key: $0.key, value: literal($0.value)) })
  }

  private func types(_ schema: Schema) -> Literal? {
    let types = schema.types.map(\.rawValue)
    if types.count == 1 { return .string(types[0]) }
    return types.isEmpty ? nil : .array(types.map(Literal.string))
  }

  /// The required members of a response, without the write-only ones.
  private func required(_ schema: Schema) -> Literal? {
    let writeOnly = schema.properties.filter { ($0.value.resolved ?? $0.value).isWriteOnly }
    let keys = schema.required.map(\.key).filter { key in
      !writeOnly.contains { $0.key == key }
    }
    return keys.isEmpty ? nil : .array(keys.map(Literal.string))
  }

  private func values(_ schema: Schema) -> Literal? {
    guard let values = schema.values else { return nil }
    let isText = schema.valueTypes == [.string]
    var literals = values.compactMap { value in
      isText && value.type != .null ? .string(value.text) : Literal(value)
    }
    if schema.isNullable, !schema.types.contains(.null), !literals.contains(.null) {
      literals.append(.null)
    }
    return .array(literals)
  }

  private static let null = Literal.object([
    Literal.Member(key: "type", value: .string("null"))
  ])

  private func nullable(_ members: [Literal.Member], _ schema: Schema) -> Literal {
    let isPlain = !members.contains {
      ["$ref", "allOf", "oneOf", "anyOf", "const"].contains($0.key)
    }
    guard isPlain else {
      let alternatives = [.object(members), SchemaWriter.null]
      return .object([Literal.Member(key: "anyOf", value: .array(alternatives))])
    }
    return .object(
      members.map { member in
        guard member.key == "type" else { return member }
        return Literal.Member(
          key: "type",
          value: .array((schema.types + [.null]).map { .string($0.rawValue) })
        )
      }
    )
  }
}
