import Canonical
import Shape
import SourceDiagnostics

/// Merges the schemas that apply to one value, and determines the kind of JSON that they admit.
final class SchemaMerger {
  private let hierarchies: HierarchyIndex
  private let expander: SchemaExpander
  private let keywords: KeywordChecker
  private let limits: SchemaLimits
  /// Each schema merged with everything that its `$ref` and `allOf` include.
  private var mergedSchemas: [Schema.ID: MergedSchema] = [:]
  private var kinds = FixedPointMemo(assuming: WireKind.any)

  init(
    _ hierarchies: HierarchyIndex,
    _ expander: SchemaExpander,
    _ keywords: KeywordChecker,
    _ limits: SchemaLimits
  ) {
    self.hierarchies = hierarchies
    self.expander = expander
    self.keywords = keywords
    self.limits = limits
  }

  /// Merges a schema with everything that its `$ref` and `allOf` include.
  func mergedSchema(of schema: Schema) -> MergedSchema {
    let schema = aliasTarget(of: schema)
    if let known = mergedSchemas[schema.id] { return known }
    let merged = mergedSchema(expanding: [Subschema(schema: schema, owner: schema.modelOwner)])
    mergedSchemas[schema.id] = merged
    return merged
  }

  /// Merges subschemas with everything that their `$ref` and `allOf` include.
  func mergedSchema(expanding subschemas: [Subschema]) -> MergedSchema {
    merge(expander.expansion(of: subschemas))
  }

  /// The kind of a schema's values, except null.
  func wireKind(of schema: Schema, depth: Int = 0) -> WireKind {
    guard depth < 32, let schema = schema.resolved else { return .any }
    while true {
      if let kind = kinds.begin(schema.id) { return kind }
      let kind = computedKind(of: schema, depth: depth)
      kinds.finish(kind, for: schema.id)
    }
  }

  /// The kind of a branch's values; without a type in the branch, the type of the subschemas beside
  /// it.
  ///
  /// An `enum` of integers may belong to `number`.
  func wireKind(of branch: Branch) -> WireKind {
    let own = wireKind(of: branch.schema)
    guard own == .any || own == .integer, branch.subschemas.count > 1 else { return own }
    let types = mergedSchema(expanding: branch.subschemas).types
    return types.count == 1 ? WireKind(types[0]) ?? own : own
  }

  private func computedKind(of schema: Schema, depth: Int) -> WireKind {
    if schema.types != [.array], let values = schema.values ?? schema.constant.map({ [$0] }) {
      if let kind = kind(ofValues: values, schema) { return kind }
    }
    let types = schema.valueTypes
    if types.count == 1, let kind = WireKind(types[0]) { return kind }
    guard types.isEmpty else { return .any }
    let merged = merge([Subschema(schema: schema, owner: nil, skipsUnions: true)])
    if let kind = merged.types.first.flatMap(WireKind.init) { return kind }
    let parts = schema.allOf + schema.branches
    let partKinds = parts.filter { !$0.isNull }.map { wireKind(of: $0, depth: depth + 1) }
    let distinct = Set(partKinds.filter { $0 != .any || schema.allOf.isEmpty })
    return distinct.count == 1 ? distinct.first ?? .any : .any
  }

  private func kind(ofValues values: [JSONValue], _ schema: Schema) -> WireKind? {
    let kinds = Set(values.map(\.type)).subtracting([.null])
    if kinds == [.string] || schema.types.contains(.string) { return .listed }
    if kinds == [.integer] { return .integer }
    if kinds == [.boolean] { return .boolean }
    if kinds.isSubset(of: [.integer, .number]), !kinds.isEmpty { return .number }
    return nil
  }

  /// The component that a schema only refers to, by `$ref` or by an `allOf` with one `$ref`; the
  /// schema itself where it adds keywords.
  func aliasTarget(of schema: Schema) -> Schema {
    var schema = schema
    for _ in 0..<limits.bases {
      guard let target = directAliasTarget(of: schema), target.componentName != nil,
        !hierarchies.alternatives(of: target).contains(schema.id)
      else { break }
      schema = target
    }
    return schema
  }

  private func directAliasTarget(of schema: Schema) -> Schema? {
    guard !schema.declaresType else { return nil }
    if schema.allOf.isEmpty { return schema.target }
    guard schema.target == nil, schema.allOf.count == 1 else { return nil }
    let only = schema.allOf[0]
    guard !only.declaresType, only.allOf.isEmpty else { return nil }
    return only.target
  }

  /// Merges subschemas that are already expanded.
  private func merge(_ subschemas: [Subschema]) -> MergedSchema {
    var merged = MergedSchema()
    for subschema in subschemas { merge(subschema, into: &merged) }
    addConditions(of: subschemas, to: &merged)
    merged.inferType()
    return merged
  }

  private func merge(_ subschema: Subschema, into merged: inout MergedSchema) {
    let schema = subschema.schema
    merged.subschemas.append(subschema)
    if schema.verdict == false { merged.isContradictory = true }
    merged.narrow(to: schema.valueTypes)
    merged.format = merged.format ?? schema.format ?? schema.unsignedFormat
    if let encoding = schema.contentEncoding?.lowercased(), encoding == "base64" {
      merged.isBase64 = true
    }
    if let content = schema.contentSchema, MediaTypeName(schema.contentMediaType ?? "").isJSON {
      merged.content.append(Subschema(schema: content, owner: subschema.owner))
    }
    mergeValues(of: schema, into: &merged)
    mergeMembers(of: subschema, into: &merged)
    mergeElements(of: subschema, into: &merged.elements)
    mergeUnions(of: subschema, into: &merged)
    keywords.noteUnsupported(schema)
  }

