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
    /// The type of the values, if those of another type are compared elsewhere.
    var type: JSONType?
    /// Whether null is compared elsewhere.
    var ignoresNull = false
  }

  let id: ID
  /// The schemas that apply, with those that they refer to; no schema twice.
  let parts: [Schema]
  /// Whether null is valid.
  let admitsNull: Bool

  /// The unions of the parts, each with its alternatives.
  let unions: [[Schema]]
  /// The listed values except null, or the constant; nil if the values aren't listed.
  let values: [JSONValue]?
  /// The types except null; empty if all are valid.
  let types: Set<JSONType>
  private let unionBranches: [UnionBranches]

  init(_ id: ID, _ schemas: [Schema]) {
    self.id = id
    var parts: [Schema] = []
    var known: Set<SchemaID> = []
    // Without recursion, since documents may have chains of any length.
    var pending = Array(schemas.reversed())
    var unions: [[Schema]] = []
    while let schema = pending.popLast() {
      guard known.insert(schema.id).inserted else { continue }
      parts.append(schema)
      var inner = schema.allOf
      if let target = schema.target { inner.insert(target, at: 0) }
      for branches in [schema.oneOf, schema.anyOf] where !branches.isEmpty {
        let values = branches.filter { !$0.isNull }
        if values.count > 1 {
          unions.append(branches)
        } else if values.count == 1, branches.count <= 2 {
          // A union of one schema and null is that schema.
          inner.append(values[0])
        }
      }
      pending += inner.reversed()
    }
    self.parts = parts
    admitsNull = id.type == nil && !id.ignoresNull && schemas.allSatisfy(\.admitsNull)
    unionBranches = unions.map(UnionBranches.init)
    self.unions = unionBranches.map(\.alternatives).filter { !$0.isEmpty }
    values = Self.values(of: parts, unionBranches, type: id.type)
    types = id.type.map { [$0] } ?? Self.types(of: parts, unionBranches, values)
  }

  init(_ schemas: [Schema], type: JSONType? = nil) {
    self.init(ID(schemas: schemas.map(\.id), type: type), schemas)
  }

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

  /// The location of the component, or else of the value.
  var ownMark: Mark { parts[0].componentName == nil ? parts[0].resolved?.mark ?? mark : mark }
}

// MARK: - Types

