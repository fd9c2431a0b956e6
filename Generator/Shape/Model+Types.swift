extension Type {
  /// The model of the type, or of the elements of arrays and maps.
  public var model: Model.ID? {
    switch self {
    case .model(let id), .received(let id): id
    case .array(let inner), .isolatedArray(let inner), .map(let inner), .nullable(let inner),
      .embedded(let inner):
      inner.model
    case .boolean, .integer, .number, .string, .dateTime, .date, .uuid, .uri, .base64, .binary,
      .json:
      nil
    }
  }
}

extension Type {
  /// Returns the type with other types instead of models, also in arrays and maps.
  ///
  /// A received model is only replaced by another model.
  public func replacingModels(_ replacement: (Model.ID) -> Type) -> Type {
    switch self {
    case .array(let inner): .array(inner.replacingModels(replacement))
    case .isolatedArray(let inner): .isolatedArray(inner.replacingModels(replacement))
    case .map(let inner): .map(inner.replacingModels(replacement))
    case .nullable(let inner): .nullable(inner.replacingModels(replacement))
    case .embedded(let inner): .embedded(inner.replacingModels(replacement))
    case .received(let id):
      if case .model(let other) = replacement(id) { .received(other) } else { self }
    case .model(let id): replacement(id)
    case .boolean, .integer, .number, .string, .dateTime, .date, .uuid, .uri, .base64, .binary,
      .json:
      self
    }
  }
}

extension Model.Definition {
  /// The types in values of the model, in order.
  public var types: [Type] {
    switch self {
    case .object(let object): object.fields.map(\.type) + [object.additional].compactMap(\.self)
    case .base(let base): base.fields.map(\.type)
    case .union(let union): union.variants.map(\.type)
    case .tuple(let tuple): tuple.elements.map(\.type) + [tuple.rest].compactMap(\.self)
    case .multipart(let form):
      form.parts.flatMap { [$0.value.type] + $0.headers.map(\.type) }
        + [form.additional?.type].compactMap(\.self)
    case .alias(let type): [type]
    case .enumeration: []
    }
  }
}

extension Model.Definition {
  /// The bases of an object, or of a base.
  public var bases: [Model.ID] {
    switch self {
    case .object(let object): object.bases
    case .base(let base): base.bases
    case .union, .enumeration, .tuple, .multipart, .alias: []
    }
  }
}

extension Operation {
  /// The types in requests.
  public var sentTypes: [Type] {
    parameters.map(\.type) + (body?.contents.map(\.type) ?? [])
  }

  /// The types in responses.
  public var receivedTypes: [Type] {
    responses.flatMap { $0.contents.map(\.type) + $0.headers.map(\.type) }
  }
}

extension Webhook {
  /// The types in requests.
  public var types: [Type] {
    parameters.map(\.type) + (body?.contents.map(\.type) ?? [])
  }
}
