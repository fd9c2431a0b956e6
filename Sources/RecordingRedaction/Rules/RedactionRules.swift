import BinderyJSON

/// The rules by which a redactor recognizes the secrets of a service, in addition to those that it
/// recognizes in every archive.
///
/// They are plain values, so that any reader of a document can create them: from the API keys of
/// `securitySchemes`, and from schemas and parameters with `format: password` or
/// `x-sensitive: true`. Schemes of the types `http` and `oauth2` need no rule, because the header
/// `Authorization` is always redacted.
public struct RedactionRules: Hashable, Sendable {
  /// The names of headers whose values are secret, in any case.
  public var headers: Set<String> = []
  /// The names of query parameters whose values are secret.
  public var queryParameters: Set<String> = []
  /// The names of cookies whose values are secret.
  public var cookies: Set<String> = []
  /// The names of JSON members, form fields and multipart parts whose values are secret, at any
  /// depth of a body or message.
  ///
  /// Everything inside of the value is secret.
  public var members: Set<String> = []
  /// JSON pointers (RFC 6901) to members of bodies and messages whose values are secret.
  ///
  /// A `*` matches any member or element: `/users/*/pin`. Everything inside of the value is secret.
  public var pointers: Set<String> = []
  /// The bodies that are secret as a whole.
  public var bodies: Set<SecretBody> = []
  /// The paths with secret parameters.
  public var paths: Set<SecretPath> = []
  /// The values that are no secrets, wherever they are: the documented values of a demo.
  ///
  /// A signature beside an allowed key, as in `demo:5f3a…` or
  /// `auth_key=demo&auth_signature=5f3a…`, is no secret either.
  public var allowedValues: Set<String> = []
  /// The JSON Schemas of values that limit them, by the name of the member or parameter, or
  /// that of the header in lower case.
  ///
  /// The fake of a secret fits those that the secret fits, where that is possible.
  public var schemas: [String: Set<JSONValue>] = [:]

  /// Creates rules that add nothing.
  public init() {}

  /// The bodies of the requests of an operation, or of its responses.
  public struct SecretBody: Hashable, Sendable {
    /// The path template, as in the document; the path of a server may precede it.
    public var template: String
    /// The HTTP method in capital letters.
    public var method: String
    /// Whether the bodies are those of requests.
    public var isRequest: Bool
    /// The media type without parameters; nil for any.
    public var mediaType: String?

    /// Creates the bodies of an operation.
    public init(template: String, method: String, isRequest: Bool, mediaType: String? = nil) {
      self.template = template
      self.method = method
      self.isRequest = isRequest
      self.mediaType = mediaType
    }
  }

  /// A path template with the names of its secret parameters.
  public struct SecretPath: Hashable, Sendable {
    /// The template, as in the document: `/invitations/{code}`.
    ///
    /// The path of a server may precede it.
    public var template: String
    /// The names of the secret parameters.
    public var parameters: Set<String>

    /// Creates a path.
    public init(template: String, parameters: Set<String>) {
      self.template = template
      self.parameters = parameters
    }
  }
}
