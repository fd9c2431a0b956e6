import Shape
import Specification

extension SchemaShaper {
  /// The type that facets amount to.
  func type(of facets: Facets, as role: Role) -> Type {
    guard !facets.isContradictory else { return contradiction(facets, role) }
    if !facets.choices.isEmpty { return choice(facets, as: role) }
    if let values = facets.values { return enumeration(values, of: facets, as: role) }
    switch facets.types {
    case []: return .json
    case ["object"]: return object(facets, as: role)
    case ["array"]: return array(facets, as: role)
    case ["string"]: return string(facets)
    case ["integer"]: return .integer(integerWidth(facets.format))
    case ["number"]: return .number(precision(facets.format))
    case ["boolean"]: return .boolean
    default: return severalTypes(facets, as: role)
    }
  }

  private func contradiction(_ facets: Facets, _ role: Role) -> Type {
    if facets.atoms.count > 1 {
      warn(
        .conflictingTypes,
        at: role.node.mark,
        "\(Excerpt.quoted(role.name)) is described with types that exclude one another"
          + "; it is read as any JSON",
        mend: "make the descriptions agree"
      )
    }
    return .json
  }

  private func string(_ facets: Facets) -> Type {
    if facets.isBase64 { return .base64 }
    return StringFormat(rawValue: facets.format ?? "")?.type ?? .string
  }

  private func integerWidth(_ format: String?) -> Type.IntegerWidth {
    switch format {
    case "int32": .int32
    case "int64": .int64
    default: .unspecified
    }
  }

  private func precision(_ format: String?) -> Type.Precision {
    switch format {
    case "float": .float
    case "double": .double
    case "decimal": .decimal
    default: .unspecified
    }
  }
}

/// The formats of strings that have a type of their own.
enum StringFormat: String {
  case dateTime = "date-time"
  case date, uuid, uri, byte

  var type: Type {
    switch self {
    case .dateTime: .dateTime
    case .date: .date
    case .uuid: .uuid
    case .uri: .uri
    case .byte: .base64
    }
  }
}
