/// A multipart form of values and files.
public struct Multipart: Hashable, Sendable {
  public var parts: [Part]
  /// The value of parts with other names; nil if there are none.
  public var additional: Value?

  public init(parts: [Part], additional: Value? = nil) {
    self.parts = parts
    self.additional = additional
  }

  /// A part of the form.
  public struct Part: Hashable, Sendable {
    /// The name on the wire.
    public var key: String
    public var value: Value
    public var isRequired: Bool
    /// The `contentType` of the Encoding Object, which can list several; nil for the default.
    public var contentType: String?
    public var headers: [Response.Header] = []
    /// The schema's `default`, which the service assumes if the part is absent.
    public var defaultValue: Literal?
    /// The only value of a required part, which is the default argument of the initializer.
    public var initialValue: Literal?
    public var documentation = Documentation()
    public var origin: Origin

    public init(key: String, value: Value, isRequired: Bool, origin: Origin) {
      self.key = key
      self.value = value
      self.isRequired = isRequired
      self.origin = origin
    }
  }

  /// The content of a part.
  public enum Value: Hashable, Sendable {
    /// Text, or JSON for other values; each element of an array has a part.
    case plain(Type)
    /// A value that is serialized like a query parameter.
    case styled(Type, Parameter.Style, explode: Bool)
    /// A file, with a name.
    case file
    /// Several files in parts of the same name.
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
