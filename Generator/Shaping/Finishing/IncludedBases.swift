import Canonical
import Shape

/// The components that objects include by `allOf`, of which those with several subtypes become
/// models of the common members.
struct IncludedBases {
  /// The components that each object includes, the nearest first.
  private var bases: [Model.ID: [Schema]] = [:]
  /// The components that a schema refers to although its type doesn't.
  private var otherReferences: Set<Model.ID> = []

  mutating func noteReference(to component: Model.ID) { otherReferences.insert(component) }

  mutating func note(_ bases: [Schema], of model: Model.ID) {
    if !bases.isEmpty { self.bases[model] = bases }
  }

  /// The id of the common members of a component that has a model for its values, too.
  static func id(besides model: Model.ID) -> Model.ID { Model.ID("\(model.rawValue) base") }

  /// Adds a model for each base with at least two subtypes that declares members of its own.
  ///
  /// It replaces the model of a component to which nothing else refers, unless the documents only
  /// have schemas.
  func addModels(
    to models: inout Models,
    known: Models,
    of service: Service,
    _ merger: SchemaMerger
  ) {
    var members = CommonMembers(
      of: models,
      known: known,
      service,
      included: bases,
      references: otherReferences
    )
    members.addModels(merger)
    models = members.models
  }
}
