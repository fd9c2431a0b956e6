import Canonicalizing
import Shape

/// The schemas that become types under names of their own.
struct NamedSchemas {
  /// In the order in which they were met.
  private(set) var all: [Schema] = []
  private var ids: Set<Schema.ID> = []
  private var shaped = 0
  /// The names that components give to schemas of other files, which have none of their own.
  private var lentNames: [Schema.ID: String] = [:]
  /// Such a schema, for the component that does nothing but refer to it.
  private var namesakes: [Schema.ID: Schema] = [:]

  func contains(_ id: Schema.ID) -> Bool { ids.contains(id) }

  mutating func add(_ schema: Schema) {
    ids.insert(schema.id)
    all.append(schema)
  }

  /// The first that wasn't given out yet.
  mutating func next() -> Schema? {
    guard shaped < all.count else { return nil }
    defer { shaped += 1 }
    return all[shaped]
  }

  func name(of schema: Schema) -> String {
    lentNames[schema.id] ?? schema.componentName ?? schema.placeName
  }

  /// The schema that has a component's name, when the component does nothing but refer to it.
  func namesake(of component: Schema) -> Schema? { namesakes[component.id] }

  /// A component that does nothing but refer to a schema of another file gives it its name.
  ///
  /// Without this the schema would be named after its file, and the component be another name
  /// for it.
  mutating func lendName(of component: Schema) {
    guard let name = component.componentName, component.keywordCount == 1,
      let target = component.target, target.mark.file != component.mark.file,
      target.reference == nil, target.keywordCount > 0,
      lentNames[target.id] == nil
    else { return }
    lentNames[target.id] = name
    namesakes[component.id] = target
  }
}
