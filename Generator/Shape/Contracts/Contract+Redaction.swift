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
    /// The documented values in the recordings that would be secrets otherwise.
    public var allowedValues: [String] = []

    public init() {}

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
