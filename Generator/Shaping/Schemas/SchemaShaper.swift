import Canonical
import Shape
import SourceDiagnostics

/// Resolves the schemas of a document for operations and channels.
final class SchemaShaper {
  /// The index of all schemas, which must exist as long as they do.
  let index: any SchemaIndex
  let diagnostics: Diagnostics
  let channels: ChannelEvents
  private let readers: SchemaReaders
  private let named: NamedSchemas
  private let registry = ModelRegistry()
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

  /// The final models of a service, in document order.
  func finished(for service: Service, keepsAll: Bool) -> [Model] {
    registry.finished(
      for: service,
      components: named.all.map { Model.ID($0) },
      keepsAll: keepsAll,
      merger: readers.merger,
      diagnostics
    )
  }
}

/// The types of values.
extension SchemaShaper {
  /// The type of an unnamed schema.
  func type(of schema: Schema, as role: Role) -> Type { types.type(of: schema, as: role) }

  /// The type of a member of an object.
  func type(of property: MergedSchema.Property, owner: Model.Owner) -> Type {
    types.type(of: property, owner: owner)
  }

  /// The type of an object: a model with properties, or a map without.
  func object(_ merged: MergedSchema, as role: Role) -> Type { types.object(merged, as: role) }

  /// The fields of an object without a model of its own.
  func fields(of schema: Schema, as role: Role, owner: Model.Owner) -> [Field] {
    types.fields(of: schema, as: role, owner: owner)
  }

  /// The type of the members of an object that `properties` doesn't list.
  func additional(of merged: MergedSchema, as role: Role) -> Type? {
    types.additional(of: merged, as: role)
  }

  /// The required properties that an object doesn't describe.
  func undeclared(_ merged: MergedSchema, in role: Role) -> [UndeclaredMember] {
    UndeclaredMemberResolver(types: types, readers: readers).members(of: merged, in: role)
  }

  /// Adds a model with a role.
  func add(
    _ definition: Model.Definition,
    as role: Role,
    documented subschemas: [Subschema]
  ) -> Type {
    registry.add(definition, as: role, documented: subschemas)
  }

  /// Adds a model that isn't the model of a single schema.
  func add(_ model: Model) { registry.add(model) }

  /// Records the multipart form of a component.
  func addForm(_ form: Model.ID, of component: Model.ID) {
    registry.addForm(form, of: component)
  }
}

/// Parts of schemas that do not depend on their types.
extension SchemaShaper {
  /// Merges a schema with everything that its `$ref` and `allOf` include.
  func mergedSchema(of schema: Schema) -> MergedSchema { readers.merger.mergedSchema(of: schema) }

  /// The kind of a schema's values, except null.
  func wireKind(of schema: Schema) -> WireKind { readers.merger.wireKind(of: schema) }

  /// The value of `default`, if it is valid against the schemas.
  func defaultValue(of subschemas: [Subschema]) -> Literal? {
    readers.defaults.defaultValue(of: subschemas)
  }

  /// The value of a channel parameter that the caller omits.
  func assumedValue(of subschemas: [Subschema], as type: Type) -> Literal? {
    readers.defaults.assumedValue(of: subschemas, as: type)
  }

  /// The only possible value.
  func initialValue(of subschemas: [Subschema], as type: Type) -> Literal? {
    readers.defaults.initialValue(of: subschemas, as: type)
  }

  /// The keys of the properties that could identify a branch of a union.
  func keys(of merged: MergedSchema) -> [String] { readers.allowedValues.keys(of: merged) }

  /// The values that a schema allows for a property; nil if it doesn't list them.
  func allowedValues(of key: String, in merged: MergedSchema) -> AllowedValues? {
    readers.allowedValues.values(of: key, in: merged)
  }
}
