import BinderyJSON
import SchemaValidation

extension MockedSchemas {
  /// Returns the violations of a message's schema by its payload.
  func violations(of payload: JSONValue, _ message: MockedMessage) -> [RequestViolation] {
    (schema(message.schema)?.validate(payload) ?? []).map {
      RequestViolation($0, in: "message", name: message.name, self)
    }
  }
}
