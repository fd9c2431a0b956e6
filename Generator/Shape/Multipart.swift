/// A form whose members travel as parts of one message: values, and files of any size.
public struct Multipart: Hashable, Sendable {
  public var parts: [Part]
  /// What the parts without a name of their own carry; none when there are none.
  public var additional: Value?

  public init(parts: [Part], additional: Value? = nil) {
    self.parts = parts
    self.additional = additional
  }

  /// One member of the form.
  public struct Part: Hashable, Sendable {
    /// The name on the wire.
    public var key: String
    public var value: Value
    public var isRequired: Bool
    /// As the Encoding Object has it, which may list several; none where the value decides.
    public var contentType: String?
    public var headers: [Response.Header]
    /// The schema's `default`: what the service assumes when the part is absent.
    public var defaultValue: Literal?
    /// The default argument of an initializer, where the part is required: its only value.
    public var initialValue: Literal?
    public var documentation: Documentation
    public var origin: Origin

    public init(
      key: String,
      value: Value,
      isRequired: Bool,
      contentType: String? = nil,
      headers: [Response.Header] = [],
      defaultValue: Literal? = nil,
      initialValue: Literal? = nil,
      documentation: Documentation = Documentation(),
      origin: Origin
    ) {
      self.key = key
      self.value = value
      self.isRequired = isRequired
      self.contentType = contentType
      self.headers = headers
      self.defaultValue = defaultValue
      self.initialValue = initialValue
      self.documentation = documentation
      self.origin = origin
    }
  }

  /// What a part carries.
  public enum Value: Hashable, Sendable {
    /// Text, or JSON for what is no text; each element of an array has a part.
    case plain(Type)
    /// As a query would carry it.
    case styled(Type, Parameter.Style, explode: Bool)
    /// Bytes, with a name of their own.
    case file
    /// Several files under one name.
    case files

    public var type: Type {
      switch self {
      case .plain(let type), .styled(let type, _, _): type
      case .file: .binary
      case .files: .array(.binary)
      }
    }
  }
}
