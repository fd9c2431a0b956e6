import Canonical
import Shape
import SourceDiagnostics

/// Resolves the schemas of a document for operations and channels.
final class SchemaShaper {
  /// The index of all schemas, which must exist as long as they do.
  let index: any SchemaIndex
  let diagnostics: Diagnostics
  let channels: ChannelEvents
  /// The words of the names of components whose keys a framework derived, by their keys.
  var derivedNames: [String: [String]] = [:]
  private let readers: SchemaReaders
  private let named: NamedSchemas
  let registry = ModelRegistry()
  private let types: TypeResolver

  init(_ index: any SchemaIndex, _ limits: Shaper.Limits, _ diagnostics: Diagnostics) {
    self.index = index
    self.diagnostics = diagnostics
    channels = ChannelEvents(diagnostics)
    readers = SchemaReaders(index, limits, diagnostics)
    named = NamedSchemas(readers.limits)
    types = TypeResolver(readers, named, registry, channels)
  }

  /// The models of the schemas that are resolved.
  var models: Models { registry.models }

  var objects: ObjectResolver { types.objects }
  var merger: SchemaMerger { readers.merger }
  var defaults: DefaultReader { readers.defaults }
  var allowedValues: AllowedValueReader { readers.allowedValues }

  /// The type of an unnamed schema.
  func type(of schema: Schema, as role: Role) -> Type { types.type(of: schema, as: role) }

  /// The required properties that an object doesn't describe.
  func undeclared(_ merged: MergedSchema, in role: Role) -> [UndeclaredMember] {
    UndeclaredMemberResolver(types: types, readers: readers).members(of: merged, in: role)
  }

  /// Resolves all of `components/schemas` and the schemas that these refer to.
  func shapeComponents(_ schemas: [Named<Schema>]) {
    for schema in schemas { named.addAliasName(of: schema.value) }
    for schema in schemas { named.refer(to: schema.value) }
    shapePending()
  }

  /// Resolves the components that are referenced and not resolved yet.
  func shapePending() {
    while let component = named.next() { types.define(component) }
  }

  /// Returns a component with its derived name; the form of a component has the same words.
  private func named(_ model: Model) -> Model {
    guard model.owner == nil else { return model }
    var model = model
    model.derivedName = derivedNames[model.name] ?? nameOfForm(model.name)
    return model
  }

  private func nameOfForm(_ name: String) -> [String]? {
    guard name.hasSuffix("Form") else { return nil }
    return derivedNames[String(name.dropLast("Form".count))].map { $0 + ["form"] }
  }

  /// The final models of a service, in document order.
  func finished(for service: Service, keepsAll: Bool) -> Models {
    let models = registry.finished(
      for: service,
      components: named.all.map { Model.ID($0) },
      keepsAll: keepsAll,
      merger: readers.merger,
      diagnostics
    )
    return Models(models.map(named))
  }
}
