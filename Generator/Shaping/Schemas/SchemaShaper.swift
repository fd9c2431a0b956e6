import Canonical
import Canonicalizing
import Shape
import Specification

/// Resolves schemas to types, and adds the models that the types need.
final class SchemaShaper {
  let source: Description
  let limits: Limits
  var usage = LimitUsage()
  private(set) var models = Models()
  private(set) var named = NamedSchemas()
  /// The roles of all resolved schemas, to replace an owner without a model by that owner's owner.
  var roles: [Model.ID: Role] = [:]
  private var types: [Model.ID: Type] = [:]
  private var inProgress: Set<Model.ID> = []
  var oneWay = OneWayMembers()
  /// The multipart forms of components, by the model of each component.
  var forms: [Model.ID: Model.ID] = [:]
  /// The subtypes of each schema by `allOf`.
  lazy var subtypes = Subtypes(of: source)
  var memo = SchemaMemo()
  /// The union of each channel's messages.
  var events: [Channel.ID: Model.ID] = [:]
  /// The channels that the filter excludes.
  var excludedChannels: Set<Channel.ID> = []

  init(_ source: Description, _ limits: Limits = .default) {
    self.source = source
    self.limits = limits
  }

  /// Resolves all of `components/schemas` and the schemas that these refer to.
  func shapeComponents(_ schemas: [Named<Schema>]) {
    for schema in schemas { named.addAliasName(of: schema.value) }
    for schema in schemas { refer(to: schema.value) }
    shapePending()
  }

  /// Resolves the components that are referenced and not resolved yet.
  func shapePending() {
    while let component = named.next() { define(component) }
  }

  /// Registers a named schema; false when the limit is reached.
  @discardableResult
  func refer(to schema: Schema) -> Bool {
    if named.contains(schema.id) { return true }
    guard admitsComponent(schema) else { return false }
    named.add(schema)
    return true
  }

  /// The type of an unnamed schema.
  func type(of schema: Schema, as role: Role) -> Type {
    type(of: [Subschema(schema: schema, owner: .model(role.id))], as: role)
  }

  /// The type of a value to which all of the schemas apply.
  func type(of subschemas: [Subschema], as role: Role) -> Type {
    if let known = types[role.id] { return known }
    guard inProgress.insert(role.id).inserted else { return recursive(role) }
    defer { inProgress.remove(role.id) }
    guard admitsType(role, inside: inProgress.count) else { return .json }
    roles[role.id] = role
    var type = typeWithoutNull(subschemas, as: role)
    if subschemas.contains(where: { admitsNull($0.schema) }) { type = type.orNull }
    types[role.id] = type
    return type
  }

  func add(
    _ definition: Model.Definition,
    as role: Role,
    documented subschemas: [Subschema]
  ) -> Type {
    let model = Model(
      id: role.id,
      name: role.name,
      owner: role.owner,
      documentation: documentation(of: role, subschemas),
      origin: Origin(role.schema),
      definition: definition
    )
    if models.add(model) { usage.parts += definition.partCount }
    return .model(role.id)
  }

  /// Adds a model that isn't the model of a single schema.
  func add(_ model: Model) {
    if models.add(model) { usage.parts += model.definition.partCount }
  }

  /// The documentation of a model: of the schema itself, or of an inline subschema.
  private func documentation(of role: Role, _ subschemas: [Subschema]) -> Documentation {
    let schema = role.schema
    guard schema.description == nil, schema.title == nil else { return Documentation(of: schema) }
    let own = subschemas.last { $0.owner == .model(role.id) && $0.schema.description != nil }
    var documentation = Documentation(of: own?.schema)
    documentation.isDeprecated = schema.isDeprecated
    return documentation
  }

  /// Replaces a model by one with another id.
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

  /// Defines a named schema: a model with its name, or a type alias.
  private func define(_ schema: Schema) {
    if named.aliasedSchema(of: schema) != nil {
      _ = reference(to: schema)
      return
    }
    let id = Model.ID(schema)
    let role = Role(named.name(of: schema), owner: nil, at: schema)
    let type = type(of: schema, as: role).withoutNull
    guard type != .model(id) else { return }
    _ = add(.alias(type), as: role, documented: [Subschema(schema: schema, owner: nil)])
  }

  /// The type of an unnamed schema that contains itself: a model, or arrays and maps that contain a
  /// model.
  private func recursive(_ role: Role) -> Type {
    let schema = role.schema
    let merged = mergedSchema(of: schema)
    if merged.becomesModel || merged.element != nil && end(of: merged).element == nil {
      let type = merged.becomesModel ? .model(role.id) : type(of: merged, as: role)
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

  /// The innermost element of nested arrays or maps; an array or map where they contain themselves.
  private func end(of merged: MergedSchema) -> MergedSchema {
    var end = merged
    var seen: Set<Schema.ID> = []
    while let element = end.element, seen.insert(element.id).inserted {
      end = self.mergedSchema(of: element)
    }
    return end
  }
}

extension Type {
  /// The nullable type; any JSON includes null already.
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
