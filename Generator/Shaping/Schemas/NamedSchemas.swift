import Canonical
import Shape

/// The schemas that become types with their own names.
final class NamedSchemas {
  private let limits: SchemaLimits
  /// The schemas in the order of their first use.
  private(set) var all: [Schema] = []
  private var ids: Set<Schema.ID> = []
  private var shaped = 0
  /// The component names of schemas in other files, which have no names of their own.
  private var aliasNames: [Schema.ID: String] = [:]
  /// The schema of another file, by the component that only refers to it.
  private var aliasedSchemas: [Schema.ID: Schema] = [:]

  init(_ limits: SchemaLimits) { self.limits = limits }

  func contains(_ id: Schema.ID) -> Bool { ids.contains(id) }

  /// Registers a named schema; false when the limit is reached.
  @discardableResult
  func refer(to schema: Schema) -> Bool {
    if contains(schema.id) { return true }
    guard limits.admitsComponent(schema, after: all.count) else { return false }
    ids.insert(schema.id)
    all.append(schema)
    return true
  }

  /// The component that contains a schema inline, if it is one of `components/schemas`.
  func enclosingComponent(of schema: Schema) -> Model.Owner? {
    schema.enclosingComponent.flatMap { contains($0.id) ? .model(Model.ID($0)) : nil }
  }

  /// Returns the next schema to shape, each schema once.
  func next() -> Schema? {
    guard shaped < all.count else { return nil }
    defer { shaped += 1 }
    return all[shaped]
  }

  /// Whether a component gives its name to a schema of another file.
  func hasAlias(_ schema: Schema) -> Bool { aliasNames[schema.id] != nil }

  func name(of schema: Schema) -> String {
    aliasNames[schema.id] ?? schema.componentName ?? schema.locationName
  }

  /// The schema that takes a component's name, if the component only refers to it.
  func aliasedSchema(of component: Schema) -> Schema? { aliasedSchemas[component.id] }

  /// Gives the name of a component to a schema of another file, if the component only refers to it.
  ///
  /// Without it the schema has the name of its file, and the component becomes a type alias.
  func addAliasName(of component: Schema) {
    guard let name = component.componentName, component.keywordCount == 1,
      let target = component.target, target.mark.file != component.mark.file,
      !target.isReference, target.keywordCount > 0,
      aliasNames[target.id] == nil
    else { return }
    aliasNames[target.id] = name
    aliasedSchemas[component.id] = target
  }
}
