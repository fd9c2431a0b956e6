import Shape

extension Models {
  /// Sets the signature of each variant of each union.
  mutating func setSignatures() {
    var unions: [Model.ID: SignatureUnion] = [:]
    for model in self { collect(model.id, into: &unions) }
    for var model in self {
      guard case .union(var union) = model.definition else { continue }
      for index in union.variants.indices
      where union.variants[index].signature != .null && !union.variants[index].hasPattern {
        var signatures = SignatureUnion()
        if let texts = union.variants[index].texts, !texts.isEmpty {
          signatures.add(.string(values: texts))
        } else {
          add(union.variants[index].type, to: &signatures, unions)
        }
        union.variants[index].signature = signatures.signature
      }
      for index in union.variants.indices where union.isEvent {
        let signature = union.variants[index].signature
        union.variants[index].completeSignature = signature.withoutLongLists
      }
      union.keepDistinctiveValues()
      model.definition = .union(union)
      update(model)
    }
  }

  /// Collects the signatures of a union after those of its nested unions.
  ///
  /// It doesn't recurse, since a document may nest thousands of unions.
  private func collect(_ start: Model.ID, into unions: inout [Model.ID: SignatureUnion]) {
    var path = [(id: start, next: 0)]
    var open: Set<Model.ID> = [start]
    while let (id, next) = path.popLast() {
      guard unions[id] == nil, case .union(let union)? = self[id]?.definition else { continue }
      if next < union.variants.count {
        path.append((id, next + 1))
        if case .model(let inner) = resolved(union.variants[next].type), unions[inner] == nil,
          open.insert(inner).inserted
        {
          path.append((inner, 0))
        }
      } else {
        var signatures = SignatureUnion()
        for variant in union.variants { add(variant.type, to: &signatures, unions) }
        unions[id] = signatures
      }
    }
  }

  private func add(
    _ type: Type,
    to signatures: inout SignatureUnion,
    _ unions: [Model.ID: SignatureUnion]
  ) {
    switch resolved(type) {
    case .boolean: signatures.add(.boolean)
    case .integer: signatures.add(.integer)
    case .number: signatures.add(.number)
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary:
      signatures.add(.string(values: []))
    case .embedded(let inner):
      signatures.add(.string(values: []))
      add(inner, to: &signatures, unions)
    case .array, .isolatedArray: signatures.add(.array)
    case .map: signatures.add(.object(required: [], known: [], listed: []))
    case .json, .nullable, .received: signatures.add(.any)
    case .model(let id):
      guard let model = self[id] else { return signatures.add(.any) }
      if case .union = model.definition {
        // A union inside of itself adds no values.
        if let inner = unions[id] { signatures.add(inner) }
      } else {
        add(model.definition, to: &signatures)
      }
    }
  }

  private func add(_ definition: Model.Definition, to signatures: inout SignatureUnion) {
    switch definition {
    case .object(let object):
      signatures.add(
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
      signatures.add(.string(values: enumeration.values.compactMap(\.literal.text)))
    case .enumeration(let enumeration):
      signatures.add(enumeration.raw == .integer ? .integer : .number)
    case .tuple(let tuple): signatures.add(.tuple(tuple.elements.map(signature)))
    case .alias, .base, .union, .multipart: signatures.add(.any)
    }
  }

  /// The type of an element, and its constant.
  ///
  /// The contents of an element aren't compared, since a tuple may contain itself.
  private func signature(_ element: Tuple.Element) -> Union.Signature {
    if let constant = element.constant { return .string(values: [constant]) }
    return switch resolved(element.type) {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary: .string(values: [])
    case .array, .isolatedArray: .array
    case .map: .object(required: [], known: [], listed: [])
    case .json, .nullable, .received, .embedded: .any
    case .model(let id): kind(of: self[id]?.definition)
    }
  }

  private func kind(of definition: Model.Definition?) -> Union.Signature {
    switch definition {
    case .object: .object(required: [], known: [], listed: [])
    case .tuple: .array
    case .enumeration(let enumeration):
      switch enumeration.raw {
      case .string: .string(values: [])
      case .integer: .integer
      case .number: .number
      }
    case .alias, .base, .union, .multipart, nil: .any
    }
  }

  /// The values of a member, if the schema lists them.
  private func listed(_ field: Field) -> Union.Listed? {
    let constant = field.constant.flatMap { Scalar($0, as: scalarKind(of: field.type)) }
    if let constant {
      return Union.Listed(key: field.key, values: [constant])
    }
    if let affix = field.affix { return Union.Listed(key: field.key, values: [], affix: affix) }
    guard case .model(let id) = resolved(field.type),
      case .enumeration(let enumeration)? = self[id]?.definition
    else { return nil }
    let values = enumeration.values.compactMap { Scalar($0.literal) }
    return values.isEmpty ? nil : Union.Listed(key: field.key, values: values)
  }

  /// The listed values of the members of a member, since the header of an envelope may state the
  /// type of its content.
  private func listedInside(_ field: Field) -> [Union.Listed] {
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
