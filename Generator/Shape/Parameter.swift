/// A value that travels outside the body of a request.
public struct Parameter: Hashable, Sendable {
  /// The name on the wire.
  public var key: String
  public var location: Location
  public var serialization: Serialization
  public var type: Type
  public var isRequired: Bool
  /// What the service assumes where the parameter is absent: documentation, and never sent.
  public var defaultValue: Literal?
  /// The only value that a required parameter has: its default argument.
  public var initialValue: Literal?
  public var documentation: Documentation
  public var origin: Origin

  public init(
    key: String,
    location: Location,
    serialization: Serialization,
    type: Type,
    isRequired: Bool,
    defaultValue: Literal? = nil,
    initialValue: Literal? = nil,
    documentation: Documentation = Documentation(),
    origin: Origin
  ) {
    self.key = key
    self.location = location
    self.serialization = serialization
    self.type = type
    self.isRequired = isRequired
    self.defaultValue = defaultValue
    self.initialValue = initialValue
    self.documentation = documentation
    self.origin = origin
  }

  /// Where in the request the value travels: OpenAPI's `in`.
  public enum Location: String, Hashable, Sendable {
    case path, query, header, cookie
    /// The whole query as one value (3.2).
    case querystring
  }

  /// How the value becomes text.
  public enum Serialization: Hashable, Sendable {
    /// By one of OpenAPI's styles.
    case style(Style, explode: Bool, allowReserved: Bool)
    /// As JSON text: a parameter with `content`.
    case json
    /// As `application/x-www-form-urlencoded`: a querystring of names and values.
    case form
  }

  /// OpenAPI's styles (3.2, section 4.12.4), and one of its own.
  public enum Style: String, Hashable, Sendable {
    case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, cookie
    /// In a path, where no other stands: slashes of the value part segments, as `{+name}` of URI
    /// templates means it.
    case segments
  }
}
