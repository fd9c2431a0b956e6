import BinderyJSON

/// The check of a `format`.
enum SchemaFormat: Sendable {
  case text(@Sendable (String) -> Bool)
  case number(@Sendable (JSONNumber) -> Bool)

  /// Whether the value is in the format; values of other types always are.
  func allows(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text(let check), .string(let text)): return check(text)
    case (.number(let check), .number(let number)): return check(number)
    default: return true
    }
  }

  static func named(_ name: String) -> SchemaFormat? { known[name] }

  /// The format `date-time` with the variants that servers write.
  static let dateTimeOrVariant = SchemaFormat.text(TimeFormats.isDateTimeOrVariant)

  private static let known: [String: SchemaFormat] = [
    "byte": .text(BinaryFormats.isBase64),
    "date": .text(TimeFormats.isDate),
    "date-time": .text(TimeFormats.isDateTime),
    "duration": .text(TimeFormats.isDuration),
    "email": .text(NetworkFormats.isEmail),
    "hostname": .text(NetworkFormats.isHostname),
    "int32": .number { $0.integer(as: Int32.self) != nil },
    "int64": .number { $0.int64 != nil },
    "ipv4": .text(NetworkFormats.isIPv4),
    "ipv6": .text(NetworkFormats.isIPv6),
    "json-pointer": .text { SchemaPattern.jsonPointer?.matches($0) ?? true },
    "regex": .text { SchemaPattern($0) != nil },
    "relative-json-pointer": .text { SchemaPattern.relativePointer?.matches($0) ?? true },
    "time": .text(TimeFormats.isTime),
    "uint64": .number { $0.integer(as: UInt64.self) != nil },
    "uri": .text { URIFormats.isReference($0) && URIReference($0).scheme != nil },
    "uri-reference": .text(URIFormats.isReference),
    "uuid": .text(BinaryFormats.isUUID),
  ]
}

extension SchemaPattern {
  fileprivate static let jsonPointer = SchemaPattern("^(/([^~/]|~[01])*)*$")
  fileprivate static let relativePointer =
    SchemaPattern("^(0|[1-9][0-9]*)(#|(/([^~/]|~[01])*)*)$")
}
