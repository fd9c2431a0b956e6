import Canonical
import Shape
import SourceDiagnostics

/// Finds the subschemas that apply to a value: schemas, and what their `$ref` and `allOf` include.
final class SchemaExpander {
  private let hierarchies: HierarchyIndex
  private let limits: SchemaLimits
  private let diagnostics: Diagnostics
  private var constituents: [Schema.ID: Set<Schema.ID>] = [:]

  /// The subschemas found so far.
  private struct Expansion {
    /// The subschemas in order, without duplicates.
    var subschemas: [Subschema] = []
    var seen: Set<Schema.ID> = []
    /// The schemas being expanded, each nested in the previous one.
    var path: [Schema] = []
  }

  init(
    _ hierarchies: HierarchyIndex,
    _ limits: SchemaLimits,
    _ diagnostics: Diagnostics
  ) {
    self.hierarchies = hierarchies
    self.limits = limits
    self.diagnostics = diagnostics
  }

  /// The given subschemas and those that they include by `$ref` and `allOf`, transitively.
  func expansion(of subschemas: [Subschema]) -> [Subschema] {
    var expansion = Expansion()
    for subschema in subschemas {
      expand(subschema.schema, owner: subschema.owner, like: subschema, into: &expansion)
    }
    return expansion.subschemas
  }

  /// The schemas that a referenced schema is composed of.
  func constituents(of schema: Schema) -> Set<Schema.ID> {
    if let known = constituents[schema.id] { return known }
    let ids = Set(expansion(of: [Subschema(schema: schema, owner: nil)]).map(\.schema.id))
    constituents[schema.id] = ids
    return ids
  }

  private func expand(
    _ schema: Schema,
    owner: Model.Owner?,
    like subschema: Subschema? = nil,
    into expansion: inout Expansion
  ) {
    guard expansion.seen.insert(schema.id).inserted else {
      // A repetition adds nothing; a repetition on the path is a cycle.
      if expansion.path.contains(schema) { reportCycle(schema, expansion.path) }
      return
    }
    guard expansion.path.count < limits.bases else { return limits.reportDepth(schema) }
    guard limits.admitsInheritance(schema) else { return }
    expansion.path.append(schema)
    defer { expansion.path.removeLast() }
    if let target = schema.target {
      expand(target, owner: target.modelOwner ?? owner, into: &expansion)
    }
    for branch in schema.allOf { expand(branch, owner: owner, into: &expansion) }
    guard schema.declaresType else { return }
    var own = subschema ?? Subschema(schema: schema, owner: owner)
    if !own.skipsUnions {
      own.skipsUnions = expansion.path.dropLast().map(\.id)
        .contains(where: hierarchies.alternatives(of: schema).contains)
    }
    expansion.subschemas.append(own)
  }

  private func reportCycle(_ schema: Schema, _ path: [Schema]) {
    diagnostics.warn(
      .recursiveSchema,
      at: schema.mark,
      "the schema includes itself through “allOf” and $ref; ignored",
      fix: "remove the reference from “allOf”",
      related: path.last.map { [($0.mark, "the cycle begins here")] } ?? []
    )
  }
}
