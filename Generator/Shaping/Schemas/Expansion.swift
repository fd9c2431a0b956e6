import Canonicalizing
import Shape
import Specification

/// A schema taken apart: what it says itself, and what its `$ref` and `allOf` add.
struct Expansion {
  /// In order, each schema once.
  var atoms: [Atom] = []
  fileprivate var seen: Set<Schema.ID> = []
  /// The schemas being taken apart, each inside of the one before.
  fileprivate var path: [Schema] = []
}

extension SchemaShaper {
  /// All the schemas that apply where `atoms` do, through every reference.
  func expansion(of atoms: [Atom]) -> [Atom] {
    var expansion = Expansion()
    for atom in atoms {
      expand(atom.schema, home: atom.home, like: atom, into: &expansion)
    }
    return expansion.atoms
  }

  private func expand(
    _ schema: Schema,
    home: Model.Owner?,
    like atom: Atom? = nil,
    into expansion: inout Expansion
  ) {
    guard expansion.seen.insert(schema.id).inserted else {
      // Met again beside itself it adds nothing; inside of itself it has no end.
      if expansion.path.contains(schema) { reportLoop(schema, expansion.path) }
      return
    }
    guard expansion.path.count < limits.bases else { return reportDepth(schema) }
    guard admitsInheritance(schema) else { return }
    expansion.path.append(schema)
    defer { expansion.path.removeLast() }
    if let target = schema.target {
      expand(target, home: self.home(of: target) ?? home, into: &expansion)
    }
    guard !schema.ignoresSiblings else { return }
    for branch in schema.allOf { expand(branch, home: home, into: &expansion) }
    guard schema.saysSomething else { return noteDynamic(schema) }
    var own = atom ?? Atom(schema: schema, home: home)
    if !own.skipsChoice {
      own.skipsChoice = expansion.path.dropLast().map(\.id)
        .contains(where: listed(by: schema).contains)
    }
    expansion.atoms.append(own)
  }

  /// The model that a schema with a name is.
  func home(of schema: Schema) -> Model.Owner? {
    schema.componentName == nil ? nil : .model(Model.ID(schema))
  }

  private func reportLoop(_ schema: Schema, _ path: [Schema]) {
    source.diagnostics.report(
      Diagnostic(
        .warning,
        .recursiveSchema,
        at: schema.mark,
        "this schema is made of itself by allOf and $ref, which is omitted",
        fix: "take the reference that leads back here out of allOf",
        related: path.last.map { [($0.mark, "the way back begins here")] } ?? []
      )
    )
  }
}
