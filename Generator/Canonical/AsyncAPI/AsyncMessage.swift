import SourceDiagnostics

extension AsyncAPI {
  /// A message with its traits applied (Message Object).
  public struct Message {
    /// Identifies a message of a document.
    public struct ID: Hashable, Sendable {
      public let number: Int

      public init(number: Int) { self.number = number }
    }

    public var id: ID
    public var location: SourceLocation
    /// The key under `components`, where the message is one of them.
    public var componentName: String?
    public var name: String?
    public var title: String?
    public var summary: String?
    public var description: String?
    public var isDeprecated = false
    /// The last day of a deprecated message, such as `2027-03-31`: `x-sunset`.
    public var sunset: String?
    public var contentType: Located<String>?
    public var payload: Payload?
    /// The schema of the headers; nil if it isn't a JSON Schema.
    public var headers: SchemaID?
    /// The location of `headers`, or of a `correlationId` that refers to a header.
    public var headersMark: Mark?
    /// The runtime expression of the correlation identifier, such as `$message.payload#/id`.
    public var correlationLocation: String?
    /// The bindings of the message and of each of its traits.
    public var bindings: [ProtocolBindings] = []

    public init(id: ID, location: SourceLocation) {
      self.id = id
      self.location = location
    }
  }

  /// The payload of a message (Multi Format Schema Object).
  public enum Payload {
    case schema(SchemaID)
    /// A payload in a schema language that is not JSON Schema, by the media type of the language.
    case foreign(format: Located<String>)
  }
}
