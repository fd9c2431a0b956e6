import Canonical
import Shape

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

extension Schema {
  /// `uint64` for an integer that is never negative, and whose maximum is beyond `Int64`.
  var unsignedFormat: String? {
    guard types == [.integer], let minimum = constraints?.lowerBound?.value.text,
      !minimum.hasPrefix("-"),
      let maximum = (constraints?.upperBound?.value.text).flatMap({ UInt64($0) }),
      maximum > UInt64(Int64.max)
    else { return nil }
    return NumberFormat.uint64.rawValue
  }
}

extension Type {
  /// The type of `integer` with a format.
  static func integer(format: String?) -> Type {
    .integer(NumberFormat(format)?.width ?? .unspecified)
  }

  /// The type of `number` with a format; an integer for the integer formats of the OpenAPI Format
  /// Registry.
  static func number(format: String?) -> Type {
    NumberFormat(format)?.type ?? .number(.unspecified)
  }
}
