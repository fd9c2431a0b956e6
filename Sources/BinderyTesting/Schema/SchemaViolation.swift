/// One thing about a value that its schema forbids.
public struct SchemaViolation: Hashable, Sendable, CustomStringConvertible {
  /// Where in the value, such as `$.channels["a b"][3]`.
  public var instancePath: String
  /// The keyword that objects, as a pointer into its document, such as `#/$defs/Book/required`.
  public var schemaPath: String
  /// What is wrong, as a clause about the value.
  public var message: String

  /// As an implementation of a keyword tells it.
  public init(instancePath: String, schemaPath: String, message: String) {
    self.instancePath = instancePath
    self.schemaPath = schemaPath
    self.message = message
  }

  public var description: String { "\(instancePath): \(message) (\(schemaPath))" }
}
