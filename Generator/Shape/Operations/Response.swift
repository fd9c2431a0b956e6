/// The response of a status, or of a range of statuses.
public struct Response: Hashable, Sendable {
  public var status: Status
  /// The contents of the body; empty without a body.
  public var contents: [Content] = []
  /// Whether the service can send XML, too, which the client doesn't read (Swagger 2.0).
  public var isAlsoXML = false
  public var headers: [Header] = []
  public var documentation = Documentation()
  public var origin: Origin

  public init(status: Status, origin: Origin) {
    self.status = status
    self.origin = origin
  }

  /// The status or statuses of a response.
  public enum Status: Hashable, Sendable {
    case code(Int)
    /// A range of statuses: 4 is `4XX`.
    case range(Int)
    /// All statuses that no other response has.
    case `default`

    /// The status as in documents: `404`, `4XX`, `default`.
    public var text: String {
      switch self {
      case .code(let code): "\(code)"
      case .range(let hundred): "\(hundred)XX"
      case .default: "default"
      }
    }

    public var isSuccess: Bool {
      switch self {
      case .code(let code): 200..<300 ~= code
      case .range(let hundred): hundred == 2
      case .default: false
      }
    }
  }

  /// A response header that the document describes.
  public struct Header: Hashable, Sendable {
    public var key: String
    public var type: Type
    public var isRequired: Bool
    /// Whether its text is JSON: a header with `content`.
    public var isJSON = false
    /// Whether an object is serialized as `name=value` for each member.
    public var explode = false
    public var documentation = Documentation()
    public var origin: Origin

    public init(key: String, type: Type, isRequired: Bool, origin: Origin) {
      self.key = key
      self.type = type
      self.isRequired = isRequired
      self.origin = origin
    }
  }
}
