import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// What schemas say together that were taken apart already.
  func facets(of atoms: [Atom]) -> Facets {
    var facets = Facets()
    for atom in atoms { merge(atom, into: &facets) }
    addConditions(of: atoms, to: &facets)
    facets.inferType()
    return facets
  }

  /// What one schema says with everything that it builds on.
  func facets(ofAll schema: Schema) -> Facets {
    let schema = essence(of: schema)
    if let known = memo.facets[schema.id] { return known }
    let facets = facets(of: expansion(of: [Atom(schema: schema, home: home(of: schema))]))
    memo.facets[schema.id] = facets
    return facets
  }

  /// The component that a schema merely refers to, by `$ref` or an `allOf` of nothing else; where
  /// it adds something, the schema itself.
  func essence(of schema: Schema) -> Schema {
    var schema = schema
    for _ in 0..<limits.bases {
      guard let target = mereTarget(of: schema), target.componentName != nil,
        !listed(by: target).contains(schema.id)
      else { break }
      schema = target
    }
    return schema
  }

  private func mereTarget(of schema: Schema) -> Schema? {
    guard schema.ignoresSiblings || !schema.saysSomething else { return nil }
    if schema.ignoresSiblings || schema.allOf.isEmpty { return schema.target }
    guard schema.target == nil, schema.allOf.count == 1 else { return nil }
    let only = schema.allOf[0]
    guard only.ignoresSiblings || !only.saysSomething && only.allOf.isEmpty else { return nil }
    return only.target
  }

  private func merge(_ atom: Atom, into facets: inout Facets) {
    let schema = atom.schema
    facets.atoms.append(atom)
    if schema.verdict == false { facets.isContradictory = true }
    facets.narrow(to: schema.valueTypes)
    facets.format = facets.format ?? schema.format
    if let encoding = schema.contentEncoding?.lowercased(), encoding == "base64" {
      facets.isBase64 = true
    }
    if let content = schema.contentSchema, MediaTypeName(schema.contentMediaType ?? "").isJSON {
      facets.content.append(Atom(schema: content, home: atom.home))
    }
    mergeValues(of: schema, into: &facets)
    mergeMembers(of: atom, into: &facets)
    mergeElements(of: atom, into: &facets.elements)
    if facets.types.contains(.array), facets.elements.items.isEmpty {
      facets.elements.word = facets.elements.word ?? schema.elementWord
    }
    mergeChoices(of: atom, into: &facets)
    noteUnsupported(schema)
  }

  private func mergeValues(of schema: Schema, into facets: inout Facets) {
    let listed = schema.values ?? schema.extensibleValues
    if let listed { facets.notes.merge(schema.valueNotes(of: listed)) { known, _ in known } }
    var lists: [[Node]] = listed.map { [$0] } ?? []
    if let constant = schema.constant {
      facets.isConstant = true
      lists.append([constant])
    }
    for list in lists {
      let list = list.filter { $0.kind != .null }
      guard let known = facets.values else {
        facets.values = list
        continue
      }
      let texts = Set(list.map(\.text))
      facets.values = known.filter { texts.contains($0.text) }
    }
  }

  private func mergeElements(of atom: Atom, into elements: inout Facets.Elements) {
    let schema = atom.schema
    if let items = schema.items { elements.items.append(Atom(schema: items, home: atom.home)) }
    if elements.prefix.isEmpty {
      elements.prefix = schema.prefixItems.map { Atom(schema: $0, home: atom.home) }
    }
    elements.channel = elements.channel ?? schema.channel
    elements.minimum = max(elements.minimum, schema.minItems)
    elements.maximum = [elements.maximum, schema.maxItems].compactMap(\.self).min()
  }

  private func mergeMembers(of atom: Atom, into facets: inout Facets) {
    for property in atom.schema.properties where property.value.verdict != false {
      guard facets.properties.count < limits.parts else {
        facets.members.excess = facets.members.excess ?? property.keyMark
        break
      }
      guard admitsInheritance(property.value) else { break }
      facets.members.describe(
        property.key,
        at: property.keyMark,
        by: Atom(schema: property.value, home: atom.home)
      )
    }
    for (key, mark) in atom.schema.required { facets.members.require(key, at: mark) }
    facets.additional = facets.additional.merged(with: additional(of: atom))
  }

  private func mergeChoices(of atom: Atom, into facets: inout Facets) {
    for (keyword, branches) in [("oneOf", atom.schema.oneOf), ("anyOf", atom.schema.anyOf)]
    where !branches.isEmpty && !atom.skips(keyword) {
      facets.choices.append(
        Facets.Alternatives(atom: atom, keyword: keyword, branches: branches)
      )
    }
  }
}

extension Facets {
  /// Keeps the types that `others` admit too; an integer is a number.
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

  /// A schema without a type is what its other words are about.
  mutating func inferType() {
    guard types.isEmpty, choices.isEmpty else { return }
    if !properties.isEmpty || additional.isSaid {
      types = [.object]
    } else if elements.areSaid {
      types = [.array]
    } else if values == nil, isBase64 || StringFormat(format) != nil {
      types = [.string]
    } else if values == nil, let type = NumberFormat(format)?.impliedType {
      types = [type]
    } else if values == nil, atoms.contains(where: { $0.schema.has("propertyNames") }) {
      types = [.object]
    }
  }
}
