extension Contract {
  /// What the service declares about secrets in its recordings, in alphabetical order.
  public struct Redaction: Hashable, Sendable {
    /// The names of headers with secrets.
    public var headers: [String] = []
    /// The names of query parameters with secrets.
    public var queryParameters: [String] = []
    /// The names of cookies with secrets.
    public var cookies: [String] = []
    /// The path templates with secret parameters, and the names of these.
    public var paths: [Path] = []
    /// The names of JSON members and form fields with secrets.
    public var members: [String] = []
    /// The schemas of values that the fakes of secrets must fit.
    public var schemas: [Limits] = []
    /// The documented values in the recordings that would be secrets otherwise.
    public var allowedValues: [String] = []

    public init() {}

    /// The JSON Schemas of the values with a name.
    public struct Limits: Hashable, Sendable {
      public var name: String
      /// The schemas as JSON.
      public var schemas: [String]

      public init(name: String, schemas: [String]) {
        self.name = name
        self.schemas = schemas
      }
    }

    /// A path template with secret parameters.
    public struct Path: Hashable, Sendable {
      public var template: String
      public var parameters: [String]

      public init(template: String, parameters: [String]) {
        self.template = template
        self.parameters = parameters
      }
    }
  }
}
