extension Node.Kind {
  /// The noun of the kind for diagnostics.
  package var words: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .float: "a number"
    case .string: "a string"
    case .sequence: "an array"
    case .mapping: "an object"
    }
  }
}
