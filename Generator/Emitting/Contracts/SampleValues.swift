import Shape

/// Creates values that a document allows, for types without a recorded value.
struct SampleValues {
  let spelling: TypeSpelling

  /// Returns a scalar of the type, a different one for each index from 0 as far as the type has
  /// them; nil for a type that isn't scalar.
  func scalar(of type: Type, _ index: Int = 0) -> Literal? {
    switch spelling.unaliased(type) {
    case .boolean: .boolean(index % 2 == 0)
    case .integer: .integer("\(7 + index)")
    case .number: .number("\(1 + index).5")
    case .string, .json: .string(index == 0 ? "sample" : "sample\(index)")
    case .dateTime: .string("2026-01-10T20:00:\(10 + index % 50)Z")
    case .date: .string("2026-01-\(10 + index % 20)")
    case .uuid: .string("00000000-0000-4000-8000-0000000000\(10 + index % 90)")
    case .uri: .string("https://example.com/\(index)")
    case .base64: .string(index % 2 == 0 ? "c2FtcGxl" : "b3RoZXJ4")
    case .nullable(let type): scalar(of: type, index)
    case .model(let id): value(of: id, index)
    case .binary, .array, .isolatedArray, .map, .embedded, .received: nil
    }
  }

  private func value(of id: Model.ID, _ index: Int) -> Literal? {
    guard case .enumeration(let enumeration)? = spelling.model(id)?.definition else { return nil }
    let values = enumeration.values.map(\.literal).filter { $0.text.map(Self.isPlain) == true }
    return values.isEmpty ? nil : values[index % values.count]
  }

  /// Returns whether no character of the text has a meaning in a parameter style.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x21...0x7e).contains(byte) && !#""%&+,;=\|#"#.utf8.contains(byte)
      }
  }
}

// MARK: - Parameters

extension SampleValues {
  /// Returns a scalar, a list of two scalars, or an object of scalars; nil for another type.
  func parameter(of type: Type, _ index: Int) -> Literal? {
    switch spelling.unaliased(type) {
    case .nullable(let type): return parameter(of: type, index)
    case .array(let element), .isolatedArray(let element):
      let values = [index, index + 1].compactMap { scalar(of: element, $0) }
      return values.isEmpty ? nil : .array(values)
    case .map(let value):
      return scalar(of: value, index).map { .object([.init(key: "key", value: $0)]) }
    case .model(let id):
      guard case .object(let object)? = spelling.model(id)?.definition else { break }
      return flat(object, index)
    default: break
    }
    return scalar(of: type, index)
  }

  private func flat(_ object: Object, _ index: Int) -> Literal? {
    var members: [Literal.Member] = []
    for (position, field) in object.fields.enumerated() {
      let value = field.constant ?? scalar(of: field.type, index + position)
      if let value, value.text != nil {
        members.append(.init(key: field.key, value: value))
      } else if field.isRequired {
        return nil
      }
    }
    return members.isEmpty ? nil : .object(members)
  }
}

// MARK: - Bodies

extension SampleValues {
  /// Returns a value with each member that has a sample; nil if the type has no such value.
  ///
  /// - Parameters:
  ///   - index: The position among the members of an object.
  ///   - models: The models that contain the value.
  func value(of type: Type, _ index: Int = 0, inside models: [Model.ID] = []) -> Literal? {
    switch spelling.unaliased(type) {
    case .array(let element), .isolatedArray(let element):
      return value(of: element, index, inside: models).map { .array([$0]) } ?? .array([])
    case .map(let element):
      return .object(
        value(of: element, index, inside: models).map { [.init(key: "key", value: $0)] } ?? []
      )
    case .nullable(let type): return value(of: type, index, inside: models) ?? .null
    case .model(let id):
      guard !models.contains(id), let model = spelling.model(id) else { return nil }
      return value(of: model.definition, index, inside: models + [id])
    case let type: return scalar(of: type, index)
    }
  }

  private func value(
    of definition: Model.Definition,
    _ index: Int,
    inside models: [Model.ID]
  ) -> Literal? {
    switch definition {
    case .object(let object): value(of: object, inside: models)
    case .union(let union): value(of: union, inside: models)
    case .enumeration(let enumeration): value(of: enumeration, index)
    case .tuple(let tuple): value(of: tuple, inside: models)
    case .alias(let type): value(of: type, index, inside: models)
    case .base, .multipart: nil
    }
  }

  private func value(of enumeration: Enumeration, _ index: Int) -> Literal? {
    let values = enumeration.values
    return values.isEmpty ? nil : values[index % values.count].literal
  }

  private func value(of object: Object, inside models: [Model.ID]) -> Literal? {
    var members: [Literal.Member] = []
    for (index, field) in object.fields.enumerated() {
      let fixed = field.constant ?? text(of: field)
      if let value = fixed ?? value(of: field.type, index, inside: models) {
        members.append(.init(key: field.key, value: value))
      } else if field.isRequired {
        return nil
      }
    }
    return .object(members)
  }

  /// Returns the text of a member that must have a prefix or suffix.
  private func text(of field: Field) -> Literal? {
    switch field.affix {
    case .prefix(let text): .string(text + "sample")
    case .suffix(let text): .string("sample" + text)
    case .noPrefix, nil: nil
    }
  }

  private func value(of union: Union, inside models: [Model.ID]) -> Literal? {
    for (index, variant) in union.variants.enumerated() {
      guard let value = value(of: variant.type, inside: models) else { continue }
      guard let discriminator = union.discriminator else { return value }
      let name = discriminator.mapping.first { $0.variant == index }?.value
      guard let name, case .object(let members) = value else { continue }
      let others = members.filter { $0.key != discriminator.key }
      return .object([.init(key: discriminator.key, value: literal(name))] + others)
    }
    return nil
  }

  private func value(of tuple: Tuple, inside models: [Model.ID]) -> Literal? {
    var elements: [Literal] = []
    for (index, element) in tuple.elements.enumerated() {
      guard let value = value(of: element.type, index, inside: models) else {
        return element.isRequired ? nil : .array(elements)
      }
      elements.append(value)
    }
    return .array(elements)
  }

  private func literal(_ scalar: Scalar) -> Literal {
    switch scalar.kind {
    case .string: .string(scalar.text)
    case .number: .number(scalar.text)
    case .boolean: .boolean(scalar.text == "true")
    }
  }
}
