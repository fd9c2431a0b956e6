/// The intermediate representation of the documents of a service, in their order.
public struct Service: Hashable, Sendable {
  public var title: String
  public var documentation = Documentation()
  /// The relative path of the document in the headers of generated files, with forward slashes.
  public var document: String
  public var servers: [Server] = []
  public var credentials: [CredentialScheme] = []
  public var models = Models()
  public var operations: [Operation] = []
  public var webhooks: [Webhook] = []
  public var channels: [Channel] = []
  /// The properties of each document that describes channels.
  public var realtime: [Realtime] = []
  /// The tags that the document describes, which aren't necessarily those of operations.
  public var tags: [Tag] = []
  /// Whether no document describes operations.
  public var hasOnlyChannels = false
  public var omissions = Omissions()

  public init(title: String, document: String) {
    self.title = title
    self.document = document
  }
}
