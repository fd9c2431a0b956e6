import Canonicalizing
import Shape

/// The schemas that become types with their own names.
struct NamedSchemas {
  /// The schemas in the order of their first use.
  private(set) var all: [Schema] = []
  private var ids: Set<Schema.ID> = []
  private var shaped = 0
  /// The component names of schemas in other files, which have no names of their own.
  private var aliasNames: [Schema.ID: String] = [:]
  /// The schema of another file, by the component that only refers to it.
  private var aliasedSchemas: [Schema.ID: Schema] = [:]

  func contains(_ id: Schema.ID) -> Bool { ids.contains(id) }

  mutating func add(_ schema: Schema) {
    ids.insert(schema.id)
    all.append(schema)
  }

  /// Returns the next schema to shape, each schema once.
  mutating func next() -> Schema? {
    guard shaped < all.count else { return nil }
    defer { shaped += 1 }
    return all[shaped]
  }

  func name(of schema: Schema) -> String {
    aliasNames[schema.id] ?? schema.componentName ?? schema.locationName
  }

  /// The schema that takes a component's name, if the component only refers to it.
  func aliasedSchema(of component: Schema) -> Schema? { aliasedSchemas[component.id] }

  /// Gives the name of a component to a schema of another file, if the component only refers to it.
  ///
  /// Without it the schema has the name of its file, and the component becomes a type alias.
  mutating func addAliasName(of component: Schema) {
    guard let name = component.componentName, component.keywordCount == 1,
      let target = component.target, target.mark.file != component.mark.file,
      target.reference == nil, target.keywordCount > 0,
      aliasNames[target.id] == nil
    else { return }
    aliasNames[target.id] = name
    aliasedSchemas[component.id] = target
  }
}
