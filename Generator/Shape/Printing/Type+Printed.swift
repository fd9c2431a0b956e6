extension Type {
  /// The type as text: `[string]`, `{Pet}` for a map, `integer?` if null is allowed, `isolated
  /// [string]` for an array that keeps undecodable elements.
  func printed(_ names: ModelNames) -> String {
    switch self {
    case .boolean: "boolean"
    case .integer(let width): width == .unspecified ? "integer" : "\(width)"
    case .number(let precision): precision == .unspecified ? "number" : "\(precision)"
    case .string: "string"
    case .dateTime: "date-time"
    case .date: "date"
    case .uuid: "uuid"
    case .uri: "uri"
    case .base64: "base64"
    case .binary: "binary"
    case .json: "json"
    case .array(let element): "[\(element.printed(names))]"
    case .isolatedArray(let element): "isolated [\(element.printed(names))]"
    case .map(let value): "{\(value.printed(names))}"
    case .nullable(let wrapped): "\(wrapped.printed(names))?"
    case .embedded(let inner): "text of \(inner.printed(names))"
    case .received(let id): "received \(names[id])"
    case .model(let id): names[id]
    }
  }
}

extension Literal {
  /// The value as JSON, with strings as Swift's debug descriptions.
  var printed: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let digits): digits
    case .number(let text): text
    case .string(let text): text.debugDescription
    case .array(let elements): "[\(elements.map(\.printed).joined(separator: ", "))]"
    case .object(let members):
      "{"
        + members.map { "\($0.key.debugDescription): \($0.value.printed)" }.joined(separator: ", ")
        + "}"
    }
  }
}
