import Canonical
import SourceDiagnostics

/// One of several schemas that a value can satisfy: a branch of a union, or a type of several.
struct Alternative {
  let schemas: [Schema]
  /// The type, if the schemas have several.
  let type: JSONType?
  let identity: AlternativeIdentity
  /// The values of the union's discriminator that name the alternative; empty without one.
  let tags: Set<String>

  init(_ schema: Schema, discriminator: Discriminator?) {
    self.init([schema], type: nil, discriminator: discriminator)
  }

  init(
    _ schemas: [Schema],
    type: JSONType?,
    name: String? = nil,
    discriminator: Discriminator? = nil
  ) {
    self.schemas = schemas
    self.type = type
    identity = AlternativeIdentity(schemas, type: type, name: name)
    tags = discriminator.map { Self.tags(of: schemas, $0) } ?? []
  }

  var mark: Mark { schemas[0].mark }

  /// Whether every value is valid.
  var admitsAll: Bool {
    type == nil && identity.form.types.isEmpty && identity.form.constants.isEmpty
      && Conjunction(schemas).isUnrestricted
  }

  /// The mapped values, or the constant of the property, or else the name of the component.
  private static func tags(of schemas: [Schema], _ discriminator: Discriminator) -> Set<String> {
    let schema = schemas[0].resolved ?? schemas[0]
    let mapped = discriminator.mapping.filter { ($0.schema.resolved ?? $0.schema).id == schema.id }
    if !mapped.isEmpty { return Set(mapped.map(\.value)) }
    let property = Conjunction(schemas).properties.first { $0.key == discriminator.propertyName }
    if let property, let values = Conjunction(property.schemas).values {
      return values.count == 1 ? [values[0].text] : []
    }
    return schema.componentName.map { [$0] } ?? []
  }
}

extension Conjunction {
  /// The alternatives of a schema without a union: its types, or else the schema itself.
  ///
  /// The schema has the name of a component that it consists of, if the other side has that one.
  func alternatives(matching others: [Alternative]) -> [Alternative] {
    guard types.count > 1, values == nil else {
      let names = Set(parts.compactMap(\.componentName))
      let name = others.lazy.compactMap(\.identity.name).first { names.contains($0) }
      return [Alternative(ownSchemas, type: nil, name: ownName ?? name)]
    }
    return types.sorted { $0.rawValue < $1.rawValue }.map { Alternative(ownSchemas, type: $0) }
  }

  /// The schemas that the identifier names.
  var ownSchemas: [Schema] {
    id.schemas.compactMap { id in parts.first { $0.id == id } }
  }
}
