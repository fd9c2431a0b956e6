import Shape

extension Models {
  /// Sets the signature of each variant of each union.
  mutating func setSignatures() {
    var unions: [Model.ID: SignatureUnion] = [:]
    for model in all { collect(model.id, into: &unions) }
    for var model in all {
      guard case .choice(var choice) = model.definition else { continue }
      for index in choice.variants.indices
      where choice.variants[index].signature != .null && !choice.variants[index].hasPattern {
        var union = SignatureUnion()
        add(choice.variants[index].type, to: &union, unions)
        choice.variants[index].signature = union.signature
      }
      choice.keepDistinctiveValues()
      model.definition = .choice(choice)
      self[model.id] = model
    }
  }

  /// Collects the signatures of a union after those of its nested unions.
  ///
  /// It doesn't recurse, since a document may nest thousands of unions.
  private func collect(_ start: Model.ID, into unions: inout [Model.ID: SignatureUnion]) {
    var path = [(choice: start, next: 0)]
    var open: Set<Model.ID> = [start]
    while let (id, next) = path.popLast() {
      guard unions[id] == nil, case .choice(let choice)? = self[id]?.definition else { continue }
      if next < choice.variants.count {
        path.append((id, next + 1))
        if case .model(let inner) = resolved(choice.variants[next].type), unions[inner] == nil,
          open.insert(inner).inserted
        {
          path.append((inner, 0))
        }
      } else {
        var union = SignatureUnion()
        for variant in choice.variants { add(variant.type, to: &union, unions) }
        unions[id] = union
      }
    }
  }

  private func add(
    _ type: Type,
    to union: inout SignatureUnion,
    _ unions: [Model.ID: SignatureUnion]
  ) {
    switch resolved(type) {
    case .boolean: union.add(.boolean)
    case .integer: union.add(.integer)
    case .number: union.add(.number)
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary: union.add(.string(values: []))
    case .embedded(let inner):
      union.add(.string(values: []))
      add(inner, to: &union, unions)
    case .array: union.add(.array)
    case .map: union.add(.object(required: [], known: [], listed: []))
    case .json, .nullable, .received: union.add(.any)
    case .model(let id):
      guard let model = self[id] else { return union.add(.any) }
      if case .choice = model.definition {
        // A union inside of itself adds no values.
        if let inner = unions[id] { union.add(inner) }
      } else {
        add(model.definition, to: &union)
      }
    }
  }

  private func add(_ definition: Model.Definition, to union: inout SignatureUnion) {
    switch definition {
    case .object(let object):
      union.add(
        .object(
          required: object.fields.filter { $0.isRequired && !$0.isUndescribed }.map(\.key),
          known: object.fields.map(\.key),
          listed: object.fields.compactMap { field in
            var listed = listed(field)
            if field.isRequired, case .nullable = field.type { listed?.isNullable = true }
            return listed
          } + object.fields.flatMap(listedInside)
        )
      )
    case .enumeration(let enumeration) where enumeration.raw == .string:
      union.add(.string(values: enumeration.values.compactMap(\.literal.text)))
    case .enumeration(let enumeration):
      union.add(enumeration.raw == .integer ? .integer : .number)
    case .tuple: union.add(.array)
    case .alias, .base, .choice, .multipart: union.add(.any)
    }
  }

  /// The values of a member, if the schema lists them.
  private func listed(_ field: Field) -> Choice.Listed? {
    let constant = field.constant.flatMap { Scalar($0, as: scalarKind(of: field.type)) }
    if let constant {
      return Choice.Listed(key: field.key, values: [constant])
    }
    if let affix = field.affix { return Choice.Listed(key: field.key, values: [], affix: affix) }
    guard case .model(let id) = resolved(field.type),
      case .enumeration(let enumeration)? = self[id]?.definition
    else { return nil }
    let values = enumeration.values.compactMap { Scalar($0.literal) }
    return values.isEmpty ? nil : Choice.Listed(key: field.key, values: values)
  }

  /// The listed values of the members of a member, since the header of an envelope may state the
  /// type of its content.
  private func listedInside(_ field: Field) -> [Choice.Listed] {
    guard case .model(let id) = resolved(field.type),
      case .object(let inner)? = self[id]?.definition
    else { return [] }
    return inner.fields.compactMap { member in
      var listed = listed(member)
      listed?.outer = field.key
      return listed?.affix == nil ? listed : nil
    }
  }

  private func scalarKind(of type: Type) -> Scalar.Kind? {
    switch resolved(type) {
    case .nullable(let inner): scalarKind(of: inner)
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary: .string
    case .integer, .number: .number
    case .boolean: .boolean
    default: nil
    }
  }
}
