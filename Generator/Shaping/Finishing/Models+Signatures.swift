import Shape

extension Models {
  /// Says of each variant by what its values are known.
  mutating func fillSignatures() {
    for var model in all {
      guard case .choice(var choice) = model.definition else { continue }
      for index in choice.variants.indices {
        choice.variants[index].signature = signature(of: choice.variants[index].type)
      }
      model.definition = .choice(choice)
      self[model.id] = model
    }
  }

  private func signature(of type: Type, depth: Int = 0) -> Choice.Signature {
    switch resolved(type) {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary: .string(values: [])
    case .array: .array
    case .map: .object(required: [], known: [])
    case .json, .nullable: .any
    case .model(let id): self[id].map { signature(of: $0.definition, depth: depth) } ?? .any
    }
  }

  private func signature(of definition: Model.Definition, depth: Int) -> Choice.Signature {
    switch definition {
    case .object(let object):
      return .object(
        required: object.fields.filter(\.isRequired).map(\.key),
        known: object.fields.map(\.key)
      )
    case .enumeration(let enumeration):
      guard enumeration.raw == .string else { return .integer }
      return .string(values: enumeration.values.compactMap(\.literal.string))
    case .tuple: return .array
    case .alias: return .any
    case .choice(let choice):
      guard depth < 8 else { return .any }
      return common(choice.variants.map { signature(of: $0.type, depth: depth + 1) })
    }
  }

  /// What can be seen of a value that is one of several.
  private func common(_ signatures: [Choice.Signature]) -> Choice.Signature {
    guard var common = signatures.first else { return .any }
    for signature in signatures.dropFirst() {
      switch (common, signature) {
      case (.object(let required, let known), .object(let others, let more)):
        common = .object(
          required: required.filter(others.contains),
          known: known + more.filter { !known.contains($0) }
        )
      case (.string(let values), .string(let others)):
        common = .string(values: values.isEmpty || others.isEmpty ? [] : values + others)
      default:
        guard common == signature else { return .any }
      }
    }
    return common
  }
}

extension Literal {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
