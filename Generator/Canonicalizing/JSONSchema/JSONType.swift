import Specification

/// The types of JSON, as `type` names them.
public enum JSONType: String, CaseIterable, Sendable {
  case string, integer, number, boolean, array, object, null
}

extension JSONType {
  /// Creates the type of a node.
  public init(_ value: Node) {
    self =
      switch value.kind {
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
