extension Model {
  func printed(_ names: ModelNames) -> [String] {
    let mark = documentation.isDeprecated ? " deprecated" : ""
    let name = names[id]
    switch definition {
    case .object(let object): return ["object \(name)\(mark)"] + object.printed(names)
    case .choice(let choice): return choice.printed(name + mark, names)
    case .enumeration(let enumeration):
      return ["enum \(name): \(enumeration.raw)\(mark)"]
        + enumeration.values.map { value in
          "  \(value.literal.printed)\(value.name.map { " as \($0)" } ?? "")"
            + value.documentation.suffix
        }
    case .tuple(let tuple): return ["tuple \(name)\(mark)"] + tuple.printed(names)
    case .alias(let type): return ["alias \(name) = \(type.printed(names))\(mark)"]
    }
  }
}

extension Object {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    fields.map { field in
      "  \(field.key)\(field.isRequired ? "" : "?"): \(field.type.printed(names))"
        + (field.defaultValue.map { " = \($0.printed)" } ?? "")
        + (field.isRecursive ? " indirect" : "") + field.documentation.suffix
    } + (additional.map { ["  ...: \($0.printed(names))"] } ?? [])
  }
}

extension Tuple {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    elements.enumerated().map { index, element in
      "  \(element.name ?? String(index))\(element.isRequired ? "" : "?"): "
        + element.type.printed(names) + (element.isRecursive ? " indirect" : "")
        + element.documentation.suffix
    } + (rest.map { ["  ...: \($0.printed(names))"] } ?? [])
  }
}

extension Choice {
  fileprivate func printed(_ name: String, _ names: ModelNames) -> [String] {
    let key = discriminator.map { " by \($0.key)" } ?? ""
    return ["choice \(name)\(key)"]
      + variants.enumerated().map { index, variant in
        let values = discriminator?.mapping.filter { $0.variant == index }.map(\.value) ?? []
        let sign = discriminator == nil ? " (\(variant.signature.printed))" : ""
        return "  \(variant.name): \(variant.type.printed(names))"
          + (values.isEmpty ? sign : " = " + values.joined(separator: " | "))
          + (variant.isRecursive ? " indirect" : "")
      }
  }
}

extension Choice.Signature {
  fileprivate var printed: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .array: "array"
    case .string(let values): values.isEmpty ? "string" : values.joined(separator: " | ")
    case .object(let required, let known):
      "{" + known.map { required.contains($0) ? $0 : $0 + "?" }.joined(separator: ", ") + "}"
    case .several(let signatures): signatures.map(\.printed).joined(separator: " or ")
    case .any: "any"
    }
  }
}

extension Documentation {
  /// What is worth seeing at a glance.
  var suffix: String { isDeprecated ? " deprecated" : "" }
}
