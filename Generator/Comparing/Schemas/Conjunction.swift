import Canonical
import SourceDiagnostics

/// A value's schema after `$ref` and `allOf` are resolved: all of its parts apply.
///
/// A description has one for each schema that is compared, so that two are equal if their parts
/// are.
struct Conjunction {
  /// Identifies the schemas of which a value has to satisfy all.
  struct ID: Hashable {
    let schemas: [SchemaID]
  }

  let id: ID
  /// The schemas that apply, with those that they refer to; no schema twice.
  let parts: [Schema]
  /// Whether null is valid.
  let admitsNull: Bool

  init(_ id: ID, _ schemas: [Schema]) {
    self.id = id
    var parts: [Schema] = []
    var known: Set<SchemaID> = []
    func add(_ schema: Schema) {
      guard known.insert(schema.id).inserted else { return }
      parts.append(schema)
      if let target = schema.target { add(target) }
      schema.allOf.forEach(add)
      // A union of one schema and null is that schema.
      for branches in [schema.oneOf, schema.anyOf] {
        let values = branches.filter { !$0.isNull }
        if values.count == 1, branches.count <= 2 { add(values[0]) }
      }
    }
    schemas.forEach(add)
    self.parts = parts
    admitsNull = schemas.allSatisfy(\.admitsNull)
  }

  init(_ schemas: [Schema]) { self.init(ID(schemas: schemas.map(\.id)), schemas) }

  /// The first schema, for its location.
  var mark: Mark { parts[0].mark }

  /// The location of a keyword, or of the schema if no part has it.
  func mark(of keyword: String) -> Mark {
    parts.lazy.compactMap { $0.mark(of: keyword) }.first ?? mark
  }

  /// The name of the component that the value itself is, and not a part of it.
  var ownName: String? {
    parts[0].componentName ?? parts[0].resolved?.componentName
  }
}

// MARK: - Types

extension Conjunction {
  /// The types except null; empty if all are valid.
  var types: Set<JSONType> {
    var result: Set<JSONType>?
    for part in parts where !part.valueTypes.isEmpty {
      let types = Set(part.valueTypes)
      result = result.map { Self.intersection($0, types) } ?? types
    }
    if let result { return result }
    if let values { return Set(values.map(\.type)).subtracting([.null]) }
    if parts.contains(where: { !$0.properties.isEmpty }) { return [.object] }
    if parts.contains(where: { $0.items != nil || !$0.prefixItems.isEmpty }) { return [.array] }
    return []
  }

  private static func intersection(_ one: Set<JSONType>, _ other: Set<JSONType>) -> Set<JSONType> {
    var result = one.intersection(other)
    // Each integer is a number.
    if (one.contains(.integer) && other.contains(.number))
      || (one.contains(.number) && other.contains(.integer))
    {
      result.insert(.integer)
    }
    return result
  }

  /// Whether no value is valid.
  var isImpossible: Bool { parts.contains { $0.verdict == false } }

  var format: String? { parts.lazy.compactMap(\.format).first }

  /// The encoding and media type of a text's content.
  var encoding: String? {
    let texts = parts.flatMap { [$0.contentEncoding, $0.contentMediaType] }.compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: " ").lowercased()
  }
}

// MARK: - Values

extension Conjunction {
  /// The listed values except null, or the constant; nil if the values aren't listed.
  var values: [JSONValue]? {
    var result: [JSONValue]?
    for part in parts {
      guard let values = part.constant.map({ [$0] }) ?? part.values else { continue }
      let texts = Set(values.map(\.canonicalText))
      result = result.map { $0.filter { texts.contains($0.canonicalText) } } ?? values
    }
    return result?.filter { $0.type != .null }
  }

  /// Whether the service may add values to those that are listed.
  var isExtensible: Bool { parts.contains { $0.extensibleValues != nil } }

  var extensibleValues: [JSONValue]? { parts.lazy.compactMap(\.extensibleValues).first }

  var defaultValue: JSONValue? { parts.lazy.compactMap(\.defaultValue).first }

  var isDeprecated: Bool { parts.contains(where: \.isDeprecated) }
  var isReadOnly: Bool { parts.contains(where: \.isReadOnly) }
  var isWriteOnly: Bool { parts.contains(where: \.isWriteOnly) }
}

// MARK: - Contents

extension Conjunction {
  /// The schemas of each property, in the order of the description.
  var properties: [(key: String, schemas: [Schema])] {
    var order: [String] = []
    var schemas: [String: [Schema]] = [:]
    for property in parts.flatMap(\.properties) {
      if schemas[property.key] == nil { order.append(property.key) }
      schemas[property.key, default: []].append(property.value)
    }
    return order.map { ($0, schemas[$0] ?? []) }
  }

  var patternProperties: [(key: String, schemas: [Schema])] {
    parts.flatMap(\.patternProperties).map { ($0.key, [$0.value]) }
  }

  var required: Set<String> { Set(parts.flatMap { $0.required.map(\.key) }) }

  /// The schemas of other properties; nil if they may be anything or aren't allowed.
  var additionalProperties: [Schema]? {
    let schemas = parts.compactMap(\.additionalProperties).filter { $0.verdict == nil }
    return schemas.isEmpty ? nil : schemas
  }

  /// Whether only declared properties are allowed.
  var isClosed: Bool {
    parts.contains { part in
      part.additionalProperties?.verdict == false
        || part.schema(of: "unevaluatedProperties")?.verdict == false
    }
  }

  var items: [Schema]? {
    let schemas = parts.compactMap(\.items).filter { $0.verdict == nil }
    return schemas.isEmpty ? nil : schemas
  }

  var prefixItems: [Schema] { parts.first { !$0.prefixItems.isEmpty }?.prefixItems ?? [] }

  /// The unions between several schemas that the parts have, without null.
  var unions: [[Schema]] {
    parts.flatMap { [$0.oneOf, $0.anyOf] }
      .map { branches in branches.filter { !$0.isNull } }
      .filter { $0.count > 1 }
  }

  var discriminator: Discriminator? { parts.lazy.compactMap(\.discriminator).first }
}
