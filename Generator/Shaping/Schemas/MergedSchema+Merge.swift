import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// Merges subschemas that are already expanded.
  func mergedSchema(of subschemas: [Subschema]) -> MergedSchema {
    var merged = MergedSchema()
    for subschema in subschemas { merge(subschema, into: &merged) }
    addConditions(of: subschemas, to: &merged)
    merged.inferType()
    return merged
  }

  /// Merges a schema with everything that its `$ref` and `allOf` include.
  func mergedSchema(of schema: Schema) -> MergedSchema {
    let schema = aliasTarget(of: schema)
    if let known = memo.mergedSchemas[schema.id] { return known }
    let whole = Subschema(schema: schema, owner: modelOwner(of: schema))
    let merged = mergedSchema(of: expansion(of: [whole]))
    memo.mergedSchemas[schema.id] = merged
    return merged
  }

  /// The component that a schema only refers to, by `$ref` or by an `allOf` with one `$ref`; the
  /// schema itself where it adds keywords.
  func aliasTarget(of schema: Schema) -> Schema {
    var schema = schema
    for _ in 0..<limits.bases {
      guard let target = directAliasTarget(of: schema), target.componentName != nil,
        !alternatives(of: target).contains(schema.id)
      else { break }
      schema = target
    }
    return schema
  }

  private func directAliasTarget(of schema: Schema) -> Schema? {
    guard schema.ignoresSiblings || !schema.declaresType else { return nil }
    if schema.ignoresSiblings || schema.allOf.isEmpty { return schema.target }
    guard schema.target == nil, schema.allOf.count == 1 else { return nil }
    let only = schema.allOf[0]
    guard only.ignoresSiblings || !only.declaresType && only.allOf.isEmpty else { return nil }
    return only.target
  }

  private func merge(_ subschema: Subschema, into merged: inout MergedSchema) {
    let schema = subschema.schema
    merged.subschemas.append(subschema)
    if schema.verdict == false { merged.isContradictory = true }
    merged.narrow(to: schema.valueTypes)
    merged.format = merged.format ?? schema.format
    if let encoding = schema.contentEncoding?.lowercased(), encoding == "base64" {
      merged.isBase64 = true
    }
    if let content = schema.contentSchema, MediaTypeName(schema.contentMediaType ?? "").isJSON {
      merged.content.append(Subschema(schema: content, owner: subschema.owner))
    }
    mergeValues(of: schema, into: &merged)
    mergeMembers(of: subschema, into: &merged)
    mergeElements(of: subschema, into: &merged.elements)
    if merged.types.contains(.array), merged.elements.items.isEmpty {
      merged.elements.word = merged.elements.word ?? schema.elementWord
    }
    mergeUnions(of: subschema, into: &merged)
    noteUnsupported(schema)
  }

  private func mergeValues(of schema: Schema, into merged: inout MergedSchema) {
    let listed = schema.values ?? schema.extensibleValues
    if let listed { merged.notes.merge(schema.valueNotes(of: listed)) { known, _ in known } }
    var lists: [[Node]] = listed.map { [$0] } ?? []
    if let constant = schema.constant {
      merged.isConstant = true
      lists.append([constant])
    }
    for list in lists {
      let list = list.filter { $0.kind != .null }
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
      guard admitsInheritance(property.value) else { break }
      merged.members.describe(
        property.key,
        at: property.keyMark,
        by: Subschema(schema: property.value, owner: subschema.owner)
      )
    }
    for (key, mark) in subschema.schema.required { merged.members.require(key, at: mark) }
    merged.additional = merged.additional.merged(with: additional(of: subschema))
  }

  private func mergeUnions(of subschema: Subschema, into merged: inout MergedSchema) {
    let schema = subschema.schema
    for (keyword, branches) in [("oneOf", schema.oneOf), ("anyOf", schema.anyOf)]
    where !branches.isEmpty && !subschema.skips(keyword) {
      merged.unions.append(
        MergedSchema.Union(subschema: subschema, keyword: keyword, branches: branches)
      )
    }
  }
}

extension MergedSchema {
  /// Keeps the types that `others` contains too; an integer is a number.
  mutating func narrow(to others: [JSONType]) {
    guard !others.isEmpty else { return }
    guard !types.isEmpty else { return types = others }
    let common = types.compactMap { type -> JSONType? in
      switch type {
      case _ where others.contains(type): type
      case .number where others.contains(.integer): .integer
      case .integer where others.contains(.number): .integer
      default: nil
      }
    }
    guard !common.isEmpty else { return isContradictory = true }
    var seen: Set<JSONType> = common.contains(.number) ? [.integer] : []
    types = common.filter { seen.insert($0).inserted }
  }

  /// Infers a missing `type` from the other keywords.
  mutating func inferType() {
    guard types.isEmpty, unions.isEmpty else { return }
    if !properties.isEmpty || additional.isDeclared {
      types = [.object]
    } else if elements.areDeclared {
      types = [.array]
    } else if values == nil, isBase64 || StringFormat(format) != nil {
      types = [.string]
    } else if values == nil, let type = NumberFormat(format)?.impliedType {
      types = [type]
    } else if values == nil, subschemas.contains(where: { $0.schema.has("propertyNames") }) {
      types = [.object]
    }
  }
}
