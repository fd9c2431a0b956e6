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
          add(union.variants[index].type, to: &signatures, unions, ofMessage: union.isEvent)
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
    keepDistinctiveContents()
  }

  /// Keeps the contents by which a channel's messages differ from those of another channel.
  private mutating func keepDistinctiveContents() {
    var signatures: [Union.Signature] = []
    for case .union(let union) in map(\.definition) where union.isEvent {
      signatures += union.variants.map(\.completeSignature)
    }
    let contents = DistinctiveContents(signatures)
    for var model in self {
      guard case .union(var union) = model.definition, union.isEvent else { continue }
      for index in union.variants.indices {
        let signature = contents.keeping(union.variants[index].completeSignature)
        union.variants[index].completeSignature = signature.combiningContents
      }
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
      guard unions[id] == nil, case .union(let union)? = definition(of: id) else { continue }
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
    _ unions: [Model.ID: SignatureUnion],
    ofMessage isMessage: Bool = false
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
        add(model.definition, to: &signatures, ofMessage: isMessage)
      }
    }
  }

  private func add(
    _ definition: Model.Definition,
    to signatures: inout SignatureUnion,
    ofMessage isMessage: Bool
  ) {
    switch definition {
    case .object(let object):
      let inside = object.fields.flatMap(listedInside).filter { isMessage || $0.affix == nil }
      signatures.add(
        .object(
          required: object.requiredKeys,
          known: object.fields.map(\.key),
          listed: listed(object) + inside,
          contents: isMessage ? object.fields.compactMap(content) : []
        )
      )
    case .enumeration(let enumeration) where enumeration.raw == .string:
      signatures.add(.string(values: enumeration.values.compactMap(\.literal.text)))
    case .enumeration(let enumeration):
      signatures.add(enumeration.raw == .integer ? .integer : .number)
    case .tuple(let tuple): signatures.add(.tuple(tuple.elements.map { signature($0) }))
    case .alias, .base, .union, .multipart: signatures.add(.any)
    }
  }

  /// The listed values of the members of an object.
  private func listed(_ object: Object) -> [Union.Listed] {
    object.fields.compactMap { field in
      var listed = listed(field)
      if field.isRequired, case .nullable = field.type { listed?.isNullable = true }
      return listed
    }
  }

  /// The type of a member that is an object or an array, and the members of the object.
  private func content(_ field: Field) -> Union.MemberContents? {
    let signature: Union.Signature
    switch resolved(field.type) {
    case .array, .isolatedArray: signature = .array
    case .map: signature = .object(required: [], known: [], listed: [])
    case .model(let id):
      switch definition(of: id) {
      case .object(let object):
        // `listedInside` has the values of its members.
        let keys = object.fields.map(\.key)
        signature = .object(required: object.requiredKeys, known: keys, listed: [])
      case .tuple: signature = .array
      default: return nil
      }
    default: return nil
    }
    return Union.MemberContents(key: field.key, signature: signature)
  }

  /// The maximum depth of arrays whose elements are compared, since a tuple may contain itself.
  private static let elementDepth = 2

  /// The type of an element, and its constant.
  private func signature(_ element: Tuple.Element, depth: Int = 0) -> Union.Signature {
    if let constant = element.constant { return .string(values: [constant]) }
    if let number = element.constantNumber { return .constant(number) }
    if case .prefix(let text) = element.affix { return .text(pattern: "^" + text) }
    if case .suffix(let text) = element.affix { return .text(pattern: text + "$") }
    return signature(element.type, depth)
  }

  private func signature(_ type: Type, _ depth: Int) -> Union.Signature {
    if case .nullable = type { return .any }
    return switch resolved(type) {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary: .string(values: [])
    case .array(let element) where depth < Self.elementDepth:
      list(of: signature(element, depth + 1))
    case .array, .isolatedArray: .array
    case .map: .object(required: [], known: [], listed: [])
    case .json, .nullable, .received, .embedded: .any
    case .model(let id): kind(of: definition(of: id), depth)
    }
  }

  private func list(of element: Union.Signature) -> Union.Signature {
    element == .any ? .array : .list(element)
  }

  private func kind(of definition: Model.Definition?, _ depth: Int) -> Union.Signature {
    switch definition {
    case .object: .object(required: [], known: [], listed: [])
    case .tuple(let tuple) where depth < Self.elementDepth:
      .tuple(tuple.elements.map { signature($0, depth: depth + 1) })
    case .tuple: .array
    case .enumeration(let enumeration):
      switch enumeration.raw {
      case .string: .string(values: enumeration.values.compactMap(\.literal.text))
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
      case .enumeration(let enumeration)? = definition(of: id)
    else { return nil }
    let values = enumeration.values.compactMap { Scalar($0.literal) }
    return values.isEmpty ? nil : Union.Listed(key: field.key, values: values)
  }

  /// The listed values of the members of a member, since the header of an envelope may state the
  /// type of its content.
  private func listedInside(_ field: Field) -> [Union.Listed] {
    guard case .model(let id) = resolved(field.type),
      case .object(let inner)? = definition(of: id)
    else { return [] }
    return inner.fields.compactMap { member in
      var listed = listed(member)
      listed?.outer = field.key
      return listed
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

extension Object {
  /// The keys of the required members that the schema describes.
  fileprivate var requiredKeys: [String] {
    fields.filter { $0.isRequired && !$0.isUndescribed }.map(\.key)
  }
}
