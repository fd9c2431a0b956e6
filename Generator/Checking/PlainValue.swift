import BinderyJSON
import SchemaValidation

/// A plain text of a message, which a schema may describe as a string, a number or another scalar.
struct PlainValue {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The value that the text represents: a string, unless the schema only admits another scalar.
  func value(for schema: JSONSchema) -> JSONValue {
    let string = JSONValue.string(text)
    guard let other else { return string }
    let violations = schema.validate(string)
    guard violations.contains(where: \.dependsOnType) else { return string }
    let others = schema.validate(other)
    let hasSuitableType =
      violations.contains { $0.keyword == "type" } && !others.contains { $0.keyword == "type" }
    return others.isEmpty || hasSuitableType ? other : string
  }

  /// The number, Boolean or null that the text is; nil for other text.
  private var other: JSONValue? {
    guard let value = try? JSONValue(parsing: text) else { return nil }
    switch value {
    case .null, .boolean, .number: return value
    case .string, .array, .object: return nil
    }
  }
}

extension SchemaViolation {
  /// Whether a value of another type can satisfy the keyword.
  fileprivate var dependsOnType: Bool {
    ["type", "enum", "const", "anyOf", "oneOf", "not"].contains(keyword)
  }
}
