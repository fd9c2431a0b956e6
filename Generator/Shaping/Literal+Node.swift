import Shape
import Specification

extension Literal {
  /// The JSON value of a YAML node; nil for a value that JSON lacks, such as `.inf`.
  init?(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .integer: self.init(integer: node)
    case .float: self.init(number: node)
    case .string: self = .string(node.text)
    case .sequence:
      let elements = node.elements.map { Literal($0) }
      guard elements.allSatisfy({ $0 != nil }) else { return nil }
      self = .array(elements.compactMap { $0 })
    case .mapping:
      let values = node.entries.map { (key: $0.key, value: Literal($0.value)) }
      guard values.allSatisfy({ $0.value != nil }) else { return nil }
      self = .object(values.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }
  }

  private init?(integer node: Node) {
    if JSONWord.isNumber(node.text) {
      self = .integer(node.text)
      return
    }
    if let value = node.integer {
      self = .integer(String(value))
      return
    }
    var digits = node.text[...]
    let sign = digits.first == "-" ? "-" : ""
    if let first = digits.first, first == "-" || first == "+" { digits.removeFirst() }
    digits = digits.drop { $0 == "0" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self = .integer(sign + digits)
  }

  private init?(number node: Node) {
    guard let value = node.number, value.isFinite else { return nil }
    self = .number(JSONWord.isNumber(node.text) ? node.text : "\(value)")
  }
}
