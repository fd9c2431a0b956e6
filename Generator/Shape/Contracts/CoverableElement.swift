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

  public var kind: Kind
  /// The `operationId`, the name of a webhook, or that of a channel.
  public var subject: String
  /// The element of the subject: `404`, `200 application/json`, `query limit absent`.
  public var detail: String
  public var origin: Origin
  /// The key under `$defs` of the schema of its value, among those of its direction.
  public var schema: String?
  /// Whether the client sends the value.
  public var isSent: Bool
  /// Whether it is the response of an operation.
  public var isOfResponse: Bool
  /// The number of recordings that have the element.
  public var count: Int

  public init(
    kind: Kind,
    subject: String,
    detail: String,
    origin: Origin,
    schema: String? = nil,
    isSent: Bool,
    isOfResponse: Bool = false,
    count: Int
  ) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.origin = origin
    self.schema = schema
    self.isSent = isSent
    self.isOfResponse = isOfResponse
    self.count = count
  }
}
