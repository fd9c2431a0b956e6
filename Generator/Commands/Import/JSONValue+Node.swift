import BinderyJSON
import Specification

extension JSONValue {
  /// Creates the value of a node.
  package init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .integer, .float:
      let number = JSONNumber(node.text) ?? node.number.flatMap { JSONNumber($0) }
      self = number.map(JSONValue.number) ?? .string(node.text)
    case .string: self = .string(node.text)
    case .sequence: self = .array(node.elements.map { JSONValue($0) })
    case .mapping:
      self = .object(JSONObject(node.entries.map { ($0.key, JSONValue($0.value)) }))
    }
  }
}
