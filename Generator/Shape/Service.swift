/// What a document means, in its author's order: the value between reading and writing.
public struct Service: Hashable, Sendable {
  public var title: String
  public var documentation: Documentation
  /// Where the document lies, as generated headers name it: relative, with forward slashes.
  public var document: String
  public var servers: [Server]
  public var credentials: [CredentialScheme]
  public var models: [Model]
  public var operations: [Operation]
  public var webhooks: [Webhook]
  public var channels: [Channel]
  /// One for each document that describes channels.
  public var realtime: [Realtime]
  /// Those that the document describes, which need not be those that operations have.
  public var tags: [Tag]
  /// Whether no document describes what can be asked of it.
  public var hasOnlyChannels: Bool
  public var omissions = Omissions()

  public init(
    title: String,
    documentation: Documentation = Documentation(),
    document: String,
    servers: [Server] = [],
    credentials: [CredentialScheme] = [],
    models: [Model] = [],
    operations: [Operation] = [],
    webhooks: [Webhook] = [],
    channels: [Channel] = [],
    realtime: [Realtime] = [],
    tags: [Tag] = [],
    hasOnlyChannels: Bool = false
  ) {
    self.title = title
    self.documentation = documentation
    self.document = document
    self.servers = servers
    self.credentials = credentials
    self.models = models
    self.operations = operations
    self.webhooks = webhooks
    self.channels = channels
    self.realtime = realtime
    self.tags = tags
    self.hasOnlyChannels = hasOnlyChannels
  }
}
