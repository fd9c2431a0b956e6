import BinderyJSON
import SchemaValidation

/// The schemas of the values of fields, compiled when a secret needs a fake.
struct ValueSchemas {
  private let schemas: [String: Set<JSONValue>]
  private var compiled: [String: Described?] = [:]

  /// The schemas of a field.
  struct Described {
    let schemas: [JSONSchema]
    /// The lower and upper limits of numbers.
    let limits: [JSONValue]
  }

  init(_ schemas: [String: Set<JSONValue>]) { self.schemas = schemas }

  /// The schemas of a field; nil if none limits its values.
  mutating func schemas(of field: FieldName?) -> Described? {
    guard let field, !schemas.isEmpty else { return nil }
    let name = field.location == .header ? field.name.lowercased() : field.name
    guard let written = schemas[name] else { return nil }
    if let known = compiled[name] { return known }
    let sorted = written.sorted { $0.description < $1.description }
    let described = Described(
      // A schema that can't be compiled is reported where recordings are checked.
      schemas: sorted.compactMap { try? JSONSchema($0, dialect: .openAPI, formats: .all) },
      limits: sorted.flatMap { schema in
        ["minimum", "maximum"].compactMap { schema[$0] }
      }
    )
    compiled[name] = .some(described)
    return described
  }
}
