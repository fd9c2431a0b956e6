import BinderyJSON

/// A violation of a schema by a value.
public struct SchemaViolation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `$.channels["a b"][3]`.
  public var path: JSONPath
  /// The violated keyword, as a pointer into its document, such as `#/$defs/Book/required`.
  public var schemaPath: String
  /// The schema that applies to the value, as a pointer; it may refer to the violated one.
  public var outermostSchemaPath: String
  /// The violation, as a clause about the value.
  public var message: String
  /// The member that the value lacks.
  public var missingMember: String?
  /// The violations of each alternative, for `anyOf` and `oneOf` without one that holds.
  public var alternatives: [[SchemaViolation]] = []

  /// Creates a violation.
  public init(path: JSONPath, schemaPath: String, outermostSchemaPath: String, message: String) {
    self.path = path
    self.schemaPath = schemaPath
    self.outermostSchemaPath = outermostSchemaPath
    self.message = message
  }

  /// The path as text.
  public var instancePath: String { path.description }

  public var description: String { "\(path): \(message) (\(schemaPath))" }
}
