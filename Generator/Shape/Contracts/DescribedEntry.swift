/// An entry of a recording, and the parts of the documents that describe it.
public struct DescribedEntry: Hashable, Sendable {
  public var entry: Contract.Entry
  /// The location of the entry in the recording.
  public var origin: Origin
  public var parts: [Part]
  /// The hashes of the parts when the entry was checked: `parameters b81c2f3a, response 5a1bc0de`;
  /// nil if it has none.
  public var hashes: String?

  public init(
    entry: Contract.Entry,
    origin: Origin,
    parts: [Part],
    hashes: String?
  ) {
    self.entry = entry
    self.origin = origin
    self.parts = parts
    self.hashes = hashes
  }

  /// A part of an operation, a webhook or a channel.
  public struct Part: Hashable, Sendable {
    /// `parameters`, `requestBody`, `response`, `security` for the connection of a session, or the
    /// channel and the name of a message.
    public var name: String
    /// The `operationId`, the name of a webhook, a channel, or a channel and the name of a message.
    public var subject: String
    /// Whether the client sends the part, so that its schemas have no read-only members.
    public var isSent: Bool
    /// The schema of a body or a message, or those of all parameters and security schemes.
    public var schemas: [DescribedSchema]

    public init(name: String, subject: String, isSent: Bool, schemas: [DescribedSchema]) {
      self.name = name
      self.subject = subject
      self.isSent = isSent
      self.schemas = schemas
    }

    /// The name of the part with all parameters of an operation.
    public static let parameters = "parameters"
    /// The name of the part with the security schemes of the connection of a session.
    ///
    /// Entries that were checked before it existed have no hash of it.
    public static let security = "security"
    public static let requestBody = "requestBody"
    public static let response = "response"
  }

  /// The schema of a part, with what the document states about its serialization.
  public struct DescribedSchema: Hashable, Sendable {
    /// The location and the name of a parameter: `query limit`; `security` and the name of a
    /// security scheme; empty for other parts.
    public var name: String
    /// The serialization, and whether the value is required.
    public var attributes: String
    /// The key under `$defs` among the schemas of its direction; nil without a schema.
    public var key: String?
    /// The location of a parameter or a security scheme in the documents.
    public var origin: Origin?

    public init(name: String = "", attributes: String, key: String?, origin: Origin? = nil) {
      self.name = name
      self.attributes = attributes
      self.key = key
      self.origin = origin
    }
  }
}
