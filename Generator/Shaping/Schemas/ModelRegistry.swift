import Canonical
import Shape
import SourceDiagnostics

/// The models of resolved schemas, with their roles.
final class ModelRegistry {
  private(set) var models = Models()
  /// The number of members of all models.
  private(set) var memberCount = 0
  /// The roles of all resolved schemas, to replace an owner without a model by that owner's owner.
  private var roles: [Model.ID: Role] = [:]
  private var oneWay = OneWayMembers()
  /// The components that each object includes by `allOf`, the nearest first.
  private var bases: [Model.ID: [Schema]] = [:]
  /// The components that a schema refers to although its type doesn't.
  private var otherReferences: Set<Model.ID> = []
  /// The types of the values of inline enumerations with one value.
  private var marks: [Model.ID: Type] = [:]
  /// The components of multipart forms, by the model of each form.
  private var forms: [Model.ID: Model.ID] = [:]

  /// The models of each owner, by name.
  private var children: [Model.Owner: [String: Model.ID]] = [:]

  /// Registers the role of a resolved schema.
  func register(_ role: Role) { roles[role.id] = role }

  /// Whether a role belongs to a named schema that is resolved.
  func isComponent(_ role: Role) -> Bool { roles[role.id]?.isComponent == true }

  /// Registers the role of a part that has no schema of its own, with the same owner as `role`.
  func registerPart(_ word: String, of role: Role, adding suffix: String) -> Role {
    registerPart(word, of: role, called: role.name + suffix, owner: role.owner)
  }

  /// Registers the role of a part that has no schema of its own, owned by the model of `role`.
  func registerPart(_ word: String, inside role: Role, called name: String) -> Role {
    registerPart(word, of: role, called: name, owner: .model(role.id))
  }

  private func registerPart(
    _ word: String,
    of role: Role,
    called name: String,
    owner: Model.Owner?
  ) -> Role {
    let id = Model.ID("\(role.id.rawValue) \(word)")
    let part = Role(id: id, name: name, owner: owner, schema: role.schema)
      .inside(owner == role.owner ? role.variant : nil)
    roles[id] = part
    return part
  }

  func add(
    _ definition: Model.Definition,
    as role: Role,
    documented subschemas: [Subschema]
  ) -> Type {
    add(
      Model(
        id: role.id,
        name: role.name,
        owner: owner(of: role),
        documentation: documentation(of: role, subschemas),
        origin: Origin(role.schema),
        definition: definition
      )
    )
    return .model(role.id)
  }

  /// The owner of a role, or the variant that contains the schema if another schema has the name:
  /// a property of several variants may have a type in each of them.
  private func owner(of role: Role) -> Model.Owner? {
    guard let owner = role.owner, let variant = role.variant,
      let other = children[owner]?[role.name], other != role.id, models[other]?.owner == owner
    else { return role.owner }
    return variant
  }

  /// Adds a model that isn't the model of a single schema.
  func add(_ model: Model) {
    let isNew = models[model.id] == nil
    models.add(model)
    guard isNew else { return }
    memberCount += model.definition.partCount
    guard let owner = model.owner, children[owner]?[model.name] == nil else { return }
    children[owner, default: [:]][model.name] = model.id
  }

  /// Replaces a model by one with another id.
  func replace(_ id: Model.ID, by model: Model) { models.replace(id, by: model) }

  /// Records whether a member is `readOnly` or `writeOnly`.
  func note(_ property: MergedSchema.Property, of model: Model.ID) {
    oneWay.note(property, of: model)
  }

  /// Records the schemas that an object includes by `allOf`.
  func note(_ bases: [Schema], of model: Model.ID) {
    if !bases.isEmpty { self.bases[model] = bases }
  }

  /// Records a reference to a component whose values another type describes.
  func noteReference(to schema: Schema) {
    if let target = schema.target { otherReferences.insert(Model.ID(target)) }
  }

  /// Records the type of the value of an inline enumeration with one value.
  func noteMark(_ type: Type, of enumeration: Model.ID) { marks[enumeration] = type }

  /// Records the multipart form of a component.
  func addForm(_ form: Model.ID, of component: Model.ID) { forms[form] = component }

  /// The final models of a service, in document order.
  func finished(
    for service: Service,
    components: [Model.ID],
    keepsAll: Bool,
    merger: SchemaMerger,
    _ diagnostics: Diagnostics
  ) -> [Model] {
    var models = models
    models.nameForms(forms, of: service, keepsAll: keepsAll)
    let included = bases.values.joined().map { Model.ID($0) }
    models.replaceMarks(marks, bases: Set(included + bases.keys), besides: service.roots)
    let named = keepsAll ? models.filter { $0.owner == nil }.map { Type.model($0.id) } : []
    models.reassignOwners(by: roles)
    AliasCycleBreaker(diagnostics: diagnostics).breakCycles(in: &models)
    UnionCycleBreaker(diagnostics: diagnostics).breakCycles(in: &models)
    models.setSignatures()
    models.setDiscriminatorValues()
    models.markDistinctiveConstants()
    models.markIndirectMembers()
    oneWay.relax(&models, of: service)
    let all = models
    // Of nested models, a union may have replaced some by a common type.
    models.keepReachable(from: service.roots + named)
    var members = CommonMembers(
      of: models,
      known: all,
      service,
      included: bases,
      references: otherReferences
    )
    members.addModels(merger)
    return members.models.sorted(
      components: components.flatMap { [$0, CommonMembers.id(besides: $0)] },
      owners: service.owners
    )
  }

  /// The documentation of a model: of the schema itself, or of an inline subschema.
  private func documentation(of role: Role, _ subschemas: [Subschema]) -> Documentation {
    let schema = role.schema
    guard schema.description == nil, schema.title == nil else { return Documentation(of: schema) }
    let own = subschemas.last { $0.owner == .model(role.id) && $0.schema.description != nil }
    var documentation = Documentation(of: own?.schema)
    documentation.isDeprecated = schema.isDeprecated
    documentation.lastDay = schema.sunset
    return documentation
  }
}

extension Model.Definition {
  /// The number of members, values, variants or elements.
  fileprivate var partCount: Int {
    switch self {
    case .object(let object): object.fields.count
    case .base(let base): base.fields.count
    case .union(let union): union.variants.count
    case .enumeration(let enumeration): enumeration.values.count
    case .tuple(let tuple): tuple.elements.count
    case .multipart(let multipart): multipart.parts.count
    case .alias: 1
    }
  }
}
