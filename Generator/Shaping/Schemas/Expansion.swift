import Shape
import Specification

/// A schema taken apart: what it says itself, and what its `$ref` and `allOf` add.
struct Expansion {
  /// In order, each schema once.
  var atoms: [Atom] = []
  fileprivate var seen: Set<Node> = []
  /// The schemas being taken apart, each inside of the one before.
  fileprivate var path: [Node] = []
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
    guard expansion.seen.insert(schema.node).inserted else {
      // Met again beside itself it adds nothing; inside of itself it has no end.
      if expansion.path.contains(schema.node) { reportLoop(schema, expansion.path) }
      return
    }
    guard expansion.path.count < limits.bases else { return reportDepth(schema) }
    guard admitsInheritance(schema) else { return }
    expansion.path.append(schema.node)
    defer { expansion.path.removeLast() }
    if let target = schema.target {
      expand(target, home: self.home(of: target) ?? home, into: &expansion)
    }
    guard !schema.ignoresSiblings else { return }
    for branch in schema.allOf { expand(branch, home: home, into: &expansion) }
    guard schema.saysSomething else { return noteDynamic(schema) }
    var own = atom ?? Atom(schema: schema, home: home)
    if !own.skipsChoice {
      own.skipsChoice = expansion.path.dropLast().contains(where: listed(by: schema).contains)
    }
    expansion.atoms.append(own)
  }

  /// The model that a schema with a name is.
  func home(of schema: Schema) -> Model.Owner? {
    schema.node.componentName == nil ? nil : .model(Model.ID(schema.node))
  }

  private func reportLoop(_ schema: Schema, _ path: [Node]) {
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

extension Schema {
  /// In 3.0 nothing beside `$ref` counts.
  var ignoresSiblings: Bool { reference != nil && source.version(of: node) == .v3_0 }

  /// Whether a keyword other than `$ref` and `allOf` decides about the type.
  var saysSomething: Bool {
    if let verdict { return verdict == false }
    if node.kind == .string { return !types.isEmpty }
    return node["type"] != nil || !saysOnlyType
  }

  /// Whether no keyword but `type` decides about the type, so that it adds nothing to a reference.
  var saysOnlyType: Bool {
    if node.has(anyOf: Self.deciding) { return false }
    return !node.has(anyOf: Self.restricting)
      || !node.entries.contains { entry in
        switch entry.key {
        // That nothing comes beside what the parts of a composition say is no type of its own.
        case "unevaluatedProperties", "unevaluatedItems": entry.value.boolean != false
        case "required": entry.value.count > 0
        default: false
        }
      }
  }

  private static let deciding = Keywords(
    "format",
    "enum",
    "const",
    "properties",
    "additionalProperties",
    "items",
    "prefixItems",
    "oneOf",
    "anyOf",
    "patternProperties",
    "contentEncoding",
    "contentSchema",
    "x-extensible-enum",
    "then",
    "else",
    "dependentSchemas",
    "propertyNames"
  )

  /// Those that decide by their values.
  private static let restricting = Keywords("unevaluatedProperties", "unevaluatedItems", "required")
}
