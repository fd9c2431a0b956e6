/// A value outside the body of a request.
public struct Parameter: Hashable, Sendable {
  /// The name on the wire.
  public var key: String
  public var location: Location
  public var serialization: Serialization
  public var type: Type
  public var isRequired: Bool
  /// The value that the service assumes if the parameter is absent; it is never sent.
  public var defaultValue: Literal?
  /// The only value of a required parameter, which is its default argument.
  public var initialValue: Literal?
  public var documentation = Documentation()
  public var origin: Origin

  public init(
    key: String,
    location: Location,
    serialization: Serialization,
    type: Type,
    isRequired: Bool,
    origin: Origin
  ) {
    self.key = key
    self.location = location
    self.serialization = serialization
    self.type = type
    self.isRequired = isRequired
    self.origin = origin
  }

  /// The location of the value in the request: `in`.
  public enum Location: String, Hashable, Sendable {
    case path, query, header, cookie
    /// The whole query as one value (3.2).
    case querystring
  }

  /// The serialization of the value as text.
  public enum Serialization: Hashable, Sendable {
    /// A style of OpenAPI.
    case style(Style, explode: Bool, allowReserved: Bool)
    /// JSON text, for a parameter with `content`.
    case json
    /// `application/x-www-form-urlencoded`, for a `querystring` parameter.
    case form
  }

  /// The styles of OpenAPI (3.2, section 4.12.4), and `segments`.
  public enum Style: String, Hashable, Sendable {
    case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, cookie
    /// A value in a path whose slashes separate segments, like `{+name}` of URI templates.
    case segments
  }
}
