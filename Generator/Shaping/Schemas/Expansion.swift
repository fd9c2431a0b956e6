import Canonicalizing
import Shape
import Specification

/// The subschemas that apply to a value: a schema, and what its `$ref` and `allOf` include.
struct Expansion {
  /// The subschemas in order, without duplicates.
  var subschemas: [Subschema] = []
  fileprivate var seen: Set<Schema.ID> = []
  /// The schemas being expanded, each nested in the previous one.
  fileprivate var path: [Schema] = []
}

extension SchemaShaper {
  /// The given subschemas and those that they include by `$ref` and `allOf`, transitively.
  func expansion(of subschemas: [Subschema]) -> [Subschema] {
    var expansion = Expansion()
    for subschema in subschemas {
      expand(subschema.schema, owner: subschema.owner, like: subschema, into: &expansion)
    }
    return expansion.subschemas
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
    guard expansion.path.count < limits.bases else { return reportDepth(schema) }
    guard admitsInheritance(schema) else { return }
    expansion.path.append(schema)
    defer { expansion.path.removeLast() }
    if let target = schema.target {
      expand(target, owner: self.modelOwner(of: target) ?? owner, into: &expansion)
    }
    guard !schema.ignoresSiblings else { return }
    for branch in schema.allOf { expand(branch, owner: owner, into: &expansion) }
    guard schema.declaresType else { return noteDynamic(schema) }
    var own = subschema ?? Subschema(schema: schema, owner: owner)
    if !own.skipsUnions {
      own.skipsUnions = expansion.path.dropLast().map(\.id)
        .contains(where: alternatives(of: schema).contains)
    }
    expansion.subschemas.append(own)
  }

  /// The model of a named schema, as an owner.
  func modelOwner(of schema: Schema) -> Model.Owner? {
    schema.componentName == nil ? nil : .model(Model.ID(schema))
  }

  private func reportCycle(_ schema: Schema, _ path: [Schema]) {
    source.diagnostics.report(
      Diagnostic(
        .warning,
        .recursiveSchema,
        at: schema.mark,
        "this schema includes itself by allOf and $ref, which is omitted",
        fix: "remove the reference to this schema from allOf",
        related: path.last.map { [($0.mark, "the cycle begins here")] } ?? []
      )
    )
  }
}
