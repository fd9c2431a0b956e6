import Canonical

/// The kind of JSON value that a schema admits, determined before its Swift type.
enum WireKind: Hashable {
  case string, integer, number, boolean, array, object
  /// A string of an `enum`.
  case listed
  /// Several kinds, or all.
  case any
}

extension WireKind {
  /// The kind of a JSON type; nil for null.
  init?(_ type: JSONType) {
    switch type {
    case .string: self = .string
    case .integer: self = .integer
    case .number: self = .number
    case .boolean: self = .boolean
    case .array: self = .array
    case .object: self = .object
    case .null: return nil
    }
  }

  /// The name of a variant of this kind.
  var word: String {
    switch self {
    case .string, .listed: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    case .any: "value"
    }
  }
}
