extension Service {
  /// Makes arrays that are received keep undecodable elements beside the others: all arrays, or
  /// those in the named components and the models nested in them.
  public mutating func isolateArrays(of components: Set<String>?) {
    let all = models
    let received = components == nil ? received : []
    let isolated = { (model: Model) in
      components.map { model.isPart(of: $0, all) } ?? received.contains(model.id)
    }
    for var model in all {
      let original = model
      let isOwn = isolated(model)
      model.definition.isolateArrays { key in
        // The property of a base has the same type in each of its subtypes.
        all.bases(of: original, with: key).map { $0.contains(where: isolated) } ?? isOwn
      }
      models.update(model)
    }
    if components == nil { isolateArraysOfBodies() }
  }

  private mutating func isolateArraysOfBodies() {
    for index in operations.indices {
      for response in operations[index].responses.indices {
        operations[index].responses[response].contents.isolateArrays()
      }
      for callback in operations[index].callbacks.indices {
        operations[index].callbacks[callback].body?.contents.isolateArrays()
      }
    }
    for index in webhooks.indices { webhooks[index].body?.contents.isolateArrays() }
  }

  /// The models in responses, webhooks, callbacks and incoming messages.
  private var received: Set<Model.ID> {
    let webhooks = operations.flatMap(\.callbacks) + webhooks
    let contents =
      operations.flatMap(\.responses).flatMap(\.contents)
      + webhooks.flatMap { $0.body?.contents ?? [] }
    let messages = channels.flatMap { $0.incoming?.types ?? [] }
    var pending = (contents.map(\.type) + messages).compactMap(\.model)
    var found: Set<Model.ID> = []
    while let id = pending.popLast() {
      guard found.insert(id).inserted, let definition = models.definition(of: id) else { continue }
      pending += definition.types.compactMap(\.model) + definition.bases
    }
    return found
  }
}

extension Models {
  /// Returns the outermost bases of a model that have a property; nil if none has it.
  fileprivate func bases(of model: Model, with key: String) -> [Model]? {
    var found: [Model] = []
    var pending = model.definition.bases
    var seen: Set<Model.ID> = []
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, let base = self[id] else { continue }
      pending += base.definition.bases
      if base.definition.hasProperty(key) { found.append(base) }
    }
    return found.isEmpty ? nil : found
  }
}

extension Model.Definition {
  fileprivate func hasProperty(_ key: String) -> Bool {
    if case .base(let base) = self { base.fields.contains { $0.key == key } } else { false }
  }

  /// Isolates arrays; `includes` is called with the key of a property, or an empty text.
  fileprivate mutating func isolateArrays(where includes: (String) -> Bool) {
    switch self {
    case .object(var object):
      object.fields.isolateArrays(where: includes)
      if includes("") { object.additional?.isolateArrays() }
      self = .object(object)
    case .base(var base):
      base.fields.isolateArrays(where: includes)
      self = .base(base)
    case .union(var union) where includes(""):
      for index in union.variants.indices { union.variants[index].type.isolateArrays() }
      self = .union(union)
    case .tuple(var tuple) where includes(""):
      for index in tuple.elements.indices { tuple.elements[index].type.isolateArrays() }
      tuple.rest?.isolateArrays()
      self = .tuple(tuple)
    case .alias(var type) where includes(""):
      type.isolateArrays()
      self = .alias(type)
    case .union, .tuple, .alias, .enumeration, .multipart: break
    }
  }
}

extension [Field] {
  fileprivate mutating func isolateArrays(where includes: (String) -> Bool) {
    for index in indices where includes(self[index].key) { self[index].type.isolateArrays() }
  }
}

extension [Content] {
  /// Isolates the arrays of JSON bodies; forms and text are decoded by trying types.
  fileprivate mutating func isolateArrays() {
    for index in indices {
      switch self[index].coding {
      case .json, .events, .jsonLines, .xml, .coded, .parts: self[index].type.isolateArrays()
      case .form, .multipart, .text, .binary, .textEvents, .rows: break
      }
    }
  }
}

extension Type {
  /// Isolates each array of elements that may be undecodable.
  fileprivate mutating func isolateArrays() {
    switch self {
    case .array(.json), .array(.received): break
    case .array(var element):
      element.isolateArrays()
      self = .isolatedArray(element)
    case .map(var value):
      value.isolateArrays()
      self = .map(value)
    case .nullable(var wrapped):
      wrapped.isolateArrays()
      self = .nullable(wrapped)
    case .embedded(var inner):
      inner.isolateArrays()
      self = .embedded(inner)
    case .boolean, .integer, .number, .string, .dateTime, .date, .uuid, .uri, .base64, .binary,
      .json, .isolatedArray, .received, .model:
      break
    }
  }
}
