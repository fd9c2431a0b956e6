import BinderyJSON
import SchemaValidation
import Shape

extension RecordedValue.Content {
  /// The value as JSON; nil for a missing header, and a body that isn't XML.
  ///
  /// Plain text becomes the value that fits the schema. Throws `JSONError` if JSON text is invalid.
  func json(for schema: JSONSchema) throws(JSONError) -> JSONValue? {
    switch self {
    case .missing, .invalidXML: nil
    case .literal(let literal): JSONValue(literal)
    case .plain(let text): PlainValue(text).value(for: schema)
    case .text(let text): try JSONValue(parsing: text)
    }
  }
}
