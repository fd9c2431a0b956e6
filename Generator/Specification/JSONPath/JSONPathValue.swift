/// A value in a comparison of a filter.
enum JSONPathValue {
  /// The value of a query that selects no node.
  case nothing
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// An array or an object.
  case collection(Node)

  init(_ node: Node) {
    self =
      switch node.kind {
      case .null: .null
      case .boolean: .boolean(node.boolean ?? false)
      case .integer, .float: node.number.map(Self.number) ?? .nothing
      case .string: .string(node.text)
      case .sequence, .mapping: .collection(node)
      }
  }

  /// Compares two numbers, or two strings by their Unicode scalars; false for other values.
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.string(let left), .string(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    default: false
    }
  }
}
