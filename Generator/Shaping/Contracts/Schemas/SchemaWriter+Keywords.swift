import Canonical
import Shape
import SourceDiagnostics

extension SchemaWriter {
  /// A schema with the keywords that restrict values, without annotations.
  ///
  /// `pointer` is its JSON pointer in the result.
  func literal(_ schema: Schema, at pointer: String) -> Literal {
    origins[pointer] = Origin(schema.location)
    if let verdict = schema.verdict { return .boolean(verdict) }
    guard schema.isNullable, !schema.types.contains(.null) else {
      return .object(members(of: schema, at: pointer))
    }
    // A reference or a union that admits null becomes one of two alternatives.
    let isPlain =
      schema.target == nil
      && !["allOf", "oneOf", "anyOf", "const"].contains(where: schema.has)
    guard !isPlain else {
      return .object(members(of: schema, at: pointer).map { nullable($0, schema) })
    }
    let alternative = "\(pointer)/anyOf/0"
    origins[alternative] = Origin(schema.location)
    let alternatives = [.object(members(of: schema, at: alternative)), SchemaWriter.null]
    return .object([Literal.Member(key: "anyOf", value: .array(alternatives))])
  }

  private func members(of schema: Schema, at pointer: String) -> [Literal.Member] {
    var members: [Literal.Member] = []
    if let target = schema.target {
      members.append(Literal.Member(key: "$ref", value: reference(to: target)))
    }
    members += schema.keywords.compactMap { keyword in
      value(keyword.name, of: schema, at: "\(pointer)/\(keyword.name)").map {
        Literal.Member(key: keyword.name, value: $0)
      }
    }
    if schema.items == nil, let items = items(of: schema, at: "\(pointer)/items") {
      members.append(Literal.Member(key: "items", value: items))
    }
    return members
  }

  /// The schema of the elements, which also describes those that are messages of a channel.
  ///
  /// It permits other elements, too: clients keep them.
  private func items(of schema: Schema, at pointer: String) -> Literal? {
    let items = schema.items.map { literal($0, at: pointer) }
    let payloads = schema.channel?.channel.flatMap { self.payloads[Channel.ID($0)] } ?? []
    let messages = payloads.map(described).filter { $0 != items }
    guard !messages.isEmpty else { return items }
    let described = Literal.Member(key: "anyOf", value: .array([.boolean(true)] + messages))
    switch items {
    case .object(let members) where !members.contains { $0.key == "anyOf" }:
      return .object(members + [described])
    case let items?:
      return .object([described, Literal.Member(key: "allOf", value: .array([items]))])
    case nil: return .object([described])
    }
  }

  /// The schema of a message in a list: a reference, since a message may have such a list itself.
  private func described(_ payload: Schema) -> Literal {
    let isReference = payload.keywords.allSatisfy { $0.name == "$ref" }
    let target = isReference ? payload.target : nil
    return .object([Literal.Member(key: "$ref", value: reference(to: target ?? payload))])
  }

  private func value(_ keyword: String, of schema: Schema, at pointer: String) -> Literal? {
    switch keyword {
    case "items": return items(of: schema, at: pointer)
    case "not", "additionalProperties", "contains", "propertyNames", "if", "then", "else",
      "unevaluatedItems", "unevaluatedProperties":
      return schema.schema(of: keyword).map { literal($0, at: pointer) }
    case "contentSchema": return schema.contentSchema.map { literal($0, at: pointer) }
    case "contentMediaType", "contentEncoding":
      // Without `contentSchema`, these keywords are annotations.
      return schema.has("contentSchema") ? plain(keyword, of: schema) : nil
    case "allOf": return list(schema.allOf, at: pointer)
    case "anyOf": return branches(schema.anyOf, at: pointer)
    case "oneOf": return branches(schema.oneOf, at: pointer)
    case "prefixItems": return list(schema.prefixItems, at: pointer)
    case "properties": return map(schema.properties, at: pointer)
    case "patternProperties": return map(schema.patternProperties, at: pointer)
    case "dependentSchemas": return map(schema.dependentSchemas, at: pointer)
    case "type": return types(schema)
    case "required": return required(schema)
    case "enum": return values(schema)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      return plain(keyword, of: schema)
    case "const": return schema.constant.flatMap { Literal($0) }
    case "format", "multipleOf", "maxLength", "minLength", "pattern", "maxItems",
      "minItems", "uniqueItems", "maxContains", "minContains", "maxProperties", "minProperties",
      "dependentRequired":
      return plain(keyword, of: schema)
    case "default", "example", "examples", "readOnly", "writeOnly":
      return keepsAnnotations ? plain(keyword, of: schema) : nil
    case "xml": return keepsAnnotations ? xml(of: schema) : nil
    case "discriminator": return keepsAnnotations ? discriminator(of: schema) : nil
    default: return nil
    }
  }

  private func plain(_ keyword: String, of schema: Schema) -> Literal? {
    schema.value(of: keyword).flatMap { Literal($0) }
  }

  /// The discriminator, with references to the schemas in the result.
  private func discriminator(of schema: Schema) -> Literal? {
    guard let discriminator = schema.discriminator, let name = discriminator.propertyName else {
      return nil
    }
    let mapping = discriminator.mapping.map { mapped in
      Literal.Member(key: mapped.value, value: reference(to: mapped.schema))
    }
    return .object([
      Literal.Member(key: "propertyName", value: .string(name)),
      Literal.Member(key: "mapping", value: .object(mapping)),
    ])
  }

  /// The representation in XML, with the node types of OpenAPI 3.2.
  private func xml(of schema: Schema) -> Literal? {
    schema.xml.map { xml in
      let members = [
        ("nodeType", xml.nodeType?.rawValue), ("name", xml.name), ("namespace", xml.namespace),
        ("prefix", xml.prefix),
      ]
      return .object(
        members.compactMap { key, text in
          text.map { Literal.Member(key: key, value: .string($0)) }
        }
      )
    }
  }

  private func list(_ schemas: [Schema], at pointer: String) -> Literal {
    .array(schemas.enumerated().map { literal($1, at: "\(pointer)/\($0)") })
  }

  private func branches(_ schemas: [Schema], at pointer: String) -> Literal {
    .array(
      schemas.enumerated().map { index, schema in
        schema.isNullBranch ? SchemaWriter.null : literal(schema, at: "\(pointer)/\(index)")
      }
    )
  }

  private func map(_ schemas: [Named<Schema>], at pointer: String) -> Literal {
    .object(
      schemas.map { schema in
        let pointer = "\(pointer)/\(Pointer.escaped(schema.key))"
        return Literal.Member(key: schema.key, value: literal(schema.value, at: pointer))
      }
    )
  }

  private func types(_ schema: Schema) -> Literal? {
    let types = schema.types.map(\.rawValue)
    if types.count == 1 { return .string(types[0]) }
    return types.isEmpty ? nil : .array(types.map(Literal.string))
  }

  /// The required members, without those that the sender of the value omits.
  private func required(_ schema: Schema) -> Literal? {
    let omitted = schema.properties.filter { property in
      let property = property.value.resolved ?? property.value
      return sender == .service ? property.isWriteOnly : property.isReadOnly
    }
    let keys = schema.required.map(\.key).filter { key in
      !omitted.contains { $0.key == key }
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

  private func nullable(_ member: Literal.Member, _ schema: Schema) -> Literal.Member {
    guard member.key == "type" else { return member }
    return Literal.Member(
      key: "type",
      value: .array((schema.types + [.null]).map { .string($0.rawValue) })
    )
  }
}
