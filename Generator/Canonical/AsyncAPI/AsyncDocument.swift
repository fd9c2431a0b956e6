import SourceDiagnostics

extension AsyncAPI {
  /// The root of a description (AsyncAPI Object).
  public struct Document {
    public var location: SourceLocation
    /// `title`, `summary` and `description` of `info`.
    public var title: String?
    public var summary: String?
    public var description: String?
    public var servers: [Named<Server>] = []
    /// The security schemes whose credentials the request that opens a connection can contain.
    public var securitySchemes: [Named<OpenAPI.SecurityScheme>] = []
    /// The content type of messages that declare none.
    public var defaultContentType: String
    /// The channels by their keys, in the order of the document.
    ///
    /// Channels of `components` that only operations refer to follow. A channel that two keys refer
    /// to is listed twice.
    public var channels: [Named<Channel.ID>] = []
    public var operations: [Operation] = []
    /// The messages of `components`.
    public var messages: [Named<Message.ID>] = []
    /// The schemas of `components`.
    public var schemas: [Named<SchemaID>] = []
    /// Every channel that is referred to, by the number of its identifier.
    public var allChannels: [Channel] = []
    /// Every message that is referred to, by the number of its identifier.
    public var allMessages: [Message] = []

    public init(location: SourceLocation, defaultContentType: String) {
      self.location = location
      self.defaultContentType = defaultContentType
    }

    public subscript(id: Channel.ID) -> Channel { allChannels[id.number] }

    public subscript(id: Message.ID) -> Message { allMessages[id.number] }
  }
}