  private func mergeValues(of schema: Schema, into merged: inout MergedSchema) {
    let listed = schema.values ?? schema.extensibleValues
    if let listed { merged.notes.merge(schema.valueNotes(of: listed)) { known, _ in known } }
    var lists: [[JSONValue]] = listed.map { [$0] } ?? []
    if let constant = schema.constant {
      merged.isConstant = true
      lists.append([constant])
    }
    for list in lists {
      let list = list.filter { $0.type != .null }
      guard let known = merged.values else {
        merged.values = list
        continue
      }
      let texts = Set(list.map(\.text))
      merged.values = known.filter { texts.contains($0.text) }
    }
  }

  private func mergeElements(of subschema: Subschema, into elements: inout MergedSchema.Elements) {
    let schema = subschema.schema
    if let items = schema.items {
      elements.items.append(Subschema(schema: items, owner: subschema.owner))
    }
    if elements.prefix.isEmpty {
      elements.prefix = schema.prefixItems.map { Subschema(schema: $0, owner: subschema.owner) }
    }
    elements.channel = elements.channel ?? schema.channel
    elements.minimum = max(elements.minimum, schema.minItems)
    elements.maximum = [elements.maximum, schema.maxItems].compactMap(\.self).min()
  }

  private func mergeMembers(of subschema: Subschema, into merged: inout MergedSchema) {
    for property in subschema.schema.properties where property.value.verdict != false {
      guard merged.properties.count < limits.parts else {
        merged.members.excess = merged.members.excess ?? property.keyMark
        break
      }
      guard limits.admitsInheritance(property.value) else { break }
      merged.members.describe(
        property.key,
        at: property.keyMark,
        by: Subschema(schema: property.value, owner: subschema.owner)
      )
    }
    for (key, mark) in subschema.schema.required { merged.members.require(key, at: mark) }
    merged.additional = merged.additional.merged(
      with: MergedSchema.Additional(of: subschema)
    )
  }

  private func mergeUnions(of subschema: Subschema, into merged: inout MergedSchema) {
    let schema = subschema.schema
    for (keyword, branches) in [("oneOf", schema.oneOf), ("anyOf", schema.anyOf)]
    where !branches.isEmpty && !subschema.skips(keyword) {
      merged.unions.append(
        MergedSchema.UnionKeyword(subschema: subschema, keyword: keyword, branches: branches)
      )
    }
  }

  /// Adds the properties of `then`, `else` and `dependentSchemas` as optional properties.
  private func addConditions(of subschemas: [Subschema], to merged: inout MergedSchema) {
    var found = MergedSchema.Members()
    for subschema in subschemas {
      for condition in subschema.schema.conditions {
        for part in expander.expansion(of: [Subschema(schema: condition, owner: subschema.owner)]) {
          for property in part.schema.properties
          where property.value.verdict != false && merged.property(property.key) == nil {
            found.describe(
              property.key,
              at: property.keyMark,
              by: Subschema(schema: property.value, owner: part.owner)
            )
          }
        }
      }
    }
    addIfProperties(of: subschemas, to: &merged, beside: found)
    for member in found.all { addOptional(member, to: &merged) }
  }

  /// Adds a property that several alternatives describe.
  func addOptional(_ member: MergedSchema.Property, to merged: inout MergedSchema) {
    if hasOneType(member.subschemas) {
      merged.members.describe(
        member.key,
        at: member.mark,
        by: member.subschemas[0],
        appearsOnlyInIf: member.listsSeveralValues
      )
    } else if !merged.additional.isDeclared {
      // The type depends on the alternative: the value is kept as any JSON.
      merged.additional = .any
    }
  }

  /// Adds properties that appear only in `if`, which shows their kind and doesn't constrain them.
  private func addIfProperties(
    of subschemas: [Subschema],
    to merged: inout MergedSchema,
    beside others: MergedSchema.Members
  ) {
    for subschema in subschemas {
      for property in subschema.schema.ifSchema?.properties ?? []
      where property.value.verdict == nil && merged.property(property.key) == nil
        && others[property.key] == nil
      {
        merged.members.describe(
          property.key,
          at: property.keyMark,
          by: Subschema(schema: property.value, owner: subschema.owner),
          appearsOnlyInIf: true
        )
      }
    }
  }

  /// Whether the schemas of one property under several conditions have the same type.
  private func hasOneType(_ subschemas: [Subschema]) -> Bool {
    let kinds = Set(subschemas.map { wireKind(of: $0.schema) })
    guard kinds.count == 1, let kind = kinds.first else { return false }
    guard kind == .object || kind == .array || kind == .any else { return true }
    return Set(subschemas.map { $0.schema.target?.id ?? $0.schema.id }).count == 1
  }
}

extension MergedSchema.Property {
  /// Whether its schemas list different values, so that no single one describes the property.
  fileprivate var listsSeveralValues: Bool {
    let lists = subschemas.map {
      ($0.schema.values ?? $0.schema.constant.map { [$0] })?.map(\.text)
    }
    return Set(lists).count > 1
  }
}
