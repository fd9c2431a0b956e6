import Shape

extension Models {
  /// Says of each variant by what its values are known.
  mutating func fillSignatures() {
    for var model in all {
      guard case .choice(var choice) = model.definition else { continue }
      for index in choice.variants.indices {
        choice.variants[index].signature = signature(of: choice.variants[index].type, in: model.id)
      }
      model.definition = .choice(choice)
      self[model.id] = model
    }
  }

  private func signature(of type: Type, in choice: Model.ID) -> Choice.Signature {
    var seen: Set<Model.ID> = [choice]
    var union = SignatureUnion()
    add(type, to: &union, &seen)
    return union.signature
  }

  private func add(_ type: Type, to union: inout SignatureUnion, _ seen: inout Set<Model.ID>) {
    switch resolved(type) {
    case .boolean: union.add(.boolean)
    case .integer: union.add(.integer)
    case .number: union.add(.number)
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary: union.add(.string(values: []))
    case .array: union.add(.array)
    case .map: union.add(.object(required: [], known: []))
    case .json, .nullable: union.add(.any)
    case .model(let id):
      // A choice met inside of itself has no values but those that are counted already.
      guard seen.insert(id).inserted else { return }
      guard let model = self[id] else { return union.add(.any) }
      add(model.definition, to: &union, &seen)
    }
  }

  private func add(
    _ definition: Model.Definition,
    to union: inout SignatureUnion,
    _ seen: inout Set<Model.ID>
  ) {
    switch definition {
    case .object(let object):
      union.add(
        .object(
          required: object.fields.filter(\.isRequired).map(\.key),
          known: object.fields.map(\.key)
        )
      )
    case .enumeration(let enumeration) where enumeration.raw == .string:
      union.add(.string(values: enumeration.values.compactMap(\.literal.string)))
    case .enumeration: union.add(.integer)
    case .tuple: union.add(.array)
    case .alias, .multipart: union.add(.any)
    case .choice(let choice):
      for variant in choice.variants { add(variant.type, to: &union, &seen) }
    }
  }
}

extension Literal {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
