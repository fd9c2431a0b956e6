import Canonical

extension JSONValue {
  /// A JSON text that equal values share: with sorted members, and `1.0` as `1`.
  var canonicalText: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer, .number: ExactNumber(self)?.description ?? text
    case .string: "\"\(text)\""
    case .array(let elements): "[" + elements.map(\.canonicalText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { "\"\($0.key)\":\($0.value.canonicalText)" }.sorted().joined(separator: ",")
        + "}"
    }
  }
}
