/// A violation of a schema by a value.
public struct SchemaViolation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `$.channels["a b"][3]`.
  public var instancePath: String
  /// The violated keyword, as a pointer into its document, such as `#/$defs/Book/required`.
  public var schemaPath: String
  /// The violation, as a clause about the value.
  public var message: String

  /// Creates a violation.
  public init(instancePath: String, schemaPath: String, message: String) {
    self.instancePath = instancePath
    self.schemaPath = schemaPath
    self.message = message
  }

  public var description: String { "\(instancePath): \(message) (\(schemaPath))" }
}