extension Conjunction {
  private static func types(
    of parts: [Schema],
    _ unionBranches: [UnionBranches],
    _ values: [JSONValue]?
  ) -> Set<JSONType> {
    var result: Set<JSONType>?
    let stated = parts.lazy.map(\.valueTypes).filter { !$0.isEmpty }.map { Set($0) }
    for types in Array(stated) + unionBranches.compactMap(\.types) {
      result = result.map { intersection($0, types) } ?? types
    }
    if let result { return result }
    if let values { return Set(values.map(\.narrowestType)).subtracting([.null]) }
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

  /// Whether every value is valid.
  var isUnrestricted: Bool {
    types.isEmpty && values == nil && unions.isEmpty
      && parts.allSatisfy { $0.hasOnly(["$ref", "allOf"]) }
  }

  /// Whether a value may be an array or an object.
  var admitsCollections: Bool {
    if !types.isEmpty { return types.contains(where: \.isCollection) }
    return unions.isEmpty
      || unions.joined().contains { branch in
        let types = Conjunction([branch]).types
        return types.isEmpty || types.contains(where: \.isCollection)
      }
  }

  /// Whether only the types are restricted.
  var hasOnlyTypes: Bool {
    unions.isEmpty && parts.allSatisfy { $0.hasOnly(["$ref", "allOf", "type"]) }
  }

  /// Whether null is the only valid value.
  var admitsOnlyNull: Bool { id.type == nil && parts.contains(where: \.isNull) }

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
  private static func values(
    of parts: [Schema],
    _ unionBranches: [UnionBranches],
    type: JSONType?
  ) -> [JSONValue]? {
    var result: [JSONValue]?
    let lists = parts.compactMap { part in part.constant.map { [$0] } ?? part.values }
    for values in lists + unionBranches.compactMap(\.values) {
      let texts = Set(values.map(\.canonicalText))
      result = result.map { $0.filter { texts.contains($0.canonicalText) } } ?? values
    }
    return result?.filter { value in
      value.type != .null && (type == nil || value.type == type)
    }
  }

  /// Whether the service may add values to those that are listed.
  var isExtensible: Bool { extensibleValues != nil }

  /// The values to which the service may add others.
  var extensibleValues: [JSONValue]? {
    parts.lazy.compactMap(\.extensibleValues).first
      ?? unionBranches.lazy.map(\.knownValues).first { !$0.isEmpty }
  }

  var defaultValue: JSONValue? { parts.lazy.compactMap(\.defaultValue).first }
  /// The defaults of all parts, whose order has no meaning in `allOf`.
  var defaults: Set<String> { Set(parts.compactMap { $0.defaultValue?.canonicalText }) }

  var isDeprecated: Bool { parts.contains(where: \.isDeprecated) }
  /// The last day of a deprecated value.
  var sunset: String? { parts.lazy.compactMap(\.sunset).first }
  var isReadOnly: Bool { parts.contains(where: \.isReadOnly) }
  var isWriteOnly: Bool { parts.contains(where: \.isWriteOnly) }
}

// MARK: - Contents

extension Conjunction {
  /// The schemas of each property, in the order of the description.
  var properties: [(key: String, schemas: [Schema])] {
    guard concerns(.object) else { return [] }
    var order: [String] = []
    var schemas: [String: [Schema]] = [:]
    for property in parts.flatMap(\.properties) {
      if schemas[property.key] == nil { order.append(property.key) }
      schemas[property.key, default: []].append(property.value)
    }
    return order.map { ($0, schemas[$0] ?? []) }
  }

  var patternProperties: [(key: String, schemas: [Schema])] {
    guard concerns(.object) else { return [] }
    return parts.flatMap(\.patternProperties).map { ($0.key, [$0.value]) }
  }

  var required: Set<String> {
    concerns(.object) ? Set(parts.flatMap { $0.required.map(\.key) }) : []
  }

  /// The schemas of other properties; nil if they may be anything or aren't allowed.
  var additionalProperties: [Schema]? {
    guard concerns(.object) else { return nil }
    let schemas = parts.compactMap(\.additionalProperties).filter { $0.verdict == nil }
    return schemas.isEmpty || Conjunction(schemas).isUnrestricted ? nil : schemas
  }

  /// Whether only declared properties are allowed.
  var isClosed: Bool {
    concerns(.object)
      && parts.contains { part in
        part.additionalProperties?.verdict == false
          || part.schema(of: "unevaluatedProperties")?.verdict == false
      }
  }

  /// The schemas of elements; nil if they may be anything or aren't allowed.
  var items: [Schema]? {
    guard concerns(.array) else { return nil }
    let schemas = parts.compactMap(\.items).filter { $0.verdict == nil }
    return schemas.isEmpty || Conjunction(schemas).isUnrestricted ? nil : schemas
  }

  var prefixItems: [Schema] {
    concerns(.array) ? parts.first { !$0.prefixItems.isEmpty }?.prefixItems ?? [] : []
  }

  /// Whether arrays have no other elements than those of `prefixItems`.
  var hasNoFurtherItems: Bool {
    concerns(.array) && parts.contains { $0.items?.verdict == false }
  }

  /// Whether values of a type are compared.
  private func concerns(_ type: JSONType) -> Bool { id.type == nil || id.type == type }

  var discriminator: Discriminator? { parts.lazy.compactMap(\.discriminator).first }
}

extension JSONValue {
  /// The type, which is an integer for a number without a fraction, such as `1.0`.
  fileprivate var narrowestType: JSONType {
    type == .number && Int(canonicalText) != nil ? .integer : type
  }
}
