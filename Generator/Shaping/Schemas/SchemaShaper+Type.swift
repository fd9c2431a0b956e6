import Canonicalizing
import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// The type that facets amount to.
  func type(of facets: Facets, as role: Role) -> Type {
    guard !facets.isContradictory else { return contradiction(facets, role) }
    if !facets.choices.isEmpty { return choice(facets, as: role) }
    if let values = facets.values { return enumeration(values, of: facets, as: role) }
    switch facets.types {
    case []: return .json
    case [.object]: return object(facets, as: role)
    case [.array]: return array(facets, as: role)
    case [.string]: return string(facets, as: role)
    case [.integer]: return integer(facets.format)
    case [.number]: return number(facets.format)
    case [.boolean]: return .boolean
    default: return severalTypes(facets, as: role)
    }
  }

  private func contradiction(_ facets: Facets, _ role: Role) -> Type {
    if facets.atoms.count > 1 {
      warn(
        .conflictingTypes,
        at: role.schema.mark,
        "\(Excerpt.quoted(role.name)) is described with types that exclude one another"
          + "; it is read as any JSON",
        fix: "make the descriptions agree"
      )
    }
    return .json
  }

  private func string(_ facets: Facets, as role: Role) -> Type {
    if let content = facets.content.first {
      return .embedded(type(of: [content], as: role.place(at: content.schema)))
    }
    return facets.isBase64 ? .base64 : StringFormat(facets.format)?.type ?? .string
  }

  func integer(_ format: String?) -> Type {
    .integer(NumberFormat(format)?.width ?? .unspecified)
  }

  /// A format of integers makes an integer of a number, as the registry of formats has it.
  func number(_ format: String?) -> Type {
    NumberFormat(format)?.type ?? .number(.unspecified)
  }
}

/// The formats of numbers that have a type of their own; upper and lower case are the same.
enum NumberFormat: String {
  case int32, int64, long, uint32, uint64
  case float, double, decimal

  init?(_ format: String?) {
    guard let format else { return nil }
    self.init(rawValue: format.lowercased())
  }

  /// Nil for a format of fractions.
  var width: Type.IntegerWidth? {
    switch self {
    case .int32: .int32
    case .int64, .long: .int64
    case .uint32: .uint32
    case .uint64: .uint64
    case .float, .double, .decimal: nil
    }
  }

  var type: Type {
    switch self {
    case .float: .number(.float)
    case .double: .number(.double)
    case .decimal: .number(.decimal)
    case .int32, .int64, .long, .uint32, .uint64: .integer(width ?? .unspecified)
    }
  }

  /// What a schema without a type is about; a decimal may be a string as well.
  var impliedType: JSONType? {
    width != nil ? .integer : self == .decimal ? nil : .number
  }
}

/// The formats of strings that have a type of their own, also under the names that generators of
/// documents give them; upper and lower case are the same.
enum StringFormat: String {
  case dateTime = "date-time"
  case date, uuid, guid, uri, url, byte, base64

  init?(_ format: String?) {
    guard let format else { return nil }
    self.init(rawValue: format.lowercased())
  }

  var type: Type {
    switch self {
    case .dateTime: .dateTime
    case .date: .date
    case .uuid, .guid: .uuid
    case .uri, .url: .uri
    case .byte, .base64: .base64
    }
  }
}
