import Canonical
import Shape

extension Literal {
  /// The literal of a JSON value; nil for a value that JSON lacks, such as `.inf`.
  init?(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let boolean): self = .boolean(boolean)
    case .integer(let digits):
      guard let digits else { return nil }
      self = .integer(digits)
    case .number(let text):
      guard let text else { return nil }
      self = .number(text)
    case .string: self = .string(value.text)
    case .array(let values):
      let elements = values.compactMap { Literal($0) }
      guard elements.count == values.count else { return nil }
      self = .array(elements)
    case .object(let values):
      let members = values.compactMap { named in
        Literal(named.value).map { Member(key: named.key, value: $0) }
      }
      guard members.count == values.count else { return nil }
      self = .object(members)
    }
  }
}
