/// An element of the documents that recordings can cover: an operation, a response, a parameter or
/// a message.
public struct CoverableElement: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case operation
    /// The status of a response.
    case response
    /// The media type of the body of a request or a response.
    case mediaType
    /// A parameter that is present, absent, or has one of its listed values.
    case parameter
    case webhook
    /// A message of a channel in one direction.
    case message
  }

  /// The side of an exchange that has the element.
  public enum Side: Hashable, Sendable {
    case request, response
    /// What the service sends by itself, and messages of channels.
    case event
  }

  public var kind: Kind
  /// The `operationId`, the name of a webhook, or that of a channel.
  public var subject: String
  /// The element of the subject: `404`, `200 application/json`, `query limit absent`.
  public var detail: String
  public var origin: Origin
  /// The key under `$defs` of the schema of its value, among those of its direction.
  public var schema: String?
  public var side: Side
  /// The number of recordings that have the element.
  public var count: Int

  public init(
    kind: Kind,
    subject: String,
    detail: String,
    origin: Origin,
    schema: String? = nil,
    side: Side,
    count: Int
  ) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.origin = origin
    self.schema = schema
    self.side = side
    self.count = count
  }
}
