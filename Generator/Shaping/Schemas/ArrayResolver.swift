import Canonical
import Shape

/// Resolves arrays and tuples.
struct ArrayResolver {
  let types: TypeResolver
  let registry: ModelRegistry
  let channels: ChannelEvents

  /// The type of an array: an array of one element type, or a tuple.
  func array(_ merged: MergedSchema, as role: Role) -> Type {
    guard merged.elements.prefix.isEmpty else { return tuple(merged, as: role) }
    return .array(element(merged, as: role))
  }

  private func element(_ merged: MergedSchema, as role: Role) -> Type {
    if let channel = merged.elements.channel, let event = channels.received(through: channel) {
      for item in merged.elements.items { registry.noteReference(to: item.schema) }
      return event
    }
    guard let first = merged.elements.items.first else { return .json }
    guard merged.elements.items.count > 1 else {
      return types.type(of: first.schema, as: role.part("Item", at: first.schema))
    }
    let items = role.part("Item", of: merged.elements.items, at: first.schema)
    return types.type(of: merged.elements.items, as: items)
  }

  private func tuple(_ merged: MergedSchema, as role: Role) -> Type {
    let owner = Model.Owner.model(role.id)
    let elements = merged.elements.prefix.enumerated().map { index, subschema in
      let name = subschema.schema.title
      let role = Role(name ?? "element\(index + 1)", owner: owner, at: subschema.schema)
      let type = types.type(of: subschema.schema, as: role)
      var element = Tuple.Element(type: type)
      element.name = name
      let schema = subschema.schema.resolved ?? subschema.schema
      element.constant = schema.onlyValue?.string
      element.constantNumber = schema.onlyValue.flatMap { Literal($0) }.flatMap { Scalar($0) }
        .flatMap { $0.kind == .number ? $0 : nil }
      element.affix = Affix(of: [subschema])
      element.isRequired = index < merged.elements.minimum
      element.documentation = Documentation(ofMember: subschema.schema)
      return element
    }
    return registry.add(
      .tuple(Tuple(elements: elements, rest: rest(merged, as: role))),
      as: role,
      documented: merged.subschemas
    )
  }

  /// The type of the elements after `prefixItems`: any JSON without `items`; nil if none is valid.
  private func rest(_ merged: MergedSchema, as role: Role) -> Type? {
    let isClosed = merged.elements.items.contains { $0.schema.verdict == false }
    let isFull = merged.elements.maximum.map { $0 <= merged.elements.prefix.count } ?? false
    return isClosed || isFull ? nil : element(merged, as: role)
  }
}
