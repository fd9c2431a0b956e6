/// A recorded value, and the schema that describes it.
public struct RecordedValue: Hashable, Sendable {
  /// The part of an exchange that has the value.
  public enum Part: Hashable, Sendable {
    case parameter(Parameter.Location, String)
    case requestBody
    case responseHeader(String)
    case responseBody
    /// A message of a channel.
    case message
  }

  /// The value: JSON text, or what a parameter or a form encodes.
  public enum Content: Hashable, Sendable {
    case text(String)
    case literal(Literal)
    /// Plain text, which can represent a string, a number, a Boolean or null.
    case plain(String)
    /// The body isn't XML, as its media type states, for a reason.
    case invalidXML(String)
    /// The response lacks the header, which is required by the Header Object at a location.
    case missing(Origin)
  }

  public var entry: Contract.Entry
  /// The `operationId`, the name of a webhook, or the channel and the name of a message.
  public var subject: String
  public var part: Part
  public var content: Content
  /// The key under `$defs` of the schema, among those of its direction; empty for a missing header.
  public var schema: String
  /// The members that lead to the correlation identifier of a message, which the document describes
  /// beside the schema; empty without one.
  public var correlation: [String] = []
  /// Whether the client sent the value, so that its schema has no read-only members.
  public var isSent: Bool
  /// The status with which the service refused the request that has the value, 400 to 499.
  public var refusal: Int?
  /// The location of the value in the recording.
  public var origin: Origin
  /// The date and time of the exchange, as in the recording; empty if it isn't recorded.
  public var date: String

  public init(
    entry: Contract.Entry,
    subject: String,
    part: Part,
    content: Content,
    schema: String,
    isSent: Bool,
    refusal: Int? = nil,
    origin: Origin,
    date: String
  ) {
    self.entry = entry
    self.subject = subject
    self.part = part
    self.content = content
    self.schema = schema
    self.isSent = isSent
    self.refusal = refusal
    self.origin = origin
    self.date = date
  }
}
