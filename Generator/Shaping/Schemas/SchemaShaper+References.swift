import Canonicalizing
import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// The type, regardless of whether null is valid.
  func typeWithoutNull(_ subschemas: [Subschema], as role: Role) -> Type {
    if subschemas.count == 1, let hierarchy = hierarchy(of: subschemas[0].schema),
      Model.ID(subschemas[0].schema) == role.id
    {
      return choice(of: hierarchy, subschemas[0].schema, as: role)
    }
    var seen: Set<Schema.ID> = []
    var parts = subschemas.flatMap { self.parts(of: $0, path: [], seen: &seen) }
    if parts.count > 1, parts.filter(\.isReference).count == 1 {
      let effective = parts.filter { !$0.declaresOnlyType }
      if !effective.isEmpty { parts = effective }
    }
    if parts.count == 1, case .reference(let target) = parts[0] {
      if Model.ID(target) == role.id { return selfReference(role) }
      if !hasAlternative(target, role.schema.id) { return reference(to: target).withoutNull }
    }
    if let mostDerived = mostDerived(of: parts), !hasAlternative(mostDerived, role.schema.id) {
      return reference(to: mostDerived).withoutNull
    }
    return type(of: mergedSchema(of: expansion(of: subschemas)), as: role)
  }

  /// The type of the target of a reference.
  func reference(to schema: Schema) -> Type {
    let target = named.aliasedSchema(of: schema) ?? schema
    guard target.componentName == nil, !named.contains(target.id) else {
      guard refer(to: target) else { return .json }
      let type = Type.model(Model.ID(target))
      return admitsNull(target) ? type.orNull : type
    }
    let owner = enclosingComponent(of: target)
    return type(of: target, as: Role(named.name(of: target), owner: owner, at: target))
  }

  /// The component that contains a schema inline, if it is one of `components/schemas`.
  private func enclosingComponent(of schema: Schema) -> Model.Owner? {
    schema.enclosingComponent.flatMap {
      named.contains($0.id) ? .model(Model.ID($0)) : nil
    }
  }

  /// Reports a schema that refers only to itself.
  func selfReference(_ role: Role) -> Type {
    reportSelfReference(of: role.name, at: role.schema.mark)
    return .json
  }

  func reportSelfReference(of name: String, at mark: Mark) {
    source.diagnostics.report(
      Diagnostic(
        .warning,
        .recursiveSchema,
        at: mark,
        "the schema \(Excerpt.quoted(name)) refers only to itself and is read as any JSON",
        fix: "describe what it is"
      )
    )
  }

  private func parts(
    of subschema: Subschema,
    path: [Schema.ID],
    seen: inout Set<Schema.ID>
  ) -> [Part] {
    let schema = subschema.schema
    guard path.count < 64, seen.insert(schema.id).inserted else { return [] }
    var parts: [Part] = []
    if let target = schema.target, seen.insert(target.id).inserted {
      parts.append(.reference(target))
    }
    guard !schema.ignoresSiblings else { return parts }
    for branch in schema.allOf {
      parts += self.parts(
        of: Subschema(schema: branch, owner: subschema.owner),
        path: path + [schema.id],
        seen: &seen
      )
    }
    if schema.declaresType { parts.append(.own(subschema)) }
    return parts
  }

  /// The target that inherits from all others, if the parts are references only.
  private func mostDerived(of parts: [Part]) -> Schema? {
    let references = parts.compactMap(\.target)
    guard references.count > 1, references.count == parts.count else { return nil }
    let sets = references.map(constituents)
    let most = sets.map(\.count).max()
    guard let mostDerived = sets.firstIndex(where: { $0.count == most }) else { return nil }
    return sets.allSatisfy { $0.isSubset(of: sets[mostDerived]) } ? references[mostDerived] : nil
  }

  /// The schemas that a referenced schema is composed of.
  private func constituents(of schema: Schema) -> Set<Schema.ID> {
    if let known = memo.constituents[schema.id] { return known }
    let nodes = Set(expansion(of: [Subschema(schema: schema, owner: nil)]).map(\.schema.id))
    memo.constituents[schema.id] = nodes
    return nodes
  }
}
