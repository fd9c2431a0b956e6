import Canonical
import Specification

extension JSONType {
  /// Creates the type of a node's values.
  init(_ kind: Node.Kind) {
    self =
      switch kind {
      case .string: .string
      case .integer: .integer
      case .float: .number
      case .boolean: .boolean
      case .sequence: .array
      case .mapping: .object
      case .null: .null
      }
  }
}
