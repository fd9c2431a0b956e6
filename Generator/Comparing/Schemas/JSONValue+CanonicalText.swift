import Canonical

extension JSONValue {
  /// A JSON text that equal values share: without the order of members, and `1.0` as `1`.
  var canonicalText: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let digits): digits ?? text
    case .number(let digits): Self.integerText(digits ?? text)
    case .string: "\"\(text)\""
    case .array(let elements): "[" + elements.map(\.canonicalText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { "\"\($0.key)\":\($0.value.canonicalText)" }.sorted().joined(separator: ",")
        + "}"
    }
  }

  private static func integerText(_ text: String) -> String {
    guard let number = Double(text), let integer = Int(exactly: number) else { return text }
    return String(integer)
  }
}
