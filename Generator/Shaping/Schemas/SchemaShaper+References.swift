import Canonicalizing
import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// The type, whether null is admitted aside.
  func undecorated(_ atoms: [Atom], as role: Role) -> Type {
    if atoms.count == 1, let family = family(of: atoms[0].schema),
      Model.ID(atoms[0].schema) == role.id
    {
      return choice(of: family, atoms[0].schema, as: role)
    }
    var seen: Set<Schema.ID> = []
    var parts = atoms.flatMap { self.parts(of: $0, path: [], seen: &seen) }
    if parts.count > 1, parts.filter(\.isReference).count == 1 {
      let telling = parts.filter { !$0.saysOnlyType }
      if !telling.isEmpty { parts = telling }
    }
    if parts.count == 1, case .reference(let target) = parts[0] {
      if Model.ID(target) == role.id { return selfReference(role) }
      if !lists(target, role.schema.id) { return reference(to: target).withoutNull }
    }
    if let richest = richest(of: parts), !lists(richest, role.schema.id) {
      return reference(to: richest).withoutNull
    }
    return type(of: facets(of: expansion(of: atoms)), as: role)
  }

  /// The type of a schema that is referred to.
  func reference(to schema: Schema) -> Type {
    let target = named.namesake(of: schema) ?? schema
    guard target.componentName == nil, !named.contains(target.id) else {
      guard refer(to: target) else { return .json }
      let type = Type.model(Model.ID(target))
      return admitsNull(target) ? type.orNull : type
    }
    let owner = enclosingComponent(of: target)
    return type(of: target, as: Role(named.name(of: target), owner: owner, at: target))
  }

  /// The component inside which a schema was written, when it is one of `components/schemas`.
  private func enclosingComponent(of schema: Schema) -> Model.Owner? {
    schema.enclosingComponent.flatMap {
      named.contains($0.id) ? .model(Model.ID($0)) : nil
    }
  }

  /// Reports a schema that is nothing but itself.
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

  private func parts(of atom: Atom, path: [Schema.ID], seen: inout Set<Schema.ID>) -> [Part] {
    let schema = atom.schema
    guard path.count < 64, seen.insert(schema.id).inserted else { return [] }
    var parts: [Part] = []
    if let target = schema.target, seen.insert(target.id).inserted {
      parts.append(.reference(target))
    }
    guard !schema.ignoresSiblings else { return parts }
    for branch in schema.allOf {
      parts += self.parts(
        of: Atom(schema: branch, home: atom.home),
        path: path + [schema.id],
        seen: &seen
      )
    }
    if schema.saysSomething { parts.append(.own(atom)) }
    return parts
  }

  /// Among references alone: the one that is built on all the others.
  private func richest(of parts: [Part]) -> Schema? {
    let references = parts.compactMap(\.target)
    guard references.count > 1, references.count == parts.count else { return nil }
    let sets = references.map(foundations)
    let most = sets.map(\.count).max()
    guard let richest = sets.firstIndex(where: { $0.count == most }) else { return nil }
    return sets.allSatisfy { $0.isSubset(of: sets[richest]) } ? references[richest] : nil
  }

  /// The schemas that say something in what is referred to; looked for once.
  private func foundations(of schema: Schema) -> Set<Schema.ID> {
    if let known = memo.foundations[schema.id] { return known }
    let nodes = Set(expansion(of: [Atom(schema: schema, home: nil)]).map(\.schema.id))
    memo.foundations[schema.id] = nodes
    return nodes
  }
}
