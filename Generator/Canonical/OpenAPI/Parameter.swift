import SourceDiagnostics

extension OpenAPI {
  /// A value outside the body of a request (Parameter Object).
  public struct Parameter {
    /// The part of a request that has the parameter.
    public enum Position: String, Sendable {
      case path, query, header, cookie, querystring
    }

    public var name: String
    public var position: Position
    public var value: Header

    public init(
      name: String,
      position: Position,
      value: Header
    ) {
      self.name = name
      self.position = position
      self.value = value
    }
  }

  /// The value of a header or a parameter (Header Object).
  public struct Header {
    public var location: SourceLocation
    /// The location of the reference, if there is one.
    public var referenceMark: Mark
    /// The key of the referenced object under `components`.
    public var referenceName: String?
    public var description: String?
    public var isRequired = false
    public var isDeprecated = false
    /// The last day of a deprecated value, such as `2027-03-31`: `x-sunset`.
    public var sunset: String?
    public var style: Located<String>?
    public var explode: Bool?
    public var allowsReserved = false
    public var schema: SchemaID?
    public var content: [Named<MediaType>] = []

    public init(location: SourceLocation, referenceMark: Mark) {
      self.location = location
      self.referenceMark = referenceMark
    }
  }
}
