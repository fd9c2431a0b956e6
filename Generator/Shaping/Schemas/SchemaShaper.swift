import Shape
import Specification

/// Turns schemas into types, and the models that they need.
final class SchemaShaper {
  let source: OpenAPI.Source
  let limits: Limits
  var extent = Extent()
  var models: [Model.ID: Model] = [:]
  /// Models in the order of their making.
  var order: [Model.ID] = []
  /// Every place that could have become a model, to find the owner's owner where one didn't.
  var roles: [Model.ID: Role] = [:]
  /// Components that are referred to, in order.
  var components: [OpenAPI.Schema] = []
  private(set) var componentIDs: Set<Model.ID> = []
  /// The names that components give to schemas of other files, which have none of their own.
  var names: [Node: String] = [:]
  /// Such a schema, for the component that does nothing but refer to it.
  var namesakes: [Node: OpenAPI.Schema] = [:]
  /// Members that only one direction carries.
  var readOnly: Set<Member> = []
  var writeOnly: Set<Member> = []
  /// Multipart forms of components, by the components' own models.
  var forms: [Model.ID: Model.ID] = [:]
  /// Choices whose variants await their signatures.
  var branches: [Model.ID: [OpenAPI.Schema]] = [:]
  /// For each schema with a discriminator, those that build on it by `allOf`.
  lazy var heirs = Heirs(of: source)

  private var types: [Model.ID: Type] = [:]
  private var inProgress: Set<Model.ID> = []
  private(set) var known: Set<Node> = []
  var facetsOfSchemas: [Node: Facets] = [:]
  var nullability = SchemaAnswers(assuming: false)
  var wireKinds = SchemaAnswers(assuming: WireKind.any)
  var listings: [Node: Set<Node>] = [:]
  var listedTexts: [Node: Set<String>] = [:]
  var foundations: [Node: Set<Node>] = [:]
  var families: [Node: Family?] = [:]
  /// The values of each discriminator's mapping, by the schemas that they mean.
  var mappings: [Node: [Node: [String]]] = [:]
  /// What the branches of choices list together, by the first of them.
  var listedInChoices: [Node: ListedValues?] = [:]

  struct Member: Hashable {
    let model: Model.ID
    let key: String
  }

  init(_ source: OpenAPI.Source, _ limits: Limits = .default) {
    self.source = source
    self.limits = limits
  }

  /// Shapes everything under `components/schemas`, and whatever that refers to.
  func shapeComponents(_ schemas: [OpenAPI.Named<OpenAPI.Schema>]) {
    for schema in schemas { lendName(of: schema.value) }
    for schema in schemas { refer(to: schema.value) }
    shapePending()
  }

  private var shaped = 0

  /// Shapes the components that were referred to and aren't shaped yet.
  func shapePending() {
    while shaped < components.count {
      let component = components[shaped]
      shaped += 1
      define(component)
    }
  }

  /// Takes note of a schema with a name; false when there are too many.
  @discardableResult
  func refer(to schema: OpenAPI.Schema) -> Bool {
    if known.contains(schema.node) { return true }
    guard admitsComponent(schema) else { return false }
    known.insert(schema.node)
    componentIDs.insert(Model.ID(schema.node))
    components.append(schema)
    return true
  }

  /// The type of an unnamed schema.
  func type(of schema: OpenAPI.Schema, as role: Role) -> Type {
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
    if models.updateValue(
      Model(
        id: role.id,
        name: role.name,
        owner: role.owner,
        documentation: documentation(of: role, atoms),
        origin: Origin(role.node),
        definition: definition
      ),
      forKey: role.id
    ) == nil {
      extent.parts += definition.partCount
      order.append(role.id)
    }
    return .model(role.id)
  }

  /// What the author says of a model: on the schema itself, or on a part that was written in it.
  private func documentation(of role: Role, _ atoms: [Atom]) -> Documentation {
    let schema = OpenAPI.Schema(role.node, in: source)
    guard schema.description == nil, schema.title == nil else { return Documentation(of: schema) }
    let own = atoms.last { $0.home == .model(role.id) && $0.schema.description != nil }
    var documentation = Documentation(of: own?.schema)
    documentation.isDeprecated = schema.isDeprecated
    return documentation
  }

  /// Puts a model in another place.
  func rename(_ id: Model.ID, to model: Model) {
    models[id] = nil
    models[model.id] = model
    types[id] = .model(model.id)
    // It was made a moment ago.
    if let place = order.lastIndex(of: id) { order[place] = model.id }
  }

  func warn(
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    mend: String? = nil
  ) {
    source.diagnostics.report(Diagnostic(.warning, code, at: mark, message, mend: mend))
  }

  /// A named schema: a model under its own name, or an alias.
  private func define(_ schema: OpenAPI.Schema) {
    if namesakes[schema.node] != nil {
      _ = reference(to: schema)
      return
    }
    let id = Model.ID(schema.node)
    let role = Role(
      id: id,
      name: names[schema.node] ?? schema.node.componentName ?? schema.node.placeName,
      owner: nil,
      node: schema.node
    )
    let type = type(of: schema, as: role).withoutNull
    guard type != .model(id) else { return }
    _ = add(.alias(type), as: role, documented: [Atom(schema: schema, home: nil)])
  }

  /// A schema met again inside of itself without a name between.
  private func recursive(_ role: Role) -> Type {
    let facets = facets(of: [Atom(schema: OpenAPI.Schema(role.node, in: source), home: nil)])
    if facets.becomesModel { return .model(role.id) }
    warn(
      .recursiveSchema,
      at: role.node.mark,
      "this schema contains itself in a way that no Swift type can; it is read as any JSON",
      mend: "give it a name under components/schemas"
    )
    return .json
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
