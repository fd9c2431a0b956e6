extension Model {
  func printed(_ names: ModelNames) -> [String] {
    let mark = documentation.isDeprecated ? " deprecated" : ""
    let name = names[id]
    switch definition {
    case .object(let object):
      return ["object \(name)\(object.bases.printed(names))\(mark)"] + object.printed(names)
    case .base(let base):
      return ["base \(name)\(base.bases.printed(names))\(mark)"] + base.fields.printed(names)
    case .union(let union): return union.printed(name + mark, names)
    case .enumeration(let enumeration):
      return ["enum \(name): \(enumeration.raw)\(mark)"]
        + enumeration.values.map { value in
          "  \(value.literal.printed)\(value.name.map { " as \($0)" } ?? "")"
            + value.documentation.suffix
        }
    case .tuple(let tuple): return ["tuple \(name)\(mark)"] + tuple.printed(names)
    case .multipart(let multipart):
      return ["multipart \(name)\(mark)"] + multipart.printed(names)
    case .alias(let type): return ["alias \(name) = \(type.printed(names))\(mark)"]
    }
  }
}

extension [Model.ID] {
  fileprivate func printed(_ names: ModelNames) -> String {
    isEmpty ? "" : " of " + map { names[$0] }.joined(separator: ", ")
  }
}

extension [Field] {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    map { field in
      "  \(field.key)\(field.isRequired ? "" : "?"): \(field.type.printed(names))"
        + ((field.initialValue ?? field.defaultValue).map { " = \($0.printed)" } ?? "")
        + (field.isIndirect ? " indirect" : "") + field.documentation.suffix
    }
  }
}

extension Object {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    fields.printed(names) + (additional.map { ["  ...: \($0.printed(names))"] } ?? [])
      + (keepsUnknownMembers ? ["  ...: unknown"] : []) + (settings ?? []).map(\.printed)
  }
}

extension Setting {
  fileprivate var printed: String {
    let words = [
      "  setting \(key)", minimum.map { "from \($0.printed)" }, maximum.map { "to \($0.printed)" },
      unit.map { "in \($0)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension Tuple {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    elements.enumerated().map { index, element in
      "  \(element.name ?? String(index))\(element.isRequired ? "" : "?"): "
        + element.type.printed(names) + (element.isIndirect ? " indirect" : "")
        + element.documentation.suffix
    } + (rest.map { ["  ...: \($0.printed(names))"] } ?? [])
  }
}

extension Multipart {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    var lines: [String] = []
    for part in parts {
      lines.append(part.printed(names))
      lines += part.headers.map { $0.printed(names) }
    }
    if let additional { lines.append("  ...: \(additional.printed(names))") }
    return lines
  }
}

extension Multipart.Part {
  fileprivate func printed(_ names: ModelNames) -> String {
    let type = contentType.map { " \($0)" } ?? ""
    let assumed = (initialValue ?? defaultValue).map { " = \($0.printed)" } ?? ""
    return "  \(key)\(isRequired ? "" : "?"): \(value.printed(names))\(type)\(assumed)"
      + documentation.suffix
  }
}

extension Multipart.Value {
  fileprivate func printed(_ names: ModelNames) -> String {
    switch self {
    case .plain(let type): type.printed(names)
    case .styled(let type, let style, let explode):
      "\(type.printed(names)) \(style.rawValue)\(explode ? " explode" : "")"
    case .file: "file"
    case .files: "[file]"
    }
  }
}

extension Union {
  fileprivate func printed(_ name: String, _ names: ModelNames) -> [String] {
    let key = discriminator.map { " by \($0.key)\($0.isRequired ? "" : "?")" } ?? ""
    return ["union \(name)\(key)"]
      + variants.enumerated().map { index, variant in
        let values =
          discriminator?.mapping.filter { $0.variant == index }.map(\.value.printed) ?? []
        let sign =
          discriminator?.others.contains(index) ?? true ? " (\(variant.signature.printed))" : ""
        return "  \(variant.name): \(variant.type.printed(names))"
          + (values.isEmpty ? sign : " = " + values.joined(separator: " | "))
          + (discriminator.map { index.described(in: $0) } ?? "")
          + (variant.isIndirect ? " indirect" : "")
      }
  }
}

extension Int {
  /// The values for which a variant at this index is used without a mapping.
  fileprivate func described(in discriminator: Union.Discriminator) -> String {
    (discriminator.absent == self ? " by default" : "")
      + (discriminator.unmapped == self ? " for others" : "")
  }
}

extension Union.Signature {
  fileprivate var printed: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .array: "array"
    case .tuple(let elements): "[\(elements.map(\.printed).joined(separator: ", "))]"
    case .list(let element): "[\(element.printed)…]"
    case .constant(let value): value.text
    case .string(let values): values.isEmpty ? "string" : values.joined(separator: " | ")
    case .text(let pattern): "/\(pattern)/"
    case .object(let required, let known, let listed, let contents):
      "{"
        + (known.map { $0.printed(required, listed) } + listed.compactMap(\.printedInside)
        + contents.map { "\($0.key): \($0.signature.printed)" })
        .joined(separator: ", ") + "}"
    case .several(let signatures): signatures.map(\.printed).joined(separator: " or ")
    case .any: "any"
    }
  }
}

extension String {
  /// The key of a property in a signature.
  fileprivate func printed(_ required: [String], _ listed: [Union.Listed]) -> String {
    let own = listed.first { $0.key == self && $0.outer == nil }
    let values = own?.affix.map { [$0.printed] } ?? own?.values.map(\.printed) ?? []
    return self + (required.contains(self) ? "" : "?")
      + (values.isEmpty ? "" : ": " + values.joined(separator: " | "))
  }
}

extension Scalar {
  /// The value, in quotation marks if a string looks like a number or a Boolean.
  fileprivate var printed: String {
    let isPlain = kind != .string || Double(text) == nil && text != "true" && text != "false"
    return isPlain ? text : "\"\(text)\""
  }
}

extension Union.Listed {
  /// The listed values of a nested property.
  fileprivate var printedInside: String? {
    outer.map { "\($0).\(key): \(values.map(\.printed).joined(separator: " | "))" }
  }
}

extension Affix {
  fileprivate var printed: String {
    switch self {
    case .prefix(let text): "\(text)…"
    case .suffix(let text): "…\(text)"
    case .noPrefix(let texts): "not \(texts.joined(separator: " | "))…"
    }
  }
}

extension Documentation {
  /// The word `deprecated`, if it applies.
  var suffix: String { isDeprecated ? " deprecated" : "" }
}
