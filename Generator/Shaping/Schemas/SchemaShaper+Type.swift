import Canonicalizing
import Shape
import SourceDiagnostics

extension SchemaShaper {
  /// The type of a merged schema.
  func type(of merged: MergedSchema, as role: Role) -> Type {
    guard !merged.isContradictory else { return contradiction(merged, role) }
    if !merged.unions.isEmpty { return choice(merged, as: role) }
    if let values = merged.values { return enumeration(values, of: merged, as: role) }
    switch merged.types {
    case []: return .json
    case [.object]: return object(merged, as: role)
    case [.array]: return array(merged, as: role)
    case [.string]: return string(merged, as: role)
    case [.integer]: return integer(merged.format)
    case [.number]: return number(merged.format)
    case [.boolean]: return .boolean
    default: return severalTypes(merged, as: role)
    }
  }

  private func contradiction(_ merged: MergedSchema, _ role: Role) -> Type {
    if merged.subschemas.count > 1 {
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

  private func string(_ merged: MergedSchema, as role: Role) -> Type {
    if let content = merged.content.first {
      return .embedded(type(of: [content], as: role.with(content.schema)))
    }
    return merged.isBase64 ? .base64 : StringFormat(merged.format)?.type ?? .string
  }

  func integer(_ format: String?) -> Type {
    .integer(NumberFormat(format)?.width ?? .unspecified)
  }

  /// The type of `number`; an integer for the integer formats of the OpenAPI Format Registry.
  func number(_ format: String?) -> Type {
    NumberFormat(format)?.type ?? .number(.unspecified)
  }
}

/// The number formats that have a Swift type; case-insensitive.
enum NumberFormat: String {
  case int32, int64, long, uint32, uint64
  case float, double, decimal

  init?(_ format: String?) {
    guard let format else { return nil }
    self.init(rawValue: format.lowercased())
  }

  /// The width of an integer format; nil for a floating-point or decimal format.
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

  /// The JSON type that a schema without `type` has; nil for a decimal, which may be a string too.
  var impliedType: JSONType? {
    width != nil ? .integer : self == .decimal ? nil : .number
  }
}

/// The string formats that have a Swift type, with the aliases that document generators write;
/// case-insensitive.
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
