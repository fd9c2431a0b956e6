import Canonical
import Canonicalizing
import Shape
import Specification

/// Turns schemas into types, and the models that they need.
final class SchemaShaper {
  let source: Description
  let limits: Limits
  var extent = Extent()
  private(set) var models = Models()
  private(set) var named = NamedSchemas()
  /// Every place that could have become a model, to find the owner's owner where one didn't.
  var roles: [Model.ID: Role] = [:]
  private var types: [Model.ID: Type] = [:]
  private var inProgress: Set<Model.ID> = []
  var oneWay = OneWayMembers()
  /// Multipart forms of components, by the components' own models.
  var forms: [Model.ID: Model.ID] = [:]
  /// For each schema with a discriminator, those that build on it by `allOf`.
  lazy var subtypes = Subtypes(of: source)
  var memo = SchemaMemo()
  /// The choices of what travels through each channel, by the place of the channel.
  var events: [Channel.ID: Model.ID] = [:]
  /// The channels that the filter refused.
  var refusedChannels: Set<Channel.ID> = []

  init(_ source: Description, _ limits: Limits = .default) {
    self.source = source
    self.limits = limits
  }

  /// Shapes everything under `components/schemas`, and whatever that refers to.
  func shapeComponents(_ schemas: [Named<Schema>]) {
    for schema in schemas { named.lendName(of: schema.value) }
    for schema in schemas { refer(to: schema.value) }
    shapePending()
  }

  /// Shapes the components that were referred to and aren't shaped yet.
  func shapePending() {
    while let component = named.next() { define(component) }
  }

  /// Takes note of a schema with a name; false when there are too many.
  @discardableResult
  func refer(to schema: Schema) -> Bool {
    if named.contains(schema.id) { return true }
    guard admitsComponent(schema) else { return false }
    named.add(schema)
    return true
  }

  /// The type of an unnamed schema.
  func type(of schema: Schema, as role: Role) -> Type {
    type(of: [Atom(schema: schema, home: .model(role.id))], as: role)
  }

  /// The type of a value to which all of the schemas apply.
  func type(of atoms: [Atom], as role: Role) -> Type {
    if let known = types[role.id] { return known }
    guard inProgress.insert(role.id).inserted else { return recursive(role) }
    defer { inProgress.remove(role.id) }
    guard admitsType(role, inside: inProgress.count) else { return .json }
    roles[role.id] = role
    var type = undecorated(atoms, as: role)
    if atoms.contains(where: { admitsNull($0.schema) }) { type = type.orNull }
    types[role.id] = type
    return type
  }

  func add(_ definition: Model.Definition, as role: Role, documented atoms: [Atom]) -> Type {
    let model = Model(
      id: role.id,
      name: role.name,
      owner: role.owner,
      documentation: documentation(of: role, atoms),
      origin: Origin(role.schema),
      definition: definition
    )
    if models.add(model) { extent.parts += definition.partCount }
    return .model(role.id)
  }

  /// Takes a model that no schema describes alone.
  func add(_ model: Model) {
    if models.add(model) { extent.parts += model.definition.partCount }
  }

  /// What the author says of a model: on the schema itself, or on a part that was written in it.
  private func documentation(of role: Role, _ atoms: [Atom]) -> Documentation {
    let schema = role.schema
    guard schema.description == nil, schema.title == nil else { return Documentation(of: schema) }
    let own = atoms.last { $0.home == .model(role.id) && $0.schema.description != nil }
    var documentation = Documentation(of: own?.schema)
    documentation.isDeprecated = schema.isDeprecated
    return documentation
  }

  /// Puts a model in the place of one with another id.
  func replace(_ id: Model.ID, by model: Model) {
    models.replace(id, by: model)
    types[id] = .model(model.id)
  }

  func warn(
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String? = nil
  ) {
    source.diagnostics.report(Diagnostic(.warning, code, at: mark, message, fix: fix))
  }

  /// A named schema: a model under its own name, or an alias.
  private func define(_ schema: Schema) {
    if named.namesake(of: schema) != nil {
      _ = reference(to: schema)
      return
    }
    let id = Model.ID(schema)
    let role = Role(named.name(of: schema), owner: nil, at: schema)
    let type = type(of: schema, as: role).withoutNull
    guard type != .model(id) else { return }
    _ = add(.alias(type), as: role, documented: [Atom(schema: schema, home: nil)])
  }

  /// A schema met again inside of itself without a name between: a model, or lists and maps that
  /// have models at their ends.
  private func recursive(_ role: Role) -> Type {
    let schema = role.schema
    let facets = facets(ofAll: schema)
    if facets.becomesModel || facets.element != nil && end(of: facets).element == nil {
      let type = facets.becomesModel ? .model(role.id) : type(of: facets, as: role)
      return admitsNull(schema) ? type.orNull : type
    }
    warn(
      .recursiveSchema,
      at: role.schema.mark,
      "this schema contains itself in a way that no Swift type can; it is read as any JSON",
      fix: "give it a name under components/schemas"
    )
    return .json
  }

  /// What lists of lists hold at last; the first list again, where they hold nothing else.
  private func end(of facets: Facets) -> Facets {
    var end = facets
    var seen: Set<Schema.ID> = []
    while let element = end.element, seen.insert(element.id).inserted {
      end = self.facets(ofAll: element)
    }
    return end
  }
}

extension Type {
  /// The type, or null; any JSON may be null already.
  var orNull: Type {
    switch self {
    case .nullable, .json: self
    default: .nullable(self)
    }
  }

  var withoutNull: Type {
    if case .nullable(let wrapped) = self { wrapped } else { self }
  }
}
