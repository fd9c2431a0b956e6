import Canonical
import Specification

extension JSONValue {
  /// Creates the JSON value of a YAML node.
  init(_ node: Node) {
    let text = node.text
    self.init(
      Content(node, text),
      text: text,
      impliedBoolean: node.kind.isCollection ? nil : node.coercedBoolean,
      mark: node.mark
    )
  }
}

extension JSONValue.Content {
  fileprivate init(_ node: Node, _ text: String) {
    self =
      switch node.kind {
      case .null: .null
      case .boolean: .boolean(node.boolean ?? false)
      case .integer: .integer(Self.digits(of: node, text))
      case .float: .number(Self.number(node, text))
      case .string: .string
      case .sequence: .array(node.elements.map { JSONValue($0) })
      case .mapping:
        .object(
          node.entries.map { Named(key: $0.key, keyMark: $0.keyMark, value: JSONValue($0.value)) }
        )
      }
  }

  /// Returns the decimal digits of an integer, which YAML may write with other signs and radixes.
  private static func digits(of node: Node, _ text: String) -> String? {
    if JSONWord.isNumber(text) { return text }
    if let value = node.integer { return String(value) }
    var digits = text[...]
    let sign = digits.first == "-" ? "-" : ""
    if let first = digits.first, first == "-" || first == "+" { digits.removeFirst() }
    digits = digits.drop { $0 == "0" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return sign + digits
  }

  private static func number(_ node: Node, _ text: String) -> String? {
    guard let value = node.number, value.isFinite else { return nil }
    return JSONWord.isNumber(text) ? text : "\(value)"
  }
}
